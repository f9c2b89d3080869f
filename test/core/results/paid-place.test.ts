import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { placeByPay, type StraightPay } from '#core/results/paid-place.ts';

const test = suite('places read from what was paid');

const pay = (
  programNumber: string,
  win: number | null,
  place: number | null,
  show: number | null,
): StraightPay => ({
  programNumber,
  win,
  place,
  show,
});

const places = (...pays: readonly StraightPay[]): readonly string[] =>
  pays.map((straightPay) => {
    const paid = placeByPay(straightPay, pays);
    return paid === null ? 'unpaid' : `${paid.place ?? 'entry'}${paid.isDeadHeat ? ' dead heat' : ''}`;
  });

test('who was paid to win was first, to place second, to show third', () => {
  assert.equal(
    places(pay('3', 6, 4, 3), pay('1', null, 5, 3), pay('2', null, null, 2.2), pay('9', null, null, null)),
    ['1', '2', '3', 'unpaid'],
  );
});

test('a dead heat takes the places behind it away', () => {
  assert.equal(places(pay('3', 4, 3, 2.4), pay('1', 5, 3, 2.4), pay('2', null, null, 2.2)), [
    '1 dead heat',
    '1 dead heat',
    '3',
  ]);
});

test('both horses of an entry that won stand with it, and the next is second', () => {
  assert.equal(places(pay('1', 4, 3, 2.4), pay('1A', 4, 3, 2.4), pay('2', null, 3, 2.2)), [
    'entry',
    'entry',
    '2',
  ]);
});

test('a race with win bets only has a winner', () => {
  assert.equal(places(pay('3', 6, null, null), pay('1', null, null, null)), ['1', 'unpaid']);
});

test.run();
