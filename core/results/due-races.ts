import type { Card, Race } from '../card/race.ts';
import { type Instant, MINUTE, shift } from '../kernel/instant.ts';
import { counted } from '../kernel/text.ts';

/** Results are out by then. */
const OUT_AFTER = 15 * MINUTE;

/** Races of a card that should have a result by now. */
export const racesDue = (card: Pick<Card, 'races'> | null, now: Instant): readonly Race[] =>
  (card?.races ?? []).filter(
    ({ postTime, isCancelled }) =>
      isCancelled !== true && postTime !== null && shift(postTime, OUT_AFTER) <= now,
  );

/** A sentence for each race that is due and not among those that have a result. */
export const unsettledProblems = (
  due: readonly Race[],
  settledNumbers: ReadonlySet<number>,
  now: Instant,
): readonly string[] =>
  due
    .filter(({ number }) => !settledNumbers.has(number))
    .map(({ number, postTime }) => {
      const minutes = Math.round((now - (postTime ?? now)) / MINUTE);
      return `Race ${number}: no result yet, ${counted(minutes, 'minute')} after its post time.`;
    });
