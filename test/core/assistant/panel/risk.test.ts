import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { riskOf, riskText } from '#core/assistant/panel/risk.ts';
import type { Evidence } from '#core/handicapping/evidence.ts';
import { seededRng } from '#test/support/rng.ts';
import { threeHorseRace } from '../a-race-view.ts';

const test = suite('How open a race is');

const evidence = threeHorseRace();
const [known] = evidence.starters;
if (known === undefined) throw new Error('no starter');

/** So many starters, the first of them without a past race. */
function fieldOf(
  count: number,
  unknown = 0,
  pastPerformances: readonly [] | null = [],
): Pick<Evidence, 'starters'> {
  const starters = Array.from({ length: count }, (_, index) =>
    index < unknown ? { ...known, pastPerformances } : known,
  );
  return { starters } as Pick<Evidence, 'starters'>;
}
const riskWith = (chances: readonly number[], field = fieldOf(chances.length)) =>
  riskOf({ chances, evidence: { ...evidence, ...field } });

/** The likeliest winner of a field, with the others alike. */
const favoriteAt = (chance: number, count: number): readonly number[] => [
  chance,
  ...Array.from({ length: count - 1 }, () => (1 - chance) / (count - 1)),
];

test('a favorite with two and a half times his share is a low risk: a half in a field of five', () => {
  assert.is(riskWith(favoriteAt(0.5, 5)), 'low');
  assert.is(riskWith(favoriteAt(0.49, 5)), 'medium');
});

test('with 1.7 times his share it is a medium one: 0.17 in a field of ten', () => {
  assert.is(riskWith(favoriteAt(0.17, 10)), 'medium');
  assert.is(riskWith(favoriteAt(0.169, 10)), 'high');
});

test('two horses can never be a low risk by chance: certainty is twice a half', () => {
  assert.is(riskWith([1, 0]), 'medium');
});

test('the order of the field makes no difference', () => {
  const rng = seededRng(31);
  for (let round = 0; round < 30; round += 1) {
    const weights = Array.from({ length: 8 }, () => rng() ** 3);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    const chances = weights.map((weight) => weight / sum);
    assert.is(riskWith(chances), riskWith(chances.toReversed()));
  }
});

test('beyond two fifths of the field without form every race is a high risk', () => {
  assert.is(riskWith(favoriteAt(0.6, 10), fieldOf(10, 4)), 'low');
  assert.is(riskWith(favoriteAt(0.6, 10), fieldOf(10, 5)), 'high');
});

test('form that is unknown is no form', () => {
  assert.is(riskWith(favoriteAt(0.6, 10), fieldOf(10, 5, null)), 'high');
});

test('an empty field is a high risk', () => {
  assert.is(riskWith([], fieldOf(0)), 'high');
});

const textWith = (chances: readonly number[], field = fieldOf(chances.length)) =>
  riskText({ chances, evidence: { ...evidence, ...field } });

test('each level has a sentence that begins with its word', () => {
  assert.match(textWith(favoriteAt(0.5, 5)), /^Low: .*\.$/);
  assert.match(textWith(favoriteAt(0.49, 5)), /^Medium: .*\.$/);
  assert.is(textWith(favoriteAt(0.169, 10)), 'High: the race is open.');
});

test('a risk that is high for want of form is said to be unknown, with the count', () => {
  const favorite = favoriteAt(0.6, 9);
  assert.is(textWith(favorite, fieldOf(9, 5)), 'Risk unknown: 5 of 9 have no known past races.');
  assert.match(textWith(favorite, fieldOf(9, 3)), /^Low:/);
  assert.is(textWith([], fieldOf(0)), 'Risk unknown: no starters.');
});

test.run();
