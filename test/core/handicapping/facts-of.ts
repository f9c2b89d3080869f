import type { Runner } from '#core/card/runner.ts';
import type { Evidence } from '#core/handicapping/evidence.ts';
import { daysBetween } from '#core/kernel/race-day.ts';
import { present } from '#test/support/present.ts';

/** Every number below a value. */
function* leaves(value: unknown): Generator<number> {
  if (typeof value === 'number') yield value;
  else if (typeof value === 'string') {
    for (const [token] of value.matchAll(/\d+(\.\d+)?/g)) yield Number(token);
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* leaves(inner);
  }
}

function* ratesOf(runner: Runner): Generator<number> {
  const records = [...(runner.jockey?.records ?? []), ...(runner.trainer?.records ?? [])];
  for (const { wins, starts } of records) yield Math.round((100 * wins) / starts);
  for (const { winShare, starts } of runner.angles) {
    yield Math.round(100 * winShare);
    yield Math.round(winShare * starts);
  }
  const { wins, places, shows } = present(runner.records?.life);
  yield wins + places + shows;
}

function* datesOf(runner: Runner, { race }: Evidence): Generator<number> {
  for (const { day } of [...present(runner.pastPerformances), ...present(runner.workouts)])
    yield daysBetween(day, race.day);
  for (const { seconds, distanceYards } of present(runner.workouts)) {
    yield distanceYards / 220;
    yield Math.floor(seconds / 60);
    yield Number((seconds % 60).toFixed(1));
  }
}

const round = (value: number): number => Number(value.toFixed(1));

/**
 * Every number that may be said of a horse: what the card has about it, and plain arithmetic on
 * that (shares, sums, days, leads over a rival). Signs are dropped; counts up to five may always be said, as
 * may the thirty days of a recent work and the half in `5 1/2F`.
 */
export function numbersOf(runner: Runner, evidence: Evidence): ReadonlySet<number> {
  const rivals = evidence.starters.map((starter) => starter.ratings);
  const powers = rivals.flatMap(({ primePower }) => (primePower === null ? [] : [primePower]));
  const all = [
    ...[0, 1, 2, 3, 4, 5, 30],
    ...leaves(runner),
    ...ratesOf(runner),
    ...datesOf(runner, evidence),
    ...leaves(evidence.race.pars),
    ...leaves(rivals),
    ...powers.map((power) => (runner.ratings.primePower ?? 0) - power),
  ];
  return new Set(all.flatMap((value) => [Math.abs(value), round(Math.abs(value))]));
}
