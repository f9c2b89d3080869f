import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stakeAndBudget } from '#core/assistant/jake/amounts.ts';

const test = suite('money in a question');

test('the cents of a dollar amount are no stake of their own', () => {
  assert.equal(stakeAndBudget('$2.50 exacta box 3,4'), { base: null, budget: 2.5 });
  assert.equal(stakeAndBudget('$2.00 exacta box 3,4'), { base: null, budget: 2 });
  assert.equal(stakeAndBudget('.50 trifecta under $48'), { base: 0.5, budget: 48 });
  assert.equal(stakeAndBudget('50-cent pick 5 under $48'), { base: 0.5, budget: 48 });
});

test.run();
