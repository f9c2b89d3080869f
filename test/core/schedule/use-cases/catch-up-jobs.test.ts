import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { SCHEDULE } from '#config/schedule.ts';
import { instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { refreshLine, refreshStats } from '#core/schedule/refresh-log.ts';
import { makeCatchUpJobs } from '#core/schedule/use-cases/catch-up-jobs.ts';
import { present } from '#test/support/present.ts';
import { clockworkRoom, POST } from '#test/support/scheduler-room.ts';

const test = suite('results that came after all');

/** A race day whose result was given up, an hour and three quarters after its moment. */
async function givenUp() {
  const room = clockworkRoom({
    runJob: async ({ name }) => {
      if (name === 'results')
        throw new Refusal('unavailable', 'schedule.no-result', 'Race 3 has no result yet.');
      return { runId: 'run-1', failure: null, note: null };
    },
  });
  room.at(-14);
  await room.planning.plan();
  for (const minutesToPost of [-15, -20, -30, -60, -120]) {
    room.at(minutesToPost);
    await room.runDue();
  }
  const storedResults = new Set<number>();
  const now = () => shift(POST, 17 * 60 * MINUTE);
  const catchUp = makeCatchUpJobs({
    jobs: room.jobs,
    schedule: SCHEDULE,
    resultsOn: async () => storedResults,
    clock: now,
    racingClock: now,
  });
  const result = async () =>
    present((await room.jobs.ofDay(room.scope)).find(({ name }) => name === 'results'));
  return { ...room, storedResults, catchUp, now, result };
}

test('a result that was given up stays failed while it is not there', async () => {
  const { catchUp, result, storedResults } = await givenUp();
  storedResults.add(4);
  await catchUp();
  assert.equal([(await result()).state, (await result()).tries], ['failed', 5]);
});

test('once it is there, by the morning sync or otherwise, it counts as caught up, and says when and how', async () => {
  const { catchUp, result, storedResults, now, jobs: jobStore, scope } = await givenUp();
  storedResults.add(3);
  await catchUp();
  const healed = await result();
  assert.equal([healed.state, healed.endedAt, healed.code], ['caught-up', now(), null]);
  assert.is(
    refreshLine(healed, SCHEDULE).message,
    'Race 3, results 15 minutes after post caught up 17 h late: Not available when due; fetched by a later sync.',
  );
  assert.is(refreshStats(await jobStore.ofDay(scope)).failedToday, 0);
  await catchUp();
  assert.equal(await result(), healed);
});

test('a job of another clock is left as it was', async () => {
  const { jobs: jobStore, storedResults, result, now } = await givenUp();
  storedResults.add(3);
  const catchUp = makeCatchUpJobs({
    jobs: jobStore,
    schedule: SCHEDULE,
    resultsOn: async () => storedResults,
    clock: now,
    racingClock: () => instant(now() - 1_000),
  });
  await catchUp();
  assert.is((await result()).state, 'failed');
});

test.run();
