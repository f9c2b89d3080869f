import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { Announcement } from '#core/kernel/announcement.ts';
import { instant, MINUTE } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import { makeRecordBoards } from '#core/odds/use-cases/record-boards.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('recording boards');

const card = aCard();
const [first, second] = card.races;
if (first === undefined || second === undefined) throw new Error('the card has no two races');
const POST = Number(first.postTime);
const NOW = instant(POST);
const board = (more: Partial<Parameters<typeof aBoard>[0]> = {}): Board =>
  aBoard({ raceId: first.id, at: POST - 5 * MINUTE, ...more });

async function opened() {
  const [cards, odds] = [makeMemoryCardStore(), makeMemoryOddsStore()];
  await cards.keep(card, 'hash');
  const announced: Announcement[] = [];
  const recordBoards = makeRecordBoards({
    odds,
    cards,
    allOrNothing: (work) => work(),
    announce: async (announcement) => {
      announced.push(announcement);
    },
    clock: () => NOW,
  });
  const record = (...boards: readonly Board[]) => recordBoards('saratoga', '2025-08-02', boards);
  const storedBoards = () => odds.boardsOn('saratoga', card.day, instant(POST + MINUTE));
  return { recordBoards, record, storedBoards, announced };
}

test('new boards are stored and announced, known ones neither', async () => {
  const { record, storedBoards, announced } = await opened();
  assert.equal(await record(board()), { kept: 1, known: 0, faults: [] });
  assert.equal(announced, [{ topic: 'odds', track: 'saratoga', day: card.day, raceNumber: 1, at: NOW }]);
  assert.equal(await record(board()), { kept: 0, known: 1, faults: [] });
  assert.is(announced.length, 1);
  assert.is((await storedBoards()).length, 1);
});

test('new boards of several races are announced once, for the whole day', async () => {
  const { record, announced } = await opened();
  await record(board(), board({ raceId: second.id }));
  assert.equal(
    announced.map(({ raceNumber }) => raceNumber),
    [null],
  );
});

test('a board that cannot be of a race is refused alone, with a sentence', async () => {
  const faulty: readonly (readonly [Board, RegExp])[] = [
    [board({ raceId: 'saratoga-2025-08-02-9' }), /the card has no such race/],
    [board({ raceId: 'nonsense' }), /the card has no such race/],
    [board({ prices: [2, 3, 4, 6, 10, 20, 30] }), /no horse of the card has number 7/],
    [board({ prices: [2, -1, 4] }), /-1 to 1 on number 2 is not a possible price/],
    [board({ prices: [Number.NaN, 2] }), /NaN to 1 on number 1 is not a possible price/],
    [board({ prices: [0, 2] }), /0 to 1 on number 1 is not a possible price/],
    [board({ prices: [1_000, 2] }), /1000 to 1 on number 1 is not a possible price/],
    [board({ prices: [] }), /it shows no price/],
    [board({ prices: [null, null] }), /it shows no price/],
    [board({ prices: [99, 99, 99, 99, 99, 99] }), /its prices add up to 6% of a field/],
    [board({ prices: [0.05, 0.05, 0.05] }), /its prices add up to 286% of a field/],
    [board({ winPool: -5 }), /a pool is not a sum of money/],
  ];
  const { record, storedBoards, announced } = await opened();
  for (const [board, why] of faulty) {
    const { kept, known, faults } = await record(board);
    assert.equal([kept, known, faults.length], [0, 0, 1]);
    assert.match(faults[0] ?? '', why);
    assert.match(
      faults[0] ?? '',
      /^The board of \S+ from A tote at 2025-08-02T17:00:00\.000Z was refused: .*\.$/,
    );
  }
  assert.equal([await storedBoards(), announced], [[], []]);
  const mixed = await record(board(), ...faulty.map(([board]) => board));
  assert.equal([mixed.kept, mixed.faults.length], [1, faulty.length]);
});

test('duplicate or malformed money and numbers are refused', async () => {
  const { record } = await opened();
  const [boardInterest, ...others] = board().interests;
  if (boardInterest === undefined) throw new Error('the board is empty');
  const faulty = [
    [{ ...board(), interests: [boardInterest, boardInterest, ...others] }, /it shows number 1 twice/],
    [
      { ...board(), interests: [{ ...boardInterest, money: { ...boardInterest.money, place: -1 } }] },
      /the money on number 1 is not a sum/,
    ],
  ] as const;
  for (const [bad, why] of faulty) assert.match((await record(bad)).faults[0] ?? '', why);
});

test('a board of a scratched horse, and one that prices only some, are stored', async () => {
  const { record } = await opened();
  const [boardInterest, ...others] = board().interests;
  if (boardInterest === undefined) throw new Error('the board is empty');
  const out = { ...boardInterest, toOne: null, isScratched: true };
  assert.is((await record({ ...board(), interests: [out, ...others] })).kept, 1);
  assert.is((await record(board({ prices: [30, null, null] }))).kept, 1);
});

test('a day without a card, no track and no day are refused whole', async () => {
  const { recordBoards, storedBoards } = await opened();
  const ask = (track: string, day: string) => recordBoards(track, day, [board()]);
  assert.is((await refused(ask('nowhere', '2025-08-02'))).code, 'card.unknown-track');
  assert.is((await refused(ask('saratoga', '2025-02-30'))).code, 'card.bad-day');
  assert.is((await refused(ask('saratoga', '2025-08-03'))).code, 'card.no-card');
  assert.equal(await storedBoards(), []);
});

test.run();
