import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stakeAndBudget } from '#core/assistant/jake/amounts.ts';

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

test.run();
