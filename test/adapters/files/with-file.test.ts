import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bytesOfFile, type FileRules, withFile } from '#adapters/files/with-file.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Opening a file');

const folder = mkdtempSync(join(tmpdir(), 'with-file-'));
test.after(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'card.txt');
writeFileSync(path, 'Race 1');

const rules: FileRules = {
  mostBytes: 6,
  tooLarge: 'it is far larger than any card.',
  refusal: (problem, fileName, sentence) =>
    new Refusal('invalid', `file.${problem}`, `${fileName}: ${sentence}`),
};

const answerOf = async (file: string, fileRules: FileRules = rules) => {
  const { code, message } = await refused(bytesOfFile(file, fileRules));
  return [code, message];
};

test('the bytes of a file as large as it may be', async () => {
  assert.is(Buffer.from(await bytesOfFile(path, rules)).toString(), 'Race 1');
});

test('a missing file, a folder and a file that is too large are refused by name', async () => {
  assert.equal(await answerOf(join(folder, 'none.txt')), ['file.missing', 'none.txt: file not found.']);
  assert.equal(await answerOf(join(path, 'below.txt')), ['file.missing', 'below.txt: file not found.']);
  const [code, message] = await answerOf(folder);
  assert.is(code, 'file.unreadable');
  assert.match(message ?? '', /: not a regular file\.$/);
  assert.equal(await answerOf(path, { ...rules, mostBytes: 5 }), [
    'file.too-large',
    'card.txt: it is far larger than any card.',
  ]);
});

test('the file is closed after the work, also when that fails, and its error passes through', async () => {
  const opened: FileHandle[] = [];
  const watching = (end: () => string) =>
    withFile(path, rules, async (file, fileName) => {
      opened.push(file);
      return `${fileName} ${end()}`;
    });
  assert.is(await watching(() => 'read'), 'card.txt read');
  const failing = await watching(() => {
    throw new Error('a defect');
  }).catch((error: Error) => error.message);
  assert.is(failing, 'a defect');
  assert.equal(
    opened.map(({ fd }) => fd),
    [-1, -1],
  );
});

test.run();
