import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import { boardContent, boardKey } from '#core/odds/board-content.ts';
import { aBoard } from '#test/support/a-board.ts';

const test = suite('what a board shows');

const RACE = 'saratoga-2025-08-02-1';
const board = (change: Partial<Parameters<typeof aBoard>[0]> = {}) =>
  aBoard({ raceId: RACE, at: instant(5), prices: [1, 2], winPool: 100, ...change });

test('two boards of other moments, sources and races may show the same', () => {
  const others = [board({ at: instant(6) }), board({ source: 'Other' }), board({ raceId: `${RACE}1` })];
  for (const other of others) assert.is(boardContent(other), boardContent(board()));
});

test('and are other boards all the same', () => {
  const keys = [
    board(),
    board({ at: instant(6) }),
    board({ source: 'Other' }),
    board({ tier: 'demo' }),
    board({ raceId: `${RACE}1` }),
    board({ prices: [1, 2.1] }),
  ].map(boardKey);
  assert.is(new Set(keys).size, 6);
  assert.is(boardKey(board()), boardKey(board()));
});

test('a price, money, a pool or a scratch that differs shows something else', () => {
  const [first, ...others] = board().interests;
  const changed = (change: object) =>
    boardContent({
      ...board(),
      interests: [{ ...(first ?? assert.unreachable()), ...change } as never, ...others],
    });
  const contents = [
    boardContent(board()),
    boardContent(board({ prices: [1, null] })),
    boardContent(board({ winPool: null })),
    changed({ isScratched: true }),
    changed({ money: { win: 1, place: null, show: null } }),
    changed({ money: { win: null, place: 1, show: null } }),
    boardContent(board({ prices: [2, 1] })),
  ];
  assert.is(new Set(contents).size, 7);
});

test.run();
