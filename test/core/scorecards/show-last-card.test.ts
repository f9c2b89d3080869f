import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { linkedRows } from '#core/kernel/chain.ts';
import { parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { LedgerEntry } from '#core/picks/ledger/entry.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import { makeShowLastCard } from '#core/scorecards/use-cases/show-last-card.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aSheet } from '#test/support/a-result.ts';
import { present } from '#test/support/present.ts';
import { anEntry, aRun } from './scoreboard/a-scored-race.ts';

const test = suite('the card that the public record shows');

const TODAY = '2025-08-10' as RaceDay;
const RACING: RacingNow = {
  now: present(parseInstant('2025-08-10T16:00:00Z')),
  today: TODAY,
  cards: [],
  history: 'real',
};
const SEALED_DAY = '2025-08-02' as RaceDay;
const REPLAYED_DAY = '2025-08-09' as RaceDay;

const HORSE = { programNumber: '1', name: 'PAPER LANTERN 1' };
const ENTRY = anEntry();
const onDay = (day: RaceDay, isReplayed: boolean, seq: number): LedgerEntry => ({
  ...ENTRY,
  seq,
  day,
  raceId: `saratoga-${day}-1`,
  raceNumber: 1,
  isReplayed,
});

async function lastCardOf(entries: readonly LedgerEntry[]) {
  const [ledger, results] = [makeMemoryLedgerStore(), makeMemoryResultStore()];
  await ledger.append(linkedRows(entries, null, digest));
  for (const day of [SEALED_DAY, REPLAYED_DAY])
    await results.keep(aSheet({ day, races: [aRun({ raceNumber: 1 }).race] }), day);
  return makeShowLastCard({ ledger, results, racingNow: async () => RACING })(null);
}

test('a card sealed before its off stays the last one, however many days are replayed after it', async () => {
  const replays = Array.from({ length: 2_100 }, (_, index) => onDay(REPLAYED_DAY, true, index + 2));
  const card = await lastCardOf([onDay(SEALED_DAY, false, 1), ...replays]);
  assert.equal([card?.day, card?.isReplayed], [SEALED_DAY, false]);
});

test('a replayed card is shown where none was sealed, and none where nothing was', async () => {
  const card = await lastCardOf([onDay(REPLAYED_DAY, true, 1)]);
  assert.equal([card?.day, card?.isReplayed], [REPLAYED_DAY, true]);
  assert.is(await lastCardOf([]), null);
});

test('replayed days of past years do not take the place of the latest card, and nothing is read in their order', async () => {
  const old = '2019-08-03' as RaceDay;
  const replays = Array.from({ length: 2_100 }, (_, index) => onDay(old, true, index + 2));
  const card = await lastCardOf([onDay(REPLAYED_DAY, true, 1), ...replays]);
  assert.equal([card?.day, card?.isReplayed], [REPLAYED_DAY, true]);
});

test('the first BET of a day counts on the card however many turns were sealed after it, as on the scoreboard', async () => {
  const verdict = (kind: 'BET' | 'PASS') => ({ kind, horse: HORSE, priceToTake: null });
  const turns = Array.from({ length: 900 }, (_, index) => ({
    ...onDay(SEALED_DAY, false, index + 2),
    verdict: verdict('PASS'),
  }));
  const card = await lastCardOf([{ ...onDay(SEALED_DAY, false, 1), verdict: verdict('BET') }, ...turns]);
  assert.equal(
    card?.races.map(({ seq, verdict: kind, profit }) => [seq, kind, profit?.toFixed(2)]),
    [[1, 'BET', '3.35']],
  );
});

test.run();
