import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type FormulaEntry,
  formulaConfidence,
  hasJockeyBadge,
  postTerm,
  type RaceWeather,
  winPercent,
} from '#core/handicapping/win-percent.ts';
import { isNear, vectors } from './vectors.ts';

const test = suite('win percent');

const NEUTRAL: FormulaEntry = {
  odds: '5-1',
  post: 3,
  distance: '6F',
  age: 3,
  jockeyWinPercent: 15,
  trainerWinPercent: 15,
};
const CLEAR: RaceWeather = { trackCondition: 'Fast', conditions: 'Clear', windSpeed: 8, temperature: 72 };
const MUDDY: RaceWeather = { ...CLEAR, trackCondition: 'Muddy' };

for (const { name, entry, weather, expect } of vectors.win) {
  test(`known answer: ${name}`, () => {
    const result = winPercent(
      {
        odds: entry.odds ?? null,
        post: entry.post ?? null,
        distance: entry.distance,
        age: entry.age ?? null,
        jockeyWinPercent: entry.jockeyWinPct ?? null,
        trainerWinPercent: entry.trainerWinPct ?? null,
      },
      weather,
    );
    const { base, wet, wind, heat, jockey, trainer, post } = result.parts;
    const got = { base, wet, wind, heat, jockey, trainer, post, raw: result.raw, win: result.winPercent };
    for (const [part, value] of Object.entries(got)) {
      assert.ok(isNear(value, expect[part as keyof typeof expect]), `${part}: ${value}`);
    }
  });
}

test('the formula confidence and post term of every post are as documented', () => {
  for (const { post, raw, whole } of vectors.confidence) {
    assert.equal(formulaConfidence(post), { raw, whole });
  }
  for (const { post, term } of vectors.postTerm) assert.is(postTerm(post), term);
});

test('a muddy track puts a label on the horse and changes nothing', () => {
  for (const { post, label } of vectors.muddyLabel) {
    const muddy = winPercent({ ...NEUTRAL, post }, MUDDY);
    assert.is(muddy.muddyLabel, label);
    assert.is(muddy.winPercent, winPercent({ ...NEUTRAL, post }, CLEAR).winPercent);
  }
  assert.is(winPercent(NEUTRAL, CLEAR).muddyLabel, null);
  assert.is(winPercent(NEUTRAL, null).muddyLabel, null);
});

test('the jockey badge begins above 20 %', () => {
  assert.is(hasJockeyBadge(20), false);
  assert.is(hasJockeyBadge(20.1), true);
  assert.is(hasJockeyBadge(null), false);
});

test('a missing post counts as the rail', () => {
  assert.is(
    winPercent({ ...NEUTRAL, post: null }, CLEAR).winPercent,
    winPercent({ ...NEUTRAL, post: 1 }, CLEAR).winPercent,
  );
  assert.is(formulaConfidence(null).whole, formulaConfidence(1).whole);
});

test('all four ways to write a mile are one mile, and about a mile is not', () => {
  const windy = { ...CLEAR, windSpeed: 16 };
  for (const distance of ['1 Mile', '1M', '8F', '8 furlongs', ' 1 mile '])
    assert.is(winPercent({ ...NEUTRAL, distance }, windy).parts.wind, -1, distance);
  for (const distance of ['About 1 Mile', '1 1/16 Miles', '8.5F', '18F', ''])
    assert.is(winPercent({ ...NEUTRAL, distance }, windy).parts.wind, 1, distance);
});

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null });
const anyEntry = fc.record({
  odds: maybe(
    fc.oneof(
      fc.string(),
      fc.tuple(fc.nat(99), fc.nat(20)).map(([a, b]) => `${a}-${b}`),
    ),
  ),
  post: maybe(fc.oneof(fc.integer({ min: 1, max: 24 }), fc.double())),
  distance: fc.string(),
  age: maybe(fc.double()),
  jockeyWinPercent: maybe(fc.double()),
  trainerWinPercent: maybe(fc.double()),
});
const anyWeather = maybe(
  fc.record({
    trackCondition: maybe(fc.constantFrom('Fast', 'SLOPPY (sealed)', 'Heavy', 'Muddy', '')),
    conditions: maybe(fc.constantFrom('Clear', 'Light Rain', 'Drained', '')),
    windSpeed: maybe(fc.double()),
    temperature: maybe(fc.double()),
  }),
);

test('whatever is written on a card, the figure is between 2 and 45 and its parts sum to the raw one', () => {
  fc.assert(
    fc.property(anyEntry, anyWeather, (entry, weather) => {
      const result = winPercent(entry, weather);
      assert.ok(result.winPercent >= 2 && result.winPercent <= 45);
      const sum = Object.values(result.parts).reduce((total, part) => total + part, 0);
      assert.ok(isNear(sum, result.raw, 1e-9));
      assert.ok(result.raw - result.parts.base <= 8.5 + 1e-9);
    }),
    { numRuns: 500 },
  );
});

test('longer odds never raise the figure', () => {
  fc.assert(
    fc.property(anyEntry, anyWeather, fc.nat(99), fc.nat(99), (entry, weather, post, other) => {
      const index = (a: number): number => winPercent({ ...entry, odds: `${a}-1` }, weather).winPercent;
      assert.ok(index(Math.min(post, other)) >= index(Math.max(post, other)));
    }),
  );
});

test.run();
