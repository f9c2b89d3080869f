import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemorySpendStore } from '#adapters/memory/spend-store.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { budgetDay } from '#core/spend/cap.ts';
import { signUp, signUpAdmin } from './browser.ts';
import { openTestServer } from './open-test-server.ts';
import { spendDeps } from './spend-deps.ts';

const test = suite('The cost monitor over HTTP');

async function opened() {
  const spend = makeMemorySpendStore();
  const server = await openTestServer({
    change: (deps) => ({
      ...deps,
      useCases: { ...deps.useCases, spend: spendDeps(machineClock, spend) },
    }),
  });
  const [admin, member] = [server.browser(), server.browser()];
  await signUpAdmin(admin);
  await signUp(member, 'anna@example.com');
  return { spend, server, admin, member };
}

async function pay(spend: ReturnType<typeof makeMemorySpendStore>, id: string, nanos: number) {
  const instant = machineClock();
  const feature = 'ask-jake' as const;
  const call = {
    id,
    at: instant,
    day: budgetDay(instant),
    service: 'anthropic',
    model: 'claude-sonnet-5-5',
    feature,
  };
  await spend.open({ ...call, raceId: null, memberId: 'm-1', mostNanos: nanos * 9 }, []);
  const usage = { inputTokens: 1_000, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 200 };
  const end = { id, nanos, usage, isPriceAssumed: false, isUsageAssumed: false };
  await spend.settle({ ...end, outcome: 'answered' }, []);
}

test('an administrator sees what is spent beside the budgets, and by what', async () => {
  const { spend, server, admin } = await opened();
  await pay(spend, 'a', 1_000_000_000);
  await pay(spend, 'b', 250_000_000);
  const stats = await admin.call('GET /api/cost-monitor/stats', {});
  assert.equal(stats.daily, { cost: 1.25, limit: 5, remaining: 3.75, percentage: 25 });
  assert.equal([stats.monthly.cost, stats.monthly.limit, stats.monthly.percentage], [1.25, 100, 1.25]);
  assert.ok(stats.monthly.projectedCost >= 1.25);
  const spent = { total_calls: 2, total_tokens: 2_400, total_cost: 1.25, avg_cost_per_call: 0.625 };
  assert.equal(stats.breakdown, [{ service: 'anthropic', ...spent, assumed_calls: 0 }]);
  assert.equal(
    [
      stats.byModel[0]?.model,
      stats.byFeature[0]?.feature,
      stats.byRace[0]?.raceId,
      stats.byMember[0]?.memberId,
    ],
    ['claude-sonnet-5-5', 'ask-jake', null, 'm-1'],
  );
  await server.close();
});

test('the last days are listed, seven by default', async () => {
  const { spend, server, admin } = await opened();
  await pay(spend, 'a', 1_000_000_000);
  const { days } = await admin.call('GET /api/cost-monitor/trends', {});
  assert.is(days.length, 7);
  assert.equal([days[0]?.total_calls, days[6]?.total_cost], [0, 1]);
  assert.is(days[6]?.date, budgetDay(machineClock()));
  const three = await admin.ask('GET', '/api/cost-monitor/trends?days=3');
  assert.is((three.json() as { days: unknown[] }).days.length, 3);
  for (const wrong of ['0', '-1', '367', 'week', '1.5', '']) {
    const { status } = await admin.ask('GET', `/api/cost-monitor/trends?days=${wrong}`);
    assert.is(status, 400, wrong);
  }
  await server.close();
});

test('only administrators see it', async () => {
  const { server, member } = await opened();
  for (const path of ['/api/cost-monitor/stats', '/api/cost-monitor/trends?days=7']) {
    assert.is((await member.ask('GET', path)).status, 403, path);
    assert.is((await server.browser().ask('GET', path)).status, 401, path);
  }
  await server.close();
});

test.run();
