import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { enteredResult } from '#core/results/desk/entered-result.ts';
import { crossingsIn, type FinishRequest } from '#core/results/desk/finish-request.ts';
import { missingFacts } from '#core/results/missing-facts.ts';
import { orderText } from '#core/results/order-text.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('results entered by hand');

const aFinish = (change: Partial<FinishRequest> = {}): FinishRequest => ({
  order: '5-2-1-3-4-6',
  disqualified: [],
  odds: [],
  straight: [],
  exotics: [],
  purseOnly: [],
  ...change,
});

const RACE = aRace();
const result = (change: Partial<FinishRequest> = {}, race = RACE) =>
  enteredResult(race, race, aFinish(change));
const refusal = (change: Partial<FinishRequest>, race = RACE) =>
  refused((async () => result(change, race))()).then(({ code, message }) => [code, message]);

const pay = (programNumber: string, win: number | null, place: number | null, show: number | null) => ({
  programNumber,
  win,
  place,
  show,
});

test('an order of finish makes a whole result, with riders and distance from the card', () => {
  const race = result();
  assert.is(orderText(race), '5-2-1-3');
  assert.equal(
    race.starters.map(({ programNumber, crossed, official }) => [programNumber, crossed, official]),
    [
      ['5', 1, 1],
      ['2', 2, 2],
      ['1', 3, 3],
      ['3', 4, 4],
      ['4', 5, 5],
      ['6', 6, 6],
    ],
  );
  assert.equal(
    [race.distanceYards, race.surface, race.starters[0]?.jockeyName],
    [1320, 'dirt', 'LANE ROBIN'],
  );
  assert.equal(missingFacts(race), []);
});

test('the first three alone are enough: the others ran, and their places stay open', () => {
  const race = result({ order: '5-2-1' });
  assert.is(race.starters.length, 6);
  assert.equal(missingFacts(race), ['places']);
});

test('an order may be typed with spaces, commas and lowercase letters', () => {
  assert.equal(crossingsIn(' 5 - 1a, 7 2 '), [
    { programNumber: '5', crossed: 1 },
    { programNumber: '1A', crossed: 2 },
    { programNumber: '7', crossed: 3 },
    { programNumber: '2', crossed: 4 },
  ]);
});

test('horses of a dead heat share their place, and the next one counts both', () => {
  const { starters } = result({ order: '5/2-1-3-4-6' });
  assert.equal(
    starters.slice(0, 3).map(({ official, deadHeat }) => [official, deadHeat]),
    [
      [1, true],
      [1, true],
      [3, false],
    ],
  );
});

test('a disqualified horse is placed where the stewards put it and keeps its position at the wire', () => {
  const race = result({ disqualified: [{ programNumber: '5', to: 3 }] });
  assert.is(orderText(race), '2-1-5-3');
  const [first] = race.starters;
  assert.equal(
    [first?.programNumber, first?.crossed, first?.official, first?.disqualified],
    ['5', 1, 3, true],
  );
  assert.is(orderText(result({ disqualified: [{ programNumber: '5', to: null }] })), '2-1-3-4');
});

test('payoffs that fit the order and the odds are accepted', () => {
  const race = result({
    odds: [{ programNumber: '5', toOne: 10 }],
    straight: [pay('5', 22, 9.4, 5.2), pay('2', null, 4.6, 3.4), pay('1', null, null, 2.8)],
    exotics: [{ wager: 'Exacta', base: 1, winningNumbers: '5 - 2', payoff: 61.25 }],
  });
  assert.is(race.payouts.length, 7);
  assert.equal(
    race.payouts.map(({ wager, winningNumbers, payoff }) => `${wager} ${winningNumbers} ${payoff}`).at(-1),
    'Exacta 5-2 61.25',
  );
  assert.is(race.starters[0]?.odds, 10);
});

test('a race taken off the turf says so in its result', () => {
  const dirt = aRace();
  assert.ok(enteredResult(dirt, { ...dirt, surface: 'turf' }, aFinish()).offTheTurf);
  assert.not(enteredResult(dirt, dirt, aFinish()).offTheTurf);
});

test('an impossible order is refused', async () => {
  assert.equal(await refusal({ order: '' }), [
    'results.bad-order',
    '"" is not an order of finish. Write program numbers as 5-7-11, a dead heat as 5/7-11.',
  ]);
  assert.equal(await refusal({ order: '5-2-5' }), [
    'results.bad-order',
    '#5 is in the order of finish twice.',
  ]);
  assert.equal(await refusal({ order: '5-12' }), [
    'card.no-horse',
    'Race 1 has no horse with program number 12.',
  ]);
  const runners = RACE.runners.map((runner, nth) => (nth === 4 ? { ...runner, isScratched: true } : runner));
  assert.equal(await refusal({}, { ...RACE, runners }), [
    'results.no-starter',
    '#5 PAPER LANTERN 5 is not a starter in race 1.',
  ]);
});

test('a disqualification is refused if it moves a horse forward, names one outside the order or repeats one', async () => {
  assert.equal(await refusal({ disqualified: [{ programNumber: '1', to: 2 }] }), [
    'results.bad-disqualification',
    '#1 finished 3 and cannot be placed 2: a disqualified horse can only move back, at most to 6.',
  ]);
  assert.equal(await refusal({ order: '5-2-1', disqualified: [{ programNumber: '6', to: null }] }), [
    'results.bad-disqualification',
    '#6 is disqualified but not in the order of finish.',
  ]);
  const twice = [
    { programNumber: '5', to: 3 },
    { programNumber: ' 5', to: null },
  ];
  assert.equal(await refusal({ disqualified: twice }), [
    'results.bad-disqualification',
    '#5 is disqualified twice.',
  ]);
});

test('after a disqualification payoffs follow the official order, not the wire', async () => {
  const disqualified = [{ programNumber: '5', to: 2 }];
  const race = result({
    disqualified,
    straight: [pay('2', 8, 4.6, 3), pay('5', null, 5.2, 3.4)],
    exotics: [{ wager: 'Exacta', base: 1, winningNumbers: '2-5', payoff: 40 }],
  });
  assert.is(race.payouts.length, 6);
  assert.equal(await refusal({ disqualified, straight: [pay('5', 8, 4.6, 3)] }), [
    'results.contradiction',
    'Win was paid on 5; the winner is 2.',
  ]);
  assert.equal(
    await refusal({
      disqualified,
      exotics: [{ wager: 'Exacta', base: 1, winningNumbers: '5-2', payoff: 40 }],
    }),
    ['results.contradiction', 'The Exacta was paid on 5-2; the order of finish is 2-5.'],
  );
});

test('payoffs that contradict the order are refused by the checks of a chart', async () => {
  const cases: readonly (readonly [Partial<FinishRequest>, string])[] = [
    [
      { exotics: [{ wager: 'Exacta', base: 1, winningNumbers: '2-5', payoff: 40 }] },
      'The Exacta was paid on 2-5; the order of finish is 5-2.',
    ],
    [{ straight: [pay('2', 8, null, null)] }, 'Win was paid on 2; the winner is 5.'],
    [{ straight: [pay('3', null, null, 2.4)] }, 'Show was paid on 3; placed first to third: 5, 2, 1.'],
    [{ straight: [pay('5', 1.5, null, null)] }, 'Win on 5 pays less than its stake of $2.'],
    [
      { odds: [{ programNumber: '5', toOne: 3 }], straight: [pay('5', 22, null, null)] },
      'Win pays 22.00, odds of 3 to 1 make 8.00.',
    ],
  ];
  for (const [change, sentence] of cases)
    assert.equal(await refusal(change), ['results.contradiction', sentence]);
});

test('a coupled entry is paid under its leading number', () => {
  const runners = ['1', '1A', '2', '3'].map((programNumber) => aRunner({ programNumber }));
  const race = aRace({ runners });
  const paid = result({ order: '1A-2-3-1', straight: [pay('1', 6, 3, 2.4)] }, race);
  assert.is(paid.payouts.length, 3);
});

test('a race without a known distance is refused until that is entered', async () => {
  assert.equal(await refusal({}, aRace({ distanceYards: null })), [
    'results.no-distance',
    'Race 1 has no known distance: enter it first.',
  ]);
});

test('when the winner ran for purse money only, bets are paid on the next horse', () => {
  const paid = {
    purseOnly: ['5'],
    straight: [pay('2', 8, 4.2, 2.6)],
    exotics: [{ wager: 'Exacta', base: 1, winningNumbers: '2-1', payoff: 21 }],
  };
  const race = result(paid);
  assert.equal(
    race.starters
      .slice(0, 2)
      .map(({ programNumber, official, odds, noBetting }) => [programNumber, official, odds, noBetting]),
    [
      ['5', 1, null, 'purse-only'],
      ['2', 2, null, undefined],
    ],
  );
});

test('a horse that runs for purse money only has no odds and no payoff, and must be in the race', async () => {
  const sentence = '#5 ran for purse money only: it has no odds and pays nothing to win, place or show.';
  const straight = [pay('5', 8, 4.2, 2.6)];
  const odds = [{ programNumber: '5', toOne: 3 }];
  assert.equal(await refusal({ purseOnly: ['5'], straight }), ['results.contradiction', sentence]);
  assert.equal(await refusal({ purseOnly: ['5'], odds }), ['results.contradiction', sentence]);
  assert.is((await refusal({ purseOnly: ['9'] }))[0], 'card.no-horse');
});

test.run();
