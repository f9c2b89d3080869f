import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import { analysisFor, handicapper } from '#config/models.ts';
import type { CardStore } from '#core/card/ports.ts';
import { raceId } from '#core/card/race.ts';
import { makeFindRace } from '#core/card/use-cases/find-race.ts';
import { makeShowCard } from '#core/card/use-cases/show-card.ts';
import { makeRateDay } from '#core/handicapping/use-cases/rate-day.ts';
import { makeRateRace } from '#core/handicapping/use-cases/rate-race.ts';
import { HOUR, type Instant, MINUTE, SECOND, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { PicksSet } from '#core/picks/recommendations/picks-set.ts';
import { makeGeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import { makePicksForDay } from '#core/picks/use-cases/picks-for-day.ts';
import { makePicksForRace } from '#core/picks/use-cases/picks-for-race.ts';
import { makeRefreshRace } from '#core/picks/use-cases/refresh-race.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { nobodyAsked } from '#test/support/no-analyst.ts';
import { nothingKnown } from '#test/support/no-context.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { priceAsStored } from '#test/support/price-as-stored.ts';
import { codeOf, refused } from '#test/support/refused.ts';
import { sealNothing } from '#test/support/seal-nothing.ts';
import { MORNING } from '../picks-of.ts';

const analysis = analysisFor({ isKeySet: false });
const test = suite('picks of a day');
const DAY = '2025-08-02' as RaceDay;
const ASK = { track: 'saratoga', day: DAY };

/** The rooms on memory stores, with a clock that the test sets and a count of saved sets. */
function open() {
  const cards = makeMemoryCardStore();
  const store = makeMemoryPicksStore();
  const picksSets: PicksSet[] = [];
  const picks = {
    ...store,
    keep: (set: PicksSet) => {
      picksSets.push(set);
      return store.keep(set);
    },
  };
  const hand = { now: MORNING as Instant };
  const clock = (): Instant => hand.now;
  const deps = {
    cards,
    picks,
    clock,
    withLock: makeWithLock(),
    analysis,
    knownAround: nothingKnown,
    priceNow: priceAsStored,
    seal: sealNothing,
    ...nobodyAsked,
  };
  return {
    cards,
    kept: picksSets,
    pass: (milliseconds: number) => {
      hand.now = shift(hand.now, milliseconds);
    },
    generatePicks: makeGeneratePicks(deps),
    generateWith: (madeWith: string) => makeGeneratePicks({ ...deps, analysis: { ...analysis, madeWith } }),
    picksForDay: makePicksForDay(deps),
    picksForRace: makePicksForRace({ ...deps, refreshRace: makeRefreshRace(deps) }),
    refreshRace: makeRefreshRace(deps),
    rateRace: makeRateRace({ ...deps, handicapper }),
    rateDay: makeRateDay({ ...deps, handicapper }),
  };
}

async function openWithCard() {
  const opened = open();
  await opened.cards.keep(aCard(), 'hash 1');
  return opened;
}

test('picks are made once and then shared, with their age', async () => {
  const { generatePicks, picksForDay, pass, kept: picksSets } = await openWithCard();
  const dayPicks = await generatePicks(ASK);
  assert.is(dayPicks.cached, false);
  assert.is(dayPicks.cacheAge, 0);
  assert.is(dayPicks.persistentCache, true);
  assert.is(dayPicks.forceRefreshUsed, false);
  assert.equal([dayPicks.processed, dayPicks.totalRaces], [2, 2]);
  pass(90 * SECOND + 400);
  const again = await generatePicks(ASK);
  assert.is(again.cached, true);
  assert.is(again.cacheAge, 90);
  assert.is(again.timestamp, dayPicks.timestamp);
  assert.equal(again.recommendations, dayPicks.recommendations);
  assert.equal(await picksForDay(ASK), again);
  assert.is(picksSets.length, 1);
});

test('the form of a whole card is read at once, that of one race without the card', async () => {
  const store = makeMemoryCardStore();
  await store.keep(aCard(), 'hash 1');
  const reads: string[] = [];
  const cards: CardStore = {
    ...store,
    cardFor: (...what) => {
      reads.push('card');
      return store.cardFor(...what);
    },
    formsOf: (races, before) => {
      reads.push(`form of ${races.length}`);
      return store.formsOf(races, before);
    },
  };
  const clock = (): Instant => MORNING;
  const deps = {
    cards,
    picks: makeMemoryPicksStore(),
    clock,
    withLock: makeWithLock(),
    analysis,
    knownAround: nothingKnown,
    priceNow: priceAsStored,
    seal: sealNothing,
    ...nobodyAsked,
  };
  const askedBy = async (work: Promise<unknown>): Promise<string> => {
    await work;
    return reads.splice(0).join(', ');
  };
  assert.is(await askedBy(makeShowCard(deps)('saratoga', DAY)), 'card, form of 2');
  assert.match(await askedBy(makeGeneratePicks(deps)(ASK)), /^(card, )+form of 2$/);
  assert.is(await askedBy(makeRateDay({ ...deps, handicapper })(ASK)), 'card, form of 2');
  const first = raceId('saratoga', DAY, 1);
  assert.is(await askedBy(makeFindRace(deps)(first)), 'form of 1');
  assert.is(await askedBy(makeRateRace({ ...deps, handicapper })(first)), 'form of 1');
});

test('a regeneration makes them again', async () => {
  const { generatePicks, pass, kept: picksSets } = await openWithCard();
  await generatePicks(ASK);
  pass(MINUTE);
  const regenerated = await generatePicks({ ...ASK, bypassCache: true });
  assert.is(regenerated.cached, false);
  assert.is(regenerated.forceRefreshUsed, true);
  assert.is(regenerated.cacheAge, 0);
  assert.is(picksSets.length, 2);
});

test('ten at once make them once, also in a regeneration', async () => {
  const { generatePicks, kept: picksSets } = await openWithCard();
  await Promise.all(Array.from({ length: 10 }, () => generatePicks(ASK)));
  assert.is(picksSets.length, 1);
  await Promise.all(Array.from({ length: 10 }, () => generatePicks({ ...ASK, bypassCache: true })));
  assert.is(picksSets.length, 2);
});

test('picks of the daily job say so', async () => {
  const { generatePicks } = await openWithCard();
  assert.is((await generatePicks({ ...ASK, isScheduled: true })).scheduledGeneration, true);
  assert.is((await generatePicks(ASK)).scheduledGeneration, true, 'and shared they still do');
});

test('a changed card makes the saved picks outdated', async () => {
  const { generatePicks, picksForDay, cards, kept: picksSets } = await openWithCard();
  await generatePicks(ASK);
  const [first, ...others] = aCard().races;
  const scratched = aRace({
    runners: (first?.runners ?? []).map((r, index) => ({ ...r, isScratched: index === 0 })),
  });
  await cards.keep(aCard({ races: [scratched, ...others] }), 'hash 2');
  assert.is((await refused(picksForDay(ASK))).code, 'picks.none');
  const fresh = await generatePicks(ASK);
  assert.is(fresh.cached, false);
  assert.is(fresh.recommendations[0]?.mlPredictions.length, 5);
  assert.is(picksSets.length, 2);
});

test('another version of the analysts makes them outdated too', async () => {
  const { generatePicks, generateWith, kept: picksSets } = await openWithCard();
  await generatePicks(ASK);
  assert.is((await generateWith('analysts-2')(ASK)).cached, false);
  assert.is(picksSets.length, 2);
});

test('picks from a later moment than the clock shows are not known yet', async () => {
  const { generatePicks, picksForDay, pass } = await openWithCard();
  await generatePicks(ASK);
  pass(-HOUR);
  const none = await refused(picksForDay(ASK));
  assert.is(none.code, 'picks.none');
  assert.match(none.message, /the racing clock's time: those that are saved were made later/);
  assert.is((await generatePicks(ASK)).cached, false);
});

test('a real card takes the place of the demo, picks and all', async () => {
  const { cards, generatePicks } = open();
  await cards.keep(aCard({ tier: 'demo' }), 'demo');
  const demo = await generatePicks(ASK);
  assert.is(demo.card.tier, 'demo');
  assert.match(String(demo.recommendations[0]?.raceId), /^demo-/);
  await cards.keep(aCard(), 'real');
  const real = await generatePicks(ASK);
  assert.is(real.card.tier, 'imported');
  assert.is(real.recommendations[0]?.raceId, raceId('saratoga', DAY, 1));
});

test('one race is refreshed in its place, and only there', async () => {
  const { generatePicks, refreshRace, picksForDay, kept: picksSets } = await openWithCard();
  const before = await generatePicks(ASK);
  const weather = { temperature: 61, windSpeed: 4, conditions: 'Rain', trackCondition: 'Sloppy' };
  const done = await refreshRace({ ...ASK, raceNumber: 2, weather });
  assert.is(done.raceNumber, 2);
  assert.is(done.liveOddsUpdated, false);
  assert.is(done.liveOddsCount, 0);
  assert.is(done.recommendation.weatherData.trackCondition, 'Sloppy');
  const after = await picksForDay(ASK);
  assert.equal(after.recommendations[0], before.recommendations[0]);
  assert.equal(after.recommendations[1], done.recommendation);
  assert.is(picksSets.length, 2);
});

test('refreshing a race before there are picks keeps nothing', async () => {
  const { refreshRace, kept: picksSets } = await openWithCard();
  assert.is((await refreshRace({ ...ASK, raceNumber: 1 })).recommendation.raceNumber, 1);
  assert.is(picksSets.length, 0);
});

test('one race by its id: the saved recommendation, else one made now', async () => {
  const { generatePicks, picksForRace, kept: picksSets } = await openWithCard();
  const id = raceId('saratoga', DAY, 2);
  const recommendation = await picksForRace(id);
  assert.is(picksSets.length, 0);
  const { recommendations } = await generatePicks(ASK);
  assert.equal(await picksForRace(id), recommendations[1]);
  assert.equal(recommendation, recommendations[1]);
});

test('what is not there is refused in one sentence', async () => {
  const { generatePicks, picksForDay, picksForRace, refreshRace, rateRace, rateDay } = await openWithCard();
  assert.is(await codeOf(generatePicks({ ...ASK, track: 'ascot' })), 'card.unknown-track');
  assert.is(await codeOf(generatePicks({ ...ASK, day: '2025-02-30' })), 'card.bad-day');
  assert.is(await codeOf(generatePicks({ ...ASK, day: '2025-08-03' })), 'card.no-card');
  assert.is(await codeOf(picksForDay(ASK)), 'picks.none');
  assert.is(await codeOf(picksForDay({ ...ASK, day: '2025-08-03' })), 'card.no-card');
  assert.is(await codeOf(refreshRace({ ...ASK, raceNumber: 3 })), 'card.unknown-race');
  for (const id of [
    '',
    'x',
    'saratoga-2025-08-02-9',
    'saratoga-2025-13-40-1',
    'demo-saratoga-2025-08-02-1',
  ]) {
    assert.is(await codeOf(picksForRace(id)), 'card.unknown-race', id);
    assert.is(await codeOf(rateRace(id)), 'card.unknown-race', id);
  }
  assert.is(await codeOf(rateDay({ ...ASK, raceNumber: 9 })), 'card.unknown-race');
  assert.is(await codeOf(rateDay({ ...ASK, day: 'today' })), 'card.bad-day');
  assert.is(await codeOf(rateDay({ ...ASK, day: '2025-08-03' })), 'card.no-card');
  assert.is(await codeOf(rateDay({ ...ASK, track: '' })), 'card.unknown-track');
});

test('a day is rated race by race with the same figures as each race by its id', async () => {
  const { rateDay, rateRace } = await openWithCard();
  const { races, card } = await rateDay(ASK);
  assert.is(card.tier, 'imported');
  assert.is(races.length, 2);
  for (const race of races) assert.equal(await rateRace(race.raceId), race);
  assert.equal((await rateDay({ ...ASK, raceNumber: 2 })).races, races.slice(1));
});

test('past performances of the store reach the analysts', async () => {
  const { cards, generatePicks } = open();
  const pastPerformances = [aPastRace({ day: '2025-07-05' as RaceDay, track: 'SAR', speedFigure: 107 })];
  const runners = aRace().runners.map((runner, index) =>
    index === 2 ? { ...runner, pastPerformances } : runner,
  );
  const rival = { ...aRunner({ programNumber: '9' }), pastPerformances: [aPastRace({ speedFigure: 70 })] };
  await cards.keep(aCard({ races: [aRace({ runners: [...runners, rival] })] }), 'hash');
  const { recommendations } = await generatePicks(ASK);
  const row = recommendations[0]?.opinions.claude.ranking.find(({ programNumber }) => programNumber === '3');
  assert.match(String(row?.reasons[0]), /^ran 107 at Saratoga on Jul 5/);
});

test.run();
