import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { recordLine } from '#core/kernel/record.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import { pickInTime } from '#core/picks/ledger/in-time.ts';
import { correctionReader, correctionText } from '#core/results/corrections.ts';
import { lateText, offReader } from '#core/results/late-picks.ts';
import { resultsIn } from '#core/results/sealed-results.ts';
import { aRecordOnCorrectedTime, aRecordOnMountainTime } from '#test/support/a-corrected-clock.ts';
import type { ARecord } from '#test/support/a-forged-record.ts';
import { headsOf } from '../../frontends/results/ledger/check/published.ts';
import { checkRecord } from '../../frontends/results/ledger/check/whole-record.ts';
import { browserDigest } from '../../frontends/results/ledger/verify.ts';

const test = suite('A track whose time zone was corrected, in all three checks');

const digest = browserDigest();
if (digest === null) throw new Error('there is no SHA-256 here');

/** What the command line says of corrections and late picks. */
function byTheProgram({ picks, results }: ARecord) {
  const [correctionsIn, offs] = [correctionReader(), offReader()];
  const corrected: string[] = [];
  for (const row of results) {
    offs.read(resultsIn(row));
    corrected.push(...correctionsIn(resultsIn(row), row.seq).map(correctionText));
  }
  const inTime = picks.map((row) => pickInTime(entryIn(row)));
  return { corrected, late: offs.against(inTime).late.map(lateText) };
}

async function byTheBrowser({ picks, results }: ARecord) {
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

function byTheReader({ picks, results }: ARecord): string {
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

const LATE = /entry 1, sealed Aug 2, 2025, 1:30 PM M[SD]?T: .*, race 1, off at 1:00 PM M[SD]?T/;
const CORRECTED = /orrected Aug 3, 2025, 8:00 AM PT \(entry 3\): .*, Aug 2, 2025, race 1: time zone/;

test('the pick is late on the clock that was sealed first, and in time once the results are sealed on the right one', async () => {
  const [first, corrected] = [aRecordOnMountainTime(), aRecordOnCorrectedTime()];
  assert.match(byTheProgram(first).late.join('\n'), LATE);
  assert.equal(byTheProgram(corrected).late, []);
  for (const check of [byTheBrowser, async (record: ARecord) => byTheReader(record)]) {
    assert.match(await check(first), LATE);
    assert.not.match(await check(corrected), /off at/);
  }
});

test('every check lists the correction with its time, once for both sources, and none before it', async () => {
  const [first, corrected] = [aRecordOnMountainTime(), aRecordOnCorrectedTime()];
  const [before] = byTheProgram(first).corrected;
  assert.match(
    before ?? '',
    /\(entry 2\): .*: starters from/,
    'the chart has another field than the live result',
  );
  assert.is(byTheProgram(corrected).corrected.length, 2);
  assert.match(byTheProgram(corrected).corrected[1] ?? '', CORRECTED);
  assert.match(byTheProgram(corrected).corrected[1] ?? '', /time zone from mountain to pacific$/);
  for (const check of [byTheBrowser, async (record: ARecord) => byTheReader(record)]) {
    assert.not.match(await check(first), /time zone/);
    assert.match(await check(corrected), CORRECTED);
    assert.is((await check(corrected)).match(/\(entry \d\)/g)?.length, 2);
  }
});

test.run();
