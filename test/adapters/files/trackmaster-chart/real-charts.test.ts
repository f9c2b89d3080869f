import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sumBy } from '#core/kernel/numbers.ts';
import { card, DERBY, folder, paid, pays, placed, race, scratchesOf, startersOf } from './real-cards.ts';

const test = suite('TrackMaster charts (real), whole cards');

const CARDS: readonly (readonly [string, number, number])[] = [
  ['bel20150704', 11, 81],
  ['cd20230502', 9, 72],
  ['cd20230506', 14, 143],
  ['del20230708', 10, 67],
  ['lad20230121', 7, 48],
  ['prx20150713', 9, 75],
];

const CHURCHILL = [2, 3, 4, 5, 6, 11, 12, 13, 14, 18, 19, 20, 21, 25].map(
  (date) => `cd202305${String(date).padStart(2, '0')}`,
);

if (folder !== null) {
  test('every race of the 22 files is read, none is refused (209 races, 1,701 starters, 291 scratches)', async () => {
    const names = [
      ...CHURCHILL,
      'bel20150704',
      'ctd20231001',
      'ded20231206',
      'del20230708',
      'gpr20230806',
      'lad20230121',
      'mnr20231108',
      'prx20150713',
    ];
    const all = await Promise.all(names.map(card));
    assert.equal(
      all.flatMap(({ refused }) => refused),
      [],
    );
    assert.is(
      sumBy(all, ({ races }) => races.length),
      209,
    );
    assert.is(sumBy(all, startersOf), 1_701);
    assert.is(sumBy(all, scratchesOf), 291);
  });

  test('1 and 9: the card of the Derby, its starters and scratches', async () => {
    const sheet = await card(DERBY);
    assert.equal([sheet.track, sheet.day, sheet.kind], ['CD', '2023-05-06', 'trackmaster-chart']);
    assert.equal([sheet.races.length, startersOf(sheet), scratchesOf(sheet)], [14, 143, 32]);
    assert.equal(
      sheet.races.map(({ starters }) => starters.length),
      [8, 9, 12, 6, 6, 11, 11, 13, 13, 9, 8, 18, 8, 11],
    );
    assert.equal((await race(DERBY, 12)).scratches.slice(0, 4), [
      { horseName: 'Continuar (JPN)', reason: 'Trainer' },
      { horseName: 'Practical Move', reason: 'Trainer' },
      { horseName: 'Lord Miles', reason: 'Trainer' },
      { horseName: 'Forte', reason: 'Veterinarian' },
    ]);
  });

  test('14: a card, its long race and a Pick 4', async () => {
    const sheet = await card('cd20230502');
    assert.equal([sheet.races.length, startersOf(sheet), scratchesOf(sheet)], [9, 72, 12]);
    const ninth = await race('cd20230502', 9);
    assert.equal([ninth.distanceYards, ninth.finalTimeSeconds], [2_200, 123.8]);
    assert.equal(placed(ninth, 1), [['4', 'Prove Worthy', 1, 3.95]]);
    assert.is(pays(ninth, '4')[0], 9.9);
    assert.not.ok(ninth.starters.some(({ calls }) => calls.some(({ label }) => label === 'Start')));
    const [pick4] = paid(ninth, 'Pick 4');
    assert.equal([pick4?.winningNumbers, pick4?.payoff, pick4?.base], ['1/6-4-9-4', 500.83, 0.5]);
  });

  test('18: the 14 cards of Churchill Downs have 141 races', async () => {
    const all = await Promise.all(CHURCHILL.map(card));
    assert.is(
      sumBy(all, ({ races }) => races.length),
      141,
    );
  });

  test('1, 14, 19, 21, 23 and 25: races and starters of whole cards', async () => {
    for (const [name, races, starters] of CARDS) {
      const sheet = await card(name);
      assert.equal([name, sheet.races.length, startersOf(sheet)], [name, races, starters]);
    }
  });

  test('a win pays its odds to the cent, except in dead heats', async () => {
    const all = await Promise.all(CHURCHILL.map(card));
    for (const raceResult of all.flatMap(({ races }) => races)) {
      const winners = raceResult.starters.filter(({ official }) => official === 1);
      if (winners.length > 1) continue;
      const { programNumber = '', odds } = winners[0] ?? {};
      assert.is(pays(raceResult, programNumber)[0]?.toFixed(2), (2 * (Number(odds) + 1)).toFixed(2));
    }
  });

  test('three races of these cards were taken off the turf', async () => {
    const all = await Promise.all(CHURCHILL.map(card));
    const moved = all.flatMap(({ day, races }) =>
      races.filter(({ offTheTurf }) => offTheTurf).map(({ raceNumber }) => `${day} ${raceNumber}`),
    );
    assert.equal(moved, ['2023-05-14 4', '2023-05-14 8', '2023-05-20 4']);
  });
}

test.run();
