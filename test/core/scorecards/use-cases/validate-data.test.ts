import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Card } from '#core/card/race.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { RacingNow } from '#core/results/racing-now.ts';
import type { SourceState } from '#core/scorecards/dashboard/source-state.ts';
import { makeValidateData, type ValidateDataDeps } from '#core/scorecards/use-cases/validate-data.ts';
import { aCard } from '#test/support/a-card.ts';

const test = suite('what is known of the data of a day');

const NOON = parseInstant('2025-08-02T12:00:00-04:00') as Instant;
const racing: RacingNow = { now: NOON, today: '2025-08-02' as RaceDay, cards: [], history: 'real' };

const aState = (change: Partial<SourceState> = {}): SourceState => ({
  name: 'Race card',
  state: 'complete',
  source: 'Entries',
  at: instant(5),
  detail: '2 races today.',
  isNeeded: true,
  ...change,
});

const validated = (cards: readonly Card[], change: Partial<ValidateDataDeps> = {}) =>
  makeValidateData({
    racingNow: async () => racing,
    inPlay: async () => cards,
    finished: async () => ({ races: 157, from: '2024-08-02' as RaceDay }),
    sources: [async () => aState()],
    isClockSet: false,
    ...change,
  })();

test('real cards by the clock of the day are live data without a warning', async () => {
  const state = await validated([aCard(), aCard({ trackSlug: 'del-mar' })]);
  assert.equal([state.isLiveData, state.isDemo, state.currentRaces, state.warnings], [true, false, 4, []]);
  assert.equal([state.historicalRaces, state.historicalFrom], [157, '2024-08-02']);
});

test('demo data says in a sentence that it is all invented', async () => {
  const { isLiveData, isDemo, warnings } = await validated([aCard({ tier: 'demo' })]);
  assert.equal([isLiveData, isDemo], [false, true]);
  assert.equal(warnings, [
    'Demo data (Demo generator (seed 7)): horses, people, prices and results are invented; nothing here is live.',
  ]);
});

test('a clock that was set is no live data, and the time it shows is named', async () => {
  const { isLiveData, warnings } = await validated([aCard()], { isClockSet: true });
  assert.is(isLiveData, false);
  assert.equal(warnings, ['Clock set to Aug 2, 2025, 12:00 PM ET (replay).']);
});

test('without a card, or with a card without races, nothing is live', async () => {
  assert.equal(
    [(await validated([])).isLiveData, (await validated([aCard({ races: [] })])).isLiveData],
    [false, false],
  );
});

test('what is wrong with a needed source is a warning; every source is listed in its order', async () => {
  const states = [
    aState({ name: 'Odds', isNeeded: false, state: 'missing', at: null }),
    aState({ state: 'stale', detail: 'No card for today.', at: instant(9) }),
  ];
  const { warnings, sources, lastUpdate } = await validated([aCard()], {
    sources: states.map((state) => async () => state),
  });
  assert.equal(warnings, ['Race card: No card for today.']);
  assert.equal(sources, states);
  assert.is(lastUpdate, 9);
});

test('every source is looked at by the same racing clock', async () => {
  const moments: Instant[] = [];
  const check = async ({ now }: RacingNow) => {
    moments.push(now);
    return aState();
  };
  await validated([], { sources: [check, check] });
  assert.equal(moments, [NOON, NOON]);
});

test.run();
