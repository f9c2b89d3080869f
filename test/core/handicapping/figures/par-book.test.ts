import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openParBook } from '#core/handicapping/figures/par-book.ts';
import { PAR_STRENGTHS, parTables } from '#core/handicapping/figures/par-estimate.ts';
import { type ParRow, parRows } from '#core/handicapping/figures/par-row.ts';
import { secondsFor } from '#core/handicapping/figures/parallel-time.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { inventedHistory } from './invented-history.ts';

const test = suite('pars learned day by day');

const FIRST = '2024-08-03' as RaceDay;
const RACES_A_DAY = 5;

/** A day's races at a track, the winners' times worth so many points. */
const dayAt = (track: string, day: number, points: number): readonly ParRow[] =>
  parRows(
    Array.from({ length: RACES_A_DAY }, (_, number) => ({
      projected: null,
      race: {
        track,
        day: addDays(FIRST, day),
        number,
        group: 'main track' as const,
        distanceYards: 1320,
        isAbout: false,
        finalSeconds: secondsFor(points, 1320),
        level: { key: 'claiming', prior: 84 },
        runners: [],
      },
    })),
  );

test('a day without races changes nothing', () => {
  const book = openParBook();
  book.learn(dayAt('SAR', 0, 90));
  const before = book.tables();
  book.learn([]);
  assert.is(book.tables(), before);
});

test('while races are few every day is learned at once', () => {
  const book = openParBook();
  for (let day = 0; day < 10; day += 1) {
    const before = book.tables();
    book.learn(dayAt('SAR', day, 90));
    assert.is.not(book.tables(), before, String(day));
  }
});

test('a large book is estimated again once for every fiftieth that it has grown, not every day', () => {
  const book = openParBook();
  let estimates = 0;
  for (let day = 0; day < 400; day += 1) {
    const before = book.tables();
    book.learn(dayAt('SAR', day, 90));
    if (book.tables() !== before) estimates += 1;
  }
  // 50 days of 5 races up to 250, then at least every 2%: ln(2,000 / 250) / ln(1.02) = 105.
  assert.ok(estimates <= 50 + 105, String(estimates));
  assert.ok(estimates >= 50 + 70, String(estimates));
});

test('a new track in a large book is known within days, and moves no other', () => {
  const book = openParBook();
  for (let day = 0; day < 300; day += 1) book.learn(dayAt('SAR', day, 84));
  const before = book.tables();
  book.learn(dayAt('PEN', 300, 64));
  assert.ok((book.tables().surfaces.get('PEN|main track')?.points ?? 0) < -5);
  assert.is(book.tables().surfaces.get('SAR|main track'), before.surfaces.get('SAR|main track'));
  assert.is(book.tables().levels, before.levels);
});

test('what is learned day by day ends within half a point of one estimate from all races', () => {
  const { races } = inventedHistory(5, 60);
  const rows = parRows(races.map((race) => ({ race, projected: null })));
  const book = openParBook();
  for (const day of new Set(races.map((race) => race.day))) {
    book.learn(rows.filter(({ race }) => race.day === day));
  }
  const whole = parTables(rows, { ...PAR_STRENGTHS, rounds: 200 });
  const [found, wanted] = [book.tables(), whole];
  const gap = (tables: typeof found): number =>
    (tables.courses.get('AAA|main track|1320')?.points ?? 0) -
    (tables.courses.get('AAA|main track|1760')?.points ?? 0);
  assert.ok(Math.abs(gap(found) - gap(wanted)) < 0.5, `${gap(found)} ${gap(wanted)}`);
  const classes = (tables: typeof found): number =>
    (tables.levels.get('high')?.points ?? 0) - (tables.levels.get('low')?.points ?? 0);
  assert.ok(Math.abs(classes(found) - classes(wanted)) < 0.5, `${classes(found)} ${classes(wanted)}`);
});

test.run();
