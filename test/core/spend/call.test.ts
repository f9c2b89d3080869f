import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { endOf, type OpenCall } from '#core/spend/call.ts';

const test = suite('what a question cost when it ended');

const CALL: OpenCall = {
  id: 'call-1',
  at: instant(0),
  day: '2026-09-11' as RaceDay,
  service: 'openai',
  model: 'model-5',
  feature: 'picks',
  raceId: null,
  memberId: null,
  mostNanos: 900,
};
const USAGE = { inputTokens: 100, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 7 };
const PRICE = { nanosOf: () => 321, isAssumed: false };

test('reported tokens are priced, whatever the outcome', () => {
  for (const is of ['answered', 'unavailable', 'given-up', 'not-allowed'] as const) {
    const end = endOf(CALL, { is, usage: USAGE }, PRICE);
    assert.equal([end.outcome, end.nanos, end.isUsageAssumed], [is, 321, false], is);
    assert.equal(end.usage, USAGE);
  }
});

test('tokens that were never reported count at the most of the question', () => {
  const end = endOf(CALL, { is: 'unavailable', usage: null }, PRICE);
  assert.equal([end.nanos, end.isUsageAssumed, end.usage.inputTokens], [900, true, 0]);
});

test('a question no model worked on is free and no assumption', () => {
  const answers = [
    { is: 'no-budget', usage: null },
    { is: 'not-allowed', usage: null },
    { is: 'unavailable', usage: null, neverRan: true },
  ] as const;
  for (const answer of answers) {
    const { nanos, isUsageAssumed } = endOf(CALL, answer, PRICE);
    assert.equal([nanos, isUsageAssumed], [0, false], answer.is);
  }
});

test('an assumed price is said, also where nothing was paid', () => {
  const price = { ...PRICE, isAssumed: true };
  assert.is(endOf(CALL, { is: 'answered', usage: USAGE }, price).isPriceAssumed, true);
  assert.is(endOf(CALL, { is: 'no-budget', usage: null }, price).isPriceAssumed, true);
});

test.run();
