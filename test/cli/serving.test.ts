import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  cleanEnvironment,
  dropDataFolder,
  newDataFolder,
  racingCli,
  startProgram,
} from '#test/support/running-product.ts';
import { becomes, openProductFolder, processesOf } from './product-folder.ts';
import { typed } from './terminal.ts';

const test = suite('racing-cli serve, from start to stop');

test('it says what it does and where it is, and Ctrl-C ends everything with 0', async () => {
  const product = await openProductFolder({ isEmpty: true });
  const { address, ended, stop } = await product.serve();
  assert.is((await fetch(`${address}/healthz`)).status, 200);
  assert.is((await fetch(`${address}/readyz`)).status, 200);
  assert.is(await stop(), 0);
  const { stdout, stderr } = await ended;
  assert.is(stdout, '');
  const lines = stderr.trimEnd().split('\n');
  for (const [index, sentence] of [
    /^Opening the database \(first time: creating it\)…$/,
    /^Updating the database \(\d+ steps\)$/,
    /^No source or card yet\. Showing the demo day \d{4}-08-0\d: \d+ races \(fictional horses and people\)$/,
    /^Whoever signs up at http:\/\/127\.0\.0\.1:\d+\/auth#setup=[\w-]{43} becomes the administrator$/,
    /^Clubhouse Turn is at http:\/\/127\.0\.0\.1:\d+ {3}\(Ctrl-C stops it\)$/,
    /^Stopping …$/,
    /^Stopped\.$/,
  ].entries()) {
    assert.match(lines[index] ?? '', sentence);
  }
  assert.equal(processesOf(product.path), []);

  const again = product.start(['serve', '--json']);
  const { address: where } = JSON.parse(await again.hears(/\{\s*"address"[^}]*\}/));
  assert.is((await fetch(`${where}/healthz`)).status, 200);
  again.child.kill('SIGTERM');
  again.child.kill('SIGINT');
  await again.hears(/Stopping/);
  again.child.kill('SIGINT');
  again.child.kill('SIGTERM');
  assert.is((await again.ended).code, 0, 'signalled again and again');
  assert.equal(processesOf(product.path), []);
  await product.close();
});

test('a signal while the database is still opening leaves nothing running either', async () => {
  const interrupt = async (args: readonly string[], signal: NodeJS.Signals): Promise<number | null> => {
    const product = await openProductFolder({ isEmpty: true });
    const { child, ended, hears } = product.start(args);
    await hears(/Opening the database/);
    child.kill(signal);
    const { code, stderr } = await ended;
    assert.not.match(stderr, /defect|\n\s+at /);
    assert.ok(await becomes(() => processesOf(product.path).length === 0), 'something still runs');
    assert.is((await typed(product.path, ['migrate'])).code, 0, 'the next command finds a whole database');
    await product.close();
    return code;
  };
  assert.is(await interrupt(['serve'], 'SIGINT'), 0);
  assert.is(await interrupt(['demo', 'load'], 'SIGTERM'), 128 + 15);
});

/** A refused command says one sentence, and nothing of how the program is built. */
function isRefused(
  ended: { code: number | null; stdout: string; stderr: string },
  code: number,
  pattern: RegExp,
): void {
  const lines = ended.stderr
    .trimEnd()
    .split('\n')
    .filter((line) => !line.endsWith('…'));
  assert.is(ended.code, code, ended.stderr);
  assert.is(ended.stdout, '');
  assert.is(lines.length, 1, ended.stderr);
  assert.match(lines[0] ?? '', pattern);
}

test('a port in use ends with 4 and one sentence that names it', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const product = await openProductFolder({ held: true });
  await typed(product.path, ['migrate']);
  isRefused(
    await product.run(['serve'], { PORT: String(port) }),
    4,
    new RegExp(`^127\\.0\\.0\\.1:${port} is in use by another program\\. Choose another with PORT\\.$`),
  );
  other.close();
  await product.close();
});

test('a data folder that is a file ends with 4', async () => {
  const folder = newDataFolder();
  const inTheWay = join(folder, 'file');
  writeFileSync(inTheWay, '');
  const serve = await racingCli(inTheWay, ['serve']);
  const command = await typed(join(inTheWay, 'below'), ['migrate']);
  for (const ended of [serve, command])
    isRefused(
      ended,
      4,
      /^The data folder \S+ cannot be written \(\w+\): set RACING_DATA_DIR to one that can\.$/,
    );
  dropDataFolder(folder);
});

test('a database out of reach ends with 4 and its host, and without the password', async () => {
  const folder = newDataFolder();
  const DATABASE_URL = 'postgres://turn:word-of-the-base@127.0.0.1:9/racing';
  const serve = await racingCli(folder, ['serve'], { DATABASE_URL });
  const command = await typed(folder, ['backup', join(folder, 'b')], {
    DATABASE_URL: DATABASE_URL.replace('127.0.0.1:9', 'nowhere.invalid'),
  });
  isRefused(serve, 4, /^The database at 127\.0\.0\.1:9\/racing cannot be reached \(connection refused\)\.$/);
  isRefused(command, 4, /^The database at nowhere\.invalid\/racing cannot be reached \(.*host.*\)\.$/);
  dropDataFolder(folder);
});

test('wrong settings end with 2, every one of them named', async () => {
  const folder = newDataFolder();
  const settings = {
    PORT: 'abc',
    RACING_NOW: 'yesterday',
    DATABASE_URL: 'mysql://turn:word-of-the-base@db/racing',
  };
  const ended = await racingCli(folder, ['serve'], settings);
  isRefused(
    ended,
    2,
    /^A setting is wrong\. PORT: .*; DATABASE_URL: .*; RACING_NOW: must be an ISO instant with zone/,
  );
  assert.not.match(ended.stderr, 'word-of-the-base');
  dropDataFolder(folder);
});

test('a Node that is too old ends with 2 and says which is needed, whatever the command', async () => {
  const old =
    'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.4" } })';
  const folder = newDataFolder();
  const deps = ['cli/racing-cli.mjs', 'config/tooling/start.mjs', 'config/tooling/test.mjs'];
  const started = deps.map((door) =>
    startProgram(process.execPath, [`--import=data:text/javascript,${old}`, door], cleanEnvironment(folder)),
  );
  for (const { ended } of started)
    isRefused(await ended, 2, /^Clubhouse Turn needs Node 20\.19 or newer; this is Node 18\.20\.4\.$/);
  dropDataFolder(folder);
});

test.run();
