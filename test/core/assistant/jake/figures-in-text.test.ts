import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { moneyIn, numbersIn, oddsIn, percentagesIn } from '#core/assistant/jake/figures-in-text.ts';
import { shortDollars } from '#core/kernel/text.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('Figures in a text');

for (const [text, amounts] of [
  ['Put $20 on it.', [20]],
  ['A $ 2.50 place bet', [2.5]],
  ['$1,200 and $12,345.60', [1200, 12_345.6]],
  ['$2k, or $2 thousand, or $3 grand', [2000, 2000, 3000]],
  ['20 dollars, 5 bucks, 7 USD', [20, 5, 7]],
  ['a 50-dollar win bet', [50]],
  ['fifty dollars', [50]],
  ['forty-five bucks', [45]],
  ['a hundred and twenty dollars', [120]],
  ['two thousand five hundred dollars', [2500]],
  ['three hundred thousand dollars', [300_000]],
  ['I would put fifty on it', [50]],
  ['lay twenty across the board', [20]],
  ['$0.50 a combination', [0.5]],
  ['no money at all', []],
  ['It ran 91 at 6 furlongs', []],
  ['put two horses behind it', []],
] as const)
  test(`money: ${text}`, () => assert.equal(moneyIn(text), amounts));

for (const [text, shares] of [
  ['28.4% to win', [28.4]],
  ['28 percent and 30 per cent', [28, 30]],
  ['seventy-two per cent', [72]],
  ['a 5 % edge', [5]],
  ['100% sure', [100]],
  ['a hundred percent', [100]],
  ['1,200%', [1200]],
  ['a score of 28', []],
] as const)
  test(`percentages: ${text}`, () => assert.equal(percentagesIn(text), shares));

for (const [text, prices] of [
  ['7-2 and 10-1', ['7-2', '10-1']],
  ['seven to two', ['7-2']],
  ['nine-to-five', ['9-5']],
  ['15 to 1', ['15-1']],
  ['an even-money shot', []],
  ['2025-08-02', []],
  ['1-2-3', []],
  ['1 to 20%', []],
  ['15 to 20 percent', []],
] as const)
  test(`prices: ${text}`, () => assert.equal(oddsIn(text), prices));

test('every number in figures is a number, in a price and a date too', () => {
  assert.equal(numbersIn('#4 at 7-2, 1,200 times 2.5'), [4, 7, 2, 1200, 2.5]);
  assert.equal(numbersIn('16 of 96, 16.7% or 17 percent'), [16, 96], 'a percentage is no count');
  assert.equal(numbersIn('four horses'), []);
  assert.equal(numbersIn(''), []);
});

test('an amount of money is no percentage and a percentage no money', () => {
  assert.equal([percentagesIn('$40 to win'), moneyIn('40% to win')], [[], []]);
});

test('capitals make no difference', () => {
  assert.equal(moneyIn('FIFTY DOLLARS and $2K'), [2000, 50]);
  assert.equal(percentagesIn('Ten Percent'), [10]);
});

test('whatever amount we print is read back as that amount', () => {
  const rng = seededRng(9);
  for (let round = 0; round < 200; round += 1) {
    const amount = Math.round(100 * 10 ** (6 * rng())) / 100;
    assert.equal(moneyIn(`Total ${shortDollars(amount)} of it.`), [amount], shortDollars(amount));
  }
});

test.run();
