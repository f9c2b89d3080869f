import * as assert from 'uvu/assert';
import { isStarter } from '#core/card/runner.ts';
import { toIso } from '#core/kernel/instant.ts';
import { present } from '#test/support/present.ts';
import { type Churchill, churchillSuite } from './churchill.ts';

const { test, churchill } = await churchillSuite('its races');
if (churchill !== null) factsOf(churchill);
test.run();

function factsOf(churchill: Churchill): void {
  test('ten races and 94 horses on one day of one track', () => {
    assert.equal([churchill.card.trackSlug, churchill.card.day], ['churchill-downs', '2025-04-26']);
    assert.equal(
      churchill.fromAll(({ runners }) => runners.length),
      [11, 7, 8, 7, 9, 12, 8, 14, 8, 10],
    );
  });

  test('669 past races and no scratch among the lines; four horses have none', () => {
    const lines = churchill.all().map(({ pastPerformances }) => present(pastPerformances));
    assert.is(lines.flat().length, 669);
    assert.equal(
      churchill.numbers(({ pastPerformances }) => pastPerformances?.length === 0),
      ['6 #8', '10 #2', '10 #4', '10 #5'],
    );
  });

  test('1,119 workouts', () => {
    assert.is(churchill.all().flatMap(({ workouts }) => present(workouts)).length, 1119);
  });

  test('distances, surfaces and purses', () => {
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

  test('post times from 5:00 to 10:10 PM at the track', () => {
    assert.is(toIso(present(churchill.race(1).postTime)), '2025-04-26T21:00:00.000Z');
    assert.is(toIso(present(churchill.race(10).postTime)), '2025-04-27T02:10:00.000Z');
  });

  test('race 9 is the Roxelana, a stakes for fillies and mares of four and up by its text', () => {
    const { name, raceType, grade, eligibility } = churchill.race(9);
    assert.match(name ?? '', /^Roxelana S\./);
    assert.equal([raceType, grade], ['N', null]);
    assert.equal(eligibility, { ages: '4+', sexes: 'fillies and mares' });
  });

  test('the chances of the morning lines without also-eligibles add up as printed', () => {
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

  test('four horses are also eligible, none for the main track only', () => {
    assert.equal(
      churchill.numbers(({ listStatus }) => listStatus === 'also-eligible'),
      ['8 #11', '8 #12', '8 #13', '8 #14'],
    );
    assert.is(churchill.runner(8, '11').horseName, 'TIZNTSHELOVELY');
    assert.is(churchill.runner(8, '14').horseName, 'WHAT IF');
    assert.equal(
      churchill.numbers(({ listStatus }) => listStatus === 'main-track-only'),
      [],
    );
  });
}
