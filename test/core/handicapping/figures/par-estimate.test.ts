import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PAR_STRENGTHS, parTables } from '#core/handicapping/figures/par-estimate.ts';
import { parRows } from '#core/handicapping/figures/par-row.ts';
import { NO_PARS, pointsIn } from '#core/handicapping/figures/par-tables.ts';
import { secondsFor } from '#core/handicapping/figures/parallel-time.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { near } from '#test/support/near.ts';

const test = suite('pars estimated from races');

const ONLY = { surface: 1e9, course: 1e9, level: 1e9, surfaceDay: 1e9, furthest: 25, rounds: 1 };

interface Ran {
  readonly points: number;
  readonly day?: number;
  readonly level?: string;
  readonly yards?: number;
}
/** Races of a class with a par of 84 whose winners' times are worth so many points. */
const rowsOf = (...ran: readonly Ran[]) =>
  parRows(
    ran.map(({ points, day = 0, level = 'claiming', yards = 1320 }, number) => ({
      projected: null,
      race: {
        track: 'SAR',
        day: addDays('2024-08-03' as RaceDay, day),
        number,
        group: 'main track',
        distanceYards: yards,
        isAbout: false,
        finalSeconds: secondsFor(points, yards),
        level: { key: level, prior: 84 },
        runners: [],
      },
    })),
  );

test('without races nothing is learned', () => {
  assert.equal(parTables([]), NO_PARS);
});

test('a surface six points fast in three races is four, held by one and a half of belief', () => {
  const { surfaces } = parTables(rowsOf({ points: 90 }, { points: 90 }, { points: 90 }), {
    ...ONLY,
    surface: 1.5,
  });
  near(pointsIn(surfaces, 'SAR|main track'), 4, 1e-6);
});

test('a class is pulled toward its prior: five races at 90 and a prior of five at 84 are 87', () => {
  const rows = rowsOf(...new Array<Ran>(5).fill({ points: 90 }));
  const { levels } = parTables(rows, { ...ONLY, level: 5 });
  near(pointsIn(levels, 'claiming'), 87, 1e-6);
  assert.is(levels.get('claiming')?.races, 5);
});

test('a race forty points off counts as twenty-five off', () => {
  const { levels } = parTables(rowsOf({ points: 124 }), { ...ONLY, level: 1 });
  near(pointsIn(levels, 'claiming'), 84 + 25 / 2, 1e-6);
});

test('races exactly at par teach that nothing is fast or slow', () => {
  const rows = rowsOf({ points: 84 }, { points: 84, day: 3 }, { points: 84, yards: 1540 });
  const { surfaces, courses, levels } = parTables(rows);
  for (const { points } of [...surfaces.values(), ...courses.values()]) near(points, 0, 1e-9);
  near(pointsIn(levels, 'claiming'), 84, 1e-9);
});

test('a class that runs ten points over another at the same track is found to be higher', () => {
  const rows = rowsOf(
    ...Array.from({ length: 60 }, (_, index) => ({
      points: index % 2 === 0 ? 79 : 89,
      day: Math.floor(index / 6),
      level: index % 2 === 0 ? 'claiming' : 'stakes',
    })),
  );
  const { levels } = parTables(rows);
  const gap = pointsIn(levels, 'stakes') - pointsIn(levels, 'claiming');
  assert.ok(gap > 7 && gap < 10, `${gap}`);
});

test('one day on which all is fast is the day’s, not the class’s', () => {
  const usual = Array.from({ length: 40 }, (_, index) => ({ points: 84, day: Math.floor(index / 8) }));
  const fast = Array.from({ length: 8 }, () => ({ points: 99, day: 9 }));
  const { levels } = parTables(rowsOf(...usual, ...fast));
  near(pointsIn(levels, 'claiming'), 84, 1.2);
});

test('the order of the races changes no par', () => {
  const ran = Array.from({ length: 20 }, (_, index) => ({
    points: 80 + ((7 * index) % 13),
    day: index % 4,
    yards: index % 3 === 0 ? 1540 : 1320,
  }));
  const [first, second] = [parTables(rowsOf(...ran)), parTables(rowsOf(...[...ran].reverse()))];
  for (const kind of ['surfaces', 'courses', 'levels'] as const)
    for (const [key, { points }] of first[kind]) near(pointsIn(second[kind], key), points, 1e-9);
});

test('no round leaves the tables as they were', () => {
  const from = { ...NO_PARS, levels: new Map([['claiming', { points: 91, races: 3 }]]) };
  assert.is(parTables(rowsOf({ points: 84 }), { ...PAR_STRENGTHS, rounds: 0 }, from), from);
});

test.run();
