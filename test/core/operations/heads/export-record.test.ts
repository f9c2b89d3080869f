import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ChainRow } from '#core/kernel/chain.ts';
import { instant } from '#core/kernel/instant.ts';
import { exportedLines } from '#core/operations/heads/export-record.ts';
import type { PublishedHeads } from '#core/operations/heads/published-heads.ts';
import { headsAt, moment } from '#test/support/a-forged-record.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';

const test = suite('The export of the record');

test('a pick sealed and published while the file is written leaves no head without its row', async () => {
  const [picks, heads] = [[...aChain([{}])], [] as PublishedHeads[]];
  const publishNext = () => {
    picks.push(...aChain([{}], picks.at(-1) ?? null));
    heads.unshift(headsAt(moment('2025-08-02T17:00:00Z'), { picks, results: [] }));
  };
  const empty = { head: async () => null, after: async () => [] };
  const after = async (seq: number): Promise<readonly ChainRow[]> => {
    const rows = picks.filter((row) => row.seq > seq);
    if (rows.length === 0 && heads.length === 0) publishNext();
    return rows;
  };
  const chains = { picks: { ...empty, after }, results: empty, audit: empty };
  const latest = async (_: number, before?: number) => (before === undefined ? [...heads] : []);
  const lines: Record<string, unknown>[] = [];
  for await (const line of exportedLines(chains, { latest }, async () => instant(0)))
    lines.push(JSON.parse(line));
  assert.is(lines[0]?.['writtenAt'], '1970-01-01T00:00:00.000Z');
  const last = Math.max(...lines.map(({ seq }) => Number(seq ?? 0)));
  const noted = lines.flatMap(({ text }) => /^picks (\d+)/m.exec(String(text))?.slice(1) ?? []).map(Number);
  assert.ok(noted.every((seq) => seq <= last));
  assert.ok(heads.length === 1, 'a head was published meanwhile');
});

test.run();
