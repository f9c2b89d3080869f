import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { byteLines } from '#adapters/postgres/backup/byte-lines.ts';

const test = suite('the lines of a backup');

async function linesOf(...pieces: readonly string[]): Promise<readonly string[]> {
  async function* bytes() {
    for (const piece of pieces) yield Buffer.from(piece, 'latin1');
  }
  const lines: string[] = [];
  for await (const line of byteLines(bytes())) lines.push(line);
  return lines;
}
const latin = (text: string): string => Buffer.from(text).toString('latin1');

test('only a newline ends a line, whatever marks a member typed', async () => {
  assert.equal(await linesOf(latin('a note\u2028of two\u2029parts\rand more\nnext\n')), [
    'a note\u2028of two\u2029parts\rand more',
    'next',
  ]);
});

test('a letter cut by the end of a piece is whole again', async () => {
  const text = latin('Señor\n\nBuscador');
  for (let cut = 0; cut <= text.length; cut += 1)
    assert.equal(await linesOf(text.slice(0, cut), text.slice(cut)), ['Señor', '', 'Buscador']);
});

test.run();
