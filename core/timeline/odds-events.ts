import { type Instant, shift } from '../kernel/instant.ts';
import type { Board } from '../odds/board.ts';
import { boardText } from '../odds/board-price.ts';
import { standingBoard } from '../odds/standing-board.ts';
import { dueAtPost } from '../schedule/race-points.ts';
import type { RacePointRule } from '../schedule/rules.ts';
import { eventOf, type MarkPrice, type RaceEvent, toldBy } from './event.ts';

const textOf = (toOne: number | null | undefined): string | null =>
  toOne === null || toOne === undefined ? null : boardText(toOne);

function pricesOn(board: Board, before: Board | null): readonly MarkPrice[] {
  const earlier = new Map(before?.interests.map(({ interest, toOne }) => [interest, toOne]));
  return board.interests
    .toSorted((one, other) => (one.toOne ?? Number.MAX_VALUE) - (other.toOne ?? Number.MAX_VALUE))
    .map(({ interest, toOne, isScratched }) => ({
      interest,
      price: textOf(toOne),
      was: textOf(earlier.get(interest)),
      isScratched,
    }));
}

const favouriteOn = (board: Board | null): string | null => {
  const found = board === null ? undefined : pricesOn(board, null).find(({ isScratched }) => !isScratched);
  return found?.price == null ? null : `favourite ${found.interest} at ${found.price}`;
};

function markEvent(
  { label }: RacePointRule,
  at: Instant,
  [before, board]: readonly [Board | null, Board | null],
): RaceEvent {
  const what = `Odds ${label.replace(/^latest odds /, '')}`;
  if (board === null)
    return eventOf({
      kind: 'odds',
      at,
      what,
      source: 'Odds shelf',
      detail: 'No board of this race stood by then.',
    });
  const [was, now] = [favouriteOn(before), favouriteOn(board)];
  const isSame = before !== null && before.provenance.at === board.provenance.at;
  return eventOf({
    kind: 'odds',
    at,
    what,
    before: was === now ? null : was,
    after: now,
    detail: isSame ? 'No newer board than at the mark before.' : null,
    prices: pricesOn(board, before),
    ...toldBy(board.provenance),
  });
}

/**
 * The board that stood at each mark before the off that has come. Empty without a post time, and where no board is
 * kept at all.
 */
export function oddsEvents(
  boards: readonly Board[],
  postTime: Instant | null,
  marks: readonly RacePointRule[],
  now: Instant,
): readonly RaceEvent[] {
  if (postTime === null || boards.length === 0) return [];
  let before: Board | null = null;
  return marks
    .filter(({ act }) => act === 'odds')
    .map((rule) => ({ rule, at: dueAtPost(rule, postTime) }))
    .filter(({ at }) => at <= now)
    .sort((one, other) => one.at - other.at)
    .map(({ rule, at }) => {
      const board = standingBoard(boards, shift(at, 1));
      const event = markEvent(rule, at, [before, board]);
      before = board;
      return event;
    });
}
