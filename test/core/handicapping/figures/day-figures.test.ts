import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { figureDay } from '#core/handicapping/figures/day-figures.ts';
import { parRows } from '#core/handicapping/figures/par-row.ts';
import { NO_PARS, type ParTables } from '#core/handicapping/figures/par-tables.ts';
import { secondsFor } from '#core/handicapping/figures/parallel-time.ts';
import type { TimedRace } from '#core/handicapping/figures/timed-race.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { near } from '#test/support/near.ts';

const test = suite('the figures of a day, by hand');

/** A six-furlong race of a class with a par of 84 whose winner's time is worth so many points. */
const raced = (points: number | null, change: Partial<TimedRace> = {}): TimedRace => ({
  track: 'SAR',
  day: '2024-08-03' as RaceDay,
  number: 1,
  group: 'main track',
  distanceYards: 1320,
  isAbout: false,
  finalSeconds: points === null ? null : secondsFor(points, 1320),
  level: { key: 'claiming', prior: 84 },
  runners: [
    { key: 'ASH', behind: 0 },
    { key: 'ELM', behind: 5 },
    { key: 'FIR', behind: null },
  ],
  ...change,
});
const figures = (races: readonly TimedRace[], tables: ParTables = NO_PARS, projected: number | null = null) =>
  figureDay(tables, parRows(races.map((race) => ({ race, projected }))));

test('one race nine points over par: a third of it is the track’s, the winner keeps 90', () => {
  const [found] = figures([raced(93)]);
  near(found?.raw, 93);
  near(found?.variant.points, 3);
  near(found?.winner, 90);
  assert.equal([found?.par, found?.expected], [84, 84]);
});

test('five lengths at six furlongs are twelve points behind; without lengths there is no figure', () => {
  const [found] = figures([raced(84)]);
  const [ash, elm, fir] = found?.runners ?? [];
  near(ash?.figure, 84);
  near(elm?.figure, 72);
  assert.is(fir?.figure, null);
});

test('two races four over par have a common variant of two', () => {
  const both = figures([raced(88), raced(88, { number: 2 })]);
  for (const { variant, winner } of both) {
    near(variant.points, 2);
    near(winner, 86);
  }
});

test('turf and dirt of one day have a variant each', () => {
  const [dirt, turf] = figures([raced(93), raced(84, { number: 2, group: 'turf' })]);
  near(dirt?.variant.points, 3);
  near(turf?.variant.points, 0);
});

test('what surface and course give is taken off before the variant', () => {
  const tables: ParTables = {
    ...NO_PARS,
    surfaces: new Map([['SAR|main track', { points: 5, races: 90 }]]),
    courses: new Map([['SAR|main track|1320', { points: 4, races: 30 }]]),
  };
  const [found] = figures([raced(93)], tables);
  near(found?.raw, 84);
  near(found?.variant.points, 0);
  assert.is(found?.courseRaces, 30);
});

test('a learned class counts before its prior', () => {
  const tables: ParTables = { ...NO_PARS, levels: new Map([['claiming', { points: 90, races: 40 }]]) };
  const [found] = figures([raced(90)], tables);
  assert.is(found?.par, 90);
  near(found?.variant.points, 0);
});

test('a field that promises more than its class makes a fast time less of a surprise', () => {
  const [plain] = figures([raced(93)]);
  const [strong] = figures([raced(93)], NO_PARS, 94);
  near(strong?.expected, 91);
  assert.ok((strong?.winner ?? 0) > (plain?.winner ?? 0));
});

test('a race without a clock has no figures, and the others of its day keep theirs', () => {
  const found = figures([raced(null), raced(93, { number: 2 })]);
  assert.equal(
    found.map(({ race }) => race.number),
    [2],
  );
  near(found[0]?.variant.points, 3);
});

test('a day without races has no figures', () => {
  assert.equal(figures([]), []);
});

test.run();
