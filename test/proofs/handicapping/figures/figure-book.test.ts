import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceFigures } from '#core/handicapping/figures/day-figures.ts';
import { figureDay } from '#core/handicapping/figures/day-figures.ts';
import { figureHistory, openFigureBook } from '#core/handicapping/figures/figure-book.ts';
import { parTables } from '#core/handicapping/figures/par-estimate.ts';
import { parRows } from '#core/handicapping/figures/par-row.ts';
import { NO_PARS } from '#core/handicapping/figures/par-tables.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { inventedHistory } from '#test/core/handicapping/figures/invented-history.ts';

const test = suite('figures day by day');

const { races, merits, variants } = inventedHistory(3, 70);
const figures = figureHistory(races);
const settled = figures.filter(({ race }) => race.day > addDays('2024-01-01' as RaceDay, 90));

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (index: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[index], 0) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  const sum = (pick: (pair: readonly [number, number]) => number): number =>
    pairs.reduce((total, pair) => total + pick(pair), 0);
  const spread = Math.sqrt(sum(([a]) => (a - x) ** 2) * sum(([, b]) => (b - y) ** 2));
  return sum(([a, b]) => (a - x) * (b - y)) / spread;
}

const shownOf = (raceFigures: readonly RaceFigures[]) =>
  raceFigures.flatMap(({ race, runners }) => runners.map((runner) => ({ ...runner, race })));

test('courses of known speed are found again within two points of each other', () => {
  const { courses } = parTables(parRows(races.map((race) => ({ race, projected: null }))));
  const points = (yards: number): number => courses.get(`AAA|main track|${yards}`)?.points ?? Number.NaN;
  assert.ok(Math.abs(points(1320) - points(1430) - 6) < 2, `${points(1320)} ${points(1430)}`);
  assert.ok(Math.abs(points(1430) - points(1760) - 6) < 2, `${points(1430)} ${points(1760)}`);
});

test('the true gaps between classes are found again', () => {
  const { levels } = parTables(parRows(races.map((race) => ({ race, projected: null }))));
  const [low, high] = ['low', 'high'].map((key) => levels.get(key)?.points ?? Number.NaN);
  assert.ok(Math.abs((high ?? 0) - (low ?? 0) - 25) < 3, `${low} ${high}`);
});

test('the variant of a day follows how fast the ground really was', () => {
  const pairs = settled.map(({ race, variant }) => [variants.get(race.day) ?? 0, variant.points] as const);
  assert.ok(correlation(pairs) > 0.9, String(correlation(pairs)));
});

test('figures follow merit, and better than times do that know nothing of the day', () => {
  const rows = shownOf(settled).filter(({ figure }) => figure !== null);
  const ofFigures = correlation(rows.map(({ key, figure }) => [merits.get(key) ?? 0, figure ?? 0] as const));
  const raws = settled.flatMap(({ raw, winner, runners }) =>
    runners.map(({ key, figure }) => [merits.get(key) ?? 0, (figure ?? 0) + raw - winner] as const),
  );
  assert.ok(ofFigures > 0.9, String(ofFigures));
  assert.ok(ofFigures > correlation(raws) + 0.05, `${ofFigures} ${correlation(raws)}`);
});

test('the scale does not drift: winners of the last days earn what those of the first did', () => {
  const mean = (raceFigures: readonly RaceFigures[]): number =>
    raceFigures.reduce((sum, { winner }) => sum + winner, 0) / raceFigures.length;
  const half = Math.floor(settled.length / 2);
  assert.ok(Math.abs(mean(settled.slice(0, half)) - mean(settled.slice(half))) < 2);
});

test('the same days in the same order give the same figures', () => {
  assert.equal(figureHistory(races.slice(0, 80)), figureHistory(races.slice(0, 80)));
});

test('what comes later changes no figure made before', () => {
  const early = figureHistory(races.slice(0, 80));
  assert.equal(figures.slice(0, early.length), early);
});

test('a day that is not later than the book is refused', () => {
  const [first] = races;
  const day = first?.day as RaceDay;
  const book = openFigureBook();
  book.addDay(day, races.slice(0, 8));
  assert.throws(() => book.addDay(day, []), /order of days/);
});

test('a track measured two points slow lifts a raw figure by two', () => {
  const [raceFigures] = settled;
  assert.ok(
    raceFigures !== undefined &&
      Math.abs(raceFigures.winner - (raceFigures.raw - raceFigures.variant.points)) < 1e-9,
  );
});

test('a race without a clock, or with an impossible one, gets no figures', () => {
  const [race] = races;
  assert.ok(race);
  for (const finalSeconds of [null, 0, 20, 300]) {
    assert.equal(figureDay(NO_PARS, parRows([{ race: { ...race, finalSeconds }, projected: null }])), []);
  }
});

test('a horse with unknown lengths has no figure; the winner has the race’s', () => {
  const [race] = races;
  assert.ok(race);
  const runners = race.runners.map(({ key, behind }, runner) => ({
    key,
    behind: runner === 2 ? null : behind,
  }));
  const [raceFigures] = figureDay(NO_PARS, parRows([{ race: { ...race, runners }, projected: null }]));
  assert.is(raceFigures?.runners[2]?.figure, null);
  assert.is(raceFigures?.runners[0]?.figure, raceFigures?.winner);
});

test.run();
