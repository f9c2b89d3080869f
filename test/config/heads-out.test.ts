import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeNoteInGit } from '#adapters/git/noted-in-git.ts';
import { makePostgresHeadStore } from '#adapters/postgres/head-store.ts';
import { instant } from '#core/kernel/instant.ts';
import { headsIn } from '#core/kernel/record.ts';
import type { DeliverHeads, StampText } from '#core/operations/heads/ports.ts';
import { makePublishHeads } from '#core/operations/heads/use-cases/publish-heads.ts';
import { openTestDatabase } from '#test/support/test-database.ts';

const test = suite('Publishing the heads of the record');

const HASH = 'a'.repeat(64);
const LINES = [`picks 398 ${HASH}`, `results 40 ${'b'.repeat(64)}`];
const folder = mkdtempSync(join(tmpdir(), 'heads-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));

interface Given {
  readonly stamp?: StampText | null;
  readonly deliver?: readonly DeliverHeads[];
  readonly lines?: readonly string[];
}

/** Publishes twice on a new database, and gives what is stored and which failures were logged. */
async function published({ stamp = null, deliver = [], lines = LINES }: Given) {
  const { database, close } = await openTestDatabase();
  const failures: string[] = [];
  try {
    const store = makePostgresHeadStore(database);
    const publish = makePublishHeads({
      lines: async () => lines,
      store,
      stamp,
      deliver,
      clock: () => instant(Date.UTC(2026, 7, 1, 14)),
      timeZone: 'America/New_York',
      withLongLock: (_, work) => work(),
      logError: (_, where) => failures.push(where),
    });
    await publish();
    await publish();
    return { days: await store.latest(10), failures };
  } finally {
    await close();
  }
}

test('once a day, stamped and stored, and delivered every way', async () => {
  const sent: string[] = [];
  const deliver = [async ({ text }: { text: string }) => void sent.push(text)];
  const { days } = await published({ stamp: async () => 'c3RhbXA=', deliver });
  assert.equal(
    days.map(({ day, stamp }) => [day, stamp]),
    [['2026-08-01', 'c3RhbXA=']],
  );
  assert.equal(sent, [`Clubhouse Turn record 2026-08-01\n${LINES.join('\n')}\n`]);
  assert.equal(headsIn(sent[0] ?? '').picks, [{ seq: 398, hash: HASH }]);
});

test('a service or a way out that fails is logged and holds up nothing else', async () => {
  const broken = async () => {
    throw new Error('away');
  };
  const sent: string[] = [];
  const deliver = [broken, async ({ day }: { day: string }) => void sent.push(day)];
  const { days, failures } = await published({ stamp: broken, deliver });
  assert.is(days[0]?.stamp, null);
  assert.equal(sent, ['2026-08-01']);
  assert.equal(failures, ['the time stamp of the record', 'a copy of the record']);
});

test('while nothing is sealed, nothing is published', async () => {
  assert.equal((await published({ lines: [] })).days, []);
});

test('a repository gets a line for each chain, committed', async () => {
  execFileSync('git', ['init', '--quiet', folder]);
  await published({ deliver: [makeNoteInGit(folder)] });
  const log = execFileSync('git', ['log', '--format=%s'], { cwd: folder, encoding: 'utf8' });
  assert.is(log, 'Record of 2026-08-01\n');
  assert.match(
    readFileSync(join(folder, 'heads.txt'), 'utf8'),
    `2026-08-01T14:00:00.000Z picks 398 ${HASH}\n`,
  );
});

test.run();
