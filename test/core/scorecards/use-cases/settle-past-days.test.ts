import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { BoardRequest } from '#core/picks/ports.ts';
import type { SettlePastDays } from '#core/scorecards/ports.ts';
import { daysNow } from '#core/scorecards/scoreboard/day-sources.ts';
import { racesIn, settledText } from '#core/scorecards/scoreboard/settled-day-text.ts';
import {
  makeCheckStoredDays,
  makeSettleAfresh,
  makeSettlePastDays,
  makeStorePastDays,
} from '#core/scorecards/use-cases/settle-past-days.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { makeMemorySettledDayStore } from '#test/doubles/settled-day-store.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRegistration, withRegistrations } from '#test/support/a-registration.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('past days that are settled once');

const FIRST = '2025-08-02' as RaceDay;
const DAYS = 30;
const SPAN = { from: FIRST, to: addDays(FIRST, DAYS) };
const RUNNERS = aRace().runners;

/** A result of the card's horses, with one of them first; some days it is cancelled, or its winner unpaid. */
function someResult(rng: () => number) {
  const first = RUNNERS[Math.floor(rng() * RUNNERS.length)] ?? RUNNERS[0];
  const order = [first, ...RUNNERS.filter((runner) => runner !== first)].flatMap((runner) => runner ?? []);
  return aRaceResult({
    raceNumber: 1 + Math.floor(rng() * 2),
    offMinute: rng() < 0.9 ? 13 * 60 : null,
    cancelled: rng() < 0.1 ? { reason: 'weather' } : null,
    starters: order.map(({ programNumber, horseName }, nth) =>
      aFinisher({ programNumber, horseName, crossed: nth + 1, official: nth + 1, odds: 1 + nth }),
    ),
    payouts: rng() < 0.9 ? [aPayout({ winningNumbers: first?.programNumber ?? '', payoff: 6.4 })] : [],
  });
}

/** A ledger and results that grow at random, and counts of what was read of the ledger. */
function season() {
  const [ledger, results] = [makeMemoryLedgerStore(), makeMemoryResultStore()];
  const rng = seededRng(1863);
  const reads: BoardRequest[] = [];
  const counted = {
    scorable(request: BoardRequest) {
      reads.push(request);
      return ledger.scorable(request);
    },
  };
  const yieldToEventLoop = async () => undefined;
  const days = makeMemorySettledDayStore({ ledger, results });
  const failures: string[] = [];
  const logError = (_: unknown, where: string): void => void failures.push(where);
  const deps = { days, ledger: counted, results, digest, logError, yieldToEventLoop };
  const opened = (mostRaces?: number) => makeSettlePastDays(deps, mostRaces);
  const storePastDays = makeStorePastDays(deps);
  const afresh = makeSettleAfresh({ ledger, results, yieldToEventLoop });
  const someDay = (): RaceDay => addDays(FIRST, Math.floor(rng() * DAYS));
  async function seal(): Promise<void> {
    const day = someDay();
    const raceNumber = 1 + Math.floor(rng() * 2);
    const isReplayed = rng() < 0.5;
    const times = { racingAt: `${day}T12:00:00.000Z`, off: `${day}T17:00:00.000Z` };
    const sealedAt = isReplayed ? '2026-01-01T00:00:00.000Z' : times.racingAt;
    const entry = {
      day,
      raceId: `saratoga-${day}-${raceNumber}`,
      raceNumber,
      isReplayed,
      sealedAt,
      ...times,
    };
    await ledger.append(aChain([entry as Parameters<typeof aChain>[0][number]], await ledger.head()));
  }
  const store = (): Promise<void> =>
    results.keep(
      aSheet({ day: someDay(), kind: rng() < 0.5 ? 'chart' : 'live', races: [someResult(rng)] }),
      `${rng()}`,
    );
  const change = (): Promise<void> => (rng() < 0.5 ? seal() : store());
  const checkStoredDays = makeCheckStoredDays({ ...deps, ledger });
  return {
    opened,
    storePastDays,
    checkStoredDays,
    days,
    deps,
    results,
    afresh,
    change,
    store,
    reads,
    failures,
  };
}

const scoredIn = async (settle: SettlePastDays) =>
  (await settle(false, SPAN)).filter(({ scored }) => scored !== null).length;

test('whatever is sealed, stored or corrected, what is shown is what is settled anew', async () => {
  const { opened, afresh, change } = season();
  const settlePastDays = opened();
  for (let nth = 0; nth < 120; nth += 1) {
    await change();
    assert.equal(await settlePastDays(false, SPAN), await afresh(false, SPAN));
  }
  assert.ok((await scoredIn(settlePastDays)) > 10);
});

test('after a start, stored days are read and settled days are not settled again', async () => {
  const { opened, afresh, change, reads } = season();
  for (let nth = 0; nth < 60; nth += 1) await change();
  await opened()(false, SPAN);
  reads.length = 0;
  const again = opened();
  assert.equal(await again(false, SPAN), await afresh(false, SPAN));
  assert.equal(reads, []);
});

test('days that are stored ahead need no settling when somebody asks', async () => {
  const { opened, storePastDays, afresh, change, reads } = season();
  for (let nth = 0; nth < 60; nth += 1) await change();
  assert.is(await storePastDays(false, SPAN, () => true), 0);
  assert.ok((await storePastDays(false, SPAN, () => false)) > 10);
  assert.is(await storePastDays(false, SPAN, () => false), 0);
  reads.length = 0;
  assert.equal(await opened()(false, SPAN), await afresh(false, SPAN));
  assert.equal(reads, []);
});

test('one more result has its own day settled again, and no other', async () => {
  const { opened, change, store, reads } = season();
  for (let nth = 0; nth < 120; nth += 1) await change();
  const settlePastDays = opened();
  await settlePastDays(false, SPAN);
  reads.length = 0;
  await store();
  await settlePastDays(false, SPAN);
  assert.ok(reads.length <= 1);
  assert.ok(reads.every(({ span }) => span.from === span.to));
});

test('a stored day that somebody changed is found by the check, and settled again', async () => {
  const { storePastDays, checkStoredDays, days, change } = season();
  for (let nth = 0; nth < 60; nth += 1) await change();
  const stored = await storePastDays(false, SPAN, () => false);
  assert.equal(await checkStoredDays(false, SPAN), { days: stored, mended: [] });
  const [[day, from] = []] = await days.origins(false, SPAN);
  if (day === undefined || from === undefined) throw new Error('no stored day');
  await days.keep(false, [{ day, from, races: settledText([]) }]);
  assert.equal((await checkStoredDays(false, SPAN)).mended, [day]);
  assert.equal((await checkStoredDays(false, SPAN)).mended, []);
});

test('a track that is registered, or in another zone, has the days of its results settled again, and no others', async () => {
  const { opened, change, results, days, reads } = season();
  for (let nth = 0; nth < 60; nth += 1) await change();
  const [day] = (await days.sources(SPAN)).keys();
  if (day === undefined) throw new Error('no day with entries');
  await results.keep(aSheet({ day, track: 'QQQ' }), 'q');
  const settlePastDays = opened();
  const readsOf = async () => {
    reads.length = 0;
    await settlePastDays(false, SPAN);
    return reads.map(({ span }) => span);
  };
  assert.ok((await readsOf()).length > 1);
  assert.equal(await readsOf(), []);
  const itself = [{ from: day, to: day }];
  await withRegistrations([aRegistration()], async () => assert.equal(await readsOf(), itself));
  const pacific = aRegistration({ zone: 'pacific' });
  await withRegistrations([pacific], async () => assert.equal(await readsOf(), itself));
  const other = aRegistration({ code: 'ZZZ', slug: 'zzz-mountain' });
  await withRegistrations([pacific, other], async () => assert.equal(await readsOf(), []));
});

test('the zone of a listed track is part of what its days are settled from', () => {
  const said: string[] = [];
  const sources = new Map([[FIRST, { text: 'a', tracks: ['SAR'], hasInvented: false }]]);
  daysNow(sources, (text) => `${said.push(text)}`);
  assert.equal(said, ['SAR SAR saratoga America/New_York']);
});

test('a day that could not be stored is shown all the same, and the days after it are stored', async () => {
  const { opened, deps, days, afresh, change, failures } = season();
  for (let nth = 0; nth < 60; nth += 1) await change();
  let tries = 0;
  const keep: typeof days.keep = async (...stored) => {
    tries += 1;
    if (tries === 1) throw new Error('no space left on device');
    return days.keep(...stored);
  };
  const full = { ...deps, days: { ...days, keep } };
  const stored = await makeStorePastDays(full)(false, SPAN, () => false);
  assert.ok(stored > 0 && stored < (await days.sources(SPAN)).size);
  assert.is((await days.origins(false, SPAN)).size, stored);
  tries = 0;
  assert.equal(await makeSettlePastDays(full)(false, SPAN), await afresh(false, SPAN));
  assert.equal(await opened()(false, SPAN), await afresh(false, SPAN));
  assert.is(failures.length, 2);
});

test('few races are remembered: the others are read from what is stored, not settled again', async () => {
  const { opened, days, afresh, change, reads } = season();
  for (let nth = 0; nth < 60; nth += 1) await change();
  let readDays = 0;
  const { settledOn } = days;
  Object.assign(days, {
    settledOn: async (isDemo: boolean, asked: readonly RaceDay[]) => {
      readDays += asked.length;
      return settledOn(isDemo, asked);
    },
  });
  const settlePastDays = opened(5);
  await settlePastDays(false, SPAN);
  const last = { from: [...(await days.sources(SPAN)).keys()].sort().at(-1) ?? FIRST, to: SPAN.to };
  reads.length = 0;
  await settlePastDays(false, last);
  assert.is(readDays, 0);
  assert.equal(await settlePastDays(false, SPAN), await afresh(false, SPAN));
  assert.ok(readDays > 5);
  assert.equal(reads, []);
});

test('a day that is stored from something else meanwhile is neither shown nor accused', async () => {
  const { deps, days, change, afresh, storePastDays } = season();
  for (let nth = 0; nth < 60; nth += 1) await change();
  await storePastDays(false, SPAN, () => false);
  const settledOn: typeof days.settledOn = async (isDemo, asked) =>
    (await days.settledOn(isDemo, asked)).map((day) => ({
      ...day,
      from: `${day.from} and more`,
      races: settledText([]),
    }));
  const writes: number[] = [];
  const keep: typeof days.keep = async (_, stored) => void writes.push(stored.length);
  const meanwhile = { ...deps, days: { ...days, settledOn, keep } };
  assert.equal((await makeCheckStoredDays(meanwhile)(false, SPAN)).mended, []);
  assert.equal(writes, []);
  assert.equal(await makeSettlePastDays(meanwhile)(false, SPAN), await afresh(false, SPAN));
});

test('a result that comes while the stored days are checked accuses none of them', async () => {
  const { deps, results, days, change, storePastDays } = season();
  for (let nth = 0; nth < 120; nth += 1) await change();
  await storePastDays(false, SPAN, () => false);
  const settledOn: typeof days.settledOn = async (isDemo, asked) => {
    const stored = await days.settledOn(isDemo, asked);
    for (const day of asked)
      await results.keep(
        aSheet({ day, kind: 'chart', races: [aRaceResult({ cancelled: { reason: 'weather' } })] }),
        'c',
      );
    return stored;
  };
  const check = makeCheckStoredDays({ ...deps, days: { ...days, settledOn } });
  assert.equal((await check(false, SPAN)).mended, []);
});

test('of the demo no day without invented results is settled ahead, and no sheet is read for a day without its entries', async () => {
  const { deps, days, results, change, storePastDays } = season();
  for (let nth = 0; nth < 60; nth += 1) await change();
  assert.is(await storePastDays(true, SPAN, () => false), 0);
  assert.equal([...(await days.origins(true, SPAN))], []);
  const unread = async (): Promise<never> => {
    throw new Error('sheets were read');
  };
  const settle = makeSettleAfresh({ ...deps, results: { ...results, sheetsBetween: unread } });
  assert.equal(await settle(true, SPAN), []);
});

test('days settled by later rules are left to the later version', async () => {
  const { days, change, storePastDays } = season();
  for (let nth = 0; nth < 60; nth += 1) await change();
  const stored = await storePastDays(false, SPAN, () => false);
  const [[day, from] = []] = await days.origins(false, SPAN);
  if (day === undefined || from === undefined) throw new Error('no stored day');
  const later = { day, from: `999${from}`, races: settledText([]) };
  await days.keep(false, [later]);
  assert.is(await storePastDays(false, SPAN, () => false), 0);
  assert.equal(await days.settledOn(false, [day]), [later]);
  assert.ok(stored > 1);
});

test('a settled day is the same after it was stored as text', async () => {
  const { afresh, change } = season();
  for (let nth = 0; nth < 120; nth += 1) await change();
  const races = (await afresh(false, SPAN)).filter(
    ({ scored, verdict }) => (scored ?? verdict ?? { day: FIRST }).day === FIRST,
  );
  assert.equal(racesIn(settledText(races), FIRST), races);
});

test.run();
