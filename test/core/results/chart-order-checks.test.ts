import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  favoriteDoubts,
  officialFaults,
  payoutFaults,
  placingDoubts,
  tableFaults,
} from '#core/results/chart-order-checks.ts';
import type { Doubt } from '#core/results/doubt.ts';
import { officialOrder } from '#core/results/official-order.ts';
import { payoffDoubts } from '#core/results/payoff-doubts.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import { aFinisher, aPayout, aRaceResult } from '#test/support/a-result.ts';

const test = suite('checks of the order of a chart');

const raceOf = (starters: readonly Partial<Finisher>[], change: Partial<RaceResult> = {}): RaceResult =>
  aRaceResult({ starters: starters.map((starter) => aFinisher(starter)), payouts: [], ...change });

/** A race of so many horses that finish in the order of their numbers. */
const inOrder = (...changes: readonly Partial<Finisher>[]): RaceResult =>
  raceOf(changes.map((change, nth) => ({ programNumber: String(nth + 1), ...change })));

const sentencesOf = (doubts: readonly Doubt[]) => doubts.map(({ sentence }) => sentence);
const orderFaults = (race: RaceResult) => [...tableFaults(race), ...sentencesOf(favoriteDoubts(race))];
const placingFaults = (race: RaceResult, listed: Parameters<typeof placingDoubts>[1]) => [
  ...officialFaults(race),
  ...sentencesOf(placingDoubts(race, listed)),
];

const NOTHING_LISTED = { disqualifications: [], deadHeats: [] };
const winPaying = (payoff: number, odds: number, base = 2): RaceResult =>
  raceOf([{ odds }, { programNumber: '2', odds: 9 }], { payouts: [aPayout({ payoff, base })] });

test('a number or a post that is listed twice is named', () => {
  const race = raceOf([{ postPosition: 1 }, { postPosition: 2, crossed: 2, official: 2 }]);
  assert.equal(orderFaults(race), ['#1 is in the table twice.']);
  assert.equal(orderFaults(inOrder({}, { postPosition: 1 }, {})), ['Post 1 is given twice.']);
});

test('posts that no source reports are not the same post', () => {
  assert.equal(orderFaults(inOrder({ postPosition: null }, { postPosition: null })), []);
});

test('a dead heat takes the next place away, a hole without one is a fault', () => {
  const places = (...crossed: readonly number[]) =>
    orderFaults(inOrder(...crossed.map((place) => ({ crossed: place, calls: [] }))));
  assert.equal(places(1, 2, 2, 4), []);
  assert.equal(places(1, 1, 3), []);
  assert.equal(places(1, 2, 2, 3), ['Crossing place 3 does not follow: there are 4 in all.']);
  assert.equal(places(1, 3), ['Crossing place 3 does not follow: there are 2 in all.']);
  assert.equal(places(6, 3, 1), ['Crossing place 3 does not follow: there are 3 in all.']);
});

test('horses that did not finish leave no hole', () => {
  assert.equal(orderFaults(inOrder({}, {}, { crossed: null, calls: [] })), []);
  assert.equal(orderFaults(inOrder({}, { crossed: 3 }, { crossed: null, calls: [] })), [
    'Crossing place 3 does not follow: there are 2 in all.',
  ]);
});

test('a position that is missing at a call is found there', () => {
  const calls = [{ label: '1/4', position: 3, margin: null, behind: 2 }];
  assert.equal(orderFaults(inOrder({ calls: [] }, { calls: [] })), []);
  assert.equal(
    orderFaults(inOrder({ calls: [{ label: '1/4', position: 1, margin: 2, behind: 0 }] }, { calls })),
    ['At the 1/4 call place 3 does not follow: there are 2 in all.'],
  );
});

test('the favorite is at the lowest odds; a coupled mate at the same odds is one too', () => {
  const priced = (odds: number, isFavorite: boolean) => ({ odds, isFavorite });
  assert.equal(orderFaults(inOrder(priced(2.4, true), priced(2.4, true), priced(5, false))), []);
  assert.equal(orderFaults(inOrder(priced(2.4, false), priced(5, true))), [
    '#2 is marked as the favorite without the lowest odds.',
  ]);
});

test('a declared non-starter without odds does not make another the favorite', () => {
  assert.equal(orderFaults(inOrder({ odds: null, isFavorite: false }, { odds: 1.4, isFavorite: true })), []);
});

/** August 26, 2020, race 5: 7 was put from fourth to seventh, 1 from fifth to eighth. */
const MOVED = [
  { programNumber: '7', from: 4, to: 7 },
  { programNumber: '1', from: 5, to: 8 },
];
const CROSSED = ['4', '5', '3', '7', '1', '8', '2', '9'];

function twiceDisqualified(): RaceResult {
  const crossings = CROSSED.map((programNumber, nth) => ({ programNumber, crossed: nth + 1 }));
  const official = officialOrder(crossings, MOVED);
  return raceOf(
    crossings.map((crossing) => ({ ...crossing, official: official.get(crossing.programNumber) ?? null })),
  );
}

test('two horses moved back leave the order of the chart: 4, 5, 3, 8, 2, 9, 7, 1', () => {
  const race = twiceDisqualified();
  assert.equal(placingFaults(race, { disqualifications: MOVED, deadHeats: [] }), []);
  assert.equal(
    race.starters
      .toSorted((a, b) => Number(a.official) - Number(b.official))
      .map(({ programNumber }) => programNumber),
    ['4', '5', '3', '8', '2', '9', '7', '1'],
  );
});

test('official places without a disqualification follow each other too', () => {
  assert.equal(placingFaults(inOrder({}, { official: 3 }), NOTHING_LISTED), [
    'Official place 3 does not follow: there are 2 in all.',
  ]);
});

test('a disqualification that the table does not show is named with both places', () => {
  const listed = { disqualifications: [{ programNumber: '1', from: 1, to: 3 }], deadHeats: [] };
  assert.equal(placingFaults(inOrder({}, {}, {}), listed), [
    '#1 is listed as moved from 1 to 3; the table makes it 1 and 1.',
  ]);
});

test('a disqualified horse that is not in the table is named as nowhere', () => {
  const listed = { disqualifications: [{ programNumber: '9', from: 2, to: null }], deadHeats: [] };
  assert.equal(placingFaults(inOrder({}, {}), listed), [
    '#9 is listed as moved from 2 to nowhere; the table makes it nowhere and unplaced.',
  ]);
});

test('a horse left unplaced after a disqualification is sound', () => {
  const race = inOrder({ official: null }, { official: 1 });
  const disqualifications = [{ programNumber: '1', from: 1, to: null }];
  assert.equal(placingFaults(race, { disqualifications, deadHeats: [] }), []);
});

test('every horse listed in a dead heat shares a place', () => {
  const level = { official: 2, crossed: 2, deadHeat: true };
  const race = inOrder({}, level, level);
  assert.equal(placingFaults(race, { disqualifications: [], deadHeats: ['2', '3'] }), []);
  assert.equal(placingFaults(race, { disqualifications: [], deadHeats: ['1', '2'] }), [
    '#1 is listed in a dead heat and shares no place.',
  ]);
});

test('of two winners in a dead heat either may be the one described', () => {
  const level = { official: 1, crossed: 1, deadHeat: true };
  const winner = { color: 'Bay', sex: 'Mare', sire: '', dam: '', damSire: '', foaled: null, breeder: null };
  const named = (horseName: string) =>
    placingFaults({ ...inOrder(level, level), winner: { ...winner, horseName } }, NOTHING_LISTED);
  assert.equal(named('Paper Lantern 2'), []);
  assert.equal(named('Paper Lantern 3'), [
    'The winner is named as Paper Lantern 3; first in the order of finish is Paper Lantern 1, Paper Lantern 2.',
  ]);
});

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
