import { boardText } from '../card/price-text.ts';
import { type Instant, shift } from '../kernel/instant.ts';
import type { Board } from '../odds/board.ts';
import { currentBoard } from '../odds/current-board.ts';
import { dueAtPost } from '../schedule/race-jobs.ts';
import type { RaceJobRule } from '../schedule/rules.ts';
import { eventOf, type MarkPrice, type RaceEvent, reportedBy } from './event.ts';

const textOf = (toOne: number | null | undefined): string | null =>
  toOne === null || toOne === undefined ? null : boardText(toOne);

function pricesOn(board: Board, before: Board | null): readonly MarkPrice[] {
  const earlier = new Map(before?.interests.map(({ interest, toOne }) => [interest, toOne]));
  return board.interests
    .toSorted((a, b) => (a.toOne ?? Number.MAX_VALUE) - (b.toOne ?? Number.MAX_VALUE))
    .map(({ interest, toOne, isScratched }) => ({
      interest,
      price: textOf(toOne),
      was: textOf(earlier.get(interest)),
      isScratched,
    }));
}

const favoriteOn = (board: Board | null): string | null => {
  const found = board === null ? undefined : pricesOn(board, null).find(({ isScratched }) => !isScratched);
  return found?.price == null ? null : `favorite ${found.interest} at ${found.price}`;
};

function markEvent(
  { label }: RaceJobRule,
  instant: Instant,
  [before, board]: readonly [Board | null, Board | null],
): RaceEvent {
  const what = `Odds ${label.replace(/^latest odds /, '')}`;
  if (board === null)
    return eventOf({
      kind: 'odds',
      at: instant,
      what,
      source: 'Odds store',
      detail: 'No odds were stored for this race by then.',
    });
  const [was, now] = [favoriteOn(before), favoriteOn(board)];
  const isSame = before !== null && before.provenance.at === board.provenance.at;
  return eventOf({
    kind: 'odds',
    at: instant,
    what,
    before: was === now ? null : was,
    after: now,
    detail: isSame ? 'No new board since the last check.' : null,
    prices: pricesOn(board, before),
    ...reportedBy(board.provenance),
  });
}

/**
 * The odds at each mark before the off that has passed. Empty without a post time, and when no odds are stored.
 */
export function oddsEvents(
  boards: readonly Board[],
  postTime: Instant | null,
  marks: readonly RaceJobRule[],
  now: Instant,
): readonly RaceEvent[] {
  if (postTime === null || boards.length === 0) return [];
  let before: Board | null = null;
  return marks
    .filter(({ act }) => act === 'odds')
    .map((rule) => ({ rule, at: dueAtPost(rule, postTime) }))
    .filter(({ at: instant }) => instant <= now)
    .sort((a, b) => a.at - b.at)
    .map(({ rule, at: instant }) => {
      const board = currentBoard(boards, shift(instant, 1));
      const event = markEvent(rule, instant, [before, board]);
      before = board;
      return event;
    });
}
