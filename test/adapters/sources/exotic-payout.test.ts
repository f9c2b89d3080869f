import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { exoticPayouts } from '#adapters/sources/readings/exotic-payout.ts';

const test = suite('payoffs of exotic wagers');

test('a wager without a stake, a name or numbers is left out', () => {
  const whole = { wager: 'EX', base: 2, numbers: '1/2', payoff: 9 };
  assert.is(exoticPayouts(whole).length, 1);
  for (const part of [{ wager: null }, { base: null }, { numbers: ' ' }])
    assert.equal(exoticPayouts({ ...whole, ...part }), []);
});

test('a wager nobody won has no payoff, only its carryover', () => {
  const [payout] = exoticPayouts({
    wager: 'P6',
    base: 0.2,
    numbers: '1-2-3-4-5-6',
    payoff: null,
    carryover: 81_250,
  });
  assert.equal([payout?.wager, payout?.payoff, payout?.carryover], ['Pick 6', null, 81_250]);
});

test.run();
