import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceId } from '#core/card/race.ts';
import { instant } from '#core/kernel/instant.ts';
import { type Board, type BoardInterest, movementOf, shareOfPool, summedPools } from '#core/odds/board.ts';

const test = suite('board');

const onIt = (interest: string, toOne: number | null, win: number | null = null): BoardInterest => ({
  interest,
  toOne,
  money: { win, place: null, show: null },
  isScratched: false,
});

const boardAt = (time: number, ...interests: readonly BoardInterest[]): Board => ({
  raceId: 'saratoga-2026-08-08-1' as RaceId,
  provenance: { tier: 'live', source: 'a tote', at: instant(time) },
  interests,
  pools: summedPools(interests),
});

test('a price that gets longer has gone up, one that gets shorter down', () => {
  assert.equal(movementOf(5, 8), { movement: 'up', amount: 3, from: 5 });
  assert.equal(movementOf(3.5, 2.5), { movement: 'down', amount: 1, from: 3.5 });
});

test('a price that stays is stable, also when its last bits differ', () => {
  assert.equal(movementOf(0.3, 0.1 + 0.2), { movement: 'stable', amount: 0, from: 0.3 });
});

test('a price that is not known on both boards has not moved', () => {
  assert.is(movementOf(null, 4), null);
  assert.is(movementOf(4, null), null);
});

test('there and back is the same way in the other direction', () => {
  const price = fc.double({ min: 0.05, max: 99, noNaN: true });
  fc.assert(
    fc.property(price, price, (a, b) => {
      const [movement, back] = [movementOf(a, b), movementOf(b, a)];
      assert.is(movement?.amount, back?.amount);
      if (movement?.movement === 'up') assert.is(back?.movement, 'down');
    }),
  );
});

test('a pool is the money of all that run', () => {
  const out = { ...onIt('3', null), isScratched: true };
  const board = boardAt(1, onIt('1', 1, 600), onIt('2', 4, 200), out);
  assert.equal(board.pools, { win: 800, place: null, show: null });
  assert.is(shareOfPool(board, '2', 'win'), 0.25);
});

test('a pool with one horse missing counts as missing', () => {
  const board = boardAt(1, onIt('1', 1, 600), onIt('2', 4));
  assert.is(board.pools.win, null);
  assert.is(shareOfPool(board, '1', 'win'), null);
});

test('nobody has a share of an empty pool, and an unknown horse has none', () => {
  assert.is(shareOfPool(boardAt(1, onIt('1', null, 0)), '1', 'win'), null);
  assert.is(shareOfPool(boardAt(1, onIt('1', 1, 10)), '9', 'win'), null);
});

test('each pool is summed for itself', () => {
  const pools = [
    { win: 10, place: 20, show: 5 },
    { win: 1, place: 2, show: null },
  ];
  const interests = pools.map((money, nth) => ({ ...onIt(String(nth + 1), 3), money }));
  assert.equal(summedPools(interests), { win: 11, place: 22, show: null });
  assert.equal(summedPools([]), { win: null, place: null, show: null });
});

test.run();
