import type { Price } from '../../card/price.ts';
import type { Runner } from '../../card/runner.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { Board } from '../../odds/board.ts';
import { priceOn } from '../../odds/board-price.ts';
import { currentBoard, isStale } from '../../odds/current-board.ts';

/** The price of a horse at a moment: a board's that is not stale, else the morning line, else none. */
export function priceAt(runner: Runner, boards: readonly Board[], now: Instant): Price | null {
  const board = currentBoard(boards, now);
  const live =
    board === null || isStale(board.provenance.at, now) ? null : priceOn(board, runner.programNumber);
  return live ?? runner.morningLine;
}
