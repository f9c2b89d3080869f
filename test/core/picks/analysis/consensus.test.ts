import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Consensus, consensusOf, longshotConsensus, type Side } from '#core/picks/analysis/consensus.ts';

const test = suite('consensus');
const [A, B, C] = [0, 1, 2];
const side = (index: number, confidence: number, ...alsoNames: number[]): Side => ({
  index,
  confidence,
  alsoNames,
});

const RULES: readonly [name: string, a: Side | null, b: Side | null, expected: Consensus][] = [
  ['the same ticket, both sure', side(A, 70), side(A, 90), 'High'],
  ['the same ticket, one unsure', side(A, 69.9), side(A, 90), 'Medium'],
  ['two tickets, each named by the other', side(A, 90, B), side(B, 90, A, C), 'Medium'],
  ['two tickets, named by one side only', side(A, 90, B), side(B, 90), 'Low'],
  ['two tickets, nothing in common', side(A, 90), side(B, 90), 'Low'],
  ['one side missing', side(A, 90), null, 'Pending'],
  ['both missing', null, null, 'Pending'],
];
for (const [name, a, b, expected] of RULES) {
  test(`${name}: ${expected}`, () => {
    assert.is(consensusOf(a, b), expected);
    assert.is(consensusOf(b, a), expected, 'whoever speaks first');
  });
}

test('a longshot has HIGH support from both, MEDIUM from one, DISAGREEMENT when one is against it', () => {
  assert.is(longshotConsensus('for', 'for'), 'HIGH');
  assert.is(longshotConsensus('for', 'neutral'), 'MEDIUM');
  assert.is(longshotConsensus('against', 'for'), 'DISAGREEMENT');
  assert.is(longshotConsensus('for', 'against'), 'DISAGREEMENT');
  assert.is(longshotConsensus('neutral', 'for'), 'MEDIUM');
  assert.is(longshotConsensus('neutral', 'against'), null);
});

test.run();
