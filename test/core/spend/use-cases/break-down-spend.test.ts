import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemorySpendStore } from '#adapters/memory/spend-store.ts';
import type { RaceId } from '#core/card/race.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { makeBreakDownSpend } from '#core/spend/use-cases/break-down-spend.ts';
import { makeMemoryMemberStore } from '#test/doubles/member-store.ts';

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
  assert.is(forecast.is, 'told');
  if (forecast.is !== 'told') return;
  assert.equal(forecast.basis, { from: '2026-08-14', to: '2026-09-10', days: 28, perDay: 80 / 28 });
  assert.ok(forecast.low < forecast.expected && forecast.expected < forecast.high);
});

test('four weeks without a question tell nothing of those to come, whatever was paid before', async () => {
  const { pay, breakDown } = opened();
  await pay(10, 35);
  await pay(5, 0);
  assert.equal((await breakDown('month')).forecast, { is: 'too-few-days', days: 0, needed: 7 });
});

test.run();
