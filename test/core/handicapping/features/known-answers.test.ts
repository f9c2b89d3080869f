import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Feature } from '#core/handicapping/features/feature.ts';
import { FEATURES } from '#core/handicapping/features/index.ts';
import { ANSWERS_OF_CLASS_AND_CARD } from './answers-of-class-and-card.ts';
import { ANSWERS_OF_FORM } from './answers-of-form.ts';
import { featureOf } from './feature-of.ts';

const test = suite('features with known answers');

const CASES = [...ANSWERS_OF_FORM, ...ANSWERS_OF_CLASS_AND_CARD];

for (const [name, title, given, answer] of CASES) {
  test(`${name}: ${title}`, () => {
    const found = featureOf(name, given);
    const isRight = answer === null ? found === null : found !== null && Math.abs(found - answer) < 1e-12;
    assert.ok(isRight, `${found} instead of ${answer}`);
  });
}

/** Features that no case gives a number for. */
const withoutAnswer = (features: readonly Pick<Feature, 'name'>[]): readonly string[] => {
  const answered = new Set(CASES.flatMap(([name, , , answer]) => (answer === null ? [] : [name])));
  return features.map(({ name }) => name).filter((name) => !answered.has(name));
};

test('every feature of the register has a known answer', () => {
  assert.equal(withoutAnswer(FEATURES), []);
});

test('a feature without a known answer is found', () => {
  assert.equal(withoutAnswer([...FEATURES, { name: 'moonPhase' }]), ['moonPhase']);
});

test('no case is about a feature that does not exist', () => {
  const names = new Set(FEATURES.map(({ name }) => name));
  assert.equal(
    CASES.map(([name]) => name).filter((name) => !names.has(name)),
    [],
  );
});

test.run();
