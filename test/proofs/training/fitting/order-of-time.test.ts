import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FEATURES } from '#core/handicapping/features/index.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { JoinedRace } from '#core/results/reconcile/index.ts';
import { examplesOf } from '#core/training/fitting/history.ts';
import type { RaceExample } from '#core/training/fitting/training-example.ts';
import { historyOf, howItRan, randomHistory } from '#test/core/training/fitting/random-history.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('the leakage alarm: a day never learns from itself or from later days');

/** The facts a model sees, race by race of a day; -1 where missing. */
const seenOn = (examples: readonly RaceExample[], day: RaceDay) =>
  examples
    .filter((example) => example.day === day)
    .map(
      ({ race, features }) => [race, Array.from(features, (v) => (Number.isNaN(v) ? 'missing' : v))] as const,
    );

const withDay = fc.tuple(randomHistory, fc.nat()).map(([history, index]) => ({
  history,
  day: history[index % history.length]?.day as RaceDay,
}));

const seeds = fc.integer({ min: 1, max: 1e6 });

/** The race run otherwise: other places, margins, calls, times; the same horses, riders and prices. */
function runOtherwise({ race, ...rest }: JoinedRace, seed: number): JoinedRace {
  const rng = seededRng(seed);
  const { length } = race.starters;
  const places = race.starters.map((_, starter) => starter + 1).sort(() => rng() - 0.5);
  const starters = race.starters.map((horse, starter) => ({
    ...horse,
    ...howItRan(rng, places[starter] ?? 1, length),
  }));
  starters.sort((a, b) => (a.crossed ?? 99) - (b.crossed ?? 99));
  const claims = starters
    .slice(0, 1)
    .map(({ horseName }) => ({ horseName, newTrainer: 'X', newOwner: 'Y', price: 1 }));
  return {
    ...rest,
    race: { ...race, starters, claims, finalTimeSeconds: 60 + rng(), condition: 'Sloppy', footnotes: 'X' },
  };
}

test('days that come later may be left out', () => {
  fc.assert(
    fc.property(withDay, ({ history, day }) => {
      const before = history.filter((run) => run.day <= day);
      assert.equal(seenOn(examplesOf(before), day), seenOn(examplesOf(history), day));
    }),
    { numRuns: 12 },
  );
});

test('the day itself may be run otherwise, and listed in another order of finish', () => {
  fc.assert(
    fc.property(withDay, seeds, ({ history, day }, seed) => {
      const otherwise = history.map((run) => (run.day < day ? run : runOtherwise(run, seed)));
      const [seen, expected] = [seenOn(examplesOf(otherwise), day), seenOn(examplesOf(history), day)];
      const both = new Set(expected.map(([race]) => race));
      const again = new Set(seen.map(([race]) => race));
      assert.equal(
        seen.filter(([race]) => both.has(race)),
        expected.filter(([race]) => again.has(race)),
      );
    }),
    { numRuns: 12 },
  );
});

test('the final prices of the day itself may be others', () => {
  fc.assert(
    fc.property(withDay, ({ history, day }) => {
      const repriced = history.map((run) =>
        run.day < day
          ? run
          : {
              ...run,
              race: {
                ...run.race,
                starters: run.race.starters.map((horse) => ({ ...horse, odds: 9, favourite: true })),
              },
            },
      );
      assert.equal(seenOn(examplesOf(repriced), day), seenOn(examplesOf(history), day));
    }),
    { numRuns: 12 },
  );
});

test('the races of a day may come in any order', () => {
  fc.assert(
    fc.property(withDay, ({ history, day }) => {
      const byName = (examples: readonly RaceExample[]) =>
        seenOn(examples, day).toSorted(([a], [b]) => (a < b ? -1 : 1));
      const today = history.filter((run) => run.day === day);
      const turned = [...history.filter((run) => run.day !== day), ...today.reverse()];
      assert.equal(byName(examplesOf(turned)), byName(examplesOf(history)));
    }),
    { numRuns: 12 },
  );
});

test('days before do count: run otherwise, they change what is seen', () => {
  const history = historyOf(11, 8);
  const day = history.at(-1)?.day as RaceDay;
  const otherwise = history.map((run, index) => (run.day < day ? runOtherwise(run, index) : run));
  assert.not.equal(seenOn(examplesOf(otherwise), day), seenOn(examplesOf(history), day));
});

test('in a history features are finite or missing, and starters are in program order', () => {
  fc.assert(
    fc.property(randomHistory, (history) => {
      for (const { features, starters, interestOf, publicChances, won, numbers } of examplesOf(history)) {
        assert.is(features.length, starters * FEATURES.length);
        for (const value of features) assert.ok(Number.isNaN(value) || Number.isFinite(value));
        assert.equal(
          numbers,
          numbers.toSorted((a, b) => Number(a) - Number(b)),
        );
        assert.equal(
          interestOf,
          interestOf.toSorted((a, b) => a - b),
        );
        for (const chances of [publicChances, won])
          assert.ok(Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 1) < 1e-9);
      }
    }),
    { numRuns: 12 },
  );
});

test.run();
