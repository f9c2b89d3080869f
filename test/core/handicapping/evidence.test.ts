import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { handicapper } from '#config/models.ts';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { Race } from '#core/card/race.ts';
import { evidenceInstant, evidenceOf } from '#core/handicapping/evidence.ts';
import { rateAsOf } from '#core/handicapping/rating.ts';
import { HOUR, type Instant, instant, parseInstant, shift } from '#core/kernel/instant.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner, aWorkout } from '#test/support/a-runner.ts';
import { market } from '#test/support/market-model.ts';
import { present } from '#test/support/present.ts';
import { randomRace } from './random-race.ts';

const test = suite('evidence');
const atTime = (text: string): Instant => parseInstant(text) as Instant;
const MORNING = atTime('2025-08-02T09:00:00-04:00');
const LATER = atTime('2026-01-01T00:00:00-05:00');
const NO_FORM = new Map();

test('facts count up to now, and never past the off', () => {
  const race = aRace();
  assert.is(evidenceInstant(race, MORNING), MORNING);
  assert.is(evidenceInstant(race, LATER), race.postTime);
  assert.is(evidenceInstant({ ...race, postTime: null }, LATER), atTime('2025-08-02T12:00:00-04:00'));
});

test("figures on another producer's scale are left out, and the rest of the line stays", () => {
  const ours = aPastRace({ day: addDays(aRace().day, -90) });
  const theirs = aPastRace({
    day: addDays(aRace().day, -30),
    figureScale: 'TrackMaster',
    speedFigure: 101,
    trackmaster: { classRating: 95, winnersFigure: 104, ownSeconds: 70.55, frontWraps: false },
  });
  const linesKnown = (...pastPerformances: readonly PastPerformance[]) => {
    const race = aRace({ runners: [aRunner({ pastPerformances })] });
    return present(evidenceOf(race, NO_FORM, LATER).starters[0]?.pastPerformances);
  };
  const [last, before] = linesKnown(theirs, ours);
  assert.equal(
    [last?.speedFigure, last?.pace4f, last?.speedPar, last?.trackVariant],
    [null, null, null, null],
  );
  assert.is(last?.trackmaster, undefined);
  assert.equal(
    [last?.official, last?.odds, last?.firstCall],
    [theirs.official, theirs.odds, theirs.firstCall],
  );
  assert.is(before, ours);
  assert.equal(linesKnown(ours), [ours]);
});

test('what is dated on the day of the race or later is left out', () => {
  const { day } = aRace();
  const runner = aRunner({
    pastPerformances: [addDays(day, 3), day, addDays(day, -1)].map((date) => aPastRace({ day: date })),
    workouts: [day, addDays(day, -1)].map((date) => aWorkout({ day: date })),
  });
  const [knownRunner] = evidenceOf(aRace({ runners: [runner] }), NO_FORM, LATER).starters;
  assert.equal(
    present(knownRunner?.pastPerformances).map((past) => past.day),
    [addDays(day, -1)],
  );
  assert.equal(
    present(knownRunner?.workouts).map((work) => work.day),
    [addDays(day, -1)],
  );
});

test('a card rated two days ahead knows nothing of the days between', () => {
  const { day } = aRace();
  const runner = aRunner({ pastPerformances: [-1, -5].map((n) => aPastRace({ day: addDays(day, n) })) });
  const race = aRace({ runners: [runner] });
  const [knownRunner] = evidenceOf(race, NO_FORM, shift(MORNING, -48 * HOUR)).starters;
  assert.equal(
    present(knownRunner?.pastPerformances).map((past) => past.day),
    [addDays(day, -5)],
  );
});

test('stored form takes precedence over the runner’s own', () => {
  const store = new Map([['1', [aPastRace({ speedFigure: 99 })]]]);
  const race = aRace({ runners: [aRunner({ pastPerformances: [aPastRace({ speedFigure: 50 })] })] });
  assert.is(present(evidenceOf(race, store, MORNING).starters[0]?.pastPerformances)[0]?.speedFigure, 99);
});

test('scratched, also-eligible and main-track-only horses are seen but do not start', () => {
  const runners = [
    aRunner({ programNumber: '1' }),
    aRunner({ programNumber: '2', isScratched: true }),
    aRunner({ programNumber: '3', listStatus: 'also-eligible' }),
    aRunner({ programNumber: '4', listStatus: 'main-track-only' }),
  ];
  const evidence = evidenceOf(aRace({ runners }), NO_FORM, MORNING);
  assert.is(evidence.runners.length, 4);
  assert.equal(
    evidence.starters.map((runner) => runner.programNumber),
    ['1'],
  );
  assert.is(evidence.interests.length, 1);
});

test('coupled horses are one interest with one price, and a mate left scratched leaves it', () => {
  const runners = [
    aRunner({ programNumber: '1', coupledWith: 'A', toOne: 3 }),
    aRunner({ programNumber: '1A', coupledWith: 'A', toOne: 3 }),
    aRunner({ programNumber: '2', toOne: 2 }),
  ];
  const [entry, other] = evidenceOf(aRace({ runners }), NO_FORM, MORNING).interests;
  assert.equal(
    entry?.runners.map((runner) => runner.programNumber),
    ['1', '1A'],
  );
  assert.equal(entry?.price, aPrice(3));
  assert.is(other?.price?.toOne, 2);
});

test('a field with an invalid price is a field without that price', () => {
  const runners = [aRunner({ morningLine: { ...aPrice(5), text: '5-0', toOne: Number.POSITIVE_INFINITY } })];
  assert.is(evidenceOf(aRace({ runners }), NO_FORM, MORNING).interests[0]?.price, null);
});

/** The same race with facts of its own day and later put beside every horse's record. */
function withLaterFacts(race: Race, days: number, figure: number): Race {
  const day = addDays(race.day, days);
  return {
    ...race,
    runners: race.runners.map((runner) => ({
      ...runner,
      pastPerformances: [
        aPastRace({ day, speedFigure: figure, official: 1 }),
        ...present(runner.pastPerformances),
      ],
      workouts: [aWorkout({ day, rank: 1, count: 99, isBullet: true }), ...present(runner.workouts)],
    })),
  };
}

test('deleting every fact after the off changes no rating', () => {
  fc.assert(
    fc.property(randomRace, fc.nat(30), fc.integer({ min: 40, max: 130 }), (race, days, figure) => {
      const now = { now: LATER, weather: null, card: aProvenance() };
      const rate = (race: Race) => rateAsOf(race, NO_FORM, now, handicapper);
      assert.equal(rate(withLaterFacts(race, days, figure)), rate(race));
    }),
    { numRuns: 25 },
  );
});

test('the clock after the off changes no rating either', () => {
  fc.assert(
    fc.property(randomRace, fc.nat(1000), (race, hours) => {
      const rate = (now: Instant) =>
        rateAsOf(race, NO_FORM, { now, weather: null, card: aProvenance() }, handicapper);
      const off = race.postTime ?? instant(0);
      assert.equal(rate(shift(off, hours * HOUR)), rate(off));
    }),
    { numRuns: 20 },
  );
});

test('the market model gives each interest its fair chance', () => {
  fc.assert(
    fc.property(randomRace, (race) => {
      const evidence = evidenceOf(race, NO_FORM, MORNING);
      const chances = market.chances(evidence);
      assert.is(chances.length, evidence.interests.length);
      const sum = chances.reduce((total, chance) => total + chance, 0);
      assert.ok(chances.length === 0 || Math.abs(sum - 1) < 1e-9);
    }),
    { numRuns: 25 },
  );
});

test('a canceled race has no starter to rate', () => {
  const runners = [aRunner(), aRunner({ programNumber: '2', horseName: 'Second Mirror' })];
  const called = aRace({ runners, isCancelled: true });
  const { starters, interests, runners: knownRunners } = evidenceOf(called, NO_FORM, MORNING);
  assert.equal([starters.length, interests.length, knownRunners.length], [0, 0, 2]);
  const rating = rateAsOf(called, NO_FORM, { now: MORNING, card: aProvenance() }, handicapper);
  assert.ok(
    rating.runners.every(({ winProbability, verdict }) => winProbability === null && verdict === null),
  );
});

test.run();
