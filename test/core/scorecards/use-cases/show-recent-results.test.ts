import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import { makeShowRecentResults } from '#core/scorecards/use-cases/show-recent-results.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { aPicker } from '../scoreboard/a-scored-race.ts';

const test = suite('the latest results on the dashboard');

const TODAY = '2025-08-02' as RaceDay;
const EVENING = parseInstant('2025-08-02T22:00:00-04:00') as Instant;

/** Two races, off at one and at two, so many days ago. */
const daysAgo = (days: number, change: Partial<ResultSheet> = {}): ResultSheet =>
  aSheet({
    day: addDays(TODAY, -days),
    races: [1, 2].map((raceNumber) => aRaceResult({ raceNumber, offMinute: (12 + raceNumber) * 60 })),
    ...change,
  });

async function open(
  sheets: readonly ResultSheet[],
  changes: Parameters<typeof aChain>[0] = [],
  now: Instant = EVENING,
) {
  const [ledger, results] = [makeMemoryLedgerStore(), makeMemoryResultStore()];
  await ledger.append(aChain(changes));
  for (const sheet of sheets) await results.keep(sheet, `hash of ${sheet.day}`);
  const spans: string[] = [];
  const sheetsBetween: typeof results.sheetsBetween = (track, from, to) => {
    spans.push(from);
    return results.sheetsBetween(track, from, to);
  };
  const racing: RacingNow = { now, today: TODAY, cards: [], history: 'real' };
  const show = makeShowRecentResults({ ledger, results: { sheetsBetween }, racingNow: async () => racing });
  const names = async (limit: number) =>
    (await show(limit)).map(({ run }) => `${run.day.slice(5)} ${run.race.raceNumber}`);
  return { show, names, spans };
}

test('the latest races come first, and no more of them than requested', async () => {
  const { names } = await open([daysAgo(0), daysAgo(1)]);
  assert.equal(await names(3), ['08-02 2', '08-02 1', '08-01 2']);
});

test('it looks back three days, then thirty, then a year, until there are enough', async () => {
  const { names, spans } = await open([daysAgo(2), daysAgo(20), daysAgo(300)]);
  assert.is((await names(2)).length, 2);
  assert.equal(spans.splice(0), ['2025-07-30']);
  assert.is((await names(4)).length, 4);
  assert.equal(spans.splice(0), ['2025-07-30', '2025-07-03']);
  assert.is((await names(9)).length, 6);
  assert.equal(spans.splice(0), ['2025-07-30', '2025-07-03', '2024-08-02']);
});

test('nothing older than a year is shown, and a site without results shows nothing', async () => {
  assert.equal(await (await open([daysAgo(366)])).names(5), []);
  assert.equal(await (await open([])).names(5), []);
});

test('a cancelled race takes no place among the latest', async () => {
  const [first, second] = daysAgo(0).races;
  if (first === undefined || second === undefined) throw new Error('two races');
  const races = [first, { ...second, cancelled: { reason: 'Weather' }, starters: [] }];
  const { names } = await open([daysAgo(0, { races }), daysAgo(1)]);
  assert.equal(await names(2), ['08-02 1', '08-01 2']);
});

test('a race still to be run by the racing clock is not shown', async () => {
  const { names } = await open([daysAgo(0)], [], parseInstant('2025-08-02T13:30:00-04:00') as Instant);
  assert.equal(await names(5), ['08-02 1']);
});

test('our pick sealed before the off is shown with what $2 came to; a late one is not', async () => {
  const horse = { programNumber: '2', name: 'PAPER LANTERN 2' };
  const sealed = (raceNumber: number, change: object = {}) => ({
    raceId: `saratoga-${TODAY}-${raceNumber}`,
    raceNumber,
    voices: [aPicker({ horse })],
    ...change,
  });
  const late = { racingAt: '2025-08-02T18:00:00.000Z' };
  const { show } = await open([daysAgo(0)], [sealed(1), sealed(2, late)]);
  assert.equal(
    (await show(2)).map(({ about, horse: shown, pick }) => [
      about,
      shown.programNumber,
      pick?.bet.returned ?? null,
    ]),
    [
      ['winner', '1', null],
      ['pick', '2', 0],
    ],
  );
});

test.run();
