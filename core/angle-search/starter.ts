import { MILE } from '../card/distance.ts';
import type { PastPerformance } from '../card/past-performance.ts';
import type { Record4, Runner } from '../card/runner.ts';
import type { Evidence } from '../handicapping/evidence.ts';

/** What holds of a starter before its race, or does not; null while the card does not say. */
export type Holds = boolean | null;

/** A starter with all that was known about its race before the off. */
export interface Starter {
  readonly runner: Runner;
  readonly evidence: Evidence;
}

/** Starts of its life: as recorded, else the lines of a horse that shows few; null where neither is known. */
export function startsOf({ records, pastPerformances: lines }: Runner): number | null {
  const recorded = records?.life?.starts ?? null;
  if (recorded !== null) return Math.max(recorded, lines?.length ?? 0);
  return lines === null || lines.length >= FULL_PAGE ? null : lines.length;
}

/** A past-performance page prints no more lines than this. */
const FULL_PAGE = 10;

/** Every start of its life is printed. */
export const showsWholeLife = (runner: Runner): boolean => {
  const starts = startsOf(runner);
  return starts !== null && starts <= (runner.pastPerformances?.length ?? 0);
};

/** Looks at the last race: nothing holds of a horse that has not raced, and nothing is known without its lines. */
export const ofLastRace =
  (look: (last: PastPerformance, starter: Starter, values: readonly number[]) => Holds) =>
  (starter: Starter, values: readonly number[]): Holds => {
    const [last] = starter.runner.pastPerformances ?? [];
    if (last !== undefined) return look(last, starter, values);
    return startsOf(starter.runner) === 0 ? false : null;
  };

/** What a horse may be claimed for today, in dollars; null where no claiming price is known. */
export const priceToday = ({ runner, evidence }: Starter): number | null =>
  runner.claimingPrice ?? evidence.race.claiming?.high ?? null;

/** Whether it has won under the conditions of a record; null where there is no such record. */
export const hasWon = (record: Record4 | null | undefined): Holds =>
  record === null || record === undefined ? null : record.wins > 0;

/** From a sprint to a route (1), from a route to a sprint (-1), neither (0); null where a distance is unknown. */
export function distanceMove(last: PastPerformance, { evidence }: Starter): -1 | 0 | 1 | null {
  const today = evidence.race.distanceYards;
  if (last.distanceYards === null || today === null) return null;
  const isRoute = (yards: number): number => Number(yards >= MILE);
  return (isRoute(today) - isRoute(last.distanceYards)) as -1 | 0 | 1;
}

/** Whether its number is the highest of the field; null for a horse without one, and where no other has one. */
export function isTopOfField(
  { runner, evidence }: Starter,
  numberOf: (runner: Runner) => number | null,
): Holds {
  const number = numberOf(runner);
  const numbers = evidence.starters.flatMap((starter) => numberOf(starter) ?? []);
  return number === null || numbers.length < 2 ? null : number === Math.max(...numbers);
}
