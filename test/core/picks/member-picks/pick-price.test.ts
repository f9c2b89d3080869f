import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import { priceAt } from '#core/picks/member-picks/pick-price.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('the price a pick was made at');
const RACE = 'saratoga-2025-08-02-1';
/** Number 2 of a field, with a morning line of 4-1. */
const RUNNER = aRunner({ programNumber: '2', toOne: 4 });

const boardAt = (age: number, change: Partial<Parameters<typeof aBoard>[0]> = {}) =>
  aBoard({ raceId: RACE, at: shift(MORNING, -age), ...change });
const priceWith = (boards: Parameters<typeof priceAt>[1], runner = RUNNER) => {
  const price = priceAt(runner, boards, MORNING);
  return price === null ? null : [price.kind, price.text, price.source];
};

test('a young board says the price, with its source', () => {
  assert.equal(priceWith([boardAt(MINUTE, { prices: [2, 3.5] })]), ['live', '7-2', 'A tote']);
});

test('a board is young for ten minutes; then the morning line counts', () => {
  assert.is(priceWith([boardAt(10 * MINUTE)])?.[0], 'live');
  assert.is(priceWith([boardAt(10 * MINUTE + 1)])?.[0], 'morning line');
});

test('without a board, or on one without the horse’s price, the morning line counts', () => {
  assert.equal(priceWith([])?.slice(0, 2), ['morning line', '4-1']);
  assert.equal(priceWith([boardAt(MINUTE, { prices: [2, null] })])?.slice(0, 2), ['morning line', '4-1']);
  assert.equal(priceWith([boardAt(MINUTE, { prices: [2] })])?.slice(0, 2), ['morning line', '4-1']);
});

test('without a line and a board there is no price', () => {
  const unpriced = aRunner({ programNumber: '2', morningLine: null });
  assert.is(priceWith([], unpriced), null);
  assert.is(priceWith([boardAt(11 * MINUTE)], unpriced), null);
});

test('a board of a later moment is not known', () => {
  assert.is(priceWith([boardAt(0)])?.[0], 'morning line');
  assert.is(priceWith([boardAt(-MINUTE), boardAt(5 * MINUTE)])?.[0], 'live');
});

test('a live board counts before a newer one that was imported', () => {
  const imported = boardAt(MINUTE, { tier: 'imported', source: 'A file', prices: [2, 9] });
  assert.equal(priceWith([imported, boardAt(5 * MINUTE, { prices: [2, 3.5] })]), ['live', '7-2', 'A tote']);
});

test('a coupled horse is priced as its entry', () => {
  const mate = aRunner({ programNumber: '2B', coupledWith: '2', toOne: 4 });
  assert.equal(priceWith([boardAt(MINUTE, { prices: [2, 3.5] })], mate)?.slice(0, 2), ['live', '7-2']);
});

test.run();
