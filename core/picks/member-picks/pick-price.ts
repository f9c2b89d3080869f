import type { Runner } from '../../card/runner.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { Board } from '../../odds/board.ts';
import { priceOn } from '../../odds/board-price.ts';
import { currentBoard, isStale } from '../../odds/current-board.ts';
import type { PickPrice } from './member-pick.ts';

function boardPrice(boards: readonly Board[], { programNumber }: Runner, now: Instant): PickPrice | null {
  const board = currentBoard(boards, now);
  if (board === null || isStale(board.provenance.at, now)) return null;
  const price = priceOn(board, programNumber);
  return price === null ? null : { kind: 'live', ...price, provenance: board.provenance };
}

/** The price of a horse at a moment: a board's that is not stale, else the morning line, else none. */
export function priceAt(
  runner: Runner,
  {
    boards,
    card,
    now,
  }: { readonly boards: readonly Board[]; readonly card: Provenance; readonly now: Instant },
): PickPrice | null {
  const live = boardPrice(boards, runner, now);
  if (live !== null || runner.morningLine === null) return live;
  const { toOne, text } = runner.morningLine;
  return { kind: 'morning-line', toOne, text, provenance: card };
}
