import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { originOf } from '#core/card/price.ts';
import { boardText } from '#core/card/price-text.ts';
import { interestOn, priceOn } from '#core/odds/board-price.ts';
import { readFraction, toOne } from '#core/odds/fraction.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aPrice } from '#test/support/a-price.ts';

const test = suite('a price on a board');

test('prices are written as the trade writes them, and to the hundredth between the steps', () => {
  const words = [0.05, 0.2, 0.6, 1, 1.2, 3.5, 12, 99, 3.85, 0.75, 12.3].map(boardText);
  assert.equal(words, [
    '1-20',
    '1-5',
    '3-5',
    '1-1',
    '6-5',
    '7-2',
    '12-1',
    '99-1',
    '3.85-1',
    '0.75-1',
    '12.3-1',
  ]);
});

test('whatever is written reads back as the same price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_900 }), (hundredths) => {
      const odds = hundredths / 100;
      assert.ok(Math.abs(toOne(readFraction(boardText(odds))) - odds) < 1e-9, boardText(odds));
    }),
  );
});

test('a horse of an entry has the price of its number, one priced separately its own', () => {
  const board = aBoard({ raceId: 'saratoga-2025-08-02-1', at: 0, prices: [3.5, null] });
  assert.equal(priceOn(board, '1A'), aPrice(3.5, originOf('live', board.provenance)));
  assert.is(priceOn(board, '1A', 'final')?.kind, 'final');
  assert.is(priceOn(board, '2'), null);
  assert.is(priceOn(board, '3'), null);
  const ourBoard = {
    ...board,
    interests: [...board.interests, ...aBoard({ raceId: '', at: 0, prices: [8] }).interests],
  };
  const apart = {
    ...ourBoard,
    interests: ourBoard.interests.map((boardInterest, interest) =>
      interest === 2 ? { ...boardInterest, interest: '1A' } : boardInterest,
    ),
  };
  assert.is(interestOn(apart, '1A')?.toOne, 8);
  assert.is(interestOn(apart, '1X')?.toOne, 3.5);
});

test.run();
