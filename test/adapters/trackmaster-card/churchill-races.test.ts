import * as assert from 'uvu/assert';
import { isStarter } from '#core/card/runner.ts';
import { toIso } from '#core/kernel/instant.ts';
import { sumBy } from '#core/kernel/numbers.ts';
import { present } from '#test/support/present.ts';
import { type Churchill, churchillSuite, isForeignRace } from './churchill.ts';

const { test, churchill } = await churchillSuite('its races');
if (churchill !== null) factsOf(churchill);
test.run();

function factsOf(churchill: Churchill): void {
  test('1: ten races and 94 horses on one day of one track', () => {
    assert.equal([churchill.card.trackSlug, churchill.card.day], ['churchill-downs', '2025-04-26']);
    assert.equal(
      churchill.fromAll(({ runners }) => runners.length),
      [11, 7, 8, 7, 9, 12, 8, 14, 8, 10],
    );
    assert.is(churchill.all().length, 94);
    assert.is(churchill.text.length, 3_269_459);
    assert.ok(churchill.isAscii);
  });

  test('2: of 787 lines 118 are scratches, and the 669 others are races, 12 of them foreign', () => {
    const read = churchill.fromAll(({ runners }) =>
      sumBy(runners, ({ pastPerformances }) => present(pastPerformances).length),
    );
    const written = churchill.linesWritten();
    assert.equal([sumBy(written.flat(), (lines) => lines.length), sumBy(read, (races) => races)], [787, 669]);
    assert.equal(
      written.map((horses, index) => sumBy(horses, (lines) => lines.length) - (read[index] ?? 0)),
      [23, 10, 8, 5, 14, 8, 4, 23, 18, 5],
    );
    const foreign = written.flat(2).filter(isForeignRace);
    assert.is(foreign.length, 12);
  });

  test('3: 1,119 works; 39 horses have 12 lines, and four have none', () => {
    assert.is(
      sumBy(churchill.all(), ({ workouts }) => present(workouts).length),
      1119,
    );
    assert.is(
      churchill
        .linesWritten()
        .flat()
        .filter((lines) => lines.length === 12).length,
      39,
    );
    assert.equal(
      churchill.numbers(({ pastPerformances }) => pastPerformances?.length === 0),
      ['6 #8', '10 #2', '10 #4', '10 #5'],
    );
  });

  test('4, 5 and 6: distances, surfaces and purses', () => {
    assert.equal(
      churchill.fromAll(({ distanceYards }) => distanceYards),
      [1760, 1760, 1540, 1320, 1870, 1430, 2200, 1870, 1320, 1320],
    );
    assert.equal(
      churchill.fromAll(({ surface }) => surface),
      ['dirt', 'turf', ...Array(5).fill('dirt'), 'turf', 'dirt', 'dirt'],
    );
    assert.match(churchill.race(2).conditions ?? '', 'Rail at 36 feet');
    assert.match(churchill.race(8).conditions ?? '', 'Rail at 36 feet');
    assert.equal(
      churchill.fromAll(({ purse }) => purse),
      [45_000, 141_000, 62_000, 127_000, 58_000, 67_000, 92_000, 76_000, 200_000, 72_000],
    );
  });

  test('7: par times, written as minutes and seconds run together', () => {
    assert.equal(
      churchill.fromAll(({ trackmaster }) => trackmaster?.parSeconds),
      [95.7, 96.82, 83.6, 70.84, 104.07, 76.92, 125.07, 103.27, 70.24, 70.84],
    );
  });

  test('8: class ratings, and post times from 5:00 to 10:10 PM at the track', () => {
    assert.equal(
      churchill.fromAll(({ trackmaster }) => trackmaster?.classRating),
      [92, 97, 88, 94, 93, 86, 84, 92, 102, 94],
    );
    assert.is(toIso(present(churchill.race(1).postTime)), '2025-04-26T21:00:00.000Z');
    assert.is(toIso(present(churchill.race(10).postTime)), '2025-04-27T02:10:00.000Z');
  });

  test('9: race 9 is the Roxelana, a stakes for fillies and mares of four and up by its text', () => {
    const { name, raceType, grade, eligibility } = churchill.race(9);
    assert.match(name ?? '', /^Roxelana S\./);
    assert.equal([raceType, grade], ['N', null]);
    assert.equal(eligibility, { ages: '4+', sexes: 'fillies and mares' });
  });

  test('10: the chances of the morning lines without also-eligibles add up as printed', () => {
    const sums = churchill.fromAll(({ runners }) =>
      runners
        .filter(isStarter)
        .reduce((sum, { morningLine }) => sum + 1 / (present(morningLine).toOne + 1), 0),
    );
    assert.equal(
      sums.map((sum) => Number(sum.toFixed(3))),
      [1.314, 1.278, 1.297, 1.27, 1.31, 1.327, 1.307, 1.275, 1.287, 1.322],
    );
  });

  test('11: four horses are also eligible, none for the main track only', () => {
    assert.equal(
      churchill.numbers(({ listStatus }) => listStatus === 'also-eligible'),
      ['8 #11', '8 #12', '8 #13', '8 #14'],
    );
    assert.equal(
      ['11', '12', '13', '14'].map((number) => churchill.runner(8, number).horseName),
      ['TIZNTSHELOVELY', 'MALIBU SMART', 'TACO CAT BACKWARDS', 'WHAT IF'],
    );
    assert.equal(
      churchill.numbers(({ listStatus }) => listStatus === 'main-track-only'),
      [],
    );
  });
}
