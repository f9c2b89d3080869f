import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts';
import { RacingProcess } from './racing-process.ts';
import {
  eventually,
  inFolderWithDatabase,
  inTemporaryFolder,
  query,
  serverPid,
  serversOf,
} from './temporary-folder.ts';

const test = suite('sudden death around the embedded database');

async function writing(folder: string, rows: number): Promise<RacingProcess> {
  const writer = new RacingProcess(folder);
  await writer.receive('started');
  writer.order('write');
  while (writer.news.length <= rows) await writer.receive('acknowledged', writer.news.length);
  return writer;
}

function acknowledged(writer: RacingProcess): number {
  return writer.news.findLast((news) => news.acknowledged !== undefined)?.acknowledged ?? 0;
}

test('server and writer killed in the middle of writing lose no acknowledged row, three times over', () =>
  inFolderWithDatabase(async (folder) => {
    for (let round = 1; round <= 3; round += 1) {
      const writer = await writing(folder, 40 * round);
      process.kill(serverPid(folder), 'SIGKILL');
      await writer.end('SIGKILL');
      const server = await openEmbeddedServer({ folder });
      assert.is(server.started, true);
      const { stored } = await query(server.connection(), 'select count(*)::int as stored from sale');
      assert.ok(acknowledged(writer) >= 40 * round);
      assert.ok(
        Number(stored) >= acknowledged(writer),
        `${stored} stored of ${acknowledged(writer)} acknowledged`,
      );
      await query(server.connection(), 'drop table sale');
      await server.release();
    }
  }));

test('the process that started the server is killed: the next one attaches, and stops it when it leaves', () =>
  inFolderWithDatabase(async (folder) => {
    const writer = await writing(folder, 20);
    await writer.end('SIGKILL');
    const server = await openEmbeddedServer({ folder });
    assert.is(server.started, false);
    const { stored } = await query(server.connection(), 'select count(*)::int as stored from sale');
    assert.ok(Number(stored) >= acknowledged(writer));
    assert.is(readdirSync(join(folder, 'attendance')).length, 1);
    await server.release();
    assert.equal(serversOf(folder), []);
  }));

test('a process killed during its first start blocks no other', () =>
  inTemporaryFolder(async (folder) => {
    for (const moment of ['lock', 'cluster.new-', 'cluster']) {
      const unlucky = new RacingProcess(folder);
      unlucky.receive('started').catch(() => undefined);
      assert.ok(await eventually(() => entries(folder).some((name) => name.startsWith(moment))));
      await unlucky.end('SIGKILL');
    }
    const server = await openEmbeddedServer({ folder });
    assert.equal(await query(server.connection(), 'select 1 as one'), { one: 1 });
    await server.release();
    assert.equal(serversOf(folder), []);
    assert.equal(
      entries(folder).filter((name) => name.startsWith('cluster.new-')),
      [],
    );
  }));

test('an orphan of the killed server that still holds its memory is waited for', () =>
  inFolderWithDatabase(async (folder) => {
    const first = await openEmbeddedServer({ folder });
    const lingering = new pg.Client(first.connection());
    lingering.on('error', () => undefined);
    await lingering.connect();
    const { rows } = await lingering.query<{ pid: number }>('select pg_backend_pid() as pid');
    const orphan = rows[0]?.pid ?? 0;
    process.kill(orphan, 'SIGSTOP');
    process.kill(serverPid(folder), 'SIGKILL');
    const waking = setTimeout(() => process.kill(orphan, 'SIGCONT'), 1_000);
    const began = performance.now();
    await first.revive();
    assert.ok(performance.now() - began > 900, 'it did not wait');
    assert.equal(await query(first.connection(), 'select 1 as one'), { one: 1 });
    clearTimeout(waking);
    await lingering.end();
    await first.release();
    assert.equal(serversOf(folder), []);
  }));

test('a server killed under a running process is started again on request', () =>
  inFolderWithDatabase(async (folder) => {
    const server = await openEmbeddedServer({ folder });
    await query(server.connection(), 'create table note as select 42 as answer');
    process.kill(serverPid(folder), 'SIGKILL');
    await server.revive();
    assert.equal(await query(server.connection(), 'select answer from note'), { answer: 42 });
    await server.release();
    assert.equal(serversOf(folder), []);
  }));

test('a pid file that names another process of the same user stops neither that process nor the start', () =>
  inFolderWithDatabase(async (folder) => {
    const first = await openEmbeddedServer({ folder });
    const pidFile = join(folder, 'cluster/postmaster.pid');
    const lines = readFileSync(pidFile, 'utf8').split('\n');
    await first.release();
    const stranger = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    writeFileSync(pidFile, [stranger.pid, ...lines.slice(1)].join('\n'));
    const second = await openEmbeddedServer({ folder });
    assert.is(second.started, true);
    await second.release();
    assert.is(stranger.signalCode, null);
    stranger.kill();
  }, 0o700));

function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

test.run();
