import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { placeByPay, type StraightPay, straightPayouts } from '#core/results/paid-place.ts';

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

test('both horses of a winning entry share its place, and the next is second', () => {
  assert.equal(places(pay('1', 4, 3, 2.4), pay('1A', 4, 3, 2.4), pay('2', null, 3, 2.2)), [
    'entry',
    'entry',
    '2',
  ]);
});

test('a race with win bets only has a winner', () => {
  assert.equal(places(pay('3', 6, null, null), pay('1', null, null, null)), ['1', 'unpaid']);
});

test('a dead heat for second and one for third take no place from the horses ahead', () => {
  assert.equal(
    places(pay('1', 6, 4, 3), pay('2', null, 3, 2.4), pay('3', null, 3, 2.4), pay('4', null, null, 2.2)),
    ['1', '2 dead heat', '2 dead heat', '4'],
  );
  assert.equal(
    places(pay('1', 6, 4, 3), pay('2', null, 3, 2.4), pay('3', null, null, 2.1), pay('5', null, null, 2.1)),
    ['1', '2', '3 dead heat', '3 dead heat'],
  );
});

test('without a show pool the first two are placed, and nobody behind them', () => {
  assert.equal(places(pay('8', 2.6, 2.1, null), pay('4', null, 2.9, null), pay('1', null, null, null)), [
    '1',
    '2',
    'unpaid',
  ]);
});

test('what was paid becomes a payout for each pool, for two dollars', () => {
  const paid = (straightPay: StraightPay) =>
    straightPayouts(straightPay).map(({ wager, base, winningNumbers, payoff }) => [
      wager,
      base,
      winningNumbers,
      payoff,
    ]);
  assert.equal(paid(pay('1A', 8.7, 4.5, 3.1)), [
    ['Win', 2, '1A', 8.7],
    ['Place', 2, '1A', 4.5],
    ['Show', 2, '1A', 3.1],
  ]);
  assert.equal(paid(pay('2', null, 5.2, null)), [['Place', 2, '2', 5.2]]);
  assert.equal(paid(pay('9', null, null, null)), []);
});

test.run();
