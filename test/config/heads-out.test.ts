import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeNoteInGit } from '#adapters/git/noted-in-git.ts';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresHeadStore } from '#adapters/postgres/head-store.ts';
import { makePostgresLedgerStore } from '#adapters/postgres/ledger-store.ts';
import { makeLastOff } from '#adapters/postgres/race-offs.ts';
import type { Card } from '#core/card/race.ts';
import { HOUR, instant, MINUTE, SECOND, shift, toIso } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { headsIn } from '#core/kernel/record.ts';
import type { DeliverHeads, StampText } from '#core/operations/heads/ports.ts';
import type { PublishedHeads } from '#core/operations/heads/published-heads.ts';
import {
  makePublishHeads,
  makePublishHeadsAfterOffs,
} from '#core/operations/heads/use-cases/publish-heads.ts';
import { aCard } from '#test/support/a-card.ts';
import { OFF } from '#test/support/a-forged-record.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
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
      lastOff: async () => null,
      store,
      stamp,
      deliver,
      deliverDaily: [],
      clock: () => instant(Date.UTC(2026, 7, 1, 14)),
      recordClock: () => instant(Date.UTC(2026, 7, 1, 14)),
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
  assert.equal(headsIn(sent[0] ?? '').picks, [{ seq: 398, hash: HASH, at: null }]);
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

interface Mailed {
  readonly day: string;
  readonly text: string;
}

interface Standing {
  /** Where the clock of the record stands, from the off. */
  readonly recordIsOf?: number | null;
  readonly added?: readonly PublishedHeads[];
  readonly card?: Card | null;
  readonly lines?: readonly string[];
}

/** Looks at moments, given from the off of a race with a sealed pick; gives when heads were published, and the mails. */
async function publishedAfter(
  moments: readonly number[],
  change: Parameters<typeof aChain>[0][number] | null = {},
  { recordIsOf = null, added = [], card = null, lines = LINES }: Standing = {},
) {
  const { database, close } = await openTestDatabase();
  const mails: Mailed[] = [];
  let now = OFF;
  try {
    if (change !== null) await makePostgresLedgerStore(database).append(aChain([change]));
    if (card !== null) await makePostgresCardStore(database).keep(card, 'hash');
    const store = makePostgresHeadStore(database);
    const deps = {
      lines: async () => lines,
      lastOff: makeLastOff(database),
      store,
      stamp: null,
      deliver: [],
      deliverDaily: [async ({ day, text }: Mailed) => void mails.push({ day, text })],
      clock: () => now,
      recordClock: () => (recordIsOf === null ? now : shift(OFF, recordIsOf)),
      timeZone: 'America/New_York',
      withLongLock: <T>(_: string, work: () => Promise<T>) => work(),
      logError: () => undefined,
    };
    for (const heads of added) await store.keep(heads);
    for (const moment of moments) {
      now = shift(OFF, moment);
      await makePublishHeadsAfterOffs(deps)();
    }
    const published = await store.latest(10);
    return { after: published.map((heads) => heads.at - OFF).toReversed(), mails };
  } finally {
    await close();
  }
}

test('the off of a race is followed by heads, once, when no pick can claim a time before it any more', async () => {
  const looks = [-HOUR, 0, 60 * SECOND, 100 * SECOND, 120 * SECOND, 380 * SECOND];
  const { after, mails } = await publishedAfter(looks);
  assert.equal(after, [100 * SECOND]);
  assert.equal(
    mails.map(({ day }) => day),
    ['2025-08-02'],
    'the first heads of a day are mailed',
  );
});

test('heads follow again every five minutes while a race may go off late, then no more', async () => {
  const looks = Array.from({ length: 200 }, (_, nth) => (nth - 10) * 20 * SECOND);
  const { after, mails } = await publishedAfter(looks);
  assert.equal(
    after.map((moment) => moment / SECOND),
    [100, 400, 700, 1_000, 1_300],
  );
  assert.is(mails.length, 1);
});

test('a server that was down at the off publishes when it is back', async () => {
  assert.equal((await publishedAfter([-HOUR, 3 * HOUR, 4 * HOUR])).after, [3 * HOUR]);
});

test('heads that the serving role adds with a time to come, or that say another time, hold up none', async () => {
  const looks = [100 * SECOND, 380 * SECOND];
  const head = (stored: number, said: number): PublishedHeads => ({
    day: '2025-08-02' as RaceDay,
    at: shift(OFF, stored),
    text: `picks 1 ${HASH} at ${toIso(shift(OFF, said))}\n`,
    stamp: null,
  });
  const afterwards = async (heads: PublishedHeads) =>
    (await publishedAfter(looks, {}, { added: [heads] })).after.filter((moment) => moment !== heads.at - OFF);
  assert.equal(await afterwards(head(12 * HOUR, -HOUR)), [100 * SECOND], 'of tonight');
  assert.equal(await afterwards(head(95 * SECOND, -HOUR)), [100 * SECOND], 'another time in its text');
  assert.equal(await afterwards({ ...head(95 * SECOND, 0), text: 'nothing\n' }), [100 * SECOND], 'no head');
});

test('a race on the card without a pick is followed by heads, too', async () => {
  const last = Math.max(...aCard().races.map(({ postTime }) => (postTime ?? OFF) - OFF));
  const looks = [last + 100 * SECOND, last + 380 * SECOND];
  assert.equal((await publishedAfter(looks, null, { card: aCard() })).after, [last + 100 * SECOND]);
});

test('while no pick was ever sealed, the heads of the other chains follow an off once, however often it is looked', async () => {
  const last = Math.max(...aCard().races.map(({ postTime }) => (postTime ?? OFF) - OFF));
  const looks = [100, 120, 140, 380].map((seconds) => last + seconds * SECOND);
  const standing = { card: aCard(), lines: LINES.slice(1) };
  assert.equal((await publishedAfter(looks, null, standing)).after, [last + 100 * SECOND]);
});

test('nothing is published while the clock is behind the record', async () => {
  const behind = { recordIsOf: 30 * MINUTE };
  assert.equal((await publishedAfter([100 * SECOND, 40 * MINUTE], {}, behind)).after, [40 * MINUTE]);
});

test('a replay, an invented race and a race to come ask for no heads', async () => {
  const looks = [2 * MINUTE, HOUR];
  assert.equal((await publishedAfter(looks, { isReplayed: true })).after, []);
  assert.equal((await publishedAfter(looks, { isDemo: true })).after, []);
  assert.equal((await publishedAfter(looks, { off: null })).after, []);
});

test.run();
