import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts';
import { closeSocketFolder } from '#adapters/postgres/embedded/socket-folder.ts';
import { RacingProcess } from './racing-process.ts';
import {
  eventually,
  inFolderWithDatabase,
  inTemporaryFolder,
  query,
  serverPid,
  serversOf,
} from './temporary-folder.ts';

const test = suite('the life of the embedded database');

test('the first opening creates the database, says so, and it answers', () =>
  inTemporaryFolder(async (folder) => {
    const lines: string[] = [];
    const server = await openEmbeddedServer({ folder, say: (line) => lines.push(line) });
    assert.is(server.started, true);
    assert.equal(lines, ['Opening the database (first time: creating it)…']);
    assert.equal(await query(server.connection(), 'select 1 as one'), { one: 1 });
    assert.is(server.connection().database, 'racing');
    assert.is(server.connection('postgres').database, 'postgres');
    await server.release();
  }));

test('what was acknowledged is on the disk, times are UTC, and strangers cannot reach the socket', () =>
  inFolderWithDatabase(async (folder) => {
    const server = await openEmbeddedServer({ folder });
    const names = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'TimeZone',
      'server_encoding',
      'max_connections',
      'listen_addresses',
    ];
    const columns = names.map((name) => `current_setting('${name}') as "${name}"`).join(', ');
    assert.equal(await query(server.connection(), `select ${columns}`), {
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      TimeZone: 'UTC',
      server_encoding: 'UTF8',
      max_connections: '60',
      listen_addresses: '',
    });
    const locale = await query(
      server.connection(),
      'select datlocprovider, datlocale from pg_database where datname = current_database()',
    );
    assert.equal(locale, { datlocprovider: 'b', datlocale: 'C.UTF-8' });
    assert.is(statSync(server.connection().host).mode & 0o777, 0o700);
    assert.is(statSync(`${folder}/cluster`).mode & 0o777, 0o700);
    await server.release();
  }));

test('rows outlive a release, and the last one out leaves no process and no socket folder', () =>
  inFolderWithDatabase(async (folder) => {
    const first = await openEmbeddedServer({ folder });
    await query(first.connection(), 'create table note as select 42 as answer');
    await first.release();
    await first.release();
    assert.equal(serversOf(folder), []);
    assert.throws(() => statSync(first.connection().host), /ENOENT/);
    const second = await openEmbeddedServer({ folder });
    assert.is(second.started, true);
    assert.equal(await query(second.connection(), 'select answer from note'), { answer: 42 });
    await second.release();
  }));

test('an interrupt typed at the terminal does not reach the server: its process group is its own', () =>
  inFolderWithDatabase(async (folder) => {
    const server = await openEmbeddedServer({ folder });
    const pid = serverPid(folder);
    const group = execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' });
    assert.is(Number(group), pid);
    await server.release();
  }));

test('a second process attaches, and the first to leave does not stop the server', () =>
  inFolderWithDatabase(async (folder) => {
    const first = await openEmbeddedServer({ folder });
    const second = new RacingProcess(folder);
    const { started, connection } = await second.receive('started');
    assert.is(started, false);
    assert.equal(connection, first.connection());
    await first.release();
    assert.equal(await query(first.connection(), 'select 1 as one'), { one: 1 });
    await second.release();
    assert.equal(serversOf(folder), []);
  }));

test('two first openings at once share one server', () =>
  inTemporaryFolder(async (folder) => {
    const both = [new RacingProcess(folder), new RacingProcess(folder)];
    const news = await Promise.all(both.map((racingProcess) => racingProcess.receive('started')));
    assert.equal(news.map((news) => news.started).sort(), [false, true]);
    assert.is(serversOf(folder).length, 1);
    await Promise.all(both.map((racingProcess) => racingProcess.release()));
    assert.equal(serversOf(folder), []);
  }));

test('openings and releases that cross each other never meet a stopped server', () =>
  inFolderWithDatabase(async (folder) => {
    const visits = Array.from({ length: 4 }, async () => {
      for (let visit = 0; visit < 3; visit += 1) {
        const server = await openEmbeddedServer({ folder });
        assert.equal(await query(server.connection(), 'select 1 as one'), { one: 1 });
        await server.release();
      }
    });
    await Promise.all(visits);
    assert.equal(serversOf(folder), []);
  }));

test('a process that ends without releasing still takes the server down with it', () =>
  inFolderWithDatabase(async (folder) => {
    const hasty = new RacingProcess(folder);
    const { connection } = await hasty.receive('started');
    hasty.order('exit');
    await hasty.ends();
    assert.ok(await eventually(() => serversOf(folder).length === 0));
    assert.ok(closeSocketFolder(connection?.host ?? ''));
  }));

test.run();
