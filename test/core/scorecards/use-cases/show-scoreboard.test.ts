import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import { makeShowScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';
import { makeMemoryLedgerStore } from '#test/doubles/ledger-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRegistration, withRegistrations } from '#test/support/a-registration.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aChain } from '#test/support/a-sealed-pick.ts';
import { settledInMemory } from '#test/support/past-days.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('the scoreboard that is shown');
const DAY = '2025-08-02' as RaceDay;
const instantAt = (text: string): Instant => parseInstant(text) as Instant;
const NOON = instantAt('2025-08-02T12:00:00-04:00');
const ONE = 13 * 60;

const [FIRST_ENTRY, SECOND_ENTRY] = aChain([
  { raceId: `saratoga-${DAY}-1`, raceNumber: 1 },
  { raceId: `saratoga-${DAY}-2`, raceNumber: 2 },
]);
const sheetOf = (...races: Parameters<typeof aRaceResult>[0][]) =>
  aSheet({ day: DAY, races: races.map((race) => aRaceResult(race)) });

/** Two sealed races that go off at one and at half past, both with a stored result; counts the reads. */
async function room(offMinutes: readonly (number | null)[] = [ONE, ONE + 30]) {
  const [ledger, results] = [makeMemoryLedgerStore(), makeMemoryResultStore()];
  await ledger.append([FIRST_ENTRY, SECOND_ENTRY].flatMap((row) => row ?? []));
  await results.keep(
    sheetOf(...offMinutes.map((offMinute, nth) => ({ raceNumber: nth + 1, offMinute }))),
    'a',
  );
  const state = {
    now: NOON,
    posts: [instantAt('2025-08-02T13:05:00-04:00'), instantAt('2025-08-02T13:40:00-04:00')],
  };
  const read = { times: 0 };
  const racingNow = async (): Promise<RacingNow> => {
    const races = state.posts.map((postTime, nth) => aRace({ number: nth + 1, postTime }));
    return { now: state.now, today: DAY, cards: [aCard({ day: DAY, races })], history: 'real' };
  };
  const scorable: typeof ledger.scorable = (request) => {
    read.times += 1;
    return ledger.scorable(request);
  };
  const yieldToEventLoop = async () => undefined;
  const settlePastDays = settledInMemory({ ledger, results });
  const deps = {
    ledger: { head: ledger.head, scorable },
    results,
    settlePastDays,
    racingNow,
    yieldToEventLoop,
  };
  const showScoreboard = makeShowScoreboard(deps);
  const openAt = async (time: string) => {
    state.now = instantAt(`${DAY}T${time}-04:00`);
    return (await showScoreboard({})).sealed.open;
  };
  return { showScoreboard, openAt, read, state, ledger, results };
}

test('each track shows the history of its own cards; all together leaves out invented races and names their tracks', async () => {
  const [ledger, results] = [makeMemoryLedgerStore(), makeMemoryResultStore()];
  await ledger.append([
    ...aChain([
      { raceId: `demo-saratoga-${DAY}-1`, raceNumber: 1, isDemo: true },
      { raceId: `aqueduct-${DAY}-1`, trackSlug: 'aqueduct', raceNumber: 1 },
    ]),
  ]);
  await results.keep(aSheet({ day: DAY, kind: 'simulation', races: [aRaceResult({ offMinute: ONE })] }), 'a');
  await results.keep(aSheet({ day: DAY, track: 'AQU', races: [aRaceResult({ offMinute: ONE })] }), 'b');
  const cards = [aCard({ day: DAY, tier: 'demo' }), aCard({ day: DAY, trackSlug: 'aqueduct' })];
  const now = instantAt(`${DAY}T14:00:00-04:00`);
  const showScoreboard = makeShowScoreboard({
    ledger,
    results,
    settlePastDays: settledInMemory({ ledger, results }),
    racingNow: async () => ({ now, today: DAY, cards, history: 'real' }),
    yieldToEventLoop: async () => undefined,
  });
  const boardOf = async (track?: string) => {
    const { history, invented, sealed } = await showScoreboard({ track });
    return [history, invented.map(({ slug }) => slug), sealed.races, sealed.meets[0]?.name ?? null];
  };
  assert.equal(await boardOf('saratoga'), ['demo', [], 1, 'Saratoga 2025']);
  assert.equal(await boardOf('aqueduct'), ['real', [], 1, 'Aqueduct 2025']);
  assert.equal(await boardOf(), ['real', ['saratoga'], 1, 'Aqueduct 2025']);
});

test('nothing is computed again while no race ends, however the clock moves', async () => {
  const { openAt, read } = await room();
  assert.equal([await openAt('12:00:00'), await openAt('12:31:00'), await openAt('13:02:59')], [2, 2, 2]);
  assert.is(read.times, 1);
});

test('a race counts from the moment it is over', async () => {
  const { openAt, read } = await room();
  assert.equal([await openAt('13:02:59'), await openAt('13:03:00')], [2, 1]);
  assert.equal([await openAt('13:32:59'), await openAt('13:33:00'), await openAt('23:59:59')], [1, 0, 0]);
  assert.is(read.times, 3);
});

test('a clock that is set back takes a race away again', async () => {
  const { openAt } = await room();
  assert.equal([await openAt('13:33:00'), await openAt('13:10:00')], [0, 1]);
});

test('a race whose off only the card gives is settled by the current card', async () => {
  const { openAt, state } = await room([null, null]);
  assert.is(await openAt('13:10:00'), 1);
  state.posts = [instantAt('2025-08-02T13:15:00-04:00'), instantAt('2025-08-02T13:50:00-04:00')];
  assert.is(await openAt('13:10:00'), 2);
});

test('a new result and a new entry hold for the next who asks', async () => {
  const { openAt, results, ledger } = await room([ONE]);
  assert.is(await openAt('14:00:00'), 1);
  await results.keep(sheetOf({ raceNumber: 1, offMinute: ONE }, { raceNumber: 2, offMinute: ONE }), 'b');
  assert.is(await openAt('14:00:00'), 0);
  const head = await ledger.head();
  await ledger.append(aChain([{ raceId: `saratoga-${DAY}-3`, raceNumber: 3 }], head));
  assert.is(await openAt('14:00:00'), 1);
});

test('a track in another zone has its races settled again, with no other result or entry', async () => {
  const [ledger, results] = [makeMemoryLedgerStore(), makeMemoryResultStore()];
  const day = '2025-07-26' as RaceDay;
  const times = { racingAt: `${day}T20:30:00.000Z`, off: `${day}T21:00:00.000Z` };
  const entry = { raceId: `qqq-mountain-${day}-1`, trackSlug: 'qqq-mountain', raceNumber: 1, day };
  await ledger.append(aChain([{ ...entry, ...times, sealedAt: times.racingAt }]));
  await results.keep(aSheet({ day, track: 'QQQ', races: [aRaceResult({ offMinute: 14 * 60 })] }), 'a');
  const showScoreboard = makeShowScoreboard({
    ledger,
    results,
    settlePastDays: settledInMemory({ ledger, results }),
    racingNow: async () => ({ now: NOON, today: DAY, cards: [aCard({ day: DAY })], history: 'real' }),
    yieldToEventLoop: async () => undefined,
  });
  const scoredRaces = async () => (await showScoreboard({})).sealed.races;
  await withRegistrations([aRegistration()], async () => assert.is(await scoredRaces(), 0));
  await withRegistrations([aRegistration({ zone: 'pacific' })], async () =>
    assert.is(await scoredRaces(), 1),
  );
});

test('concurrent callers share one computation', async () => {
  const { showScoreboard, read } = await room();
  const shownScoreboards = await Promise.all([1, 2, 3, 4].map(() => showScoreboard({})));
  assert.is(read.times, 1);
  assert.ok(shownScoreboards.every((shownScoreboard) => shownScoreboard === shownScoreboards[0]));
});

test('a caller with a slightly earlier or later clock shares that computation too', async () => {
  const { showScoreboard, read, state } = await room();
  const shown = [];
  for (const time of ['13:10:00.200', '13:10:00.000', '13:10:00.100']) {
    state.now = instantAt(`${DAY}T${time}-04:00`);
    shown.push(showScoreboard({}));
  }
  await Promise.all(shown);
  state.now = instantAt(`${DAY}T13:03:00-04:00`);
  await showScoreboard({});
  assert.is(read.times, 1);
});

test('a computation that failed is not reused', async () => {
  const { showScoreboard, results } = await room();
  const { sheetsBetween } = results;
  results.sheetsBetween = async () => {
    throw new Error('away');
  };
  await showScoreboard({}).then(
    () => assert.unreachable(),
    (error: Error) => assert.is(error.message, 'away'),
  );
  results.sheetsBetween = sheetsBetween;
  assert.is((await showScoreboard({})).sealed.open, 2);
});

test('without a span the last year is shown, up to today', async () => {
  const { showScoreboard } = await room();
  assert.equal((await showScoreboard({})).span, { from: '2024-08-02', to: DAY });
  const to = '2025-06-01' as RaceDay;
  assert.equal((await showScoreboard({ to })).span, { from: '2024-06-01', to });
  const from = '2025-07-01' as RaceDay;
  assert.equal((await showScoreboard({ from })).span, { from, to: DAY });
});

test('a single day is a span, one that ends before it begins is refused', async () => {
  const { showScoreboard } = await room();
  assert.equal((await showScoreboard({ from: DAY, to: DAY })).span, { from: DAY, to: DAY });
  const { kind, code, message } = await refused(showScoreboard({ from: '2025-08-03' as RaceDay, to: DAY }));
  assert.equal([kind, code], ['invalid', 'results.bad-span']);
  assert.is(message, 'from: 2025-08-03 is after 2025-08-02.');
});

test('a track is a slug or a number; another one is refused, and has no races of ours', async () => {
  const { showScoreboard } = await room();
  assert.is((await showScoreboard({ track: '184' })).sealed.open, 2);
  assert.is((await showScoreboard({ track: 'del-mar' })).sealed.open, 0);
  assert.is((await refused(showScoreboard({ track: 'atlantis' }))).code, 'card.unknown-track');
});

test('a class leaves the races of others out', async () => {
  const { showScoreboard, ledger } = await room();
  const head = await ledger.head();
  await ledger.append(aChain([{ raceId: `saratoga-${DAY}-3`, raceNumber: 3, raceClass: 'stakes' }], head));
  const open = async (raceClass?: string) => (await showScoreboard({ raceClass })).sealed.open;
  assert.equal([await open(), await open('stakes'), await open('no such class')], [3, 1, 0]);
});

test('replayed picks are on a board of their own', async () => {
  const { showScoreboard, ledger } = await room();
  const replayed = { raceId: `saratoga-${DAY}-3`, raceNumber: 3, isReplayed: true };
  await ledger.append(aChain([replayed], await ledger.head()));
  const shown = await showScoreboard({});
  assert.equal([shown.sealed.open, shown.replayed.open], [2, 1]);
});

test.run();
