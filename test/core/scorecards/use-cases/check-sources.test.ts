import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import type { Card } from '#core/card/race.ts';
import { HOUR, type Instant, instant, MINUTE, parseInstant, shift } from '#core/kernel/instant.ts';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import type { Recommendation } from '#core/picks/recommendations/recommendation.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';
import type { SourceState } from '#core/scorecards/dashboard/source-state.ts';
import {
  makeCheckCard,
  makeCheckFigures,
  makeCheckFreshness,
  makeCheckOdds,
  makeCheckPicks,
  makeCheckResults,
} from '#core/scorecards/use-cases/check-sources.ts';
import { makeMemoryFigureStore } from '#test/doubles/figure-store.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard, aProvenance } from '#test/support/a-card.ts';
import { aFigureReport } from '#test/support/a-figure-report.ts';
import { aRaceResult, aSheet } from '#test/support/a-result.ts';

const test = suite('the state of each source');

const DAY = '2025-08-02' as RaceDay;
const instantAt = (clock: string): Instant => parseInstant(`2025-08-02T${clock}-04:00`) as Instant;

const racingAt = (clock: string, cards: readonly Card[] = [aCard()]): RacingNow => ({
  now: instantAt(clock),
  today: DAY,
  cards,
  history: 'real',
});
const inShort = ({ state, detail, isNeeded }: SourceState) => [state, detail, isNeeded];

async function cardState(stored: readonly RaceDay[], cards: readonly Card[]) {
  const store = makeMemoryCardStore();
  for (const day of stored) await store.keep(aCard({ day }), day);
  return makeCheckCard({ cards: store })(racingAt('12:00:00', cards), null);
}

test('the card counts the races of all tracks of the day and names its source', async () => {
  const state = await cardState([], [aCard(), aCard({ trackSlug: 'del-mar' })]);
  assert.equal(inShort(state), ['complete', '4 races today.', true]);
  assert.equal([state.source, state.at], ['Brisnet card SAR0802.DRF', aProvenance().at]);
  assert.equal(inShort(await cardState([], [aCard({ races: aCard().races.slice(0, 1) })])), [
    'complete',
    '1 race today.',
    true,
  ]);
});

test('without a card of today the latest day is named, without any that none was imported', async () => {
  assert.equal(inShort(await cardState([addDays(DAY, -8), addDays(DAY, -7)], [])), [
    'stale',
    'No card for today; latest is Jul 26, 2025.',
    true,
  ]);
  assert.equal(inShort(await cardState([], [])), ['missing', 'No card has been imported.', true]);
});

const sheetWith = (...numbers: readonly number[]): ResultSheet =>
  aSheet({
    day: DAY,
    races: numbers.map((raceNumber) => aRaceResult({ raceNumber, offMinute: 785 + 30 * (raceNumber - 1) })),
  });

async function resultsState(clock: string, ...sheets: readonly ResultSheet[]) {
  const results = makeMemoryResultStore();
  for (const sheet of sheets) await results.keep(sheet, 'hash');
  return makeCheckResults({ results })(racingAt(clock), null);
}

test('half an hour after its off a race should have a result, and not a second earlier', async () => {
  assert.equal(inShort(await resultsState('13:34:59')), ['missing', 'None in the last 7 days.', false]);
  assert.equal(inShort(await resultsState('13:35:00')), ['missing', '1 finished race has no result.', true]);
});

test('with one of two results the source is behind, with both it is complete', async () => {
  assert.equal(inShort(await resultsState('14:05:00', sheetWith(1))), [
    'stale',
    '1 finished race has no result.',
    true,
  ]);
  const whole = await resultsState('14:05:00', sheetWith(1, 2));
  assert.equal(inShort(whole), ['complete', 'Latest: Aug 2, 2025.', false]);
  assert.is(whole.source, 'Chart of invented races');
});

test('results of a week ago are still named, older ones are not', async () => {
  const daysAgo = (days: number) => resultsState('12:00:00', { ...sheetWith(1), day: addDays(DAY, -days) });
  assert.equal(inShort(await daysAgo(7)), ['complete', 'Latest: Jul 26, 2025.', false]);
  assert.equal(inShort(await daysAgo(8)), ['missing', 'None in the last 7 days.', false]);
});

test('invented results beside a real card are no results', async () => {
  const state = await resultsState('14:05:00', { ...sheetWith(1, 2), kind: 'simulation' });
  assert.equal(inShort(state), ['missing', '2 finished races have no result.', true]);
});

async function picksState(areCurrent: boolean | null, cards: readonly Card[] = [aCard()]) {
  const picks = makeMemoryPicksStore();
  if (areCurrent !== null) {
    const set = { trackSlug: 'saratoga', day: DAY, madeAt: instantAt('09:00:00'), isScheduled: true };
    const recommendations = [{ analysedBy: 'Built-in analyst' } as Recommendation];
    await picks.keep({ ...set, cardHash: 'hash', madeWith: 'blend-1', recommendations });
  }
  return makeCheckPicks({ picks, areCurrent: async () => areCurrent === true })(
    racingAt('12:00:00', cards),
    null,
  );
}

test('picks are current, outdated by the card, or not made', async () => {
  const current = await picksState(true);
  assert.equal(inShort(current), ['complete', 'Made from the current card.', false]);
  assert.equal([current.source, current.at], ['Built-in analyst', instantAt('09:00:00')]);
  assert.equal(inShort(await picksState(false)), [
    'stale',
    'The card has changed since they were made.',
    false,
  ]);
  assert.equal(inShort(await picksState(null)), ['missing', 'None made for today.', false]);
  assert.equal(inShort(await picksState(true, [])), ['missing', 'None made for today.', false]);
});

test('the figure report of the day is there or it is not', async () => {
  const figures = makeMemoryFigureStore();
  const check = () => makeCheckFigures({ figures })(racingAt('12:00:00'), null);
  assert.equal(inShort(await check()), ['missing', 'No report uploaded for today.', false]);
  await figures.keep(aFigureReport({ day: addDays(DAY, -1) }), 'hash');
  assert.is((await check()).state, 'missing');
  await figures.keep(aFigureReport(), 'hash');
  assert.equal(inShort(await check()), ['complete', '2 races today.', false]);
});

async function oddsState(clock: string, boards: readonly (readonly [number, string])[]) {
  const odds = makeMemoryOddsStore();
  await odds.keep(
    boards.map(([number, time]) => aBoard({ raceId: `saratoga-${DAY}-${number}`, at: instantAt(time) })),
  );
  return makeCheckOdds({ odds })(racingAt(clock), null);
}

test('the newest board counts: ten minutes old it is one that can be bet at, a second later not', async () => {
  const boards = [
    [1, '12:40:00'],
    [2, '12:50:00'],
  ] as const;
  const fresh = await oddsState('13:00:00', boards);
  assert.equal(inShort(fresh), ['complete', 'Boards for 2 races.', false]);
  assert.is(fresh.at, instantAt('12:50:00'));
  assert.equal(inShort(await oddsState('13:00:01', boards)), [
    'stale',
    'The latest board is over 10 minutes old.',
    false,
  ]);
});

test('without a board morning lines are used; the board of a finished race does not count', async () => {
  assert.equal(inShort(await oddsState('13:00:00', [])), [
    'missing',
    'None yet; morning lines are used.',
    false,
  ]);
  assert.is((await oddsState('13:10:00', [[1, '13:04:00']])).state, 'complete');
  assert.is((await oddsState('13:10:01', [[1, '13:04:00']])).state, 'missing');
});

test('a source of which only the age counts is stale once it is older than allowed', async () => {
  const reported = instantAt('11:00:00');
  const stateAt = (now: Instant, latest: Instant | null = reported) =>
    makeCheckFreshness({
      name: 'Weather',
      latest: async () => (latest === null ? null : { source: 'Elm Street Weather', at: latest }),
      staleAfter: HOUR,
    })({ ...racingAt('12:00:00'), now }, null);
  assert.equal(inShort(await stateAt(shift(reported, HOUR))), [
    'complete',
    'Last updated Aug 2, 2025, 11:00 AM ET.',
    false,
  ]);
  assert.equal(inShort(await stateAt(instant(reported + HOUR + MINUTE))), [
    'stale',
    'Last updated Aug 2, 2025, 11:00 AM ET (out of date).',
    false,
  ]);
  const missing = await stateAt(reported, null);
  assert.equal([...inShort(missing), missing.name], ['missing', 'No data yet.', false, 'Weather']);
});

test.run();
