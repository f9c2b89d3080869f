import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { leadingNumber } from '#core/card/betting-interest.ts';
import { isRanking, sharedPlaces } from '#core/results/dead-heat.ts';

const test = suite('dead heat');

test('a tied place is shared; horses without a place share nothing', () => {
  assert.equal([...sharedPlaces([1, 2, 2, 4, null, null])], [2]);
  assert.equal([...sharedPlaces([1, 1, 1, 4, 4])], [1, 4]);
  assert.equal([...sharedPlaces([])], []);
});

test('a dead heat takes away the places behind it', () => {
  for (const places of [[1], [3, 1, 2], [1, 1, 3], [1, 2, 2, 2, 5], []]) assert.ok(isRanking(places));
  for (const places of [[2], [0, 1], [1, 1, 2], [1, 3], [1, 2, 2, 3]]) assert.not.ok(isRanking(places));
});

test('coupled horses are bet on together', () => {
  assert.equal(['1', '1A', '1X', '12', '2B'].map(leadingNumber), ['1', '1', '1', '12', '2']);
});

test.run();
