import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemorySpendStore } from '#adapters/memory/spend-store.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { NANOS } from '#core/spend/price.ts';
import { makeSettleLostCalls } from '#core/spend/use-cases/settle-lost-calls.ts';
import { makeShowSpend } from '#core/spend/use-cases/show-spend.ts';

const test = suite('spending as it is shown');

const TODAY = '2026-09-10' as RaceDay;
const NOON = parseInstant('2026-09-10T12:00:00-04:00') as Instant;
const BUDGET = { dailyUsd: 5, monthlyUsd: 100, memberDailyUsd: 1 };

async function room(payments: readonly { readonly dollars: number; readonly daysAgo: number }[]) {
  const spend = makeMemorySpendStore();
  for (const [nth, { dollars, daysAgo }] of payments.entries()) {
    const call = { id: `${nth}`, at: NOON, day: addDays(TODAY, -daysAgo), service: 'openai', model: 'm' };
    const rest = { feature: 'ask-jake', raceId: null, memberId: null, mostNanos: dollars * NANOS } as const;
    await spend.open({ ...call, ...rest }, []);
  }
  return { spend, ...makeShowSpend({ spend, budget: BUDGET, clock: () => NOON }) };
}

test('today and the month stand against their budgets; ten days of thirty project to three times as much', async () => {
  const { report } = await room([
    { dollars: 4, daysAgo: 0 },
    { dollars: 16, daysAgo: 9 },
    { dollars: 50, daysAgo: 10 },
  ]);
  const { day, daily, monthly } = await report();
  assert.is(day, TODAY);
  assert.equal(daily, { cost: 4, limit: 5, remaining: 1, percentage: 80 });
  assert.equal(monthly, { cost: 20, limit: 100, projectedCost: 60, percentage: 20 });
});

test('the lists are of today alone', async () => {
  const { report } = await room([
    { dollars: 4, daysAgo: 0 },
    { dollars: 16, daysAgo: 1 },
  ]);
  const { byService, byModel, byFeature, byRace, byMember } = await report();
  for (const rows of [byService, byModel, byFeature, byRace, byMember])
    assert.equal(
      rows.map(({ cost }) => cost),
      [4],
    );
});

test('a day without spending has its whole budget left', async () => {
  const { daily, monthly, byModel } = await (await room([])).report();
  assert.equal([daily.remaining, daily.percentage, monthly.projectedCost, byModel], [5, 0, 0, []]);
});

test('the trend has a row for every day, the latest last', async () => {
  const { trends } = await room([
    { dollars: 1, daysAgo: 0 },
    { dollars: 2, daysAgo: 2 },
    { dollars: 9, daysAgo: 3 },
  ]);
  assert.equal(
    (await trends(3)).map(({ key, cost }) => [key, cost]),
    [
      [addDays(TODAY, -2), 2],
      [addDays(TODAY, -1), 0],
      [TODAY, 1],
    ],
  );
  assert.equal(
    (await trends(1)).map(({ key }) => key),
    [TODAY],
  );
});

/** Settles the lost ones of so many questions at noon, after five minutes. */
async function settled(...startedMinutesAgo: readonly number[]) {
  const { spend } = await room([]);
  const warned: string[] = [];
  for (const [nth, minutes] of startedMinutesAgo.entries()) {
    const startedAt = instant(NOON - minutes * 60_000);
    const call = {
      id: `lost-${nth}`,
      at: startedAt,
      day: TODAY,
      service: 'openai',
      model: 'm',
      feature: 'ask-jake',
    } as const;
    await spend.open({ ...call, raceId: null, memberId: null, mostNanos: NANOS }, []);
  }
  const settle = makeSettleLostCalls({
    spend,
    clock: () => NOON,
    lostAfterMs: 5 * 60_000,
    warn: (sentence) => void warned.push(sentence),
  });
  return { count: await settle(), again: await settle(), warned };
}

test('questions lost with their process are settled once, and said in one sentence', async () => {
  const { count, again, warned } = await settled(6, 10, 5);
  assert.equal([count, again], [2, 0]);
  assert.equal(warned, [
    '2 questions to the analysts never reported an outcome: each counts as the most expensive of its kind.',
  ]);
});

test('one question is singular, and none is not worth a word', async () => {
  assert.match((await settled(6)).warned[0] ?? '', /^1 question to the analysts /);
  assert.equal(await settled(1), { count: 0, again: 0, warned: [] });
});

test.run();
