import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { budgetDay, capsOn, capText, markText } from '#core/spend/cap.ts';
import { costOf, type ModelPrice, mostCostOf, priceOf } from '#core/spend/price.ts';
import { budgetUse, dailyRows } from '#core/spend/report.ts';

const test = suite('what questions cost');

const price = (model: string, from: string, output = 10): ModelPrice => ({
  model,
  from,
  input: 2,
  cached: 0.2,
  cacheWrite: 2.5,
  output,
});
const PRICES = [
  price('model-5', '2026-01-01'),
  price('model-5', '2026-10-07', 8),
  price('model-5-mini', '2026-01-01', 1),
  price('model-9', '2026-01-01', 50),
];
const usage = { inputTokens: 2_100, cachedTokens: 1_024, cacheWriteTokens: 0, outputTokens: 180 };
const DAY = '2026-11-21' as RaceDay;

test('a price counts from its day on, and for every edition of the model', () => {
  assert.is(priceOf(PRICES, 'model-5', '2026-10-06').price.output, 10);
  assert.is(priceOf(PRICES, 'model-5', '2026-10-07').price.output, 8);
  assert.is(priceOf(PRICES, 'model-5-2026-08-06', '2026-11-21').price.output, 8);
  assert.is(priceOf(PRICES, 'model-5-20260806', '2026-11-21').isAssumed, false);
  assert.is(priceOf(PRICES, 'model-5-mini', '2026-11-21').price.output, 1);
});

test('an unknown model counts at the dearest price, and that is said', () => {
  for (const model of ['model-5-maxi', 'another', 'model-55']) {
    const { price: found, isAssumed } = priceOf(PRICES, model, '2026-11-21');
    assert.equal([found.model, isAssumed], ['model-9', true], model);
  }
  assert.is(priceOf(PRICES, 'model-5', '2025-12-31').isAssumed, true, 'also before its first price');
});

test('cached tokens are cheaper, tokens being cached dearer, and each counts once', () => {
  assert.is(costOf(usage, price('m', '2026-01-01')), 4_156_800);
  const writing = { ...usage, cachedTokens: 0, cacheWriteTokens: 1_024 };
  assert.is(costOf(writing, price('m', '2026-01-01')), (1_076 * 2 + 1_024 * 2.5 + 1_800) * 1_000);
  assert.is(
    costOf({ ...usage, inputTokens: 0, cachedTokens: 0, outputTokens: 0 }, price('m', '2026-01-01')),
    0,
  );
});

test('a long question has the prices of long ones', () => {
  const above = { inputTokens: 2_000, input: 4, cached: 0.4, cacheWrite: 5, output: 20 };
  const long = { ...price('m', '2026-01-01'), above };
  assert.is(costOf(usage, long), 2 * 4_156_800);
  assert.is(costOf({ ...usage, inputTokens: 2_000 }, long), 3_956_800);
});

test('the most a question may cost is more than it can take', () => {
  const text = 'ran 2026-07-18 SAR Dirt 5 1/2F GD Clm25000: finished 2 of 9, figure 91, at 5.37-1. '.repeat(
    150,
  );
  const most = mostCostOf(text.length, 4_000, price('m', '2026-01-01'));
  const dear = { inputTokens: text.length / 2.5, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 4_000 };
  assert.ok(most > costOf(dear, price('m', '2026-01-01')));
});

test('the day of a budget is New York’s', () => {
  assert.is(budgetDay(parseInstant('2026-11-22T04:59:59Z') as Instant), '2026-11-21');
  assert.is(budgetDay(parseInstant('2026-11-22T05:00:00Z') as Instant), '2026-11-22');
  assert.is(budgetDay(parseInstant('2026-07-22T04:00:00Z') as Instant), '2026-07-22');
});

test('a day counts from zero tomorrow, a month on its first, over the year too', () => {
  const budget = { dailyUsd: 5, monthlyUsd: 100, memberDailyUsd: 0.5 };
  const [daily, monthly, member] = capsOn(budget, '2026-12-31' as RaceDay, 'm-1');
  assert.equal([daily?.from, daily?.until], ['2026-12-31', '2027-01-01']);
  assert.equal([monthly?.from, monthly?.until], ['2026-12-01', '2027-01-01']);
  assert.equal([member?.memberId, member?.nanos], ['m-1', 500_000_000]);
  assert.is(capsOn(budget, DAY, null).length, 2);
  assert.is(
    capText(capsOn(budget, DAY, null)[0] as never),
    'The daily AI budget ($5.00) is used up. It resets Nov 22 at 12:00 AM ET.',
  );
});

test('an alert goes out at four fifths and at the whole, each once', () => {
  const [cap] = capsOn({ dailyUsd: 1, monthlyUsd: 9, memberDailyUsd: 1 }, DAY, null);
  if (cap === undefined) throw new Error('no cap');
  const cents = (count: number): number => count * 10_000_000;
  assert.is(markText(cap, cents(70), cents(79.9)), null);
  assert.is(markText(cap, cents(79), cents(80)), 'The daily AI budget is 80% spent: $0.80 of $1.00.');
  assert.is(markText(cap, cents(80), cents(99)), null);
  assert.match(String(markText(cap, cents(99), cents(100))), /used up/);
  assert.match(String(markText(cap, cents(10), cents(120))), /used up/);
  assert.is(markText(cap, cents(100), cents(120)), null);
});

test('a month is carried on as its days so far were', () => {
  const budget = { dailyUsd: 5, monthlyUsd: 100, memberDailyUsd: 1 };
  const { daily, monthly } = budgetUse(budget, { day: DAY, today: 6e9, month: 21e9 });
  assert.equal(daily, { cost: 6, limit: 5, remaining: 0, percentage: 120 });
  assert.equal(monthly, { cost: 21, limit: 100, projectedCost: 30, percentage: 21 });
  assert.is(budgetUse({ ...budget, dailyUsd: 0 }, { day: DAY, today: 0, month: 0 }).daily.percentage, 100);
});

test('days without a call are shown as what they are', () => {
  const rows = dailyRows([{ key: '2026-11-20', calls: 2, tokens: 10, nanos: 5e9, assumed: 1 }], DAY, 3);
  assert.equal(
    rows.map(({ key, calls, cost }) => [key, calls, cost]),
    [
      ['2026-11-19', 0, 0],
      ['2026-11-20', 2, 5],
      ['2026-11-21', 0, 0],
    ],
  );
});

test.run();
