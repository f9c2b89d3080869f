import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, SECOND, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { makeFailure } from '#core/operations/failure.ts';
import type { RunStore, RunTallies } from '#core/operations/ports.ts';
import { LEASE_MS, withLine } from '#core/operations/run.ts';
import { anEndedRun, aRun, RUN_DAY, RUN_START } from '#test/support/a-run.ts';
import { present } from '#test/support/present.ts';

export interface OpenedRuns {
  readonly runs: RunStore & RunTallies;
  close(): Promise<void>;
}

/** What every store of runs does; `open` gives an empty one. */
export function runStoreScenarios(name: string, open: () => Promise<OpenedRuns>): void {
  const test = suite<OpenedRuns>(`run store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  test('a run comes back as it was stored, to the last line of its log', async ({ runs }) => {
    assert.is(await runs.find('run-1'), null);
    const failure = makeFailure('source.unavailable', 'The host is down (502).', 'unavailable');
    const tried = { at: RUN_START, fault: failure, retryAt: shift(RUN_START, SECOND) };
    const run = withLine(aRun({ failedTries: [tried], expected: 4 }), RUN_START, 'Asking the host …');
    assert.is(await runs.keep(run), true);
    assert.equal(await runs.find('run-1'), run);
    const parts = [{ name: 'Race 1', expected: 8, received: 7 }];
    const ended = anEndedRun({ status: 'partial', faults: [failure], lines: run.lines, parts });
    assert.is(await runs.keep(ended), true);
    assert.equal(await runs.find('run-1'), ended);
  });

  test('a run that has ended is not changed any more', async ({ runs }) => {
    await runs.keep(aRun());
    const ended = anEndedRun();
    await runs.keep(ended);
    assert.is(await runs.keep(aRun({ received: 9 })), false);
    assert.is(await runs.keep({ ...ended, status: 'failed' }), false);
    assert.equal(await runs.find('run-1'), ended);
  });

  test('a second run of the same source, track and day is not opened beside one that runs', async ({
    runs,
  }) => {
    await runs.keep(aRun());
    assert.is(await runs.keep(aRun({ id: 'run-2' })), false);
    assert.is(await runs.find('run-2'), null);
    assert.is(await runs.keep(aRun({ id: 'run-3', day: addDays(RUN_DAY, 1) })), true);
    assert.is(await runs.keep(aRun({ id: 'run-4', source: 'news' })), true);
    assert.is(await runs.keep(aRun({ id: 'run-5', track: 'del-mar' })), true);
    await runs.keep(anEndedRun());
    assert.is(await runs.keep(aRun({ id: 'run-2' })), true);
  });

  test('runs are listed newest first, filtered as requested, and no more than requested', async ({
    runs,
  }) => {
    for (const nth of [1, 2, 3])
      await runs.keep(anEndedRun({ id: `run-${nth}`, startedAt: shift(RUN_START, nth * SECOND) }));
    await runs.keep(aRun({ id: 'run-4', source: 'news', startedAt: shift(RUN_START, 4 * SECOND) }));
    const ids = async (request: Parameters<RunStore['list']>[0]) =>
      (await runs.list(request)).map(({ id }) => id);
    assert.equal(await ids({ most: 2 }), ['run-4', 'run-3']);
    assert.equal(await ids({ source: 'weather', most: 9 }), ['run-3', 'run-2', 'run-1']);
    assert.equal(await ids({ status: 'running', most: 9 }), ['run-4']);
    assert.equal(await ids({ track: 'del-mar', most: 9 }), []);
    assert.equal(await ids({ day: RUN_DAY, source: 'weather', status: 'success', most: 1 }), ['run-3']);
  });

  test('a run without a heartbeat in time is ended as failed, once', async ({ runs }) => {
    await runs.keep(aRun());
    await runs.keep(aRun({ id: 'run-2', source: 'news', leaseUntil: shift(RUN_START, HOUR) }));
    assert.equal(await runs.endLost(shift(RUN_START, LEASE_MS)), []);
    const later = shift(RUN_START, LEASE_MS + 1);
    const [lost, ...others] = await runs.endLost(later);
    assert.equal([present(lost).id, present(lost).status, others], ['run-1', 'failed', []]);
    const run = present(await runs.find('run-1'));
    assert.equal(
      [run.status, run.endedAt, run.faults[0]?.code],
      ['failed', later, 'operations.process-ended'],
    );
    assert.equal(await runs.endLost(later), []);
    assert.is((await runs.find('run-2'))?.status, 'running');
  });

  test('what has ended of a day is forgotten, what runs and other days stay', async ({ runs }) => {
    const storedRuns = [
      anEndedRun({ id: 'ended' }),
      aRun({ id: 'runs', source: 'news' }),
      anEndedRun({ id: 'other day', day: addDays(RUN_DAY, 1) }),
    ];
    for (const run of storedRuns) await runs.keep(run);
    await runs.dropDay(aRun().track, RUN_DAY);
    const left = await runs.list({ most: 9 });
    assert.equal(left.map(({ id }) => id).sort(), ['other day', 'runs']);
  });

  test('the runs of each source since a moment are counted, and the last one is found', async ({ runs }) => {
    assert.equal(await runs.talliesSince('saratoga', RUN_START), []);
    const failure = makeFailure('source.unavailable', 'The host is down (502).');
    await runs.keep(anEndedRun({ id: 'old', startedAt: shift(RUN_START, -SECOND) }));
    await runs.keep(anEndedRun({ id: 'a', received: 4 }));
    const second = shift(RUN_START, 10 * SECOND);
    const failed = { status: 'failed', faults: [failure], received: 0 } as const;
    await runs.keep(
      anEndedRun({ id: 'b', startedAt: second, endedAt: shift(second, 4 * SECOND), ...failed }),
    );
    await runs.keep(anEndedRun({ id: 'c', source: 'news', status: 'partial', received: 7 }));
    await runs.keep(aRun({ id: 'd', source: 'news', startedAt: second }));
    await runs.keep(anEndedRun({ id: 'e', track: 'aqueduct', received: 9 }));
    assert.equal(await runs.talliesSince('saratoga', RUN_START), [
      {
        ...{ source: 'news', ended: 1, success: 0, partial: 1, failed: 0 },
        ...{ averageSeconds: 2, averageReceived: 7 },
        last: { status: 'running', startedAt: second, faults: [] },
      },
      {
        ...{ source: 'weather', ended: 2, success: 1, partial: 0, failed: 1 },
        ...{ averageSeconds: 3, averageReceived: 2 },
        last: { status: 'failed', startedAt: second, faults: [failure.sentence] },
      },
    ]);
    const [elsewhere] = await runs.talliesSince('aqueduct', RUN_START);
    assert.equal([elsewhere?.ended, elsewhere?.averageReceived], [1, 9]);
  });

  test.run();
}
