import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import { analysisFor } from '#config/models.ts';
import type { Card, Race, RaceId } from '#core/card/race.ts';
import type { Surroundings } from '#core/handicapping/evidence.ts';
import { HOUR, type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import type { Recommendation } from '#core/picks/recommendations/recommendation.ts';
import { makeShowLongshots } from '#core/picks/use-cases/show-longshots.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPickToSeal } from '#test/support/a-sealed-pick.ts';

const test = suite('longshots of the card in play');
const { handicapper, settings } = analysisFor({ isKeySet: false });

/** Lines of 5-2, 3-1, 4-1, 6-1, 10-1 and 20-1; off at 1:05 PM. */
const RACE = aRace();
const OFF = RACE.postTime as Instant;
const NOW = shift(OFF, -30 * MINUTE);
const CARD = aCard({ races: [RACE] });

/** Picks on a race that make the horse at 6-1 a 20% chance. */
function picksOn(race: Race): Recommendation {
  const { recommendation } = aPickToSeal(race);
  const rest = 1 - (recommendation.tickets[3]?.market ?? 0);
  const tickets = recommendation.tickets.map((ticket, nth) => {
    const blended = nth === 3 ? 0.2 : (ticket.market * 0.8) / rest;
    return { ...ticket, blended, views: blended };
  });
  return { ...recommendation, tickets };
}

interface Opening {
  readonly card?: Card | null;
  readonly message?: string | null;
  readonly now?: Instant;
  readonly picks?: readonly Recommendation[];
  readonly madeAt?: Instant;
  readonly around?: ReadonlyMap<RaceId, Surroundings>;
}

async function longshotsOf({
  card = CARD,
  message = null,
  now = NOW,
  picks = [],
  madeAt = NOW,
  around,
}: Opening = {}) {
  const store = makeMemoryPicksStore();
  if (picks.length > 0) {
    await store.keep({
      trackSlug: 'saratoga',
      day: CARD.day,
      madeAt,
      isScheduled: true,
      cardHash: 'card 1',
      madeWith: 'analysts-2',
      recommendations: picks,
    });
  }
  const showLongshots = makeShowLongshots({
    todaysCard: async () => ({ card, message }),
    cards: makeMemoryCardStore(),
    picks: store,
    knownAround: async () => around ?? new Map(),
    clock: () => now,
    rules: { handicapper, value: settings.value },
  });
  return showLongshots('saratoga');
}

const numbersIn = (found: Awaited<ReturnType<typeof longshotsOf>>): readonly string[] =>
  found.alerts.map(({ raceNumber, programNumber }) => `${raceNumber}: ${programNumber}`);

/** A board of the race at that moment on which the horse at 6-1 has drifted to 15-1: no longshot any more. */
const drifted = (instant: Instant) =>
  new Map([
    [RACE.id, { boards: [aBoard({ raceId: RACE.id, at: instant, prices: [2.5, 3, 4, 15, 10, 20] })] }],
  ]);

test('a day without a card has no longshots, and says why', async () => {
  assert.equal(await longshotsOf({ card: null }), {
    alerts: [],
    lastUpdated: null,
    basis: 'ratings',
    picksMadeAt: null,
    card: null,
    message: 'There is no card for today.',
  });
});

test('with picks the analysts’ chances count, and their age is shown', async () => {
  const found = await longshotsOf({ picks: [picksOn(RACE)], madeAt: shift(NOW, -HOUR) });
  assert.equal(numbersIn(found), ['1: 4']);
  assert.equal([found.basis, found.picksMadeAt, found.card], ['picks', shift(NOW, -HOUR), CARD.provenance]);
});

test('without picks the ratings count', async () => {
  const { basis, picksMadeAt, alerts } = await longshotsOf();
  assert.equal([basis, picksMadeAt], ['ratings', null]);
  assert.ok(alerts.every(({ edgeBeforeBlending }) => edgeBeforeBlending === null));
});

test('after the clock was set back, picks of a later hour are not known yet', async () => {
  const { basis, picksMadeAt } = await longshotsOf({ picks: [picksOn(RACE)], madeAt: shift(NOW, 1) });
  assert.equal([basis, picksMadeAt], ['ratings', null]);
});

test('the message about a card of another day is passed on', async () => {
  assert.is((await longshotsOf({ message: 'Tomorrow’s card.' })).message, 'Tomorrow’s card.');
  assert.is((await longshotsOf()).message, null);
});

test('a board counts however old it is, as on every other screen', async () => {
  const alertsAfter = async (age: number) =>
    numbersIn(await longshotsOf({ picks: [picksOn(RACE)], around: drifted(shift(NOW, -age)) }));
  assert.equal(await alertsAfter(10 * MINUTE), []);
  assert.equal(await alertsAfter(10 * MINUTE + 1), []);
});

test('a finished race is shown at its last prices, however old they are', async () => {
  const picks = [picksOn(RACE)];
  const late = { picks, now: shift(OFF, 5 * HOUR), madeAt: NOW };
  assert.equal(numbersIn(await longshotsOf({ ...late, around: drifted(shift(OFF, -MINUTE)) })), []);
  const [alert] = (await longshotsOf(late)).alerts;
  assert.is(alert?.isFinished, true);
});

test('a board after the off is not known of a finished race', async () => {
  const around = drifted(shift(OFF, MINUTE));
  const late = { picks: [picksOn(RACE)], now: shift(OFF, 5 * HOUR), madeAt: NOW, around };
  assert.equal(numbersIn(await longshotsOf(late)), ['1: 4']);
});

test('the last update is the latest of card, boards and picks', async () => {
  const fresh = shift(NOW, -2 * MINUTE);
  assert.is((await longshotsOf()).lastUpdated, CARD.provenance.at);
  assert.is(
    (await longshotsOf({ picks: [picksOn(RACE)], madeAt: shift(NOW, -MINUTE) })).lastUpdated,
    shift(NOW, -MINUTE),
  );
  assert.is((await longshotsOf({ around: drifted(fresh) })).lastUpdated, fresh);
  const older = { picks: [picksOn(RACE)], madeAt: shift(NOW, -HOUR) };
  assert.is((await longshotsOf({ ...older, around: drifted(fresh) })).lastUpdated, fresh);
  const stale = shift(NOW, -11 * MINUTE);
  assert.is((await longshotsOf({ around: drifted(stale) })).lastUpdated, stale);
});

test('longshots come by race, in whatever order the card lists the races', async () => {
  const second = aRace({ number: 2 });
  const card = aCard({ races: [second, RACE] });
  assert.equal(numbersIn(await longshotsOf({ card, picks: [picksOn(RACE), picksOn(second)] })), [
    '1: 4',
    '2: 4',
  ]);
});

test('picks of one race say nothing about another: there the ratings count', async () => {
  const second = aRace({ number: 2 });
  const card = aCard({ races: [RACE, second] });
  const withPicks = await longshotsOf({ card, picks: [picksOn(RACE)] });
  const without = await longshotsOf({ card });
  const ofSecond = ({ alerts }: typeof withPicks) => alerts.filter(({ raceNumber }) => raceNumber === 2);
  assert.equal(ofSecond(withPicks), ofSecond(without));
});

test('a cancelled race and a scratched horse have no longshot', async () => {
  const cancelled = aCard({ races: [aRace({ isCancelled: true })] });
  assert.equal(numbersIn(await longshotsOf({ card: cancelled, picks: [picksOn(RACE)] })), []);
  const runners = RACE.runners.map((runner, nth) => ({ ...runner, isScratched: nth === 3 }));
  const scratched = aCard({ races: [aRace({ runners })] });
  assert.not.ok(numbersIn(await longshotsOf({ card: scratched, picks: [picksOn(RACE)] })).includes('1: 4'));
});

test.run();
