import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { amountsIn, stakeAndBudget } from '#core/assistant/jake/amounts.ts';
import { amountsInFigures, bareMoney } from '#core/assistant/jake/spoken-amounts.ts';

const test = suite('money in a question');

test('the cents of a dollar amount are no stake of their own', () => {
  assert.equal(stakeAndBudget('$2.50 on an exacta box 3,4'), { base: null, budget: 2.5 });
  assert.equal(stakeAndBudget('$2.00 on an exacta box 3,4'), { base: null, budget: 2 });
  assert.equal(stakeAndBudget('.50 trifecta under $48'), { base: 0.5, budget: 48 });
  assert.equal(stakeAndBudget('50-cent pick 5 under $48'), { base: 0.5, budget: 48 });
});

test('a few dollars right before a wager are the stake of a combination, many are for all of it', () => {
  assert.equal(stakeAndBudget('$2 pick 4'), { base: 2, budget: null });
  assert.equal(stakeAndBudget('$1 exacta in race 5'), { base: 1, budget: null });
  assert.equal(stakeAndBudget('$20 pick 5'), { base: null, budget: 20 });
  assert.equal(stakeAndBudget('$2 pick 4 for $24'), { base: 2, budget: 24 });
});

const moneyOf = (text: string) => amountsIn(bareMoney(amountsInFigures(text))).map(({ dollars }) => dollars);

test('a person, a time of the day and a count are no money', () => {
  assert.equal(moneyOf('does Benjamin Perkins train anything'), []);
  assert.equal(moneyOf('any tickets around 4 pm'), []);
  assert.equal(moneyOf("tickets under 4 o'clock odds"), []);
  assert.equal(moneyOf('exacta with number 5 around 2'), []);
  assert.equal(moneyOf('an exacta for a Benjamin'), [100]);
  assert.equal(moneyOf('two benjamins on the 4'), [200]);
  assert.equal(moneyOf('a hundo on the 4'), [100]);
  assert.equal(moneyOf('a c-note on the 4'), [100]);
  assert.equal(moneyOf('an exacta under 40'), [40]);
});

test.run();
