import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openAlarmQueue } from '#adapters/jobs/alarm-queue.ts';
import { restore } from '#adapters/postgres/backup/restore-backup.ts';
import { backup } from '#adapters/postgres/backup/write-backup.ts';
import { openDatabase } from '#adapters/postgres/database.ts';
import { makePostgresJobStore } from '#adapters/postgres/job-store.ts';
import { migrate, migrationsIn } from '#adapters/postgres/migrations.ts';
import { makePostgresWorkerRegister } from '#adapters/postgres/worker-register.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { JobState } from '#core/schedule/job.ts';
import { JOB_LEASE_MS } from '#core/schedule/settling.ts';
import { present } from '#test/support/present.ts';
import {
  migrationsFolder,
  openTestDatabase,
  type TestDatabase,
  testServer,
} from '#test/support/test-database.ts';
import { aWorker, postAfter } from './a-worker.ts';

const test = suite<{ opened: TestDatabase }>('Workers on one database');

test.before.each(async (context) => {
  context.opened = await openTestDatabase();
});
test.after.each(({ opened }) => opened.close());

type AWorker = ReturnType<typeof aWorker>;

const connectionOf = async ({ name }: TestDatabase) => {
  const connection = (await testServer()).connection(name);
  return 'url' in connection ? (assert.unreachable('the test server has a socket') as never) : connection;
};

const halfHours = async ({ jobs: jobStore, scope }: AWorker) =>
  (await jobStore.ofDay(scope)).filter(({ name }) => name === '30-minutes');

async function until(worker: AWorker, state: JobState, count: number) {
  for (let looks = 0; looks < 300; looks += 1) {
    const found = (await halfHours(worker)).filter((job) => job.state === state);
    if (found.length >= count) return found;
    await pause(50);
  }
  return assert.unreachable(`${count} ${state}: ${JSON.stringify(await halfHours(worker))}`) as never;
}

test('three workers do each of eleven jobs once, none of them early', async ({ opened }) => {
  const connection = await connectionOf(opened);
  const posts = Array.from({ length: 11 }, (_, index) => postAfter(2_500 + index * 100));
  const done: { readonly by: string; readonly race: number; readonly lateBy: number }[] = [];
  const workers = ['w1', 'w2', 'w3'].map((id) =>
    aWorker({
      id,
      connection,
      posts,
      runJob: async ({ raceNumber, dueAt }) => {
        done.push({ by: id, race: raceNumber, lateBy: Date.now() - dueAt });
        await pause(200);
        return { runId: null, failure: null, note: null };
      },
    }),
  );
  const jobs = await until(present(workers[0]), 'done', 11);
  await pause(700);
  await Promise.all(workers.map(({ stop }) => stop()));
  assert.equal(
    done.map(({ race }) => race).sort((a, b) => a - b),
    posts.map((_, post) => post + 1),
  );
  assert.is(jobs.length, 11);
  assert.ok(done.every(({ lateBy }) => lateBy >= 0));
  assert.equal(
    workers.flatMap(({ errors }) => errors),
    [],
  );
});

test('a worker killed in the middle is followed by another, which does what it had not done', async ({
  opened,
}) => {
  const connection = await connectionOf(opened);
  const posts = [postAfter(5_000)];
  const script = fileURLToPath(new URL('hung-worker.ts', import.meta.url));
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', script, JSON.stringify(connection), JSON.stringify(posts)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(present(child.stdout), 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const done: number[] = [];
  const follower = aWorker({
    id: 'follower',
    connection,
    posts,
    ahead: JOB_LEASE_MS + 5_000,
    runJob: async ({ raceNumber }) => {
      done.push(raceNumber);
      return { runId: 'run-2', failure: null, note: null };
    },
  });
  const [job] = await until(follower, 'late', 1);
  await pause(700);
  await follower.stop();
  assert.equal([done, present(job).runId, present(job).tries], [[1], 'run-2', 0]);
});

test('a stopped worker hands back its unfinished jobs and unregisters', async ({ opened }) => {
  const connection = await connectionOf(opened);
  const posts = [postAfter(1_000)];
  const slow = aWorker({ id: 'slow', connection, posts, runJob: () => new Promise(() => undefined) });
  await until(slow, 'running', 1);
  const begun = Date.now();
  await slow.stop();
  assert.ok(Date.now() - begun < 5_000);
  const jobs = await makePostgresJobStore(opened.database).ofDay(slow.scope);
  const [left] = jobs.filter(({ name }) => name === '30-minutes');
  assert.equal([present(left).state, present(left).holder], ['planned', null]);
  const workers = makePostgresWorkerRegister(opened.database);
  assert.equal(await workers.activeSince(instant(0)), []);
});

test('while the database is away a worker waits, and afterwards does what can still be done', async ({
  opened,
}) => {
  const connection = await connectionOf(opened);
  const posts = [postAfter(2_500)];
  const done: number[] = [];
  const runJob = async ({ raceNumber }: { readonly raceNumber: number }) => {
    done.push(raceNumber);
    return { runId: null, failure: null, note: null };
  };
  const worker = aWorker({ id: 'w1', connection, posts, runJob });
  await until(worker, 'planned', 1);
  const server = openDatabase((await testServer()).connection('postgres'), { size: 1 });
  await server.pool.raw(`alter database ${opened.name} allow_connections false`);
  await server.pool.raw('select pg_terminate_backend(pid) from pg_stat_activity where datname = ?', [
    opened.name,
  ]);
  await pause(4_000);
  assert.equal(done, []);
  assert.ok(worker.errors.length > 0);
  await server.pool.raw(`alter database ${opened.name} allow_connections true`);
  await server.close();
  await until(worker, 'done', 1);
  await worker.stop();
  assert.equal(done, [1]);
});

test('an alarm is set once for a text, rings at its moment and not before, and for one who asks', async ({
  opened,
}) => {
  const connection = { ...(await connectionOf(opened)) };
  const queues = [1, 2].map(() => openAlarmQueue({ connection, logError: () => undefined }));
  const key = { clock: 0, track: 'saratoga', day: '2025-08-02' as RaceDay, raceNumber: 3, name: 'post' };
  await Promise.all(queues.map(({ set }) => set([{ key, text: 'one', afterMs: 700 }])));
  await present(queues[0]).set([{ key, text: 'one', afterMs: 0 }]);
  assert.equal(await present(queues[0]).take(9), []);
  await pause(800);
  const rung = await Promise.all(queues.map(({ take }) => take(9)));
  assert.equal(rung.flat(), [key]);
  await Promise.all(queues.map(({ close }) => close()));
});

test('the queue leaves backup, restore and migrations alone', async ({ opened }) => {
  const queue = openAlarmQueue({
    connection: { ...(await connectionOf(opened)) },
    logError: () => undefined,
  });
  await queue.take(1);
  await queue.close();
  const folder = mkdtempSync(join(tmpdir(), 'jobs-'));
  const [file, migrations] = [join(folder, 'backup'), migrationsIn(migrationsFolder)];
  const { tables } = await backup(opened.database, file);
  const back = await restore(opened.database, migrations, file, true);
  rmSync(folder, { recursive: true });
  assert.is(back.tables, tables);
  assert.equal(await migrate(opened.database, migrations, () => undefined), []);
  const again = openAlarmQueue({
    connection: { ...(await connectionOf(opened)) },
    logError: () => undefined,
  });
  assert.equal(await again.take(1), []);
  await again.close();
});

test.run();
