import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePooler } from '#config/tooling/cluster/pooler.ts';
import { makeProcesses, untilSaid } from '#config/tooling/cluster/processes.ts';
import { findPrograms } from '#config/tooling/cluster/programs.ts';
import { startProxy } from '#config/tooling/cluster/proxy.ts';
import { cleanEnvironment, startProgram } from '#test/support/running-product.ts';

const test = suite('the cluster that is tried on one machine');

const PROGRAMS = { postgres: '', pgbouncer: 'true', nginx: 'true' };

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  await work(folder).finally(() => rmSync(folder, { recursive: true }));
}

test('missing programs are named with how they are installed', () => {
  const { message } = ((): Error => {
    try {
      findPrograms((path) => path.endsWith('nginx'));
      return new Error('found');
    } catch (error) {
      return error as Error;
    }
  })();
  assert.is(message, 'Missing: postgresql, pgbouncer. On Debian: apt-get install postgresql pgbouncer');
});

test('a step that is none is refused before anything is started', async () => {
  const { code, stdout, stderr } = await startProgram(
    process.execPath,
    ['--import', 'tsx', 'config/tooling/cluster/cluster.ts', '--only', 'serve,jockey'],
    cleanEnvironment(tmpdir()),
  ).ended;
  assert.equal([code, stdout], [1, '']);
  assert.is(stderr, '--only takes rolling, serve, worker, pgbouncer, primary\n');
});

test('what it started ends with it, what does not end when told to is killed, and nothing starts any more', () =>
  inFolder(async (folder) => {
    const processes = makeProcesses(folder, {});
    const deaf =
      "process.on('SIGTERM', () => undefined); setInterval(() => undefined, 1000); console.log('up')";
    const what = { program: process.execPath, args: ['-e', 'setInterval(() => undefined, 1000)'] };
    const plain = processes.start({ name: 'plain', ...what });
    await processes.run({ name: 'short', program: process.execPath, args: ['-e', ''] });
    const failing = { name: 'failing', program: process.execPath, args: ['-e', 'throw new Error("lame")'] };
    const failure = await processes.run(failing).catch((error: unknown) => String(error));
    assert.match(failure ?? '', /failing failed: [\s\S]*lame/);
    const stubborn = processes.start({ name: 'stubborn', program: process.execPath, args: ['-e', deaf] });
    while (!stubborn.said().includes('up')) await new Promise((resolve) => setTimeout(resolve, 20));
    await processes.endAll(300);
    assert.equal([plain.isEnded(), stubborn.isEnded()], [true, true]);
    assert.throws(() => processes.start({ name: 'late', ...what }), /late is not started any more/);
    assert.not.ok(existsSync(join(folder, 'late.log')));
  }));

test('a program that ends instead of answering is heard of at once, with what it said', () =>
  inFolder(async (folder) => {
    const processes = makeProcesses(folder, {});
    const args = ['-e', 'console.log("the port is taken"); process.exit(3)'];
    const ends = processes.start({ name: 'server', program: process.execPath, args });
    const begun = performance.now();
    try {
      await untilSaid(ends, 'ready');
      assert.unreachable();
    } catch (error) {
      assert.match(String(error), 'server ended: the port is taken');
    }
    assert.ok(performance.now() - begun < 30_000);
  }));

test('the proxy has the upstream and the locations of the site that operators are given', () =>
  inFolder(async (folder) => {
    const processes = makeProcesses(folder, {});
    startProxy({ folder, programs: PROGRAMS, processes, ids: {}, port: 1, servers: [3000, 3001] });
    await processes.endAll();
    const written = readFileSync(join(folder, 'nginx.conf'), 'utf8');
    const site = readFileSync('config/operations/nginx.conf', 'utf8');
    const lines = site.split('\n').map((line) => line.trim());
    const stated = lines.filter((line) =>
      /^(location|proxy_pass|proxy_buffering|proxy_read|proxy_http|proxy_set_header Connection|keepalive)/.test(
        line,
      ),
    );
    assert.ok(stated.length >= 6);
    for (const line of stated) assert.ok(written.includes(line), line);
    assert.equal(written.match(/(?<=server )127\S+/g), ['127.0.0.1:3000', '127.0.0.1:3001']);
    assert.equal(written.match(/(?<=listen ).*(?=;)/g), ['127.0.0.1:1']);
    assert.not.match(written, /ssl_|server_name/);
  }));

test('both entries of the pooler move together to the promoted database', () =>
  inFolder(async (folder) => {
    const processes = makeProcesses(folder, {});
    const isAnswering = async () => true;
    const pooler = makePooler({ folder, programs: PROGRAMS, processes, port: 2, isAnswering }, 5432);
    await pooler.start();
    pooler.pointTo(5433);
    await processes.endAll();
    const written = readFileSync(join(folder, 'pgbouncer.ini'), 'utf8');
    assert.is(written.match(/port=5433/g)?.length, 2);
    assert.not.match(written, /5432/);
    assert.match(written, /^pool_mode = transaction$/m);
  }));

test.run();
