import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { instant, MINUTE } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import { makePricesNow } from '#core/odds/use-cases/prices-now.ts';
import { makeShowOdds } from '#core/odds/use-cases/show-odds.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('the odds of races as they are known now');

const CARD = aCard();
const [FIRST, SECOND] = [present(CARD.races[0]), present(CARD.races[1])];
const POST = Number(FIRST.postTime);
const minutesBefore = (minutes: number) => instant(POST - minutes * MINUTE);

const board = (minutes: number, change: Partial<Parameters<typeof aBoard>[0]> = {}): Board =>
  aBoard({ raceId: FIRST.id, at: minutesBefore(minutes), ...change });

/** The odds so many minutes before the off of race 1. */
async function oddsAt(minutes: number, ...boards: Board[]) {
  const [cards, odds] = [makeMemoryCardStore(), makeMemoryOddsStore()];
  await cards.keep(CARD, 'hash');
  await odds.keep(boards);
  const clock = () => minutesBefore(minutes);
  const pricesNow = makePricesNow({ odds, clock });
  return {
    show: makeShowOdds({ cards, odds, clock }),
    prices: async () =>
      [...(await pricesNow([FIRST, SECOND]))].map(([id, { board, status }]) => ({ id, board, status })),
  };
}

test('before the first board a race has its morning line', async () => {
  const { show, prices } = await oddsAt(30);
  const { status, race, card, horses } = await show(FIRST.id);
  assert.equal([status, race.id, card, horses.length], ['morning-line', FIRST.id, CARD.provenance, 6]);
  assert.equal(await prices(), []);
});

test('a board of later than now is not known yet', async () => {
  const { show, prices } = await oddsAt(10, board(5));
  assert.is((await show(FIRST.id)).board, null);
  assert.equal(await prices(), []);
});

test('a board of this very moment is not from before it', async () => {
  assert.is((await (await oddsAt(5, board(5))).show(FIRST.id)).board, null);
});

test('the newest board counts, and both answers agree', async () => {
  const { show, prices } = await oddsAt(1, board(8), board(3, { prices: [9, 9, 9, 9, 9, 9] }));
  const { board: current, status } = await show(FIRST.id);
  assert.is(current?.provenance.at, minutesBefore(3));
  assert.equal(await prices(), [{ id: FIRST.id, board: current, status }]);
  assert.is(status, 'live');
});

test('a live board counts before a newer one that was imported', async () => {
  const { prices } = await oddsAt(1, board(8), board(3, { tier: 'imported', source: 'A file' }));
  assert.is((await prices())[0]?.board.provenance.source, 'A tote');
});

test('an old board is stale until the race is run, then only one taken at the off is final', async () => {
  assert.is((await (await oddsAt(1, board(12))).show(FIRST.id)).status, 'stale');
  assert.is((await (await oddsAt(-30, board(12))).show(FIRST.id)).status, 'stale');
  assert.is((await (await oddsAt(-30, board(12), board(0))).show(FIRST.id)).status, 'final');
});

test('each race has its own board, one without is left out', async () => {
  const second = board(6, { raceId: SECOND.id, prices: [1, 2, 3, 4, 5, 6] });
  const { prices, show } = await oddsAt(5, second);
  assert.equal(await prices(), [{ id: SECOND.id, board: second, status: 'live' }]);
  assert.is((await show(FIRST.id)).board, null);
});

test('a race that is not on a card is refused', async () => {
  const { show } = await oddsAt(5);
  for (const id of ['saratoga-2025-08-02-9', 'nonsense', ''])
    assert.is((await refused(show(id))).code, 'card.unknown-race', id);
});

test.run();
