import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '#adapters/postgres/database.ts';
import { makePostgresLedgerStore } from '#adapters/postgres/ledger-store.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import { makePostgresSettledDayStore } from '#adapters/postgres/settled-day-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { LedgerPages, LedgerStore } from '#core/picks/ports.ts';
import type { ResultStore } from '#core/results/ports.ts';
import type { SettledDayStore } from '#core/scorecards/ports.ts';
import { makeSettleAfresh, makeSettlePastDays } from '#core/scorecards/use-cases/settle-past-days.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { openTestDatabase } from '#test/support/test-database.ts';

const test = suite('settled days on PostgreSQL');

const [FIRST, SECOND] = ['2025-08-02', '2025-08-03'] as readonly string[] as readonly [RaceDay, RaceDay];
const SPAN = { from: '1900-01-01' as RaceDay, to: SECOND };

interface Opened {
  readonly ledger: LedgerStore & LedgerPages;
  readonly results: ResultStore;
  readonly days: SettledDayStore;
  readonly database: Database;
}

async function onDatabase(work: (opened: Opened) => Promise<void>): Promise<void> {
  const { database, close } = await openTestDatabase();
  const [ledger, results] = [makePostgresLedgerStore(database), makePostgresResultStore(database)];
  await work({ ledger, results, days: makePostgresSettledDayStore(database), database }).finally(close);
}

const seal = async ({ ledger }: Opened, ...days: readonly string[]): Promise<void> =>
  ledger.append(
    aChain(
      days.map((day) => ({ day: day as RaceDay, raceId: `saratoga-${day}-1` as never, raceNumber: 1 })),
      await ledger.head(),
    ),
  );

test('without entries there are no days', () =>
  onDatabase(async ({ days, results }) => {
    await results.keep(aSheet({ day: FIRST }), 'a');
    assert.equal([...(await days.sources(SPAN))], []);
  }));

test('another entry or result of a day makes it another source, and leaves other days alone', () =>
  onDatabase(async (opened) => {
    const { days, results } = opened;
    await seal(opened, FIRST, SECOND);
    const sealed = await days.sources(SPAN);
    assert.equal([...sealed.keys()], [FIRST, SECOND]);
    assert.equal(await days.sources(SPAN), sealed);
    await results.keep(aSheet({ day: FIRST }), 'a');
    const stored = await days.sources(SPAN);
    assert.not.equal(stored.get(FIRST), sealed.get(FIRST));
    await seal(opened, FIRST);
    const later = await days.sources(SPAN);
    assert.not.equal(later.get(FIRST), stored.get(FIRST));
    assert.equal(later.get(SECOND), sealed.get(SECOND));
    assert.equal([...(await days.sources({ from: SECOND, to: SECOND })).keys()], [SECOND]);
  }));

test('a day names the tracks of its current sheets, and whether one is invented', () =>
  onDatabase(async (opened) => {
    const { days, results } = opened;
    await seal(opened, FIRST, SECOND);
    for (const track of ['SAR', 'AQU']) await results.keep(aSheet({ day: FIRST, track }), track);
    await results.keep(aSheet({ day: FIRST, kind: 'simulation' }), 'c');
    const sources = await days.sources(SPAN);
    const namesOf = (day: RaceDay) => [sources.get(day)?.tracks, sources.get(day)?.hasInvented];
    assert.equal(namesOf(FIRST), [['AQU', 'SAR'], true]);
    assert.equal(namesOf(SECOND), [[], false]);
  }));

test('a sheet that is restored with the number and text of another one is another source', () =>
  onDatabase(async (opened) => {
    const { days, results, database } = opened;
    await seal(opened, FIRST);
    await results.keep(aSheet({ day: FIRST }), 'a', instant(1_754_200_000_000));
    const before = [await days.sources(SPAN), await results.mark()];
    await database.sql().raw('alter table results.sheets disable trigger user');
    await database.sql().raw('update results.sheets set known_at_ms = known_at_ms + 1');
    assert.not.equal(await days.sources(SPAN), before[0]);
    assert.is.not(await results.mark(), before[1]);
  }));

test('a version with earlier rules replaces no day that was settled by later ones', () =>
  onDatabase(async ({ days }) => {
    const later = { day: FIRST, from: '10 a', races: '{}' };
    await days.keep(false, [later]);
    await days.keep(false, [{ ...later, from: '9 b' }]);
    assert.equal(await days.settledOn(false, [FIRST]), [later]);
    await days.keep(false, [{ ...later, from: '10 b' }]);
    assert.equal(await days.settledOn(false, [FIRST]), [{ ...later, from: '10 b' }]);
  }));

test('an entry whose day is no day hides no other', () =>
  onDatabase(async (opened) => {
    await seal(opened, '!', FIRST, 'zzz', '2025-99-99');
    assert.equal([...(await opened.days.sources(SPAN)).keys()], [FIRST]);
    assert.is((await opened.ledger.scorable({ isDemo: false, trackSlug: null, span: SPAN })).length, 1);
  }));

test('what is stored of a day is found by its day, real and invented ones apart, and replaced', () =>
  onDatabase(async ({ days }) => {
    const day = { day: FIRST, from: 'a', races: '{}' };
    await days.keep(false, [day, { ...day, day: SECOND }]);
    await days.keep(false, [{ ...day, from: 'b' }]);
    await days.keep(false, []);
    assert.equal([...(await days.origins(false, SPAN))].sort(), [
      [FIRST, 'b'],
      [SECOND, 'a'],
    ]);
    assert.equal(await days.settledOn(false, [FIRST]), [{ ...day, from: 'b' }]);
    assert.equal([...(await days.origins(true, SPAN))], []);
    assert.equal(await days.settledOn(true, [FIRST]), []);
  }));

test('a past day comes to the same from what is stored as from ledger and results', () =>
  onDatabase(async (opened) => {
    await seal(opened, FIRST, SECOND);
    await opened.results.keep(aSheet({ day: FIRST, races: [aRaceResult({ offMinute: 13 * 60 })] }), 'a');
    const logError = (error: unknown): never => {
      throw error;
    };
    const deps = { ...opened, digest, logError, yieldToEventLoop: async () => undefined };
    const fresh = await makeSettleAfresh(deps)(false, SPAN);
    assert.is(fresh.length, 2);
    assert.equal(await makeSettlePastDays(deps)(false, SPAN), fresh);
    assert.equal(await makeSettlePastDays(deps)(false, SPAN), fresh);
  }));

test.run();
