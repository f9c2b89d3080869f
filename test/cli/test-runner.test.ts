import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Ended, projectFolder, startProgram } from '#test/support/running-product.ts';

const test = suite('the test runner does not pass by accident');

const ENV = { PATH: process.env['PATH'] ?? '', TEST_SUITE_LIMIT_MS: '1500' };
const HEAD = `import { suite } from 'uvu'; import * as assert from 'uvu/assert'; const test = suite('one');\n`;
const GOOD = `${HEAD} test('holds', () => assert.ok(true)); test.run();`;

/** Runs the runner on files of a folder beside the tests, where uvu is found. */
async function ran(files: Readonly<Record<string, string>>): Promise<Ended & { last: string }> {
  mkdirSync(join(projectFolder, '.build'), { recursive: true });
  const folder = mkdtempSync(join(projectFolder, '.build', 'runner-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const args = ['--import', 'tsx', 'config/tooling/run-tests.ts', folder];
  const ended = await startProgram(process.execPath, args, ENV).ended;
  rmSync(folder, { recursive: true });
  return { ...ended, last: ended.stdout.trimEnd().split('\n').at(-1) ?? '' };
}

test('what holds passes, what does not fails, and the last line counts both', async () => {
  const bad = `${HEAD} test('holds', () => undefined); test('does not', () => assert.ok(false)); test.run();`;
  const [good, both] = await Promise.all([
    ran({ 'a.test.ts': GOOD }),
    ran({ 'a.test.ts': GOOD, 'b.test.ts': bad }),
  ]);
  assert.equal([good.code, good.last], [0, '1 passed, 0 failed']);
  assert.equal([both.code, both.last], [1, '2 passed, 1 failed']);
});

test('each way of testing nothing counts as failed', async () => {
  const ways: Readonly<Record<string, string>> = {
    'a hook before all that throws': `${HEAD} test.before(() => { throw new Error('no ground'); }); test('holds', () => undefined); test.run();`,
    'a hook before each that throws': `${HEAD} test.before.each(() => { throw new Error('no ground'); }); test('holds', () => undefined); test.run();`,
    'a hook after all that throws': `${HEAD} test.after(() => { throw new Error('left running'); }); test('holds', () => undefined); test.run();`,
    'an empty file': '',
    'a suite that is never run': `${HEAD} test('holds', () => undefined);`,
    'a suite without a test': `${HEAD} test.run();`,
    'a file that throws': `${HEAD} throw new Error('broken');`,
    'a test that never ends': `${HEAD} test('waits', () => new Promise(() => setInterval(() => undefined, 1000))); test.run();`,
  };
  const names = Object.keys(ways);
  const files = Object.fromEntries(names.map((name, index) => [`${index}.test.ts`, ways[name] ?? '']));
  const { code, stdout, last } = await ran(files);
  assert.is(code, 1);
  for (const [index, name] of names.entries()) {
    assert.match(stdout, new RegExp(`FAIL \\S+/${index}\\.test\\.ts`), name);
  }
  assert.match(last, /^\d+ passed, \d+ failed$/);
});

test('a suite whose data is absent holds no test and does not fail, and the file after it gets no such leave', async () => {
  const absent = `globalThis.DATA_IS_ABSENT = true; ${HEAD} test.run();`;
  const alone = await ran({ 'a.test.ts': absent, 'b.test.ts': GOOD });
  assert.equal([alone.code, alone.last], [0, '1 passed, 0 failed']);
  const followed = await ran({ 'a.test.ts': absent, 'b.test.ts': `${HEAD} test.run();` });
  assert.equal([followed.code, followed.last], [1, '0 passed, 1 failed']);
});

test('no matching file counts as failed', async () => {
  const { code, stdout, last } = await ran({ 'notes.txt': 'nothing' });
  assert.equal([code, last], [1, '0 passed, 1 failed']);
  assert.match(stdout, 'no test file below');
});

test('a path that is not there counts as failed and is named, and so does no path', async () => {
  const runner = ['--import', 'tsx', 'config/tooling/run-tests.ts'];
  const [nowhere, none] = await Promise.all(
    [[...runner, 'test/nowhere'], runner].map((args) => startProgram(process.execPath, args, ENV).ended),
  );
  assert.equal([nowhere?.code, none?.code], [1, 1]);
  assert.match(nowhere?.stdout ?? '', /^no test file below test\/nowhere\n0 passed, 1 failed\n$/);
  assert.match(none?.stdout ?? '', /^no test file below \(nothing was named\)\n0 passed, 1 failed\n$/);
});

test.run();
