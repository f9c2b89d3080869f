import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemorySpendStore } from '#adapters/memory/spend-store.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { RaceId } from '#core/card/race.ts';
import { addDays } from '#core/kernel/race-day.ts';
import type { Feature } from '#core/picks/model-questions/model-question.ts';
import { budgetDay } from '#core/spend/cap.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { signUp, signUpAdmin } from './browser.ts';
import { spendBreakdownDeps } from './evidence-deps.ts';
import { openTestServer } from './open-test-server.ts';

const test = suite('spending broken down, over HTTP');
const PATH = '/api/cost-monitor/spend';
const RACE = 'saratoga-2025-08-02-1' as RaceId;
const DOLLAR = 1_000_000_000;

async function opened() {
  const spend = makeMemorySpendStore();
  const scored = [{ raceId: RACE, picks: 2 }];
  const members = makeMemoryMemberStore();
  await members.add(aMember());
  const server = await openTestServer({
    change: (deps) => ({
      ...deps,
      useCases: {
        ...deps.useCases,
        spendBreakdown: spendBreakdownDeps(members, spend, scored),
      },
    }),
  });
  const [admin, anna] = [server.browser(), server.browser()];
  await signUpAdmin(admin);
  await signUp(anna, 'anna@example.com');
  return { spend, server, admin, anna };
}

interface Paid {
  readonly id: string;
  readonly nanos: number;
  readonly daysAgo?: number;
  readonly feature?: Feature;
  readonly raceId?: RaceId | null;
  readonly memberId?: string | null;
}

async function pay(spend: ReturnType<typeof makeMemorySpendStore>, paid: Paid) {
  const { id, nanos, daysAgo = 0, feature = 'picks', raceId = RACE, memberId = null } = paid;
  const instant = machineClock();
  const day = addDays(budgetDay(instant), -daysAgo);
  const call = { id, at: instant, day, service: 'openai', model: 'gpt-5.4', feature, raceId, memberId };
  await spend.open({ ...call, mostNanos: nanos }, []);
  const usage = { inputTokens: 900, cachedTokens: 0, cacheWriteTokens: 0, outputTokens: 100 };
  const end = { id, nanos, usage, isPriceAssumed: false, isUsageAssumed: false };
  await spend.settle({ ...end, outcome: 'answered' }, []);
}

test('spending is broken down by model, feature, race and member, with names', async () => {
  const { spend, server, admin } = await opened();
  await pay(spend, { id: 'a', nanos: 2 * DOLLAR });
  await pay(spend, { id: 'b', nanos: DOLLAR, feature: 'ask-jake', raceId: null, memberId: 'member-anna' });
  const breakdown = await admin.call('GET /api/cost-monitor/spend', {} as never);
  assert.equal([breakdown.span, breakdown.total.calls, breakdown.total.cost], ['month', 2, 3]);
  assert.equal(
    breakdown.byModel.rows.map(({ model, cost, averageCost }) => [model, cost, averageCost]),
    [['gpt-5.4', 3, 1.5]],
  );
  assert.equal(
    breakdown.byFeature.rows.map(({ feature, cost }) => [feature, cost]),
    [
      ['picks', 2],
      ['ask-jake', 1],
    ],
  );
  assert.equal(
    breakdown.byRace.rows.map(({ raceId, date, raceNumber }) => [raceId, date, raceNumber]),
    [
      [RACE, '2025-08-02', 1],
      [null, null, null],
    ],
  );
  assert.equal(
    breakdown.byMember.rows.map(({ memberId, email }) => [memberId, email]),
    [
      [null, null],
      ['member-anna', 'anna@example.com'],
    ],
  );
  assert.equal(breakdown.byMember.others, { count: 0, cost: 0 });
  await server.close();
});

test('a scored pick costs what questions for picks on settled races cost, and nothing where none is settled', async () => {
  const { spend, server, admin } = await opened();
  const costs = async () => (await admin.call('GET /api/cost-monitor/spend', {} as never)).scoredPicks;
  await pay(spend, { id: 'a', nanos: 3 * DOLLAR });
  await pay(spend, { id: 'b', nanos: DOLLAR, raceId: 'saratoga-2025-08-02-2' as RaceId });
  await pay(spend, { id: 'c', nanos: 9 * DOLLAR, feature: 'debate' });
  assert.equal(await costs(), { races: 1, picks: 2, cost: 3, perPick: 1.5, ofAllPicks: 4 });
  await server.close();
});

test('the month is forecast from whole days once there are enough, and says so before', async () => {
  const { spend, server, admin } = await opened();
  const forecast = async () => (await admin.call('GET /api/cost-monitor/spend', {} as never)).forecast;
  assert.equal(await forecast(), { is: 'too-few-days', days: 0, needed: 7 });
  for (let daysAgo = 1; daysAgo <= 6; daysAgo += 1)
    await pay(spend, { id: `${daysAgo}`, nanos: DOLLAR, daysAgo });
  assert.equal(await forecast(), { is: 'too-few-days', days: 6, needed: 7 });
  await pay(spend, { id: '7', nanos: DOLLAR, daysAgo: 7 });
  const result = await forecast();
  assert.is(result.is, 'estimated');
  if (result.is === 'estimated')
    assert.equal(
      [result.basis.days, result.basis.perDay, result.low, result.high],
      [7, 1, result.expected, result.expected],
    );
  await server.close();
});

test('another span than the three is refused by name, and members see nothing', async () => {
  const { server, admin, anna } = await opened();
  for (const span of ['year', '', '90', 'month,today']) {
    const answer = await admin.ask('GET', `${PATH}?span=${encodeURIComponent(span)}`);
    assert.is(answer.status, 400, span);
    assert.match((answer.json() as { message: string }).message, /span/);
  }
  assert.is((await anna.ask('GET', PATH)).status, 403);
  await server.close();
});

test.run();
