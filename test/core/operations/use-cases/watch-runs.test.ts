import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DAY, MINUTE, SECOND, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { makeFailure } from '#core/operations/failure.ts';
import { LEASE_MS, type Run } from '#core/operations/run.ts';
import { SOURCE_NAMES, scraperName } from '#core/operations/source-name.ts';
import { makeWatchRuns } from '#core/operations/use-cases/watch-runs.ts';
import { makeMemoryRunStore } from '#test/doubles/run-store.ts';
import { anEndedRun, aRun, RUN_DAY, RUN_START } from '#test/support/a-run.ts';

const test = suite('Runs, as operators watch them');

async function watching(runs: readonly Run[], now = RUN_START) {
  const store = makeMemoryRunStore();
  for (const run of runs) {
    await store.keep({ ...run, status: 'running', endedAt: null });
    if (run.status !== 'running') await store.keep(run);
  }
  return makeWatchRuns({ runs: store, clock: () => now });
}

test('runs are listed newest first, narrowed by what is asked', async () => {
  const watch = await watching([
    anEndedRun({ id: 'a', source: 'odds' }),
    anEndedRun({ id: 'b', source: 'news', startedAt: shift(RUN_START, MINUTE), status: 'failed' }),
    anEndedRun({ id: 'c', source: 'odds', startedAt: shift(RUN_START, -MINUTE), day: addDays(RUN_DAY, -1) }),
  ]);
  const ids = async (request: object) => (await watch.list({ most: 9, ...request })).map(({ id }) => id);
  assert.equal(await ids({}), ['b', 'a', 'c']);
  assert.equal(await ids({ source: 'odds' }), ['a', 'c']);
  assert.equal(await ids({ source: 'odds', day: RUN_DAY }), ['a']);
  assert.equal(await ids({ status: 'failed' }), ['b']);
  assert.equal(await ids({ most: 1 }), ['b']);
  assert.equal(await ids({ track: 'del-mar' }), []);
});

test('only runs within their lease are under way', async () => {
  const runs = [
    aRun({ id: 'lost', source: 'odds', startedAt: shift(RUN_START, -LEASE_MS - 1) }),
    aRun({ id: 'alive', source: 'news', startedAt: shift(RUN_START, -LEASE_MS) }),
  ];
  const watch = await watching(runs);
  assert.equal(
    (await watch.active()).map(({ id }) => id),
    ['alive'],
  );
  assert.equal((await watch.show('lost')).faults[0]?.code, 'operations.process-ended');
});

test('a source that waits for its next try says when, and how often it has tried', async () => {
  const failedTries = [
    {
      at: RUN_START,
      fault: makeFailure('source.unavailable', 'Out of order.'),
      retryAt: shift(RUN_START, 5 * SECOND),
    },
  ];
  const run = aRun({ source: 'results', failedTries });
  const states = await (await watching([run])).retries();
  assert.equal(
    states.filter(({ pendingRetries }) => pendingRetries > 0),
    [{ name: 'otb', isRetrying: false, currentAttempts: 1, pendingRetries: 1, nextRetryInSeconds: 5 }],
  );
  const later = await (await watching([run], shift(RUN_START, 5 * SECOND))).retries();
  assert.equal(
    later.filter(({ isRetrying }) => isRetrying).map(({ name, currentAttempts }) => [name, currentAttempts]),
    [['otb', 2]],
  );
  assert.equal(
    states.map(({ name }) => name),
    SOURCE_NAMES.map(scraperName),
  );
});

test('the report covers thirty days and leaves out what is older', async () => {
  const runBefore = (days: number, change: Partial<Run> = {}) =>
    anEndedRun({ id: `run-${days}`, source: 'odds', startedAt: shift(RUN_START, -days * DAY), ...change });
  const fresh = await watching([runBefore(30), runBefore(29, { status: 'failed' })]);
  const older = await watching([runBefore(30), runBefore(29, { status: 'failed' }), runBefore(31)]);
  assert.equal(await older.report(), await fresh.report());
  const nothing = await watching([runBefore(31)]);
  assert.not.equal(await nothing.report(), await fresh.report());
});

test.run();
