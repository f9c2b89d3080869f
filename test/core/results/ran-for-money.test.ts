import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bettingPlaceOf, placeOf, startersForMoney, startersThatRan } from '#core/results/ran-for-money.ts';
import { aFinisher } from '#test/support/a-result.ts';

const test = suite('who ran for money, and where each placed');

const [first, second, third] = ['1', '2', '3'].map((programNumber) => aFinisher({ programNumber })) as [
  ReturnType<typeof aFinisher>,
  ReturnType<typeof aFinisher>,
  ReturnType<typeof aFinisher>,
];

test('a starter without odds among starters with odds was declared a non-starter', () => {
  const nonStarter = { ...second, odds: null };
  assert.equal(startersForMoney({ starters: [first, nonStarter, third] }), [first, third]);
});

test('where no odds are known, everybody ran for money', () => {
  const starters = [first, second].map((horse) => ({ ...horse, odds: null }));
  assert.equal(startersForMoney({ starters }), starters);
});

test('the official place counts, the order at the wire only where there is none', () => {
  const demoted = { ...first, crossed: 1, official: 2 };
  const promoted = { ...second, crossed: 2, official: 1 };
  const starters = [demoted, promoted];
  assert.equal([placeOf(demoted, { starters }), placeOf(promoted, { starters })], [2, 1]);
  const unofficial = starters.map((horse) => ({ ...horse, official: null }));
  assert.equal(
    unofficial.map((horse) => placeOf(horse, { starters: unofficial })),
    [1, 2],
  );
});

test('a horse left unplaced has no place, wherever it crossed the wire', () => {
  const unplaced = { ...second, crossed: 2, official: null };
  assert.is(placeOf(unplaced, { starters: [first, unplaced] }), null);
});

const forPurse = { ...second, odds: null, noBetting: 'purse-only' } as const;

test('a starter for purse money only counts as a starter but takes no bets', () => {
  const nonStarter = { ...third, odds: null, noBetting: 'non-starter' } as const;
  const starters = [first, forPurse, nonStarter];
  assert.equal(startersForMoney({ starters }), [first]);
  assert.equal(startersThatRan({ starters }), [first, forPurse]);
});

test('bets are paid as if a starter for purse money only were not there', () => {
  const starters = [first, forPurse, third];
  assert.equal(
    starters.map((horse) => bettingPlaceOf(horse, { starters })),
    [1, null, 2],
  );
  const level = { ...third, official: 2 };
  assert.is(bettingPlaceOf(level, { starters: [first, forPurse, level] }), 2);
});

test.run();
