import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemorySpendStore } from '#adapters/memory/spend-store.ts';
import type { Member } from '#core/accounts/member.ts';
import type { RaceId } from '#core/card/race.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { makeBreakDownSpend, type SpendSpan } from '#core/spend/use-cases/break-down-spend.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';
import { aMember } from '#test/support/a-member.ts';

const test = suite('spending broken down');
const TODAY = '2026-09-11' as RaceDay;
const NOON = parseInstant('2026-09-11T12:00:00-04:00') as Instant;
const RACE = 'saratoga-2026-09-11-1' as RaceId;
const DOLLAR = 1_000_000_000;

function opened() {
  const spend = makeMemorySpendStore();
  let calls = 0;
  return {
    /** Questions for picks on a race, so many days ago. */
    pay: (dollars: number, daysAgo: number) => {
      calls += 1;
      const call = { id: `${calls}`, at: NOON, day: addDays(TODAY, -daysAgo), service: 'openai', model: 'm' };
      const mostNanos = dollars * DOLLAR;
      return spend.open({ ...call, feature: 'picks', raceId: RACE, memberId: null, mostNanos }, []);
    },
    breakDown: makeBreakDownSpend({
      spend,
      members: makeMemoryMemberStore(),
      scoredPicks: async () => [{ raceId: RACE, picks: 2 }],
      clock: () => NOON,
    }),
  };
}

test('all questions for picks are those of the span; those on a settled race count from a week before', async () => {
  const { pay, breakDown } = opened();
  await pay(1, 0);
  await pay(40, 3);
  const { total, scoredPicks } = await breakDown('today');
  assert.is(total.cost, 1);
  assert.is(scoredPicks.ofAllPicks, 1);
  assert.equal([scoredPicks.cost, scoredPicks.perPick], [41, 20.5]);
});

test('dark days count where something was paid before them, though not within the four weeks', async () => {
  const { pay, breakDown } = opened();
  await pay(10, 35);
  for (let daysAgo = 1; daysAgo <= 8; daysAgo += 1) await pay(10, daysAgo);
  const { forecast } = await breakDown('month');
  assert.is(forecast.is, 'estimated');
  if (forecast.is !== 'estimated') return;
  assert.equal(forecast.basis, { from: '2026-08-14', to: '2026-09-10', days: 28, perDay: 80 / 28 });
  assert.ok(forecast.low < forecast.expected && forecast.expected < forecast.high);
});

test('four weeks without a question give no forecast, whatever was paid before', async () => {
  const { pay, breakDown } = opened();
  await pay(10, 35);
  await pay(5, 0);
  assert.equal((await breakDown('month')).forecast, { is: 'too-few-days', days: 0, needed: 7 });
});

interface Question {
  readonly dollars: number;
  readonly model?: string;
  readonly feature?: 'picks' | 'ask-jake' | 'debate';
  readonly raceId?: string | null;
  readonly memberId?: string | null;
  readonly daysAgo?: number;
  readonly tokens?: number;
}

/** What these questions come to; all of them ended. */
async function brokenDown(
  questions: readonly Question[],
  { span = 'month', members = [] }: { span?: SpendSpan; members?: readonly Member[] } = {},
) {
  const spend = makeMemorySpendStore();
  const memberStore = makeMemoryMemberStore();
  for (const member of members) await memberStore.add(member);
  for (const [nth, question] of questions.entries()) {
    const { dollars, model = 'm', feature = 'ask-jake', raceId = null, memberId = null } = question;
    const [id, day] = [String(nth), addDays(TODAY, -(question.daysAgo ?? 0))];
    const mostNanos = 2 * dollars * DOLLAR;
    const call = { id, at: NOON, day, service: 'openai', model, feature, raceId, memberId, mostNanos };
    await spend.open(call, []);
    const usage = {
      inputTokens: question.tokens ?? 100,
      cachedTokens: 0,
      cacheWriteTokens: 0,
      outputTokens: 0,
    };
    const ends = { isPriceAssumed: false, isUsageAssumed: false };
    await spend.settle({ id, outcome: 'answered', nanos: dollars * DOLLAR, usage, ...ends }, []);
  }
  const breakDown = makeBreakDownSpend({
    spend,
    members: memberStore,
    scoredPicks: async () => [],
    clock: () => NOON,
  });
  return breakDown(span);
}

test('the span is today, the month so far or the last ninety days', async () => {
  assert.equal((await brokenDown([], { span: 'today' })).span, { from: TODAY, to: TODAY });
  assert.equal((await brokenDown([])).span, { from: '2026-09-01', to: TODAY });
  const { span } = await brokenDown([], { span: '90-days' });
  assert.equal(span, { from: '2026-06-14', to: TODAY });
});

test('only questions of the span count, both ends included', async () => {
  const questions = [0, 10, 11, 89, 90].map((daysAgo) => ({ dollars: 1, daysAgo }));
  const costIn = async (span: SpendSpan) => (await brokenDown(questions, { span })).total.cost;
  assert.equal([await costIn('today'), await costIn('month'), await costIn('90-days')], [1, 2, 4]);
});

test('each list adds up to the whole', async () => {
  const { total, byModel, byFeature, byRace, byMember } = await brokenDown([
    { dollars: 1, model: 'a', feature: 'picks', raceId: 'race-1', tokens: 10 },
    { dollars: 2, model: 'b', feature: 'ask-jake', memberId: 'anna', tokens: 20 },
    { dollars: 4, model: 'a', feature: 'debate', raceId: 'race-2', memberId: 'bert', tokens: 30 },
  ]);
  assert.equal([total.calls, total.cost, total.tokens, total.averageCost], [3, 7, 60, 7 / 3]);
  for (const { rows, others } of [byModel, byFeature, byRace, byMember])
    assert.is(
      rows.reduce((sum, { cost }) => sum + cost, others.cost),
      total.cost,
    );
});

test('the most expensive comes first, what has no race or member has no key', async () => {
  const { byModel, byRace } = await brokenDown([
    { dollars: 1, model: 'a', raceId: 'race-1' },
    { dollars: 2, model: 'b' },
    { dollars: 4, model: 'a' },
  ]);
  assert.equal(
    byModel.rows.map(({ key, calls, cost }) => [key, calls, cost]),
    [
      ['a', 2, 5],
      ['b', 1, 2],
    ],
  );
  assert.equal(
    byRace.rows.map(({ key, cost }) => [key, cost]),
    [
      [null, 6],
      ['race-1', 1],
    ],
  );
});

test('beyond fifty rows the others are counted and summed', async () => {
  const races = (count: number) =>
    Array.from({ length: count }, (_, nth) => ({ dollars: count - nth, raceId: `race-${nth}` }));
  const { byRace } = await brokenDown(races(53));
  assert.equal([byRace.rows.length, byRace.others], [50, { count: 3, cost: 3 + 2 + 1 }]);
  assert.equal((await brokenDown(races(50))).byRace.others, { count: 0, cost: 0 });
});

test('a member is shown by address, one who left and the site’s own questions without', async () => {
  const anna = aMember();
  const { byMember } = await brokenDown(
    [{ dollars: 4, memberId: anna.id }, { dollars: 2, memberId: 'gone' }, { dollars: 1 }],
    { members: [anna] },
  );
  assert.equal(
    byMember.rows.map(({ key, email }) => [key, email]),
    [
      [anna.id, anna.email],
      ['gone', null],
      [null, null],
    ],
  );
});

test('without a question everything is zero and nothing is divided by it', async () => {
  const { total, byModel, scoredPicks, forecast } = await brokenDown([]);
  assert.equal(total, { key: null, calls: 0, tokens: 0, cost: 0, averageCost: 0, assumed: 0 });
  assert.equal(byModel, { rows: [], others: { count: 0, cost: 0 } });
  assert.equal(scoredPicks, { races: 0, picks: 0, cost: 0, perPick: null, ofAllPicks: 0 });
  assert.is(forecast.is, 'too-few-days');
});

test('a question for something other than picks is not part of their cost', async () => {
  const { scoredPicks } = await brokenDown([
    { dollars: 3, feature: 'picks', raceId: RACE },
    { dollars: 5, feature: 'ask-jake', raceId: RACE },
  ]);
  assert.is(scoredPicks.ofAllPicks, 3);
});

test('the moment is the machine’s', async () => assert.is((await brokenDown([])).at, NOON));

test.run();
