import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lastVariants } from '#core/handicapping/figures/condition-variant.ts';
import type { SurfaceGroup } from '#core/handicapping/figures/surface-group.ts';
import type { TimedRace } from '#core/handicapping/figures/timed-race.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';

const test = suite('the variants of the last race day');

const FIRST = '2025-07-10' as RaceDay;

/** Six furlongs; on the day `at` after the first. */
const timed = (
  index: number,
  number: number,
  finalSeconds: number | null,
  group: SurfaceGroup = 'main track',
): TimedRace => ({
  track: 'SAR',
  day: addDays(FIRST, index),
  number,
  group,
  distanceYards: 1320,
  isAbout: false,
  finalSeconds,
  level: { key: 'claiming', prior: 80 },
  runners: [{ key: `horse ${index} ${number}`, behind: 0 }],
});
const dayOf = (index: number, seconds: number) => [1, 2, 3, 4].map((number) => timed(index, number, seconds));
const usual = [0, 1, 2, 3, 4, 5].flatMap((index) => dayOf(index, 71));

test('without races there is none', () => {
  assert.is(lastVariants([]), null);
});

test('a day on which all run faster than before was fast, by what the days before it taught', () => {
  const fast = lastVariants([...usual, ...dayOf(6, 70)]);
  const slow = lastVariants([...dayOf(6, 72), ...usual]);
  assert.equal([fast?.day, slow?.day], [addDays(FIRST, 6), addDays(FIRST, 6)]);
  assert.is((fast?.surfaces[0]?.variant.points ?? 0) > 1, true);
  assert.is((slow?.surfaces[0]?.variant.points ?? 0) < -1, true);
});

test('each track condition has its own, from the races run on it', () => {
  const last = lastVariants([...usual, timed(6, 1, 70), timed(6, 2, 70, 'turf'), timed(6, 3, 70, 'turf')]);
  assert.equal(
    last?.surfaces.map(({ group, variant }) => [group, variant.races]),
    [
      ['main track', 1],
      ['turf', 2],
    ],
  );
});

test('a last day without a usable clock has no variant, and none of an earlier day', () => {
  assert.equal(lastVariants([...usual, timed(6, 1, null)]), { day: addDays(FIRST, 6), surfaces: [] });
});

test.run();
