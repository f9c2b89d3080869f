import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import { analysisFor } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import { HOUR, type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { PicksSet } from '#core/picks/recommendations/picks-set.ts';
import { makePicksForRace, type RaceToPick } from '#core/picks/use-cases/picks-for-race.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace } from '#test/support/a-runner.ts';
import { nothingKnown } from '#test/support/no-context.ts';
import { priceAsStored } from '#test/support/price-as-stored.ts';
import { refused } from '#test/support/refused.ts';
import { MORNING, recommendOn } from '../picks-of.ts';

const test = suite('the recommendation for one race');
const analysis = analysisFor({ isKeySet: true });
const RACE = aRace();
const OFF = RACE.postTime as Instant;
/** What a refresh answers here, so that it is known to have been asked. */
const REFRESHED = { ...recommendOn(RACE), analysedBy: 'A refresh' };
const SAVED = { ...recommendOn(RACE), analysedBy: 'The saved picks' };

const aSet = (change: Partial<PicksSet> = {}): PicksSet => ({
  trackSlug: 'saratoga',
  day: '2025-08-02' as RaceDay,
  madeAt: MORNING,
  isScheduled: true,
  cardHash: 'card 1',
  madeWith: analysis.madeWith,
  recommendations: [SAVED],
  ...change,
});

interface Opening {
  readonly race?: Race;
  readonly now?: Instant;
  readonly set?: PicksSet;
}

async function open({ race = RACE, now = shift(OFF, -HOUR), set }: Opening = {}) {
  const [cards, picks] = [makeMemoryCardStore(), makeMemoryPicksStore()];
  await cards.keep(aCard({ races: [race] }), 'card 1');
  if (set !== undefined) await picks.keep(set);
  const requests: unknown[] = [];
  const picksForRace = makePicksForRace({
    cards,
    picks,
    clock: () => now,
    analysis,
    priceNow: priceAsStored,
    knownAround: nothingKnown,
    expertsOn: async () => [
      {
        raceNumber: 1,
        expertCount: 3,
        topConsensusHorse: 'A HORSE',
        individualPicks: [],
        consensus: [],
        provenance: [],
      },
    ],
    refreshRace: async (ask) => {
      requests.push(ask);
      return { recommendation: REFRESHED };
    },
  });
  return { requests, show: (ask?: RaceToPick) => picksForRace(race.id, ask) };
}

const shownBy = async (opening: Opening): Promise<string> => (await (await open(opening)).show()).analysedBy;

test('the saved recommendation is shown while the day’s picks are current', async () => {
  const { requests, show } = await open({ set: aSet() });
  assert.is((await show()).analysedBy, 'The saved picks');
  assert.equal(requests, []);
});

test('outdated picks, and a set without the race, are refreshed', async () => {
  assert.is(await shownBy({}), 'A refresh');
  assert.is(await shownBy({ set: aSet({ cardHash: 'card 0' }) }), 'A refresh');
  assert.is(await shownBy({ set: aSet({ madeWith: 'older' }) }), 'A refresh');
  assert.is(await shownBy({ set: aSet({ recommendations: [] }) }), 'A refresh');
});

test('viewing a race is not a refresh: valid answers stay, and the member who views it pays for new ones', async () => {
  const { requests, show } = await open();
  const weather = { temperature: 61, windSpeed: 4, conditions: 'Rain', trackCondition: 'Sloppy' };
  await show({ askedBy: 'member-anna', weather });
  await show();
  const request = { track: 'saratoga', day: '2025-08-02', raceNumber: 1, isRefresh: false };
  assert.equal(requests, [
    { ...request, askedBy: 'member-anna', weather },
    { ...request, askedBy: null, weather: null },
  ]);
});

test('analysts are asked until a millisecond before the off, and not from it on', async () => {
  assert.is(await shownBy({ now: shift(OFF, -1) }), 'A refresh');
  assert.is(await shownBy({ now: OFF }), 'Built-in analyst');
});

test('current picks are shown after the off too', async () => {
  assert.is(await shownBy({ now: shift(OFF, HOUR), set: aSet() }), 'The saved picks');
});

test('a race without a post time is over when its day is', async () => {
  const race = aRace({ postTime: null });
  assert.is(await shownBy({ race, now: shift(OFF, 10 * HOUR) }), 'A refresh');
  assert.is(await shownBy({ race, now: shift(OFF, 11 * HOUR) }), 'Built-in analyst');
});

test('in hindsight, nothing of the day of the race or later is known', async () => {
  const late = aPastRace({ day: '2025-08-03' as RaceDay, speedFigure: 120 });
  const runners = RACE.runners.map((runner, nth) =>
    nth === 5 ? { ...runner, pastPerformances: [late, aPastRace({ day: '2025-08-02' as RaceDay })] } : runner,
  );
  const { show } = await open({ race: aRace({ runners }), now: shift(OFF, 48 * HOUR) });
  const plain = await open({ now: shift(OFF, 48 * HOUR) });
  const [found, without] = [await show(), await plain.show()];
  assert.equal(found.opinions, without.opinions);
  assert.is(found.sources.upTo, new Date(OFF).toISOString());
});

test('from the off on, the pick made before it is shown, whatever card it was made from; without one, none is made', async () => {
  const set = aSet({ cardHash: 'card 0', recommendations: [SAVED] });
  const before = await open({ now: shift(OFF, HOUR), set });
  assert.equal(await before.show(), SAVED);
  const { primaryPick, valueBets, verdict, opinions } = await (await open({ now: OFF })).show();
  assert.equal([primaryPick, valueBets, verdict.kind, opinions.claude.ranking], [null, [], null, []]);
  assert.match(verdict.sentence, /^The race is off\. No pick was made before the off/);
});

test('in hindsight, the experts of the race and the weather of the request are shown', async () => {
  const { show } = await open({ now: shift(OFF, 5 * MINUTE) });
  const weather = { temperature: 61, windSpeed: 4, conditions: 'Rain', trackCondition: 'Sloppy' };
  const { expertPicks, weatherData } = await show({ weather });
  assert.equal([expertPicks.expertCount, expertPicks.topConsensusHorse], [3, 'A HORSE']);
  assert.is(weatherData.trackCondition, 'Sloppy');
});

test('a race that no card has is refused', async () => {
  const picksForRace = makePicksForRace({
    cards: makeMemoryCardStore(),
    picks: makeMemoryPicksStore(),
    clock: () => MORNING,
    analysis,
    priceNow: priceAsStored,
    knownAround: nothingKnown,
    expertsOn: async () => [],
    refreshRace: async () => ({ recommendation: REFRESHED }),
  });
  assert.is((await refused(picksForRace(RACE.id))).code, 'card.unknown-race');
  assert.is((await refused(picksForRace('race 1'))).code, 'card.unknown-race');
});

test.run();
