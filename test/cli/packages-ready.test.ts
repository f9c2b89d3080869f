import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Ended, projectFolder, type Started, startProgram } from '#test/support/running-product.ts';
import { becomes } from './product-folder.ts';

const test = suite('the packages are there before anything else runs');

/** Stands in for npm: notes each call, takes `NPM_TAKES` milliseconds and ends with `NPM_CODE`. */
const NPM = `
  const { appendFileSync, mkdirSync } = require('node:fs');
  appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
  mkdirSync('node_modules', { recursive: true });
  setTimeout(() => process.exit(Number(process.env.NPM_CODE || 0)), Number(process.env.NPM_TAKES || 0));
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(1), 50);
`;

const DOOR = `
  import { ensureInstalled } from './config/tooling/ready.mjs';
  await ensureInstalled();
  console.log('ready');
`;

interface Copy {
  readonly folder: string;
  readonly lock: string;
  start(extra?: Record<string, string>): Started;
  calls(): number;
}

/** A copy of the few files it takes, with a package list of its own and a stand-in for npm. */
async function inCopy(act: (copy: Copy) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ready-'));
  mkdirSync(join(folder, 'config'));
  cpSync(join(projectFolder, 'config/tooling/ready.mjs'), join(folder, 'config/tooling/ready.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  writeFileSync(join(folder, 'npm-cli.js'), NPM);
  writeFileSync(join(folder, 'door.mjs'), DOOR);
  const started: Started[] = [];
  const start = (extra: Record<string, string> = {}): Started => {
    const env = { PATH: process.env['PATH'] ?? '', npm_execpath: join(folder, 'npm-cli.js'), ...extra };
    const firstStarted = startProgram(process.execPath, [join(folder, 'door.mjs')], env);
    started.push(firstStarted);
    return firstStarted;
  };
  const calls = (): number => {
    try {
      return readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n').length;
    } catch {
      return 0;
    }
  };
  try {
    await act({ folder, lock: join(folder, '.build/installing.lock'), start, calls });
  } finally {
    for (const { child } of started) child.kill('SIGKILL');
    await Promise.all(started.map(({ ended }) => ended));
    rmSync(folder, { recursive: true, force: true });
  }
}

const isReady = ({ code, stdout, stderr }: Ended): void =>
  assert.equal([code, stdout], [0, 'ready\n'], stderr);

test('the first start gets them, a second does not, a changed list does again', () =>
  inCopy(async ({ folder, start, calls }) => {
    const first = await start().ended;
    isReady(first);
    assert.match(first.stderr, /^Getting the packages .*\nThe packages are there \(\d+ s\)\.\n$/);
    assert.match(readFileSync(join(folder, 'calls'), 'utf8'), /^ci --include=dev --include=optional /);
    const second = await start().ended;
    isReady(second);
    assert.is(second.stderr, '');
    assert.is(calls(), 1);
    writeFileSync(join(folder, 'package-lock.json'), '{"a":1}');
    isReady(await start().ended);
    assert.is(calls(), 2);
  }));

test('two first starts at once install once', () =>
  inCopy(async ({ start, calls }) => {
    const both = [1, 2].map(() => start({ NPM_TAKES: '700' }));
    const ends = await Promise.all(both.map(({ ended }) => ended));
    ends.forEach(isReady);
    assert.is(calls(), 1);
    assert.is(ends.filter(({ stderr }) => /Another process is getting the packages/.test(stderr)).length, 1);
  }));

test('npm that fails ends with 4 and a sentence, and the next start tries again', () =>
  inCopy(async ({ start, calls }) => {
    const { code, stdout, stderr } = await start({ NPM_CODE: '1' }).ended;
    assert.equal([code, stdout], [4, '']);
    assert.match(
      stderr,
      /\nThe packages could not be installed \(see above\): check the network and run the command again\.\n$/,
    );
    isReady(await start().ended);
    assert.is(calls(), 2);
  }));

test('no npm at all ends with 4 and a sentence', () =>
  inCopy(async ({ folder, start }) => {
    const { code, stderr } = await start({ npm_execpath: '', PATH: folder }).ended;
    assert.is(code, 4, stderr);
    assert.match(stderr, /\nThe packages could not be installed \(.*ENOENT\): is npm there/);
    assert.not.match(stderr, /\n\s+at /);
  }));

test('a start killed half-way blocks no other', () =>
  inCopy(async ({ start, calls }) => {
    const killed = start({ NPM_TAKES: '60000' });
    assert.ok(await becomes(() => calls() === 1));
    killed.child.kill('SIGKILL');
    await killed.ended;
    const next = await Promise.all([start().ended, start().ended, start().ended]);
    next.forEach(isReady);
    assert.is(calls(), 2);
  }));

test('a lock left empty, or whose number now belongs to another process, blocks nobody for long', async () => {
  const startWith = (held: string) =>
    inCopy(async ({ lock, start }) => {
      mkdirSync(dirname(lock));
      writeFileSync(lock, held);
      isReady(await start().ended);
    });
  await Promise.all(['', 'no number', String(process.pid)].map(startWith));
});

test('Ctrl-C while npm works ends both', () =>
  inCopy(async ({ lock, start, calls }) => {
    const { child, ended } = start({ NPM_TAKES: '60000' });
    assert.ok(await becomes(() => calls() === 1));
    child.kill('SIGINT');
    const { code, stderr } = await ended;
    assert.is(code, 130);
    assert.not.match(stderr, 'could not be installed');
    assert.throws(() => readFileSync(lock), /ENOENT/);
  }));

test('a folder that may not be written ends with 4 and a sentence', () =>
  inCopy(async ({ folder, start }) => {
    writeFileSync(join(folder, '.build'), 'a file in the way');
    const { code, stderr } = await start().ended;
    assert.is(code, 4);
    assert.match(stderr, /^The folder \S+ cannot be used \(\w+\): is it whole, and writable\?\n$/);
  }));

test('packages that another folder lends are left alone', () =>
  inCopy(async ({ folder, start, calls }) => {
    const lender = mkdtempSync(join(tmpdir(), 'lender-'));
    writeFileSync(join(lender, 'package'), 'theirs');
    symlinkSync(lender, join(folder, 'node_modules'));
    const { code, stderr } = await start().ended;
    assert.is(code, 4);
    assert.match(stderr, /is a link to another folder/);
    assert.is(calls(), 0);
    assert.equal(readdirSync(lender), ['package']);
    rmSync(lender, { recursive: true });
  }));

test.run();
