import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { digest } from '#adapters/system/identifiers.ts';
import { analysisFor } from '#config/models.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { addDays, daysBetween, type RaceDay } from '#core/kernel/race-day.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import { makeSealPicks } from '#core/picks/use-cases/seal-picks.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import { makeReplayPastDays } from '#core/scorecards/use-cases/replay-past-days.ts';
import { makeShowScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { settledInMemory } from '#test/support/past-days.ts';

const test = suite('replaying imported past days');
const [FIRST, SECOND] = ['2020-08-08', '2020-08-09'] as readonly string[] as readonly [RaceDay, RaceDay];
const NOW = parseInstant('2025-08-02T12:00:00-04:00') as Instant;
const SPAN = { from: FIRST, to: SECOND };
const quiet = () => undefined;

async function room(cardDays: readonly RaceDay[] = []) {
  const [ledger, results] = [makeMemoryLedgerStore(), makeMemoryResultStore()];
  for (const day of [FIRST, SECOND]) await results.keep(aSheet({ day, races: [aRaceResult()] }), day);
  const reads: { from: RaceDay; to: RaceDay }[] = [];
  const readResults: Pick<typeof results, 'sheetsBetween' | 'daysWithResults'> = {
    daysWithResults: results.daysWithResults,
    sheetsBetween: (track, from, to) => {
      reads.push({ from, to });
      return results.sheetsBetween(track, from, to);
    },
  };
  const clock = () => NOW;
  const seal = makeSealPicks({ ledger, digest, withLock: makeWithLock(), clock, machineClock: clock });
  const fromCards: RaceDay[] = [];
  const yieldToEventLoop = async () => undefined;
  const replayPastDays = makeReplayPastDays({
    cards: {
      cardFor: async (_, day) =>
        cardDays.includes(day) ? { card: aCard({ day }), contentHash: 'card', revision: 1 } : null,
    },
    results: readResults,
    ledger,
    analysis: analysisFor({ isKeySet: false }),
    seal,
    sealPastDay: async (_, day) => {
      fromCards.push(day);
      return 1;
    },
    yieldToEventLoop,
  });
  const racingNow = async (): Promise<RacingNow> => ({
    now: NOW,
    today: '2025-08-02' as RaceDay,
    cards: [],
    history: 'real',
  });
  const showScoreboard = makeShowScoreboard({
    ledger,
    results,
    settlePastDays: settledInMemory({ ledger, results }),
    racingNow,
    yieldToEventLoop,
  });
  return { ledger, replayPastDays, fromCards, showScoreboard, reads, results };
}

test('days of which only results are kept are scored as replayed, apart from sealed ones', async () => {
  const { replayPastDays, showScoreboard } = await room();
  assert.equal(await replayPastDays(SPAN, null, quiet), { days: 2, fromCards: 0, sealed: 2 });
  const { sealed, replayed } = await showScoreboard({ from: FIRST });
  assert.equal([sealed.races, replayed.races, replayed.days], [0, 2, 2]);
});

test('such a pick knows no price, so it bets on nothing, and is marked as replayed from before the off', async () => {
  const { ledger, replayPastDays } = await room();
  await replayPastDays(SPAN, null, quiet);
  const entries = (await ledger.after(0, 10)).map(entryIn);
  assert.equal(
    entries.map(({ isReplayed, isAfterOff, verdict, racingAt }) => [
      isReplayed,
      isAfterOff,
      verdict.kind,
      racingAt,
    ]),
    [FIRST, SECOND].map((day) => [true, false, null, `${day}T16:00:00.000Z`]),
  );
});

test('what happened on the day changes no pick of it', async () => {
  const { ledger, replayPastDays } = await room();
  await replayPastDays({ from: SECOND, to: SECOND }, null, quiet);
  const [whole] = (await ledger.after(0, 10)).map(entryIn);
  const other = await room();
  await other.replayPastDays(SPAN, null, quiet);
  const again = (await other.ledger.after(0, 10)).map(entryIn).find(({ day }) => day === SECOND);
  assert.equal(again?.voices, whole?.voices);
});

test('where nothing is left to seal only the days replayed are read, however wide the span', async () => {
  const { replayPastDays, reads } = await room();
  await replayPastDays(SPAN, null, quiet);
  reads.length = 0;
  const century = { from: '1925-01-01' as RaceDay, to: '2025-01-01' as RaceDay };
  assert.is((await replayPastDays(century, null, quiet)).sealed, 0);
  assert.equal(reads, [
    { from: FIRST, to: FIRST },
    { from: SECOND, to: SECOND },
  ]);
});

test('the days between two that are replayed are learned', async () => {
  const { ledger, replayPastDays, results } = await room();
  const later = addDays(SECOND, 40);
  await results.keep(aSheet({ day: later, races: [aRaceResult()] }), later);
  await replayPastDays({ from: FIRST, to: later, days: new Set([FIRST, later]) }, null, quiet);
  const [jumped] = (await ledger.after(0, 10)).map(entryIn).filter(({ day }) => day === later);
  const whole = await room();
  await whole.results.keep(aSheet({ day: later, races: [aRaceResult()] }), later);
  await whole.replayPastDays({ from: FIRST, to: later }, null, quiet);
  const [walked] = (await whole.ledger.after(0, 10)).map(entryIn).filter(({ day }) => day === later);
  assert.ok(jumped);
  assert.equal(jumped?.inputs, walked?.inputs);
});

test('a second run seals nothing, nor does one over a day that was sealed in time', async () => {
  const { ledger, replayPastDays } = await room();
  await ledger.append(aChain([{ raceId: `saratoga-${FIRST}-1`, day: FIRST }]));
  assert.is((await replayPastDays(SPAN, null, quiet)).sealed, 1);
  assert.is((await replayPastDays(SPAN, null, quiet)).sealed, 0);
});

test('a day with a card whose picks were sealed in time is left alone', async () => {
  const { ledger, replayPastDays, fromCards } = await room([SECOND]);
  const [race] = aCard({ day: SECOND }).races;
  await ledger.append(aChain([{ raceId: race?.id as string, day: SECOND }]));
  assert.is((await replayPastDays(SPAN, null, quiet)).sealed, 1);
  assert.equal(fromCards, []);
});

test('of a span only the days that are named are replayed, and a span that ends before it begins has none', async () => {
  const { replayPastDays } = await room();
  const days = new Set([FIRST]);
  assert.equal(await replayPastDays({ ...SPAN, days }, null, quiet), { days: 1, fromCards: 0, sealed: 1 });
  const none = await replayPastDays({ from: SPAN.to, to: FIRST }, null, quiet);
  assert.equal(none, { days: 0, fromCards: 0, sealed: 0 });
});

test('a day that is named and lies outside the span is not replayed: it may not be over', async () => {
  const { replayPastDays } = await room();
  const span = { from: FIRST, to: FIRST, days: new Set([FIRST, SECOND]) };
  assert.equal(await replayPastDays(span, null, quiet), { days: 1, fromCards: 0, sealed: 1 });
  assert.equal(await replayPastDays(span, null, quiet), { days: 1, fromCards: 0, sealed: 0 });
});

test('where few races were run six days are read together, and no more than the next six ahead', async () => {
  const { replayPastDays, reads } = await room();
  await replayPastDays(SPAN, null, quiet);
  assert.is(Math.max(...reads.map(({ from, to }) => daysBetween(from, to))), 5);
});

test('an interrupted run goes on with the days that are left', async () => {
  const { replayPastDays } = await room();
  let looks = 0;
  const afterOne = () => {
    looks += 1;
    return looks > 1;
  };
  assert.is((await replayPastDays(SPAN, null, quiet, afterOne)).sealed, 1);
  assert.equal(await replayPastDays(SPAN, null, quiet), { days: 2, fromCards: 0, sealed: 1 });
});

test('a day with a card is replayed from its card', async () => {
  const { replayPastDays, fromCards } = await room([SECOND]);
  assert.equal(await replayPastDays(SPAN, null, quiet), { days: 2, fromCards: 1, sealed: 2 });
  assert.equal(fromCards, [SECOND]);
});

test.run();
