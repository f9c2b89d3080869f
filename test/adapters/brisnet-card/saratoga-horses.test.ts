import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Runner } from '#core/card/runner.ts';
import { present } from '#test/support/present.ts';
import { readSaratoga, SARATOGA, type Saratoga } from './saratoga.ts';

/** Expected values of a real card. */
const test = suite('the horses of Saratoga, 7 June 2025');

if (SARATOGA === null) {
  test('the real card is absent: invented ones take its place', () => assert.is(SARATOGA, null));
} else {
  factsOf(SARATOGA);
}
test.run();

function factsOf(file: string): void {
  let day: Saratoga;
  test.before(async () => {
    day = await readSaratoga(file);
  });

  test('13: race 13 #7 Journalism', () => {
    const horse = day.runner(13, '7');
    assert.equal(
      [
        horse.horseName,
        horse.postPosition,
        horse.morningLine?.toOne,
        horse.pedigree.sire,
        horse.ratings.primePower,
      ],
      ['JOURNALISM', 7, 1.6, 'CURLIN', 158.91],
    );
    assert.match(horse.jockey?.name ?? '', 'RISPOLI');
    assert.match(horse.trainer?.name ?? '', 'MCCARTHY');
    const last = present(horse.pastPerformances)[0];
    assert.equal([last?.day, last?.track, last?.speedFigure, last?.odds], ['2025-05-17', 'PIM', 107, 1]);
    assert.equal([last?.official, last?.crossed], [1, { position: 1, lengths: 0.5 }]);
    assert.equal(present(horse.records).life, {
      starts: 7,
      wins: 5,
      places: 1,
      shows: 1,
      earnings: 2_838_880,
    });
  });

  test('14: Journalism: best at the distance counts a neighbour, none at this track', () => {
    const { ratings, pastPerformances } = day.runner(13, '7');
    assert.is(ratings.bestDistance, 107);
    assert.is(
      present(pastPerformances).filter(
        ({ distanceYards }) => distanceYards === 2200 && ratings.bestDistance === null,
      ).length,
      0,
    );
    assert.ok(
      present(pastPerformances).some(
        ({ distanceYards, speedFigure }) => distanceYards === 2090 && speedFigure === 107,
      ),
    );
    assert.is(ratings.bestThisTrack, null);
  });

  test('15: race 13 #2 Sovereignty', () => {
    const { horseName, morningLine, jockey, trainer, pedigree, ratings, pastPerformances } = day.runner(
      13,
      '2',
    );
    assert.equal([horseName, morningLine?.toOne], ['SOVEREIGNTY', 2]);
    assert.match(jockey?.name ?? '', 'ALVARADO');
    assert.match(trainer?.name ?? '', 'MOTT');
    assert.equal([pedigree.sire, pedigree.dam, pedigree.damSire], ['INTO MISCHIEF', 'CROWNED', 'BERNARDINI']);
    assert.equal([ratings.runStyle, ratings.earlyPoints], ['S', 0]);
    assert.equal(
      present(pastPerformances)
        .slice(0, 2)
        .map((past) => [past.day, past.official, past.speedFigure]),
      [
        ['2025-05-03', 1, 103],
        ['2025-03-29', 2, 94],
      ],
    );
    assert.is(present(pastPerformances)[0]?.track, 'CD');
    const { fast, mud, turf, distance } = pedigree;
    assert.equal(
      [fast, mud, turf, distance].map((rating) => rating?.value),
      [113, 113, 112, 116],
    );
  });

  test('16: race 7 #1 Concrete Glory was pulled up', () => {
    const last = present(day.runner(7, '1').pastPerformances)[0];
    assert.equal([last?.day, last?.track, last?.nonFinish], ['2025-05-17', 'PIM', 'pulled up']);
    assert.equal([last?.official, last?.speedFigure, last?.crossed.position], [null, null, null]);
  });

  test('17: race 8 #1 Fierceness', () => {
    const { horseName, morningLine, pastPerformances, ratings, records, weightLb } = day.runner(8, '1');
    assert.equal([horseName, morningLine?.text, weightLb], ['FIERCENESS', '1-1', 125]);
    const last = present(pastPerformances)[0];
    assert.equal([last?.day, last?.track, last?.official, last?.speedFigure], ['2025-05-02', 'CD', 1, 107]);
    assert.equal([ratings.bestLife, records?.life?.starts, records?.life?.wins], [112, 10, 6]);
  });

  test('18: highest and lowest prime power', () => {
    const rated = day
      .all()
      .filter(({ ratings }) => ratings.primePower !== null)
      .sort((a, b) => (a.ratings.primePower ?? 0) - (b.ratings.primePower ?? 0));
    const [lowest, highest] = [rated[0], rated.at(-1)];
    assert.equal([lowest?.horseName, lowest?.ratings.primePower], ["HENRY'S HOPE", 103.52]);
    assert.equal([highest?.horseName, highest?.ratings.primePower], ['SPIRIT OF ST LOUIS', 174.05]);
    assert.is(day.runner(12, '6').horseName, 'SPIRIT OF ST LOUIS');
    assert.is(day.race(2).runners.includes(lowest as Runner), true);
  });

  test('19: a ridgling from Ireland, and a gelding at his first start as one', () => {
    const zulu = day.runner(10, '1');
    assert.equal(
      [zulu.horseName, zulu.sex, zulu.pedigree.bredIn, zulu.morningLine?.toOne],
      ['ZULU KINGDOM', 'ridgling', 'IRE', 1.2],
    );
    const wave = day.runner(3, '11');
    assert.equal(
      [wave.horseName, wave.sex, wave.firstStartAsGelding, wave.daysSinceLast],
      ['CATCH A WAVE', 'gelding', true, 338],
    );
  });

  test('20: five first starters, all in race 2', () => {
    const firsts = day.all().filter(({ records }) => records?.life?.starts === 0);
    assert.equal(
      firsts.map(({ horseName }) => horseName),
      ['ONEPAC', 'STARS AND STRIDES', 'COPIOUS', 'LIFE AND TIMES', 'MR R T'],
    );
    for (const runner of firsts) {
      assert.ok(day.race(2).runners.includes(runner));
      assert.equal(
        [runner.daysSinceLast, runner.ratings.primePower, present(runner.pastPerformances).length],
        [null, null, 0],
      );
    }
  });

  test('21: first-time Lasix', () => {
    assert.equal(day.names(({ medication }) => medication === 'first-time lasix').sort(), [
      'ATLAST',
      'HOT SPUN',
      'RE MARKABLY',
      'SIMULATE',
      'TARAJ',
      'WYNSTOCK',
    ]);
  });

  test('22: blinkers on and off', () => {
    assert.equal(day.names(({ blinkers }) => blinkers === 'on').sort(), [
      'FLYING MOHAWK',
      'MADAKET ROAD',
      'MAJESTIC RETURN',
      'WONDERFUL JUSTICE',
    ]);
    assert.equal(day.names(({ blinkers }) => blinkers === 'off').sort(), [
      'ATLAST',
      'CHANCER MCPATRICK',
      'CITIZEN BULL',
      'GATE TO WIRE',
      'GOLDEN CHANNEL',
      'RIDGEWOOD RUNNER',
    ]);
  });

  test('25: race 1 #2 Roswell, and the bullet in her tenth work', () => {
    const { horseName, postPosition, morningLine, pastPerformances, daysSinceLast, workouts } = day.runner(
      1,
      '2',
    );
    assert.equal([horseName, postPosition, morningLine?.text, daysSinceLast], ['ROSWELL', 1, '7-2', 212]);
    const last = present(pastPerformances)[0];
    assert.equal([last?.day, last?.track, last?.official, last?.speedFigure], ['2024-11-07', 'AQU', 6, 75]);
    const work = present(workouts)[9];
    assert.equal(
      [work?.day, work?.track, work?.distanceYards, work?.seconds, work?.isBullet, work?.rank, work?.count],
      ['2024-09-30', 'SAR', 660, 35.8, true, 1, 8],
    );
  });

  test('26: two disqualifications', () => {
    assert.is(day.runner(14, '1').horseName, "RAMBLIN' WRECK");
    const first = present(day.runner(14, '1').pastPerformances)[9];
    assert.equal(
      [first?.crossed.position, first?.official, first?.extraComment],
      [2, 1, '(Placed 1st through disqualification)'],
    );
    const second = present(day.runner(7, '7').pastPerformances).find(
      ({ day, track }) => day === '2023-11-24' && track === 'AQU',
    );
    assert.equal([second?.crossed.position, second?.official], [2, 5]);
  });
}
