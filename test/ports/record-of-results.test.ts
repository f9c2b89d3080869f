import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresResultChain } from '#adapters/postgres/result-chain.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { DayOfRows } from '#core/results/ports.ts';
import type { SealedResults } from '#core/results/sealed-results.ts';
import { makeSealResults } from '#core/results/use-cases/seal-results.ts';
import { makeVerifyResults } from '#core/results/use-cases/verify-results.ts';
import { aRegistration, withRegistrations } from '#test/support/a-registration.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { openTestDatabase } from '#test/support/test-database.ts';

const test = suite('The chain of results');

const roomOn = (database: Database) => {
  const parts = {
    results: makePostgresResultStore(database),
    chain: makePostgresResultChain(database),
    digest,
  };
  return {
    ...parts,
    seal: makeSealResults({ ...parts, clock: machineClock, withLock: database.withLock }),
    verify: makeVerifyResults(parts),
  };
};

async function onDatabase(
  work: (room: ReturnType<typeof roomOn>, database: Database) => Promise<void>,
): Promise<void> {
  const { database, close } = await openTestDatabase();
  await work(roomOn(database), database).finally(close);
}

test('a stored day is sealed with it, a correction after it, and both verify', () =>
  onDatabase(async ({ seal, verify }) => {
    await seal.keep(aSheet(), 'first');
    await seal.keep(aSheet({ races: [aRaceResult({ starters: [aFinisher({ odds: 9.9 })] })] }), 'second');
    const { entries, fault } = await verify();
    assert.equal([entries, fault], [2, null]);
  }));

/** Counts without the text that tells one set of entries from another. */
const countsIn = (counts: readonly DayOfRows[]) =>
  counts.map(({ track, day, rows }) => ({ track, day, rows }));

test('entries are counted by the day they are about, and those of days are found in their order', () =>
  onDatabase(async ({ seal, chain }) => {
    const other = { track: 'DMR', day: '2020-08-09' as RaceDay };
    await seal.keep(aSheet(), 'first');
    await seal.keep(aSheet(other), 'other');
    await seal.keep(aSheet({ races: [aRaceResult({ starters: [aFinisher({ odds: 9.9 })] })] }), 'second');
    await seal.keep(aSheet({ kind: 'live' }), 'live');
    const { track, day } = aSheet();
    assert.equal(countsIn(await chain.rowCounts({ from: day, to: other.day })), [
      { track, day, rows: 3 },
      { ...other, rows: 1 },
    ]);
    assert.equal(countsIn(await chain.rowCounts({ from: other.day, to: other.day })), [
      { ...other, rows: 1 },
    ]);
    const seqs = async (...days: Parameters<typeof chain.rowsOn>[0]) =>
      (await chain.rowsOn(days)).map(({ seq }) => seq);
    assert.equal(await seqs({ track, day }), [1, 3, 4]);
    assert.equal(await seqs(other, { track, day }), [1, 2, 3, 4]);
    assert.equal(await seqs({ track, day: other.day }), []);
    assert.equal(await seqs(), []);
  }));

test('a sheet from before the chain counts as an entry only when it is sealed', () =>
  onDatabase(async ({ seal, results, chain }) => {
    const { track, day } = aSheet();
    await results.keep(aSheet({ kind: 'live' }), 'before the chain');
    await seal.keep(aSheet(), 'first');
    assert.equal(countsIn(await chain.rowCounts({ from: day, to: day })), [{ track, day, rows: 1 }]);
    await seal.sealOlder();
    assert.equal(countsIn(await chain.rowCounts({ from: day, to: day })), [{ track, day, rows: 2 }]);
  }));

test('other entries of a day, as many as before, have another version', () =>
  onDatabase(async ({ seal, chain }) => {
    const { day } = aSheet();
    const versions = async () =>
      (await chain.rowCounts({ from: day, to: day })).map(({ version }) => version);
    await seal.keep(aSheet(), 'first');
    const first = await versions();
    assert.equal(await versions(), first);
    await seal.keep(aSheet({ kind: 'live' }), 'live');
    assert.not.equal(await versions(), first);
  }));

test('other results in place of as many, as a restored backup beside a running server, have another mark', async () => {
  const marks: string[] = [];
  const { provenance } = aSheet();
  for (const minutes of [0, 1])
    await onDatabase(async ({ results }) => {
      const at = shift(provenance.at, minutes * MINUTE);
      await results.keep(aSheet({ provenance: { ...provenance, at } }), 'hash');
      marks.push(await results.mark());
    });
  assert.not.equal(marks[0], marks[1]);
});

test('results of a track whose clock is corrected are sealed again with it, once; nothing of another track is', () =>
  onDatabase(async ({ seal, chain, verify }) => {
    const quailRun = (change: Parameters<typeof aSheet>[0] = {}) => aSheet({ track: 'QQQ', ...change });
    const zones = async () =>
      (await chain.after(0, 9)).map(({ text }) => {
        const { track, kind, timeZone } = JSON.parse(text) as SealedResults;
        return `${track} ${kind} ${timeZone}`;
      });
    await withRegistrations([aRegistration()], async () => {
      await seal.keep(quailRun(), 'chart');
      await seal.keep(quailRun({ kind: 'live' }), 'live');
      await seal.keep(aSheet(), 'of Saratoga');
      assert.is(await seal.sealCorrected(), 0, 'nothing was corrected yet');
    });
    const pacific = [aRegistration({ zone: 'pacific', name: 'Quail Run' })];
    await withRegistrations(pacific, async () => {
      assert.is(await seal.sealCorrected(), 2);
      assert.is(await seal.sealCorrected(), 0, 'they are sealed with the new clock');
      assert.is((await verify()).fault, null);
    });
    const [mountain, corrected] = ['America/Denver', 'America/Los_Angeles'];
    assert.equal(await zones(), [
      `QQQ chart ${mountain}`,
      `QQQ live ${mountain}`,
      'SAR chart America/New_York',
      `QQQ chart ${corrected}`,
      `QQQ live ${corrected}`,
    ]);
  }));

test('results sealed before a file registered their track are sealed again under its name', () =>
  onDatabase(async ({ seal, chain }) => {
    await seal.keep(aSheet({ track: 'QQQ' }), 'chart');
    await withRegistrations([aRegistration()], async () => assert.is(await seal.sealOlder(), 1));
    const said = (await chain.after(0, 9)).map(({ text }) => JSON.parse(text) as SealedResults);
    assert.equal(
      said.map(({ trackSlug }) => trackSlug),
      [null, 'qqq-mountain'],
    );
  }));

test('a sealed day says when it was received', () =>
  onDatabase(async ({ seal, results }) => {
    const { track, day, kind, provenance } = aSheet();
    const receivedAt = shift(provenance.at, 5 * MINUTE);
    await seal.keep(aSheet(), 'hash', receivedAt);
    assert.is((await results.currentSheet(track, day, kind))?.knownAt, receivedAt);
  }));

test('a changed price of a stored winner is found, and its race named', () =>
  onDatabase(async ({ seal, verify }, database) => {
    await seal.keep(aSheet(), 'hash');
    await database.pool.raw(`update results.starters set facts = jsonb_set(facts, '{odds}', '99')`);
    assert.match((await verify()).fault ?? '', /results of SAR .*: race \d+ is not stored as it was sealed/);
  }));

test('a removed day is found, and a day slipped in beside the program', () =>
  onDatabase(async ({ seal, verify, results }, database) => {
    await seal.keep(aSheet(), 'hash');
    await results.keep(aSheet({ kind: 'live' }), 'slipped in');
    assert.match((await verify()).fault ?? '', /\(live\) were never sealed/);
    await database.pool('results.sheets').where({ kind: 'chart' }).delete();
    assert.match((await verify()).fault ?? '', /were sealed and are gone/);
  }));

test('results from before the chain are sealed once', () =>
  onDatabase(async ({ seal, verify, results }) => {
    await results.keep(aSheet(), 'before the chain');
    assert.is(await seal.sealOlder(), 1);
    assert.is(await seal.sealOlder(), 0);
    assert.is((await verify()).fault, null);
  }));

test('a chain of results that was sealed again is found by a head noted before', () =>
  onDatabase(async ({ seal, verify, chain }, database) => {
    await seal.keep(aSheet(), 'hash');
    const head = await chain.head();
    await database.pool.raw('alter table results.chain disable trigger user');
    await database.pool('results.chain').delete();
    await seal.keep(aSheet({ races: [] }), 'another');
    assert.is((await verify()).fault, null);
    assert.match(
      (await verify(head === null ? [] : [{ ...head, at: null }])).fault ?? '',
      /^entry 1 was altered/,
    );
  }));

test.run();
