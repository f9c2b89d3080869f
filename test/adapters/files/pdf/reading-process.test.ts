import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pdfOf, pdfOfStreams } from './tiny-pdf.ts';

const test = suite('the process that reads PDFs');

const MAIN = fileURLToPath(new URL('./reads-a-pdf.ts', import.meta.url));
const TSX = import.meta.resolve('tsx');
const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));

/** A memory limit no other process has: it names ours in the list of processes. */
let limit = 1_000 + (process.pid % 500);

function put(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

const sound = put('sound.pdf', pdfOf([[{ text: 'sound', x: 9, y: 9 }]]));
const slow = `BT /R 8 Tf ${'1 0 0 1 9 9 Tm (word) Tj 1 0 0 1 300 500 Tm (other) Tj '.repeat(400_000)} ET`;
const busy = put(
  'busy.pdf',
  pdfOfStreams([{ content: deflateSync(Buffer.from(slow)), filter: '/FlateDecode' }]),
);

function start(path: string, cwd = folder): ChildProcess {
  limit += 1;
  return spawn(process.execPath, ['--import', TSX, MAIN, path, String(limit)], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const readers = (): number => {
  const list = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
  return list.split('\n').filter((line) => line.includes(`pdf-child.mjs ${limit}`)).length;
};

async function until(isSo: () => boolean): Promise<boolean> {
  for (let tries = 0; tries < 300 && !isSo(); tries += 1) await pause(50);
  return isSo();
}

const outputOf = async (child: ChildProcess): Promise<string> => {
  let text = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  await new Promise((resolve) => child.once('close', resolve));
  return text.trim();
};

test('it starts from any folder and under the loader of the product', async () => {
  for (const cwd of ['/', folder]) assert.is(await outputOf(start(sound, cwd)), 'sound');
});

test('a reader that was never closed does not keep its program alive, and leaves no process', async () => {
  const program = start(sound);
  await outputOf(program);
  assert.is(program.exitCode, 0);
  assert.ok(await until(() => readers() === 0));
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
  test(`${signal} in the middle of a busy page leaves no process`, async () => {
    const program = start(busy);
    assert.ok(await until(() => readers() === 1), 'it began to read');
    await pause(700);
    program.kill(signal);
    await outputOf(program);
    assert.ok(await until(() => readers() === 0), 'a process was left over');
  });
}

test.run();
