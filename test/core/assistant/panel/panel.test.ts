import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { consensusWord, withinPercent } from '#core/assistant/panel/panel.ts';

const test = suite('Confidence of the panel');

test('a confidence stays between nothing and a hundred', () => {
  assert.equal([-5, 0, 64, 100, 250].map(withinPercent), [0, 0, 64, 100, 100]);
});

test('a missing confidence is unknown, not zero', () => {
  assert.is(withinPercent(null), null);
});

test('while one analyst has not answered the consensus is low; else it is what it is', () => {
  assert.equal((['High', 'Medium', 'Low', 'Pending'] as const).map(consensusWord), [
    'High',
    'Medium',
    'Low',
    'Low',
  ]);
});

test.run();
