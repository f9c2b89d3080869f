import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import { makeCountScoredPicks } from '#core/scorecards/use-cases/count-scored-picks.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { aPicker } from '../scoreboard/a-scored-race.ts';

const test = suite('how many picks of outside analysts are settled');

const DAY = '2025-08-02' as RaceDay;
const SPAN = { from: DAY, to: DAY };
const EVENING = parseInstant('2025-08-02T22:00:00-04:00') as Instant;
const idOf = (raceNumber: number, day: string = DAY) => `saratoga-${day}-${raceNumber}`;
const outside = [
  aPicker({ voice: 'claude', model: 'claude-x' }),
  aPicker({ voice: 'openai', model: 'gpt-x' }),
];

type Change = Parameters<typeof aChain>[0][number];

const sealed = (raceNumber: number, change: Change = {}): Change => ({
  raceId: idOf(raceNumber),
  raceNumber,
  voices: outside,
  ...change,
});

/** The day with races 1 and 2 run, at one and at two. */
async function open(changes: readonly Change[], racing: Partial<RacingNow> = {}) {
  const [ledger, results] = [makeMemoryLedgerStore(), makeMemoryResultStore()];
  await ledger.append(aChain(changes));
  const races = [1, 2].map((raceNumber) => aRaceResult({ raceNumber, offMinute: (12 + raceNumber) * 60 }));
  await results.keep(aSheet({ day: DAY, races }), 'hash');
  let reads = 0;
  const sheetsBetween: typeof results.sheetsBetween = (...request) => {
    reads += 1;
    return results.sheetsBetween(...request);
  };
  const racingNow = async (): Promise<RacingNow> => ({
    now: EVENING,
    today: DAY,
    cards: [],
    history: 'real',
    ...racing,
  });
  return {
    count: makeCountScoredPicks({ ledger, results: { sheetsBetween }, racingNow }),
    reads: () => reads,
  };
}

test('each race with its settled picks: two models, two picks', async () => {
  const { count } = await open([sealed(1), sealed(2, { voices: outside.slice(1) })]);
  assert.equal(await count(SPAN), [
    { raceId: idOf(1), picks: 2 },
    { raceId: idOf(2), picks: 1 },
  ]);
});

test('a replayed pick, one after the off and one of a built-in analyst do not count', async () => {
  const { count } = await open([
    sealed(1, { isReplayed: true }),
    sealed(2, { racingAt: '2025-08-02T18:00:00.000Z' }),
    sealed(1, { voices: [aPicker({ voice: 'claude' })] }),
  ]);
  assert.equal(await count(SPAN), []);
});

test('a race that is not over by the racing clock is not settled', async () => {
  const { count } = await open([sealed(1), sealed(2)], {
    now: parseInstant('2025-08-02T13:30:00-04:00') as Instant,
  });
  assert.equal(
    (await count(SPAN)).map(({ raceId }) => raceId),
    [idOf(1)],
  );
});

test('a day outside the span does not count', async () => {
  const { count } = await open([sealed(1)]);
  const before = { from: '2025-07-01' as RaceDay, to: '2025-08-01' as RaceDay };
  assert.equal(await count(before), []);
});

test('picks on real races do not count where the demo is shown', async () => {
  const { count } = await open([sealed(1)], { history: 'demo' });
  assert.equal(await count(SPAN), []);
});

test('without a sealed pick no result is read', async () => {
  const { count, reads } = await open([]);
  assert.equal([await count(SPAN), reads()], [[], 0]);
});

test.run();
