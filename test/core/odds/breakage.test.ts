import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { breakageStep, paidPerDollar } from '#core/odds/breakage.ts';
import { takeoutOn } from '#core/odds/takeout.ts';

const test = suite('breakage');

const BEFORE = '2025-08-31' as RaceDay;
const SINCE = '2025-09-01' as RaceDay;

test('until August 2025 payoffs are cut to nickels, dimes, quarters and halves as they grow', () => {
  assert.equal(
    [3.478, 5, 12.37, 25, 48.93, 251.7].map((gross) => paidPerDollar(gross, BEFORE)),
    [3.45, 5, 12.3, 25, 48.75, 251.5],
  );
});

test('since September 2025 they are cut to the penny', () => {
  assert.equal(
    [3.478, 12.37, 251.789].map((gross) => paidPerDollar(gross, SINCE)),
    [3.47, 12.37, 251.78],
  );
  assert.is(breakageStep(251, SINCE), 0.01);
});

test('a winning dollar never pays less than 1.05', () => {
  for (const day of [BEFORE, SINCE]) assert.is(paidPerDollar(0.97, day), 1.05);
});

test('breakage takes less than one step, and nothing from a payoff that needs none', () => {
  for (let gross = 1.06; gross < 400; gross += 0.37) {
    for (const day of [BEFORE, SINCE]) {
      const paid = paidPerDollar(gross, day);
      assert.ok(paid <= gross + 1e-9 && gross - paid < breakageStep(gross, day), `${gross} ${day}: ${paid}`);
      assert.is(paidPerDollar(paid, day), paid);
    }
  }
});

test('New York keeps 18.5 % of doubles and 24 % of superfectas', () => {
  assert.is(takeoutOn('saratoga', SINCE, 'daily double').share, 0.185);
  assert.is(takeoutOn('saratoga', SINCE, 'superfecta').share, 0.24);
});

test.run();
