import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findingOf } from './finding-of.ts';

const test = suite('a layoff');

const away = (daysSinceLast: number | null) => findingOf('layoff', { daysSinceLast });

for (const [days, value] of [
  [60, -0.2],
  [89, -0.2],
  [90, -0.5],
  [179, -0.5],
  [180, -0.8],
  [900, -0.8],
] as const) {
  test(`${days} days away count ${value}`, () => {
    assert.equal(away(days), { value, says: `first start in ${days} days` });
  });
}

test('fifty-nine days are no layoff, and neither is a race of yesterday', () => {
  for (const days of [1, 28, 59]) assert.is(away(days), null, String(days));
});

test('a first starter, or a horse whose last race is unknown, has not been away', () => {
  assert.is(away(null), null);
});

test('a longer time away never counts less against a horse', () => {
  const values = Array.from({ length: 400 }, (_, days) => away(days)?.value ?? 0);
  values.forEach((value, days) => {
    assert.ok(value <= (values[days - 1] ?? 0), String(days));
  });
});

test.run();
