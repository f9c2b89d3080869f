import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { BoardRequest } from '#core/picks/ports.ts';
import type { SettlePastDays } from '#core/scorecards/ports.ts';
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
  const opened = () => makeSettlePastDays({ days, ledger: counted, results, yieldToEventLoop });
  const storePastDays = makeStorePastDays({ days, ledger: counted, results, yieldToEventLoop });
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
  const checkStoredDays = makeCheckStoredDays({ days, ledger, results, yieldToEventLoop });
  return { opened, storePastDays, checkStoredDays, days, afresh, change, store, reads };
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

test('a track that is registered, or in another zone, has the days settled again', async () => {
  const { opened, change, reads } = season();
  for (let nth = 0; nth < 20; nth += 1) await change();
  const settlePastDays = opened();
  const readsOf = async (): Promise<boolean> => {
    reads.length = 0;
    await settlePastDays(false, SPAN);
    return reads.length > 0;
  };
  assert.equal([await readsOf(), await readsOf()], [true, false]);
  await withRegistrations([aRegistration()], async () => assert.ok(await readsOf()));
  await withRegistrations([aRegistration({ zone: 'pacific' })], async () => assert.ok(await readsOf()));
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
