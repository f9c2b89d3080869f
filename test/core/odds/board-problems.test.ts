import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import type { BoardInterest } from '#core/odds/board.ts';
import { boardProblem } from '#core/odds/board-problems.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('why a board cannot be of a race');

const RACE = aRace({
  runners: ['1', '1A', '2', '3'].map((programNumber) => aRunner({ programNumber })),
});

/** What is wrong with a board of these prices on 1, 2, 3 …, with some of its interests changed. */
function problem(
  prices: readonly (number | null)[],
  change: (interest: BoardInterest) => Partial<BoardInterest> = () => ({}),
): string | null {
  const board = aBoard({ raceId: RACE.id, at: instant(0), prices });
  const interests = board.interests.map((interest) => ({ ...interest, ...change(interest) }));
  return boardProblem({ ...board, interests }, RACE);
}

const renumbered = (from: string, to: string) => (interest: BoardInterest) =>
  interest.interest === from ? { interest: to } : {};

test('nothing is wrong with a field that adds up to somewhat more than one', () => {
  // 1-1, 2-1 and 3-1 imply 1/2, 1/3 and 1/4: 108%.
  assert.is(problem([1, 2, 3]), null);
});

test('an entry may be shown by its number, or by the number of its second horse', () => {
  assert.is(problem([1, 2, 3], renumbered('1', '1A')), null);
  assert.is(problem([1, 2, 3], renumbered('1', '1B')), 'no horse of the card has number 1B');
});

test('a number is shown once', () => {
  assert.is(problem([1, 2, 3], renumbered('3', '2')), 'it shows number 2 twice');
});

test('the shortest price a tote shows is a penny on the dollar, the longest 999-1', () => {
  assert.is(problem([0.01, 999, null]), null);
  assert.is(problem([0.009, 2, 3]), '0.009 to 1 on number 1 is not a possible price');
  assert.is(problem([1, 2, 999.5]), '999.5 to 1 on number 3 is not a possible price');
  assert.is(problem([1, Number.POSITIVE_INFINITY]), 'Infinity to 1 on number 2 is not a possible price');
});

test('a whole field adds up to between half and twice a race', () => {
  // Three horses at 5-1 are exactly half a race, at 1-2 exactly two.
  assert.is(problem([5, 5, 5]), null);
  assert.is(problem([5, 5, 5.1]), 'its prices add up to 50% of a field');
  assert.is(problem([0.5, 0.5, 0.5]), null);
  assert.is(problem([0.5, 0.5, 0.3]), 'its prices add up to 210% of a field');
});

test('a field with a missing price, or a single price, is not summed', () => {
  assert.is(problem([99, 99, null]), null);
  assert.is(problem([99]), null);
});

test('a scratched horse is not missed, and its price does not count', () => {
  const out = ({ interest }: BoardInterest) => ({ isScratched: interest === '3' });
  assert.is(problem([99, 99, null], out), 'its prices add up to 2% of a field');
  assert.is(problem([1, 1, 0.1], out), null);
});

test('a board without any price of a horse that runs shows none', () => {
  assert.is(
    problem([1, 2, 3], () => ({ isScratched: true })),
    'it shows no price',
  );
});

test('money is a sum of dollars, zero included', () => {
  const onThird = (place: number) => (interest: BoardInterest) =>
    interest.interest === '3' ? { money: { ...interest.money, place } } : {};
  assert.is(problem([1, 2, 3], onThird(0)), null);
  for (const place of [-1, Number.NaN, Number.POSITIVE_INFINITY])
    assert.is(problem([1, 2, 3], onThird(place)), 'the money on number 3 is not a sum', String(place));
});

test.run();
