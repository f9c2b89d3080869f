import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MINUTE, SECOND, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { type ClaimedJob, type Job, plannedJob } from '#core/schedule/job.ts';
import type { JobSheet, JobStore } from '#core/schedule/ports.ts';
import { JOB_LEASE_MS } from '#core/schedule/settling.ts';
import { aClaim, afterDue, aPlannedJob, JOB_DAY, JOB_DUE, JOB_SCOPE } from '#test/support/a-job.ts';
import { present } from '#test/support/present.ts';

export interface OpenedJobs {
  readonly jobs: JobStore & JobSheet;
  close(): Promise<void>;
}

const PLANNED_AT = shift(JOB_DUE, -60 * MINUTE);
const END = { state: 'done', holder: null, leaseUntil: null, endedAt: JOB_DUE } as const;
const NOBODYS = '00000000-0000-0000-0000-000000000000';
const jobOf = ({ claim: _, ...point }: ClaimedJob): Job => point;
const LATER = aPlannedJob({ name: '5-minutes', dueAt: shift(JOB_DUE, 5 * MINUTE) });

/** What every store of jobs does; `open` gives an empty one. */
export function jobStoreScenarios(name: string, open: () => Promise<OpenedJobs>): void {
  const test = suite<OpenedJobs>(`job store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  const planned = async ({ jobs: jobStore }: OpenedJobs, ...plannedJobs: ReturnType<typeof aPlannedJob>[]) =>
    jobStore.plan(JOB_SCOPE, plannedJobs, PLANNED_AT);

  test('points come back as they were planned, the first first', async (store) => {
    await planned(store, LATER, aPlannedJob());
    assert.equal(await store.jobs.ofDay(JOB_SCOPE), [plannedJob(aPlannedJob()), plannedJob(LATER)]);
    assert.equal(await store.jobs.ofDay({ ...JOB_SCOPE, clock: -5 }), []);
    assert.equal(await store.jobs.ofDay({ ...JOB_SCOPE, day: addDays(JOB_DAY, 1) }), []);
  });

  test('planned twice, also at once, a job is stored once; a moved one is updated; one no longer wanted is dropped', async (store) => {
    await Promise.all([1, 2, 3].map(() => planned(store, LATER, aPlannedJob())));
    assert.is((await store.jobs.ofDay(JOB_SCOPE)).length, 2);
    const moved = aPlannedJob({ dueAt: shift(JOB_DUE, 7 * MINUTE) });
    await planned(store, moved);
    assert.equal(await store.jobs.ofDay(JOB_SCOPE), [plannedJob(moved)]);
  });

  test('a job cannot be claimed before it is due, and then by one worker only', async (store) => {
    await planned(store, aPlannedJob());
    assert.is(await store.jobs.claim(aClaim('w1', afterDue(-1))), null);
    const claims = await Promise.all(['w1', 'w2', 'w3'].map((worker) => store.jobs.claim(aClaim(worker))));
    const successful = claims.filter((claimedJob) => claimedJob !== null);
    assert.is(successful.length, 1);
    const claimedJob = present(successful[0]);
    assert.equal(
      [claimedJob.state, claimedJob.startedAt, claimedJob.leaseUntil],
      ['running', JOB_DUE, shift(JOB_DUE, JOB_LEASE_MS)],
    );
    assert.ok(['w1', 'w2', 'w3'].includes(present(claimedJob.holder)));
  });

  test('a moment that moved later is not had at the old one', async (store) => {
    await planned(store, aPlannedJob());
    await planned(store, aPlannedJob({ dueAt: shift(JOB_DUE, MINUTE) }));
    assert.is(await store.jobs.claim(aClaim('w1')), null);
    assert.ok(await store.jobs.claim(aClaim('w1', afterDue(MINUTE))));
  });

  test('by another clock it is another point', async (store) => {
    const clock = -4_000_000;
    await planned(store, aPlannedJob());
    await store.jobs.plan({ ...JOB_SCOPE, clock }, [aPlannedJob({ clock })], PLANNED_AT);
    assert.is(await store.jobs.claim(aClaim('w1', afterDue(0, clock))), null);
    assert.ok(await store.jobs.claim(aClaim('w1', afterDue(0, clock), aPlannedJob({ clock }))));
    assert.is((await store.jobs.ofDay(JOB_SCOPE))[0]?.state, 'planned');
  });

  test('the holder of a job keeps it; without a heartbeat another takes it, and the first loses it', async (store) => {
    const { jobs: jobStore } = store;
    await planned(store, aPlannedJob());
    const mine = present(await jobStore.claim(aClaim('w1')));
    assert.is(await jobStore.hold({ ...mine, claim: NOBODYS }, shift(JOB_DUE, MINUTE)), false);
    assert.is(await jobStore.hold(mine, shift(JOB_DUE, MINUTE)), true);
    assert.is(await jobStore.claim(aClaim('w2', afterDue(MINUTE))), null);
    const taken = present(await jobStore.claim(aClaim('w2', afterDue(MINUTE + 1))));
    assert.is(taken.holder, 'w2');
    assert.is(await jobStore.hold(mine, shift(JOB_DUE, 9 * MINUTE)), false);
    assert.is(await jobStore.settle(mine, { ...mine, ...END }), false);
    assert.is(await jobStore.settle(taken, { ...taken, ...END, runId: 'run-1' }), true);
    assert.equal(await jobStore.ofDay(JOB_SCOPE), [{ ...jobOf(taken), ...END, runId: 'run-1' }]);
  });

  test('a worker who lost a job and claims it again holds it by the new claim alone, and by none after handing it back', async (store) => {
    const { jobs: jobStore } = store;
    await planned(store, aPlannedJob());
    const lost = present(await jobStore.claim(aClaim('w1')));
    const again = present(await jobStore.claim(aClaim('w1', afterDue(JOB_LEASE_MS + 1))));
    assert.is.not(again.claim, lost.claim);
    assert.is(await jobStore.hold(lost, shift(JOB_DUE, 9 * MINUTE)), false);
    assert.is(await jobStore.settle(lost, { ...lost, ...END, runId: 'run-1' }), false);
    await jobStore.release('w1');
    assert.is(await jobStore.settle(again, { ...again, ...END }), false);
    const last = present(await jobStore.claim(aClaim('w1', afterDue(JOB_LEASE_MS + 2))));
    assert.is(await jobStore.settle(again, { ...again, ...END }), false);
    assert.is(await jobStore.settle(last, { ...last, ...END, runId: 'run-2' }), true);
    assert.is(present((await jobStore.ofDay(JOB_SCOPE))[0]).runId, 'run-2');
  });

  test('what is settled stays: it is not had, planned or dropped again', async (store) => {
    const { jobs: jobStore } = store;
    await planned(store, aPlannedJob());
    const mine = present(await jobStore.claim(aClaim('w1')));
    const end = { ...END, state: 'failed', endedAt: shift(JOB_DUE, SECOND) } as const;
    const why = { sentence: 'The host is down.', code: 'source.unavailable', tries: 1 };
    const failed = { ...jobOf(mine), ...end, ...why };
    await jobStore.settle(mine, failed);
    assert.is(await jobStore.claim(aClaim('w2', afterDue(MINUTE))), null);
    await planned(store, aPlannedJob({ dueAt: shift(JOB_DUE, 9 * MINUTE) }));
    await planned(store);
    assert.equal(await jobStore.ofDay(JOB_SCOPE), [failed]);
    assert.equal(await jobStore.settledSince('saratoga', shift(JOB_DUE, SECOND), 9), [failed]);
    assert.equal(await jobStore.settledSince('saratoga', shift(JOB_DUE, 2 * SECOND), 9), []);
    assert.equal(await jobStore.settledSince('saratoga', JOB_DUE, 0), []);
    assert.equal(await jobStore.settledSince('aqueduct', JOB_DUE, 9), []);
  });

  test('a retried job waits for its new due time, though its race moves', async (store) => {
    const { jobs: jobStore } = store;
    await planned(store, aPlannedJob());
    const mine = present(await jobStore.claim(aClaim('w1')));
    const again = { ...mine, state: 'planned', holder: null, leaseUntil: null, tries: 1 } as const;
    await jobStore.settle(mine, { ...again, fireAt: shift(JOB_DUE, 5 * MINUTE) });
    await planned(store, aPlannedJob({ dueAt: shift(JOB_DUE, MINUTE) }));
    assert.is(await jobStore.claim(aClaim('w1', afterDue(4 * MINUTE))), null);
    assert.is(present(await jobStore.claim(aClaim('w1', afterDue(5 * MINUTE)))).tries, 1);
  });

  test('a job that moves beyond its next try starts over at its moment', async (store) => {
    const { jobs: jobStore } = store;
    await planned(store, aPlannedJob());
    const mine = present(await jobStore.claim(aClaim('w1')));
    const why = { sentence: 'No result yet.', code: 'schedule.no-result', runId: 'run-1', tries: 2 };
    const again = { ...mine, ...why, state: 'planned', holder: null, leaseUntil: null } as const;
    await jobStore.settle(mine, { ...again, fireAt: shift(JOB_DUE, 5 * MINUTE) });
    const moved = aPlannedJob({ dueAt: shift(JOB_DUE, 6 * MINUTE) });
    await planned(store, moved);
    assert.equal(await jobStore.ofDay(JOB_SCOPE), [plannedJob(moved)]);
  });

  test('what did not come and came later is caught up, of its own clock and once', async (store) => {
    const { jobs: jobStore } = store;
    const keys = ['a', 'b', 'c'].map((key) => aPlannedJob({ name: key }));
    await planned(store, ...keys);
    const states = ['failed', 'missed', 'done'] as const;
    for (const [nth, state] of states.entries()) {
      const mine = present(await jobStore.claim(aClaim('w1', afterDue(0), present(keys[nth]))));
      await jobStore.settle(mine, {
        ...mine,
        ...END,
        state,
        code: 'x',
        sentence: 'Not out.',
        runId: 'run-1',
      });
    }
    const names = async (clock = 0, from = JOB_DUE) =>
      (await jobStore.missedJobs(clock, ['a', 'b', 'c'], from)).map(({ name: key }) => key);
    assert.equal(await names(), ['a', 'b']);
    assert.equal([await names(7), await names(0, shift(JOB_DUE, 1))], [[], []]);
    const instant = shift(JOB_DUE, 60 * MINUTE);
    await jobStore.catchUp(keys, { at: instant, sentence: 'It came later.' });
    assert.equal(await names(), []);
    const [first, second, third] = await jobStore.ofDay(JOB_SCOPE);
    const came = {
      state: 'caught-up',
      startedAt: instant,
      endedAt: instant,
      runId: null,
      code: null,
    } as const;
    for (const job of [present(first), present(second)])
      assert.equal(job, { ...job, ...came, sentence: 'It came later.' });
    assert.equal([present(third).state, present(third).runId], ['done', 'run-1']);
  });

  test('a job that was handed back can be claimed again at once', async (store) => {
    const { jobs: jobStore } = store;
    await planned(store, aPlannedJob(), LATER);
    await jobStore.claim(aClaim('w1'));
    await jobStore.release('w2');
    assert.is(await jobStore.claim(aClaim('w2')), null);
    await jobStore.release('w1');
    assert.is(present(await jobStore.claim(aClaim('w2'))).holder, 'w2');
  });

  test('what is settled at an earlier moment is planned again, and nothing else', async (store) => {
    const { jobs: jobStore } = store;
    await planned(store, aPlannedJob(), LATER);
    const mine = present(await jobStore.claim(aClaim('w1')));
    await jobStore.settle(mine, { ...mine, ...END, runId: 'run-1' });
    const moved = aPlannedJob({ dueAt: shift(JOB_DUE, 9 * MINUTE) });
    await jobStore.reopen([aPlannedJob(), { ...LATER, dueAt: shift(JOB_DUE, 20 * MINUTE) }]);
    assert.equal(
      (await jobStore.ofDay(JOB_SCOPE)).map(({ state }) => state),
      ['done', 'planned'],
    );
    await Promise.all([jobStore.reopen([moved]), jobStore.reopen([moved])]);
    assert.equal(await jobStore.ofDay(JOB_SCOPE), [plannedJob(LATER), plannedJob(moved)]);
    await jobStore.reopen([]);
  });

  test('an unreported failure is taken once by one reader; a success never', async (store) => {
    const { jobs: jobStore } = store;
    const settle = async (key: ReturnType<typeof aPlannedJob>, state: 'failed' | 'done') => {
      const mine = present(await jobStore.claim(aClaim('w1', afterDue(5 * MINUTE), key)));
      await jobStore.settle(mine, { ...mine, ...END, state });
    };
    const [plannedJob, unreported, done] = ['a', 'b', 'c'].map((key) => aPlannedJob({ name: key }));
    await planned(store, present(plannedJob), present(unreported), present(done));
    await settle(present(plannedJob), 'failed');
    await settle(present(unreported), 'failed');
    await settle(present(done), 'done');
    await jobStore.noteReported(present(plannedJob));
    assert.equal(await jobStore.takeUnreported(shift(JOB_DUE, 1), shift(JOB_DUE, 2)), []);
    const jobs = await Promise.all([1, 2].map(() => jobStore.takeUnreported(JOB_DUE, JOB_DUE)));
    assert.equal(
      jobs.flat().map(({ name: key }) => key),
      ['b'],
    );
  });

  test('an alarm is due for what comes soon and for what lost its worker, the first first', async (store) => {
    const { jobs: jobStore } = store;
    await planned(store, LATER, aPlannedJob(), aPlannedJob({ raceNumber: 2 }));
    const names = async (after: number, ahead: number) =>
      (await jobStore.dueJobs(afterDue(after), shift(JOB_DUE, after + ahead))).map(
        ({ raceNumber, name: point }) => `${raceNumber} ${point}`,
      );
    assert.equal(await names(-2 * MINUTE, MINUTE), []);
    assert.equal(await names(-2 * MINUTE, 2 * MINUTE), ['2 10-minutes', '3 10-minutes']);
    await jobStore.claim(aClaim('w1'));
    assert.equal(await names(0, 6 * MINUTE), ['2 10-minutes', '3 5-minutes']);
    assert.equal(await names(JOB_LEASE_MS + 1, 0), ['2 10-minutes', '3 10-minutes']);
    assert.equal(await jobStore.dueJobs({ ...afterDue(0), clock: 5 }, shift(JOB_DUE, MINUTE)), []);
  });

  test('what a former clock left planned or lost is dropped; what it settled, and who still works by it, stays', async (store) => {
    const { jobs: jobStore } = store;
    const clock = -1_000;
    const scope = { ...JOB_SCOPE, clock };
    const jobNamed = (key: string) => aPlannedJob({ clock, name: key });
    await jobStore.plan(scope, [jobNamed('a'), jobNamed('b'), jobNamed('c')], PLANNED_AT);
    await planned(store, aPlannedJob());
    const moment = afterDue(0, clock);
    const done = present(await jobStore.claim(aClaim('w1', moment, jobNamed('a'))));
    await jobStore.settle(done, { ...done, ...END, endedAt: moment.now });
    await jobStore.claim(aClaim('w1', moment, jobNamed('b')));
    assert.is(await jobStore.dropClocksBut([0, clock], moment.now), 0);
    assert.is(await jobStore.dropClocksBut([0], moment.now), 1);
    const left = async () => (await jobStore.ofDay(scope)).map(({ name: key, state }) => `${key} ${state}`);
    assert.equal(await left(), ['a done', 'b running']);
    assert.is(await jobStore.dropClocksBut([0], shift(moment.now, JOB_LEASE_MS + 1)), 1);
    assert.equal(await left(), ['a done']);
    assert.is((await jobStore.ofDay(JOB_SCOPE)).length, 1);
  });

  test('the clock a day was last planned by is known', async ({ jobs: jobStore }) => {
    assert.is(await jobStore.lastClockOf('saratoga', JOB_DAY), null);
    await jobStore.plan(JOB_SCOPE, [aPlannedJob()], PLANNED_AT);
    const clock = -7;
    await jobStore.plan({ ...JOB_SCOPE, clock }, [aPlannedJob({ clock })], shift(PLANNED_AT, 1));
    assert.is(await jobStore.lastClockOf('saratoga', JOB_DAY), clock);
    assert.is(await jobStore.lastClockOf('del-mar', JOB_DAY), null);
  });

  test.run();
}
