import type { Price } from '../card/price.ts';
import type { Instant } from '../kernel/instant.ts';
import type { Board } from './board.ts';
import { priceOn } from './board-price.ts';
import { isStale } from './current-board.ts';

/** A race's board at a moment, which is never after the off. */
export interface BoardThen {
  readonly board: Board | null;
  readonly upTo: Instant;
  readonly postTime: Instant | null;
}

/** The price of a betting interest on the board, live or stale; the morning line when the board shows none. */
export function priceThen(
  interest: string,
  line: Price | null,
  { board, upTo, postTime }: BoardThen,
): Price | null {
  if (board === null) return line;
  const kind = isStale(board.provenance.at, upTo, postTime) ? 'stale' : 'live';
  return priceOn(board, interest, kind) ?? line;
}
