import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bettingInterests } from '#core/card/betting-interest.ts';
import { cardSheet } from '#core/card/card-sheet.ts';
import { summaryOf } from '#core/card/card-summary.ts';
import { isStarter } from '#core/card/runner.ts';
import { present } from '#test/support/present.ts';
import { readSaratoga, SARATOGA, type Saratoga } from './saratoga.ts';

/** Expected values of a real card. */
const test = suite('the races of Saratoga, 7 June 2025');

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

  test('1: 140 rows, 14 races, Saratoga, 7 June 2025', () => {
    assert.equal(
      [day.all().length, day.card.races.length, day.card.trackSlug, day.card.day],
      [140, 14, 'saratoga', '2025-06-07'],
    );
  });

  test('2: horses in each race', () => {
    assert.equal(
      day.fromAll(({ runners }) => runners.length),
      [9, 10, 15, 10, 11, 8, 8, 5, 10, 10, 11, 9, 8, 16],
    );
  });

  test('3: distances', () => {
    assert.equal(
      day.fromAll(({ distanceYards }) => distanceYards),
      [1430, 1540, 1980, 1540, 1540, 1870, 1430, 1760, 1210, 1870, 1540, 2090, 2200, 1870],
    );
  });

  test('4: the inner turf is a surface of its own', () => {
    const words = { D: 'dirt', T: 'turf', t: 'inner-turf' };
    assert.equal(
      day.fromAll(({ surface }) => surface),
      [...'DDtDDtDDTtDTDT'].map((letter) => words[letter as keyof typeof words]),
    );
  });

  test('5: purses add up to 6,660,000', () => {
    const purses = day.fromAll(({ purse }) => purse ?? 0);
    const thousands = [110, 100, 115, 115, 110, 300, 400, 1000, 500, 300, 500, 1000, 2000, 110];
    assert.equal(
      purses,
      thousands.map((thousand) => thousand * 1000),
    );
    assert.is(
      purses.reduce((sum, purse) => sum + purse, 0),
      6_660_000,
    );
  });

  test('6: race types', () => {
    assert.equal(
      day.fromAll(({ raceType }) => raceType),
      ['AO', 'S', 'AO', 'AO', 'AO', 'G2', 'G3', 'G1', 'G1', 'G3', 'G1', 'G1', 'G1', 'AO'],
    );
  });

  test('7: post times of races 1, 11 and 14 on the track clock', () => {
    const times = cardSheet(day.card).races.map(({ postTime }) => postTime);
    assert.equal([times[0], times[10], times[13]], ['10:45 AM ET', '5:28 PM ET', '8:02 PM ET']);
  });

  test('8: race 11, the Woody Stephens', () => {
    const { classification, eligibility, distanceYards, surface, runners, trackRecordSeconds, pars } =
      day.race(11);
    assert.equal([classification, distanceYards, surface, runners.length], ['WStphn-G1', 1540, 'dirt', 11]);
    assert.equal(eligibility, { ages: '3', sexes: 'open' });
    assert.is(trackRecordSeconds, 80.4);
    assert.equal(pars, { pace2f: 97, pace4f: 106, pace6f: null, speed: 101, latePace: 97 });
    assert.is(day.race(11).name, 'WOODY STEPHENS S. PRESENTED BY MOHEGAN SUN');
  });

  test('9: race 1: Save Us Melania and Sarir are coupled', () => {
    const pair = ['1', '1A'].map((number) => day.runner(1, number));
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

  test('10: race 3: Big Blue Line and Palazzi are coupled', () => {
    const pair = ['1', '1A'].map((number) => day.runner(3, number));
    assert.equal(
      pair.map(({ horseName, coupledWith, morningLine }) => [horseName, coupledWith, morningLine?.text]),
      [
        ['BIG BLUE LINE', 'A', '10-1'],
        ['PALAZZI', 'A', '10-1'],
      ],
    );
  });

  test('11: main track only and also eligible', () => {
    assert.equal(
      day.names(({ listStatus }) => listStatus === 'main-track-only'),
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
      day.names(({ listStatus }) => listStatus === 'also-eligible'),
      ['ROTHSCHILD'],
    );
    assert.equal(
      ['12', '13', '14'].map((number) => day.runner(3, number).listStatus),
      Array(3).fill('main-track-only'),
    );
    assert.is(day.runner(14, '13').horseName, 'ROTHSCHILD');
  });

  test('12: three rows have no rider', () => {
    const riderless = day.names(({ jockey }) => jockey === null);
    assert.is(riderless.length, 3);
    assert.ok(riderless.includes('CERTIFIED LOVERBOY'));
    assert.is(day.called('CERTIFIED LOVERBOY').morningLine?.toOne, 2.5);
  });

  test('23: the longest and shortest morning lines', () => {
    const namesAtOdds = (toOne: number) =>
      day.names(({ morningLine }) => morningLine?.toOne === toOne).sort();
    assert.equal(namesAtOdds(50), ["HENRY'S HOPE", 'VINSANITY']);
    assert.equal(namesAtOdds(1), ['FIERCENESS', 'NITROGEN']);
    const prices = day.all().map(({ morningLine }) => morningLine?.toOne ?? 0);
    assert.equal([Math.min(...prices), Math.max(...prices)], [1, 50]);
  });

  test('24: 1,011 past races, 969 figures from 23 to 112, 22 about distances', () => {
    const past = day.all().flatMap(({ pastPerformances }) => present(pastPerformances));
    const figures = past.flatMap(({ speedFigure }) => (speedFigure === null ? [] : [speedFigure]));
    assert.equal([past.length, figures.length], [1011, 969]);
    assert.equal([Math.min(...figures), Math.max(...figures)], [23, 112]);
    assert.is(past.filter(({ isAbout }) => isAbout).length, 22);
  });

  test('27: 28 riders with the one to be named, 63 trainers, and works per horse', () => {
    const { jockeys, trainers } = summaryOf(day.card);
    assert.equal([jockeys + 1, trainers], [28, 63]);
    const short = day.all().filter(({ workouts }) => present(workouts).length < 12);
    assert.equal(
      Object.fromEntries(short.map(({ horseName, workouts }) => [horseName, present(workouts).length])),
      {
        "HENRY'S HOPE": 11,
        'HOT SPUN': 11,
        'MR R T': 10,
        ATLAST: 6,
        'HEART OF HONOR': 0,
      },
    );
  });

  test('the morning lines of each race, coupled ones once, come to between 1.26 and 1.30 chances', () => {
    for (const { number, runners } of day.card.races) {
      const sum = bettingInterests(runners.filter(isStarter))
        .map(({ runners: [lead] }) => 1 / ((lead?.morningLine?.toOne ?? 0) + 1))
        .reduce((total, chance) => total + chance, 0);
      assert.ok(sum > 1.26 && sum < 1.3, `race ${number}: ${sum}`);
    }
  });
}
