import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { present } from '#test/support/present.ts';
import { type Churchill, churchillSuite } from './churchill.ts';

const { test, churchill } = await churchillSuite('its horses');
if (churchill !== null) factsOf(churchill);
test.run();

function factsOf(churchill: Churchill): void {
  const raceOn = (horse: string, day: string): PastPerformance =>
    present(present(churchill.called(horse).pastPerformances).find((past) => past.day === day));

  test('Tiberius Mercurius: a horse carrying 118 pounds, 4-1, in for $12,500', () => {
    const runner = churchill.runner(1, '1');
    assert.equal([runner.horseName, runner.sex, runner.weightLb], ['TIBERIUS MERCURIUS', 'horse', 118]);
    assert.equal([runner.morningLine?.text, runner.claimingPrice], ['4-1', 12_500]);
    const { sire, dam, damSire } = runner.pedigree;
    assert.equal([sire, dam, damSire], ['THE FACTOR', 'THE WINGED VENUS', 'ROCK HARD TEN']);
    assert.equal([runner.jockey?.name, runner.trainer?.name], ['MACHADO LUAN', 'ESQUIVEL JESUS']);
  });

  test('its records: lifetime, jockey with trainer, synthetic', () => {
    const { records, combination } = churchill.runner(1, '1');
    assert.equal(records?.life, { starts: 48, wins: 8, places: 5, shows: 5, earnings: 510_861 });
    assert.equal(combination, { span: '365 days', starts: 22, wins: 2, places: 7, shows: 4, roi: 0.42 });
    assert.is(records?.allWeather?.starts, 15);
    assert.equal(
      [records?.fastDirt?.starts, records?.wet?.starts],
      [2, 1],
      '18 on dirt, 15 of them synthetic',
    );
  });

  test("its last race: a mile and a half on Turfway's synthetic, led by two early, finished eighth", () => {
    const past = raceOn('TIBERIUS MERCURIUS', '2025-03-29');
    assert.equal([past.track, past.raceNumber, past.raceType, past.surface], ['TP', 5, 'AO', 'synthetic']);
    assert.equal([past.distanceYards, past.fieldSize, past.odds], [2640, 11, 17.21]);
    assert.equal(past.crossed, { position: 8, lengths: 10.25 });
    assert.equal(past.quarterCall, { position: 1, lengths: 2 });
    assert.equal([past.speedFigure, past.figureScale, past.finalSeconds], [87, 'TrackMaster', 153.99]);
    assert.equal(
      past.firstThree.map(({ name }) => name),
      ['THE GINGER WIZARD', 'THE DOVER SPECTER', 'COPPER MISSILE'],
    );
  });

  test('its first workout: five furlongs in 1:00.8 on April 16, best of three', () => {
    const [work] = present(churchill.runner(1, '1').workouts);
    assert.equal([work?.day, work?.track, work?.distanceYards], ['2025-04-16', 'CDT', 1100]);
    assert.equal([work?.seconds, work?.rank, work?.count, work?.isBullet], [60.8, 1, 3, false]);
  });

  test('blinkers on and off', () => {
    assert.equal(
      churchill.numbers(({ blinkers }) => blinkers === 'off'),
      ['1 #10', '6 #10'],
    );
    assert.equal(
      churchill.numbers(({ blinkers }) => blinkers === 'on'),
      ['6 #7', '10 #10'],
    );
  });

  test('Lasix off in race 9, for the first time in races 2, 6 and 10', () => {
    assert.equal(
      ['1', '6', '7', '8'].map((number) => churchill.runner(9, number).medication),
      Array(4).fill('none'),
    );
    assert.equal(
      churchill.numbers(({ medication }) => medication === 'first-time lasix'),
      ['2 #2', '2 #7', '6 #8', '6 #12', '10 #2', '10 #4', '10 #5', '10 #10'],
    );
  });

  test('Non Violence won its last race by 8 1/4 lengths', () => {
    const runner = churchill.runner(9, '1');
    assert.equal([runner.horseName, runner.morningLine?.text], ['NON VIOLENCE', '9-2']);
    assert.equal(
      [runner.records?.life?.starts, runner.records?.life?.wins, runner.records?.life?.places],
      [12, 4, 2],
    );
    const past = raceOn('NON VIOLENCE', '2025-04-04');
    assert.equal([past.track, past.raceNumber, past.official, past.odds], ['EVD', 8, 1, 1.9]);
    assert.equal([past.crossed.lengths, past.speedFigure], [8.25, 94]);
  });

  test('Harbor Springs and Evan On Earth', () => {
    assert.is(churchill.runner(9, '6').morningLine?.text, '3-1');
    const past = raceOn('HARBOR SPRINGS', '2025-02-22');
    assert.equal([past.track, past.official, past.odds, past.speedFigure], ['FG', 1, 1, 98]);
    const runner = churchill.runner(10, '3');
    assert.equal([runner.horseName, runner.morningLine?.text], ['EVAN ON EARTH', '7-5']);
    assert.equal(
      present(runner.pastPerformances)
        .map(({ day, track, official }) => [day, track, official])
        .slice(0, 3),
      [
        ['2024-11-22', 'CD', 2],
        ['2024-11-08', 'CD', 2],
        ['2024-05-04', 'CD', 6],
      ],
      'the scratch on November 2 is not a race',
    );
  });

  test('a dead heat, and places after disqualifications with and without a flag', () => {
    const deadHeat = raceOn('READY PURSUIT', '2024-11-14');
    assert.equal([deadHeat.crossed.position, deadHeat.official, deadHeat.extraComment], [3, 3, 'Dead heat']);
    const movedUp = (horse: string, day: string) => {
      const { crossed, official } = raceOn(horse, day);
      return [crossed.position, official];
    };
    assert.equal(movedUp('READY PURSUIT', '2024-09-06'), [4, 3]);
    assert.equal(movedUp('HOODLUM', '2025-02-17'), [9, 8]);
    assert.equal(movedUp('MALIBU SMART', '2025-01-19'), [3, 2]);
  });

  test('three horses that were not timed have no finish position and no figure', () => {
    const notTimed = [
      raceOn('SHADOW COAST', '2024-11-16'),
      raceOn('ANGEL OF FAITH', '2025-01-17'),
      raceOn('MALIBU SMART', '2023-06-22'),
    ];
    for (const past of notTimed) {
      assert.equal([past.crossed.position, past.official, past.speedFigure], [null, null, null]);
      assert.ok(past.nonFinish !== null);
    }
    assert.equal(
      [notTimed[0]?.nonFinish, notTimed[2]?.claimed, notTimed[2]?.claimingPrice],
      ['lost rider', true, 30_000],
    );
  });

  test('a figure of zero is unknown; 664 of the 669 races, 12 of them foreign, have one, the best 118', () => {
    const figures = churchill
      .all()
      .flatMap(({ pastPerformances }) => present(pastPerformances))
      .flatMap(({ speedFigure }) => speedFigure ?? []);
    assert.equal([figures.length, Math.max(...figures)], [664, 118]);
    const past = raceOn('WHAT IF', '2024-11-29');
    assert.equal([past.speedFigure, past.crossed.lengths, past.finalSeconds], [null, 28.5, 73.11]);
  });

  test('Neverwalkalone of Brazil, third in Argentina by half a length and a head', () => {
    const runner = churchill.runner(2, '2');
    assert.equal([runner.horseName, runner.pedigree.bredIn], ['NEVERWALKALONE', 'BRZ']);
    const past = raceOn('NEVERWALKALONE', '2023-09-02');
    assert.equal([past.track, past.postPosition, past.odds, past.speedFigure], ['HAR', null, 3.3, 102]);
    assert.equal(past.crossed, { position: 3, lengths: 0.55 });
    assert.equal([past.raceName, past.grade], ['Polla de Potrancas', 1]);
  });
}
