import * as assert from 'uvu/assert';
import { personRecord } from '#adapters/files/trackmaster-card/records-of.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import { present } from '#test/support/present.ts';
import { type Churchill, churchillSuite, isForeignRace, isScratchLine } from './churchill.ts';

const { test, churchill } = await churchillSuite('its horses');
if (churchill !== null) factsOf(churchill);
test.run();

function factsOf(churchill: Churchill): void {
  const raceOn = (horse: string, day: string): PastPerformance =>
    present(present(churchill.called(horse).pastPerformances).find((past) => past.day === day));

  test('12: Tiberius Mercurius, a horse carrying 118 pounds, 4-1, in for $12,500', () => {
    const runner = churchill.runner(1, '1');
    assert.equal([runner.horseName, runner.sex, runner.weightLb], ['TIBERIUS MERCURIUS', 'horse', 118]);
    assert.equal([runner.morningLine?.text, runner.claimingPrice], ['4-1', 12_500]);
    const { sire, dam, damSire } = runner.pedigree;
    assert.equal([sire, dam, damSire], ['THE FACTOR', 'THE WINGED VENUS', 'ROCK HARD TEN']);
    assert.equal([runner.jockey?.name, runner.trainer?.name], ['MACHADO LUAN', 'ESQUIVEL JESUS']);
  });

  test('13: his records: lifetime, jockey with trainer, synthetic', async () => {
    const { records, combination } = churchill.runner(1, '1');
    assert.equal(records?.life, { starts: 48, wins: 8, places: 5, shows: 5, earnings: 510_861 });
    assert.equal(combination, { span: '365 days', starts: 22, wins: 2, places: 7, shows: 4, roi: 0.42 });
    assert.is(records?.allWeather?.starts, 15);
    const stats = await churchill.statsWritten('TIBERIUS MERCURIUS');
    assert.is(
      personRecord(stats, 'LIFETIME', 'life')?.roi,
      -0.2,
      '35.24 in odds and 8 stakes back from 48, a loss of 10%',
    );
    assert.is(personRecord(stats, 'DIRT', 'dirt')?.starts, 18);
    assert.equal(
      [records?.fastDirt?.starts, records?.wet?.starts],
      [2, 1],
      '18 on dirt, 15 of them synthetic',
    );
  });

  test("14: his last race, a mile and a half on Turfway's synthetic, led by two early, finished eighth", () => {
    const past = raceOn('TIBERIUS MERCURIUS', '2025-03-29');
    assert.equal([past.track, past.raceNumber, past.raceType, past.surface], ['TP', 5, 'AO', 'synthetic']);
    assert.equal([past.distanceYards, past.fieldSize, past.odds], [2640, 11, 17.21]);
    assert.equal(past.crossed, { position: 8, lengths: 10.25 });
    assert.equal(past.trackmaster, {
      classRating: 100,
      winnersFigure: 99,
      ownSeconds: 155.7,
      frontWraps: false,
    });
    assert.equal(past.quarterCall, { position: 1, lengths: 2 });
    assert.equal([past.speedFigure, past.figureScale, past.finalSeconds], [87, 'TrackMaster', 153.99]);
    assert.equal(
      past.firstThree.map(({ name }) => name),
      ['THE GINGER WIZARD', 'THE DOVER SPECTER', 'COPPER MISSILE'],
    );
  });

  test('15: his first workout, five furlongs in 1:00.8 on April 16, best of three', () => {
    const [work] = present(churchill.runner(1, '1').workouts);
    assert.equal([work?.day, work?.track, work?.distanceYards], ['2025-04-16', 'CDT', 1100]);
    assert.equal([work?.seconds, work?.rank, work?.count, work?.isBullet], [60.8, 1, 3, false]);
  });

  test('16: blinkers on and off', () => {
    assert.equal(
      churchill.numbers(({ blinkers }) => blinkers === 'off'),
      ['1 #10', '6 #10'],
    );
    assert.equal(
      churchill.numbers(({ blinkers }) => blinkers === 'on'),
      ['6 #7', '10 #10'],
    );
  });

  test('17: Lasix off in race 9, for the first time in races 2, 6 and 10', () => {
    assert.equal(
      ['1', '6', '7', '8'].map((number) => churchill.runner(9, number).medication),
      Array(4).fill('none'),
    );
    assert.equal(
      churchill.numbers(({ medication }) => medication === 'first-time lasix'),
      ['2 #2', '2 #7', '6 #8', '6 #12', '10 #2', '10 #4', '10 #5', '10 #10'],
    );
  });

  test('18: Non Violence won its last race by 8 1/4 lengths', () => {
    const runner = churchill.runner(9, '1');
    assert.equal([runner.horseName, runner.morningLine?.text], ['NON VIOLENCE', '9-2']);
    const { starts, wins, places, shows } = present(present(runner.records).life);
    assert.equal([starts, wins, places, shows], [12, 4, 2, 0]);
    const past = raceOn('NON VIOLENCE', '2025-04-04');
    assert.equal([past.track, past.raceNumber, past.official, past.odds], ['EVD', 8, 1, 1.9]);
    assert.equal([past.crossed.lengths, past.speedFigure], [8.25, 94]);
  });

  test('19: the prices and last races of Harbor Springs and Evan On Earth', () => {
    assert.is(churchill.runner(9, '6').morningLine?.text, '3-1');
    const past = raceOn('HARBOR SPRINGS', '2025-02-22');
    assert.equal([past.track, past.official, past.odds, past.speedFigure], ['FG', 1, 1, 98]);
    const runner = churchill.runner(10, '3');
    assert.equal([runner.horseName, runner.morningLine?.text], ['EVAN ON EARTH', '7-5']);
    const prices = churchill.race(10).runners.map(({ morningLine }) => present(morningLine).toOne);
    assert.is(runner.morningLine?.toOne, Math.min(...prices));
  });

  test('20: the third line of Evan On Earth is a scratch, and no race', () => {
    const third = churchill.linesWritten()[9]?.[2]?.[2] ?? '';
    assert.match(third, '<racedate>20241102</racedate>');
    assert.ok(isScratchLine(third));
    assert.equal(
      present(churchill.runner(10, '3').pastPerformances)
        .map(({ day, track, official }) => [day, track, official])
        .slice(0, 3),
      [
        ['2024-11-22', 'CD', 2],
        ['2024-11-08', 'CD', 2],
        ['2024-05-04', 'CD', 6],
      ],
    );
  });

  test('21 and 22: a dead heat, and places after disqualifications with and without a flag', () => {
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

  test('23: three horses that were not timed have no finish position and no figure', () => {
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

  test('24: a figure of zero is unknown; 665 lines have one, the best 118, so 664 are read', () => {
    const figures = churchill
      .all()
      .flatMap(({ pastPerformances }) => present(pastPerformances))
      .flatMap(({ speedFigure }) => speedFigure ?? []);
    assert.equal([figures.length, Math.max(...figures)], [664, 118]);
    const past = raceOn('WHAT IF', '2024-11-29');
    assert.equal([past.speedFigure, past.crossed.lengths, past.finalSeconds], [null, 28.5, 73.11]);
    assert.is(past.trackmaster?.ownSeconds, 77.86);
    const written = churchill
      .linesWritten()
      .flat(2)
      .filter((line) => !isScratchLine(line))
      .flatMap((line) => /<speedfigur>(\d+)</.exec(line)?.[1] ?? []);
    assert.equal([written.length, Math.min(...written.map(Number))], [665, 0]);
  });

  test('25: Neverwalkalone of Brazil, third in Argentina by half a length and a head', () => {
    const runner = churchill.runner(2, '2');
    assert.equal([runner.horseName, runner.pedigree.bredIn], ['NEVERWALKALONE', 'BRZ']);
    const past = raceOn('NEVERWALKALONE', '2023-09-02');
    assert.equal([past.track, past.postPosition, past.odds, past.speedFigure], ['HAR', null, 3.3, 102]);
    assert.equal(past.crossed, { position: 3, lengths: 0.55 });
    assert.equal([past.raceName, past.grade], ['Polla de Potrancas', 1]);
    assert.equal([past.official, past.trackmaster?.ownSeconds], [3, 92.56]);
    const abroad = churchill
      .linesWritten()
      .flat()
      .filter((lines) => lines.some(isForeignRace));
    assert.is(abroad.length, 2);
  });
}
