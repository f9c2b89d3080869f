import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { payoutFaults } from '#core/results/chart-order-checks.ts';
import { payoffDoubts } from '#core/results/payoff-doubts.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import { aPayout, aRaceResult } from '#test/support/a-result.ts';
import { inOrder, raceOf } from './race-in-order.ts';

const test = suite('checks of the payoffs of a chart');

const winPaying = (payoff: number, odds: number, base = 2): RaceResult =>
  raceOf([{ odds }, { programNumber: '2', odds: 9 }], { payouts: [aPayout({ payoff, base })] });

test('win prices of real charts pass: 0.40 pays 2.80, 1.25 pays 4.50, 8.00 pays 18.00', () => {
  // July 25, 2020, race 10; August 8, race 2; August 20, race 1.
  for (const [odds, payoff] of [
    [0.4, 2.8],
    [1.25, 4.5],
    [8, 18],
  ] as const)
    assert.equal(payoutFaults(winPaying(payoff, odds)), [], String(odds));
});

test('a win price off by more than the breakage is named, for any base', () => {
  assert.equal(payoutFaults(winPaying(3.1, 0.4)), ['Win pays 3.10, odds of 0.4 to 1 make 2.80.']);
  assert.equal(payoutFaults(winPaying(1.4, 0.4, 1)), []);
});

test('without odds or without a payoff a win is not compared with the odds', () => {
  const sound = winPaying(9, 0.4);
  const unpriced = sound.starters.map((starter) => ({ ...starter, odds: null }));
  assert.equal(payoutFaults({ ...sound, starters: unpriced }), []);
  assert.equal(payoutFaults({ ...sound, payouts: [aPayout({ payoff: null })] }), []);
});

test('with two win payoffs neither is compared with the odds, and the one on a beaten horse is in doubt', () => {
  const sound = winPaying(9, 0.4);
  const [payout] = sound.payouts;
  assert.equal(payoutFaults({ ...sound, payouts: [aPayout(payout), aPayout({ winningNumbers: '2' })] }), [
    'Win was paid on 2; the winner is 1.',
  ]);
});

test('a dead heat to win is not compared with the odds: each is paid less', () => {
  const level = { official: 1, crossed: 1, deadHeat: true, odds: 3 };
  const payouts = ['1', '2'].map((winningNumbers) => aPayout({ winningNumbers, payoff: 4 }));
  assert.equal(payoutFaults({ ...inOrder(level, level), payouts }), []);
});

test('two halves of an entry that both win are one winner', () => {
  const half = { bettingInterest: '1', official: 1, crossed: 1, deadHeat: true, odds: 1 };
  const race = raceOf(
    [
      { ...half, programNumber: '1' },
      { ...half, programNumber: '1A' },
    ],
    {
      payouts: [aPayout({ payoff: 9 })],
    },
  );
  assert.equal(payoutFaults(race), ['Win pays 9.00, odds of 1 to 1 make 4.00.']);
});

const exoticOn = (wager: string, winningNumbers: string, payoff: number | null = 18) => [
  aPayout({ wager, base: 1, winningNumbers, payoff }),
];

test('a trifecta and a superfecta are paid on the first three and four', () => {
  const race = inOrder({}, {}, {}, {});
  assert.equal(payoutFaults({ ...race, payouts: exoticOn('Trifecta', '1-2-3') }), []);
  assert.equal(payoutFaults({ ...race, payouts: exoticOn('Superfecta', '1-2-4-3') }), [
    'The Superfecta was paid on 1-2-4-3; the order of finish is 1-2-3-4.',
  ]);
});

test('an exotic goes by the official order: first across the wire and put third, the others are paid', () => {
  // August 8, 2020, race 8: Imprimis crossed first and was placed third; the exacta was 2-4.
  const places = [
    ['5', 3],
    ['2', 1],
    ['4', 2],
  ] as const;
  const race = raceOf(
    places.map(([programNumber, official], nth) => ({ programNumber, official, crossed: nth + 1 })),
  );
  assert.equal(payoutFaults({ ...race, payouts: exoticOn('Exacta', '2-4', 42.25) }), []);
  assert.equal(payoutFaults({ ...race, payouts: exoticOn('Exacta', '5-2') }), [
    'The Exacta was paid on 5-2; the order of finish is 2-4.',
  ]);
  assert.equal(payoutFaults({ ...race, payouts: exoticOn('Trifecta', '5-2-4') }), [
    'The Trifecta was paid on 5-2-4; the order of finish is 2-4-5.',
  ]);
});

test('an exotic that was not hit, pays on ALL, or spans races is not compared with the order', () => {
  const race = inOrder({}, {}, {});
  for (const payouts of [
    exoticOn('Exacta', '3-1', null),
    exoticOn('Exacta', '3-ALL'),
    exoticOn('Pick 3', '3-1-2'),
  ])
    assert.equal(payoutFaults({ ...race, payouts }), []);
});

test('a dead heat within the places of an exotic leaves its order open', () => {
  const level = { official: 2, crossed: 2, deadHeat: true };
  const race = { ...inOrder({}, level, level), payouts: exoticOn('Exacta', '1-3') };
  assert.equal(payoutFaults(race), []);
  const first = { official: 1, crossed: 1, deadHeat: true };
  assert.equal(payoutFaults({ ...inOrder(first, first), payouts: exoticOn('Exacta', '2-1') }), []);
});

test('a coupled horse is bet under its plain number in an exotic', () => {
  const race = raceOf(
    [{ programNumber: '6' }, { programNumber: '1A' }, { programNumber: '2' }].map((horse, nth) => ({
      ...horse,
      crossed: nth + 1,
      official: nth + 1,
    })),
  );
  assert.equal(payoutFaults({ ...race, payouts: exoticOn('Exacta', '6-1') }), []);
});

const exotic = (wager: string, winningNumbers: string) => aPayout({ wager, winningNumbers, payoff: 30 });
const four = (...changes: readonly Partial<Finisher>[]) =>
  inOrder({}, {}, {}, {}).starters.map((starter, nth) => ({ ...starter, ...changes[nth] }));

test('a horse that ran for purse money only is skipped for win price, straight bets and exotics', () => {
  const starters = four({ odds: null, noBetting: 'purse-only' }, { odds: 3 });
  const payouts = [
    aPayout({ winningNumbers: '2', payoff: 8 }),
    aPayout({ wager: 'Place', winningNumbers: '3', payoff: 5 }),
    aPayout({ wager: 'Show', winningNumbers: '4', payoff: 5 }),
    exotic('Trifecta', '2-3-4'),
  ];
  assert.equal(payoutFaults(aRaceResult({ starters, payouts })), []);
});

test('win, place and show are paid on horses placed there; a coupled entry counts once', () => {
  const paid = (wager: string, winningNumbers: string, starters = four()) =>
    payoutFaults(aRaceResult({ starters, payouts: [aPayout({ wager, winningNumbers, payoff: 5 })] }));
  assert.equal(paid('Place', '2'), []);
  assert.equal(paid('Place', '3'), ['Place was paid on 3; placed first to second: 1, 2.']);
  assert.equal(paid('Show', '4'), ['Show was paid on 4; placed first to third: 1, 2, 3.']);
  assert.equal(paid('Show', '9'), ['Show was paid on 9; placed first to third: 1, 2, 3.']);
  const entry = four({}, { programNumber: '1A', bettingInterest: '1' });
  assert.equal(paid('Place', '3', entry), []);
  assert.equal(paid('Place', '1A', entry), []);
});

test('a doubt names the first place and the wager that it touches', () => {
  const doubts = (...payouts: readonly ReturnType<typeof aPayout>[]) =>
    payoffDoubts(aRaceResult({ starters: four(), payouts })).map(({ about, fromPlace, wagers }) => [
      about,
      fromPlace,
      ...wagers,
    ]);
  assert.equal(doubts(exotic('Trifecta', '1-2-4')), [['payoffs', 3, 'Trifecta']]);
  assert.equal(doubts(exotic('Exacta', '2-1')), [['payoffs', 1, 'Exacta']]);
  assert.equal(doubts(aPayout({ winningNumbers: '2', payoff: 8.7 })), [['payoffs', 1, 'Win']]);
  assert.equal(doubts(aPayout({ payoff: 40 })), [['prices', null, 'Win']]);
});

test('an entry of which a live source reports no places contradicts no payoff', () => {
  const open = { official: null, crossed: null, finished: true };
  const starters = four(
    { programNumber: '1', ...open },
    { programNumber: '1A', bettingInterest: '1', ...open },
  );
  const payouts = [aPayout({ winningNumbers: '1', payoff: 8.7 })];
  assert.equal(payoutFaults(aRaceResult({ starters, payouts })), []);
});

test('payoffs by the order across the line are right where a horse was disqualified after they were official', () => {
  const moved = four({}, { official: 4, disqualified: true }, { official: 2 }, { official: 3 });
  const paidOn = (winningNumbers: string, starters = moved) =>
    payoutFaults(aRaceResult({ starters, payouts: [exotic('Trifecta', winningNumbers)] }));
  assert.equal([paidOn('1-2-3'), paidOn('1-3-4')], [[], []]);
  assert.equal(paidOn('1-2-4'), ['The Trifecta was paid on 1-2-4; the order of finish is 1-3-4.']);
  const unmoved = moved.map((horse) => ({ ...horse, disqualified: false }));
  assert.equal(paidOn('1-2-3', unmoved), ['The Trifecta was paid on 1-2-3; the order of finish is 1-3-4.']);
});

test.run();
