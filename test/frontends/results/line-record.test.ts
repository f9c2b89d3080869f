import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Comparison } from '../../../frontends/results/book/line-score.ts';

const { comparisonText, isFew, leftText, lossText, rivalName } = await import(
  '../../../frontends/results/book/line-score.ts'
);

const test = suite('the record of my lines in words');

const aComparison = (more: Partial<Comparison> = {}): Comparison => ({
  rival: 'public',
  races: 40,
  mine: 1.65,
  theirs: 1.6623,
  difference: -0.0123,
  interval: { low: -0.02, high: -0.004 },
  ...more,
});

test('a difference has its interval, and is decided only where that lies on one side', () => {
  assert.is(comparisonText(aComparison()), '−0.0123 (−0.0200 to −0.0040), better');
  assert.match(comparisonText(aComparison({ interval: { low: -0.02, high: 0.01 } })), /too close to call$/);
  const worse = aComparison({ difference: 0.02, interval: { low: 0.01, high: 0.03 } });
  assert.match(comparisonText(worse), /worse$/);
});

test('the analysts are called what the scoreboard calls them', () => {
  const names = ['public', 'model', 'claude', 'openai', 'else'].map((rival) =>
    rivalName({ rival } as Comparison),
  );
  assert.equal(names, ['The market (final odds)', 'Our sealed chances', 'Form analyst', 'Pace analyst', '–']);
});

test('fewer than thirty races decide nothing', () => {
  assert.match(comparisonText(aComparison({ races: 29 })), /, only 29 races$/);
  assert.equal(
    [isFew({ races: 29 }), isFew({ races: 30 }), isFew({ races: Number.NaN })],
    [true, false, true],
  );
  assert.is(comparisonText(aComparison({ races: 1, interval: null })), '−0.0123, needs two race days');
});

test('without a race there is a dash and no figure', () => {
  const none = aComparison({ races: 0, mine: null, theirs: null, difference: null, interval: null });
  assert.equal([comparisonText(none), lossText(none.mine)], ['no race yet', '–']);
  assert.is(lossText(1.65), '1.6500');
});

test('what was counted is said with what was not', () => {
  const record = { lines: 12, scored: 9, pending: 2, leftOut: 1, comparisons: [] };
  assert.is(leftText(record), '12 lines: 9 scored, 2 pending, 1 left out.');
});

test.run();
