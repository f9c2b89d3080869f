import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { handicapper as inUse } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { modelConfidence } from '#core/handicapping/model-confidence.ts';
import { type RaceRating, type RunnerRating, rateAsOf } from '#core/handicapping/rating.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRunner } from '#test/support/a-runner.ts';
import { market } from '#test/support/market-model.ts';
import { present } from '#test/support/present.ts';
import { randomRace } from './random-race.ts';

const test = suite('rating');
/** The plainest of the models: its chances can be worked out by hand. */
const handicapper = { ...inUse, model: market };
const NOW = parseInstant('2025-08-02T09:00:00-04:00') as Instant;
const WET = { trackCondition: 'Sloppy', conditions: 'Rain', windSpeed: 3, temperature: 60 };

const rate = (race: Race, weather: typeof WET | null = null): RaceRating =>
  rateAsOf(race, new Map(), { now: NOW, weather, card: aProvenance() }, handicapper);

/** One row for each ticket that can be bought. */
const tickets = (rating: RaceRating): readonly RunnerRating[] =>
  [...new Map(rating.runners.map((row) => [row.bettingInterest, row])).values()].filter(
    (row) => row.bettingInterest !== null,
  );
const sumOf = (
  rows: readonly RunnerRating[],
  what: 'winProbability' | 'placeProbability' | 'showProbability',
) => rows.reduce((sum, row) => sum + (row[what] ?? 0), 0);

test('every horse of the card has a row, and those that do not start have no chances', () => {
  const runners = [
    aRunner({ programNumber: '1' }),
    aRunner({ programNumber: '2' }),
    aRunner({ programNumber: '3', isScratched: true }),
    aRunner({ programNumber: '4', listStatus: 'also-eligible' }),
  ];
  const { runners: rows } = rate(aRace({ runners }));
  assert.is(rows.length, 4);
  for (const row of rows.slice(2)) {
    assert.is(row.winProbability, null);
    assert.is(row.expectedValue, null);
    assert.is(row.priceToTake, null);
    assert.is(row.verdict, null);
    assert.ok(row.formula.winPercent >= 2, 'the formula knows no scratches');
  }
  assert.equal(
    rows.slice(0, 2).map((row) => row.winProbability),
    [0.5, 0.5],
  );
});

test('coupled horses show the chance of their ticket, all the same, and the tickets sum to one', () => {
  const runners = [
    aRunner({ programNumber: '1', coupledWith: 'A', toOne: 1 }),
    aRunner({ programNumber: '1A', coupledWith: 'A', toOne: 1 }),
    ...['2', '3', '4'].map((programNumber) => aRunner({ programNumber, toOne: 5 })),
  ];
  const rating = rate(aRace({ runners }));
  const [runnerRating, mate] = rating.runners;
  assert.equal(runnerRating?.coupledWith, ['1A']);
  assert.is(runnerRating?.bettingInterest, '1');
  assert.ok(Math.abs((runnerRating?.winProbability ?? 0) - 0.5) < 1e-12);
  assert.is(runnerRating?.showProbability, mate?.showProbability);
  assert.ok(Math.abs(sumOf(tickets(rating), 'winProbability') - 1) < 1e-12);
  assert.ok(Math.abs(sumOf(tickets(rating), 'placeProbability') - 2) < 1e-9);
  assert.ok(Math.abs(sumOf(tickets(rating), 'showProbability') - 3) < 1e-9);
});

test('no chance is a bet against the line it was made from, but every chance of 10% or more has a price to take', () => {
  const { runners, overround } = rate(aRace());
  assert.ok((overround ?? 0) > 1);
  for (const row of runners) {
    assert.is.not(row.verdict, 'BET');
    assert.ok((row.expectedValue ?? 0) < 0);
    assert.ok((row.fairPrice?.toOne ?? 0) > 2.5);
    assert.is(row.priceToTake === null, (row.winProbability ?? 0) < 0.1);
  }
});

test('a race that went off without a sealed pick keeps its chances and gets no verdict and no price to take', () => {
  const race = aRace();
  const off = race.postTime as Instant;
  const afterOff = rateAsOf(race, new Map(), { now: off, card: aProvenance() }, handicapper);
  const before = rate(race);
  assert.ok(before.runners.some(({ priceToTake }) => priceToTake !== null));
  for (const [index, row] of afterOff.runners.entries()) {
    assert.is(row.winProbability, before.runners[index]?.winProbability ?? null);
    assert.is(row.priceToTake, null);
    assert.is(row.verdict, null);
  }
});

test('defaults are named, and their chances marked as assumed', () => {
  const nobody = { morningLine: null, jockey: null, trainer: aPerson('X', 0, 0) };
  const { runners } = rate(aRace({ runners: [aRunner(nobody), aRunner({ programNumber: '2' })] }));
  assert.equal(runners[0]?.formula.assumed, ['morning line', 'jockey', 'trainer']);
  assert.is(runners[0]?.isChanceAssumed, true);
  assert.is(runners[0]?.expectedValue, null);
  assert.equal(runners[1]?.formula.assumed, []);
});

test('a rating carries the weather the formula used, and none where unknown', () => {
  const race = aRace({ runners: [aRunner({ programNumber: '1' }), aRunner({ programNumber: '2' })] });
  assert.equal(rate(race, WET).weather, WET);
  assert.is(rate(race).weather, null);
});

test('the formula counts the weather, the chances do not', () => {
  const [dry, wet] = [rate(aRace()), rate(aRace(), WET)];
  assert.is(wet.runners[0]?.formula.parts.wet, -2);
  assert.is(dry.runners[0]?.formula.parts.wet, 0);
  assert.is(wet.runners[0]?.winProbability, dry.runners[0]?.winProbability);
});

test('a rating says which model and version made it, from which card and up to when', () => {
  const { model, orderVersion, sources } = rate(aRace());
  assert.equal(model, { name: 'market', version: '1' });
  assert.is(orderVersion, inUse.order.version);
  assert.is(sources.card.source, 'Brisnet card SAR0802.DRF');
  assert.match(sources.order, /Exponents fitted on the public's final chances/);
  assert.is(sources.upTo, '2025-08-02T13:00:00.000Z');
});

test('model confidence is 65 with the whole record known and 30 with none', () => {
  const full = aRunner({ pastPerformances: [1, 2, 3].map(() => aPastRace()) });
  const bare = aRunner();
  const nothing = {
    ...bare,
    morningLine: null,
    jockey: null,
    trainer: null,
    daysSinceLast: null,
    workouts: [],
    ratings: { ...bare.ratings, runStyle: null },
    records: { ...present(bare.records), distance: { starts: 0, wins: 0, places: 0, shows: 0, earnings: 0 } },
  };
  const race = evidenceOf(aRace(), new Map(), NOW);
  assert.is(modelConfidence(full, race), 65);
  assert.is(modelConfidence(nothing, race), 30);
});

test('any race at all is rated: sums hold over the tickets, win ≤ place ≤ show, and no figure is lost', () => {
  fc.assert(
    fc.property(randomRace, (race) => {
      const rating = rate(race);
      const rows = tickets(rating);
      assert.is(rating.runners.length, race.runners.length);
      assert.not.match(JSON.stringify(rating), /NaN|Infinity/);
      for (const [what, most] of [
        ['winProbability', 1],
        ['placeProbability', 2],
        ['showProbability', 3],
      ] as const)
        assert.ok(Math.abs(sumOf(rows, what) - Math.min(most, rows.length)) < 1e-6);
      for (const row of rating.runners) {
        assert.ok((row.winProbability ?? 0) <= (row.placeProbability ?? 0) + 1e-12);
        assert.ok((row.placeProbability ?? 0) <= (row.showProbability ?? 0) + 1e-12);
        assert.ok(row.modelConfidence === null || (row.modelConfidence >= 30 && row.modelConfidence <= 65));
        for (const value of [row.winProbability, row.expectedValue, row.formula.winPercent])
          assert.ok(value === null || Number.isFinite(value));
      }
    }),
    { numRuns: 40 },
  );
});

test.run();
