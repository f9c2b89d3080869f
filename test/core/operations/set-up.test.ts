import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '#core/kernel/refusal.ts';
import type { SourceRegister } from '#core/operations/ports.ts';
import { isSetUpIn } from '#core/operations/set-up.ts';

const test = suite('Sources that are set up');

const sources: SourceRegister = (name) => {
  if (name === 'expert-picks')
    throw new Refusal('invalid', 'source.bad-address', 'It is not an http address.');
  if (name === 'odds') throw new TypeError('oops');
  return {
    fetchSource: name === 'weather' ? async () => ({ expected: 1, received: 1, faults: [] }) : null,
    howToSetUp: '',
  };
};

test('a source whose setting is wrong does not stop the others: it is planned, and fails by itself', () => {
  assert.equal(
    (['weather', 'news', 'expert-picks'] as const).map((name) => isSetUpIn(sources, name)),
    [true, false, true],
  );
});

test('a defect is none of that', () => {
  assert.throws(() => isSetUpIn(sources, 'odds'), /oops/);
});

test.run();
