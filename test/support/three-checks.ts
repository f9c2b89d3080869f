import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { recordLine } from '#core/kernel/record.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import { pickInTime } from '#core/picks/ledger/in-time.ts';
import { correctionReader, correctionText } from '#core/results/corrections.ts';
import { lateText, offReader } from '#core/results/late-picks.ts';
import { resultsIn } from '#core/results/sealed-results.ts';
import { headsOf } from '../../frontends/results/ledger/check/published.ts';
import { checkRecord } from '../../frontends/results/ledger/check/whole-record.ts';
import { browserDigest } from '../../frontends/results/ledger/verify.ts';
import type { ARecord } from './a-forged-record.ts';

const digest = browserDigest();
if (digest === null) throw new Error('there is no SHA-256 here');

/** What the command line says of corrections and late picks. */
export function byTheProgram({ picks, results }: ARecord) {
  const [correctionsIn, offs] = [correctionReader(), offReader()];
  const corrected: string[] = [];
  for (const row of results) {
    offs.read(resultsIn(row));
    corrected.push(...correctionsIn(resultsIn(row), row.seq).map(correctionText));
  }
  const inTime = picks.map((row) => pickInTime(entryIn(row)));
  return { corrected, late: offs.against(inTime).late.map(lateText) };
}

/** What the button of the record page says of a record whose chains are whole. */
export async function byTheBrowser({ picks, results }: ARecord) {
  const chains = { picks, results, audit: [] };
  async function* pages(chain: keyof typeof chains) {
    yield chains[chain];
  }
  const source = { heads: headsOf({ now: [], published: [] }), zones: new Map<string, string>(), pages };
  const { isWhole, sentences } = await checkRecord(
    source,
    [],
    digest as NonNullable<typeof digest>,
    () => undefined,
  );
  assert.ok(isWhole, sentences.join('\n'));
  return sentences.join('\n');
}

/** What the independent reader prints of one. */
export async function byTheReader({ picks, results }: ARecord): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'record-'));
  try {
    const file = join(folder, 'record.jsonl');
    const lines = [
      ...picks.map((row) => recordLine('picks', row)),
      ...results.map((row) => recordLine('results', row)),
    ];
    writeFileSync(file, lines.join(''));
    const { status, stdout } = spawnSync(process.execPath, ['config/tooling/read-record.mjs', file], {
      encoding: 'utf8',
    });
    assert.is(status, 0, stdout);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
