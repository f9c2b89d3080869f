import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readBrisnetCardFile } from '#adapters/files/brisnet-card/read-card.ts';
import { bettingInterests } from '#core/card/betting-interest.ts';
import { cardSheet } from '#core/card/card-sheet.ts';
import { summaryOf } from '#core/card/card-summary.ts';
import type { Card, Race } from '#core/card/race.ts';
import { isStarter, type Runner } from '#core/card/runner.ts';
import { realData } from '#test/support/real-data.ts';
import { AT } from './reading.ts';

/** Expected values of a real card, Saratoga on 7 June 2025; the card itself is no part of the project. */
const path = realData('drf/SAR0607.DRF');
const test = suite('Saratoga, 7 June 2025');

if (path === null) {
  test('the real card is not here: the invented ones stand for it', () => assert.is(path, null));
} else {
  factsOf(path);
}
test.run();

function factsOf(file: string): void {
  let card: Card;
  test.before(async () => {
    card = (await readBrisnetCardFile(file, AT)).card;
  });
  const race = (number: number): Race => card.races[number - 1] as Race;
  const runner = (number: number, programNumber: string): Runner =>
    race(number).runners.find((each) => each.programNumber === programNumber) as Runner;
  const all = (): Runner[] => card.races.flatMap((each) => each.runners);
  const called = (name: string): Runner => all().find((each) => each.horseName === name) as Runner;
  const names = (holds: (each: Runner) => boolean): string[] =>
    all()
      .filter(holds)
      .map(({ horseName }) => horseName);
  const fromAll = <T>(of: (each: Race) => T): T[] => card.races.map(of);

  test('140 rows, 14 races, Saratoga, 7 June 2025', () => {
    assert.equal(
      [all().length, card.races.length, card.trackSlug, card.day],
      [140, 14, 'saratoga', '2025-06-07'],
    );
  });

  test('horses in each race', () => {
    assert.equal(
      fromAll(({ runners }) => runners.length),
      [9, 10, 15, 10, 11, 8, 8, 5, 10, 10, 11, 9, 8, 16],
    );
  });

  test('distances', () => {
    assert.equal(
      fromAll(({ distanceYards }) => distanceYards),
      [1430, 1540, 1980, 1540, 1540, 1870, 1430, 1760, 1210, 1870, 1540, 2090, 2200, 1870],
    );
  });

  test('surfaces, with the inner turf apart', () => {
    const words = { D: 'dirt', T: 'turf', t: 'inner-turf' };
    assert.equal(
      fromAll(({ surface }) => surface),
      [...'DDtDDtDDTtDTDT'].map((letter) => words[letter as keyof typeof words]),
    );
  });

  test('purses add up to 6,660,000', () => {
    const purses = fromAll(({ purse }) => purse ?? 0);
    const thousands = [110, 100, 115, 115, 110, 300, 400, 1000, 500, 300, 500, 1000, 2000, 110];
    assert.equal(
      purses,
      thousands.map((each) => each * 1000),
    );
    assert.is(
      purses.reduce((sum, purse) => sum + purse, 0),
      6_660_000,
    );
  });

  test('race types', () => {
    assert.equal(
      fromAll(({ raceType }) => raceType),
      ['AO', 'S', 'AO', 'AO', 'AO', 'G2', 'G3', 'G1', 'G1', 'G3', 'G1', 'G1', 'G1', 'AO'],
    );
  });

  test('post times of races 1, 11 and 14 on the track clock', () => {
    const times = cardSheet(card).races.map(({ postTime }) => postTime);
    assert.equal([times[0], times[10], times[13]], ['10:45 AM', '5:28 PM', '8:02 PM']);
  });

  test('race 11, the Woody Stephens', () => {
    const { classification, eligibility, distanceYards, surface, runners, trackRecordSeconds, pars } =
      race(11);
    assert.equal([classification, distanceYards, surface, runners.length], ['WStphn-G1', 1540, 'dirt', 11]);
    assert.equal(eligibility, { ages: '3', sexes: 'open' });
    assert.is(trackRecordSeconds, 80.4);
    assert.equal(pars, { pace2f: 97, pace4f: 106, pace6f: null, speed: 101, latePace: 97 });
    assert.is(race(11).name, 'WOODY STEPHENS S. PRESENTED BY MOHEGAN SUN');
  });

  test('race 1: Save Us Melania and Sarir are coupled', () => {
    const pair = ['1', '1A'].map((number) => runner(1, number));
    assert.equal(
      pair.map(({ horseName, postPosition, coupledWith, morningLine }) => [
        horseName,
        postPosition,
        coupledWith,
        morningLine?.toOne,
        morningLine?.text,
      ]),
      [
        ['SAVE US MELANIA', 2, 'A', 1.2, '6-5'],
        ['SARIR', 8, 'A', 1.2, '6-5'],
      ],
    );
  });

  test('race 3: Big Blue Line and Palazzi are coupled', () => {
    const pair = ['1', '1A'].map((number) => runner(3, number));
    assert.equal(
      pair.map(({ horseName, coupledWith, morningLine }) => [horseName, coupledWith, morningLine?.text]),
      [
        ['BIG BLUE LINE', 'A', '10-1'],
        ['PALAZZI', 'A', '10-1'],
      ],
    );
  });

  test('main track only and also eligible', () => {
    assert.equal(
      names(({ listStatus }) => listStatus === 'main-track-only'),
      [
        'CERTIFIED LOVERBOY',
        'WYNSTOCK',
        'ALTERNATE REALITY',
        'TOP GUN ROCKET',
        'STREET SWAGG',
        'WHITTINGTON PARK',
      ],
    );
    assert.equal(
      names(({ listStatus }) => listStatus === 'also-eligible'),
      ['ROTHSCHILD'],
    );
    assert.equal(
      ['12', '13', '14'].map((number) => runner(3, number).listStatus),
      Array(3).fill('main-track-only'),
    );
    assert.is(runner(14, '13').horseName, 'ROTHSCHILD');
  });

  test('three rows have no rider', () => {
    const riderless = names(({ jockey }) => jockey === null);
    assert.is(riderless.length, 3);
    assert.ok(riderless.includes('CERTIFIED LOVERBOY'));
    assert.is(called('CERTIFIED LOVERBOY').morningLine?.toOne, 2.5);
  });

  test('race 13 #7 Journalism', () => {
    const horse = runner(13, '7');
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
    const last = horse.pastRaces[0];
    assert.equal([last?.day, last?.track, last?.speedFigure, last?.odds], ['2025-05-17', 'PIM', 107, 1]);
    assert.equal([last?.official, last?.crossed], [1, { position: 1, lengths: 0.5 }]);
    assert.equal(horse.records.life, { starts: 7, wins: 5, places: 1, shows: 1, earnings: 2_838_880 });
  });

  test('Journalism: best at the distance counts a neighbour, none at this track', () => {
    const { ratings, pastRaces } = runner(13, '7');
    assert.is(ratings.bestDistance, 107);
    assert.is(
      pastRaces.filter(({ distanceYards }) => distanceYards === 2200 && ratings.bestDistance === null).length,
      0,
    );
    assert.ok(
      pastRaces.some(({ distanceYards, speedFigure }) => distanceYards === 2090 && speedFigure === 107),
    );
    assert.is(ratings.bestThisTrack, null);
  });

  test('race 13 #2 Sovereignty', () => {
    const { horseName, morningLine, jockey, trainer, pedigree, ratings, pastRaces } = runner(13, '2');
    assert.equal([horseName, morningLine?.toOne], ['SOVEREIGNTY', 2]);
    assert.match(jockey?.name ?? '', 'ALVARADO');
    assert.match(trainer?.name ?? '', 'MOTT');
    assert.equal([pedigree.sire, pedigree.dam, pedigree.damSire], ['INTO MISCHIEF', 'CROWNED', 'BERNARDINI']);
    assert.equal([ratings.runStyle, ratings.earlyPoints], ['S', 0]);
    assert.equal(
      pastRaces.slice(0, 2).map((past) => [past.day, past.official, past.speedFigure]),
      [
        ['2025-05-03', 1, 103],
        ['2025-03-29', 2, 94],
      ],
    );
    assert.is(pastRaces[0]?.track, 'CD');
    const { fast, mud, turf, distance } = pedigree;
    assert.equal(
      [fast, mud, turf, distance].map((rating) => rating?.value),
      [113, 113, 112, 116],
    );
  });

  test('race 7 #1 Concrete Glory was pulled up', () => {
    const last = runner(7, '1').pastRaces[0];
    assert.equal([last?.day, last?.track, last?.nonFinish], ['2025-05-17', 'PIM', 'pulled up']);
    assert.equal([last?.official, last?.speedFigure, last?.crossed.position], [null, null, null]);
  });

  test('race 8 #1 Fierceness', () => {
    const { horseName, morningLine, pastRaces, ratings, records, weightLb } = runner(8, '1');
    assert.equal([horseName, morningLine?.text, weightLb], ['FIERCENESS', '1-1', 125]);
    const last = pastRaces[0];
    assert.equal([last?.day, last?.track, last?.official, last?.speedFigure], ['2025-05-02', 'CD', 1, 107]);
    assert.equal([ratings.bestLife, records.life.starts, records.life.wins], [112, 10, 6]);
  });

  test('highest and lowest prime power', () => {
    const rated = all()
      .filter(({ ratings }) => ratings.primePower !== null)
      .sort((a, b) => (a.ratings.primePower ?? 0) - (b.ratings.primePower ?? 0));
    const [lowest, highest] = [rated[0], rated.at(-1)];
    assert.equal([lowest?.horseName, lowest?.ratings.primePower], ["HENRY'S HOPE", 103.52]);
    assert.equal([highest?.horseName, highest?.ratings.primePower], ['SPIRIT OF ST LOUIS', 174.05]);
    assert.is(runner(12, '6').horseName, 'SPIRIT OF ST LOUIS');
    assert.is(race(2).runners.includes(lowest as Runner), true);
  });

  test('a ridgling from Ireland, and a gelding at his first start as one', () => {
    const zulu = runner(10, '1');
    assert.equal(
      [zulu.horseName, zulu.sex, zulu.pedigree.bredIn, zulu.morningLine?.toOne],
      ['ZULU KINGDOM', 'ridgling', 'IRE', 1.2],
    );
    const wave = runner(3, '11');
    assert.equal(
      [wave.horseName, wave.sex, wave.firstStartAsGelding, wave.daysSinceLast],
      ['CATCH A WAVE', 'gelding', true, 338],
    );
  });

  test('five first starters, all in race 2', () => {
    const firsts = all().filter(({ records }) => records.life.starts === 0);
    assert.equal(
      firsts.map(({ horseName }) => horseName),
      ['ONEPAC', 'STARS AND STRIDES', 'COPIOUS', 'LIFE AND TIMES', 'MR R T'],
    );
    for (const each of firsts) {
      assert.ok(race(2).runners.includes(each));
      assert.equal([each.daysSinceLast, each.ratings.primePower, each.pastRaces.length], [null, null, 0]);
    }
  });

  test('first-time Lasix', () => {
    assert.equal(names(({ medication }) => medication === 'first-time lasix').sort(), [
      'ATLAST',
      'HOT SPUN',
      'RE MARKABLY',
      'SIMULATE',
      'TARAJ',
      'WYNSTOCK',
    ]);
  });

  test('blinkers on and off', () => {
    assert.equal(names(({ blinkers }) => blinkers === 'on').sort(), [
      'FLYING MOHAWK',
      'MADAKET ROAD',
      'MAJESTIC RETURN',
      'WONDERFUL JUSTICE',
    ]);
    assert.equal(names(({ blinkers }) => blinkers === 'off').sort(), [
      'ATLAST',
      'CHANCER MCPATRICK',
      'CITIZEN BULL',
      'GATE TO WIRE',
      'GOLDEN CHANNEL',
      'RIDGEWOOD RUNNER',
    ]);
  });

  test('the longest and shortest morning lines', () => {
    const at = (toOne: number) => names(({ morningLine }) => morningLine?.toOne === toOne).sort();
    assert.equal(at(50), ["HENRY'S HOPE", 'VINSANITY']);
    assert.equal(at(1), ['FIERCENESS', 'NITROGEN']);
    const prices = all().map(({ morningLine }) => morningLine?.toOne ?? 0);
    assert.equal([Math.min(...prices), Math.max(...prices)], [1, 50]);
  });

  test('1,011 past races, 969 figures from 23 to 112, 22 about distances', () => {
    const past = all().flatMap(({ pastRaces }) => pastRaces);
    const figures = past.flatMap(({ speedFigure }) => (speedFigure === null ? [] : [speedFigure]));
    assert.equal([past.length, figures.length], [1011, 969]);
    assert.equal([Math.min(...figures), Math.max(...figures)], [23, 112]);
    assert.is(past.filter(({ isAbout }) => isAbout).length, 22);
  });

  test('race 1 #2 Roswell, and the bullet in her tenth work', () => {
    const { horseName, postPosition, morningLine, pastRaces, daysSinceLast, workouts } = runner(1, '2');
    assert.equal([horseName, postPosition, morningLine?.text, daysSinceLast], ['ROSWELL', 1, '7-2', 212]);
    const last = pastRaces[0];
    assert.equal([last?.day, last?.track, last?.official, last?.speedFigure], ['2024-11-07', 'AQU', 6, 75]);
    const work = workouts[9];
    assert.equal(
      [work?.day, work?.track, work?.distanceYards, work?.seconds, work?.isBullet, work?.rank, work?.count],
      ['2024-09-30', 'SAR', 660, 35.8, true, 1, 8],
    );
  });

  test('two disqualifications', () => {
    const first = runner(14, '1').pastRaces[9];
    assert.equal(
      [first?.crossed.position, first?.official, first?.extraComment],
      [2, 1, '(Placed 1st through disqualification)'],
    );
    const second = runner(7, '7').pastRaces.find(({ day, track }) => day === '2023-11-24' && track === 'AQU');
    assert.equal([second?.crossed.position, second?.official], [2, 5]);
  });

  test('28 riders with the one to be named, 63 trainers, and works per horse', () => {
    const { jockeys, trainers } = summaryOf(card);
    assert.equal([jockeys + 1, trainers], [28, 63]);
    const short = all().filter(({ workouts }) => workouts.length < 12);
    assert.equal(Object.fromEntries(short.map(({ horseName, workouts }) => [horseName, workouts.length])), {
      "HENRY'S HOPE": 11,
      'HOT SPUN': 11,
      'MR R T': 10,
      ATLAST: 6,
      'HEART OF HONOR': 0,
    });
  });

  test('the morning lines of each race, coupled ones once, come to between 1.26 and 1.30 chances', () => {
    for (const { number, runners } of card.races) {
      const sum = bettingInterests(runners.filter(isStarter))
        .map(({ runners: [lead] }) => 1 / ((lead?.morningLine?.toOne ?? 0) + 1))
        .reduce((total, chance) => total + chance, 0);
      assert.ok(sum > 1.26 && sum < 1.3, `race ${number}: ${sum}`);
    }
  });
}
