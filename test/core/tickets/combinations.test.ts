import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type FinishOrder, finishOrder } from '#core/handicapping/finish-order.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { chanceOfSets, ticketCost, toCents } from '#core/tickets/combinations.ts';
import { countCombinations } from '#core/tickets/counting.ts';
import { pricedTicket } from '#core/tickets/priced-ticket.ts';
import { box } from '#core/tickets/ticket.ts';
import { PLACES, type Wager } from '#core/tickets/wager.ts';
import { isNear } from '../handicapping/vectors.ts';

const test = suite('the combinations of a ticket');

const count = (wager: Wager, ...sets: readonly (readonly string[])[]): number =>
  countCombinations(wager, sets);

const field = (horses: number): readonly string[] =>
  Array.from({ length: horses }, (_, horse) => `${horse + 1}`);

/** How many combinations a box of so many horses has. */
const boxOf = (wager: Wager, horses: number): number =>
  countCombinations(
    wager,
    Array.from({ length: PLACES[wager] }, () => field(horses)),
  );

test('one horse for each place is one combination', () => {
  assert.is(count('trifecta', ['4'], ['2'], ['6']), 1);
  assert.is(count('win', ['4']), 1);
});

test('a part wheel 1,2 / 1,2,3 makes 1-2, 1-3, 2-1 and 2-3', () => {
  assert.is(count('exacta', ['1', '2'], ['1', '2', '3']), 4);
});

test('a box of n horses has n(n-1) exactas, n(n-1)(n-2) trifectas, and so on', () => {
  assert.equal([boxOf('exacta', 2), boxOf('exacta', 3), boxOf('exacta', 4)], [2, 6, 12]);
  assert.equal([boxOf('trifecta', 3), boxOf('trifecta', 4), boxOf('trifecta', 5)], [6, 24, 60]);
  assert.equal([boxOf('superfecta', 4), boxOf('superfecta', 5)], [24, 120]);
  assert.equal([boxOf('super high five', 5), boxOf('super high five', 6)], [120, 720]);
});

test('a super high five on all of twenty horses has 1,860,480 orders, counted at once', () => {
  assert.is(boxOf('super high five', 20), 1_860_480);
});

test('a quinella box has n(n-1)/2, as the order does not matter', () => {
  assert.equal([boxOf('quinella', 2), boxOf('quinella', 3), boxOf('quinella', 8)], [1, 3, 28]);
  assert.is(count('quinella', ['1', '2'], ['2', '1', '3']), 3);
});

test('a box of fewer horses than places has none', () => {
  assert.equal([boxOf('exacta', 1), boxOf('trifecta', 2), boxOf('superfecta', 3)], [0, 0, 0]);
  assert.is(count('exacta', [], ['1']), 0);
});

test('a horse named twice in a set is charged once', () => {
  assert.is(count('exacta', ['1', '1'], ['2', '2', '1']), 1);
});

// Harville's model by hand: first with .5, then second among the rest.
const ORDER = finishOrder([0.5, 0.3, 0.2], { second: 1, third: 1 });
const chanceIn = (order: FinishOrder, wager: Wager, horses: readonly number[]) =>
  chanceOfSets(
    order,
    wager,
    horses.slice(0, PLACES[wager]).map((horse) => [horse]),
  );
const chance = (wager: Wager, ...horses: number[]) => chanceIn(ORDER, wager, horses);

test('an exacta pays as often as the first wins times the second among the rest', () => {
  assert.ok(isNear(chance('exacta', 0, 1), 0.5 * (0.3 / 0.5), 1e-9));
  assert.ok(isNear(chance('exacta', 2, 0), 0.2 * (0.5 / 0.8), 1e-9));
});

test('a quinella pays as often as both its exactas, however it is written', () => {
  assert.ok(isNear(chance('quinella', 0, 1), 0.3 + 0.3 * (0.5 / 0.7), 1e-9));
  assert.is(chance('quinella', 1, 0), chance('quinella', 0, 1));
});

test('in a field of three the exacta decides the trifecta, and all three show', () => {
  assert.ok(isNear(chance('trifecta', 0, 1, 2), chance('exacta', 0, 1), 1e-9));
  for (const horse of [0, 1, 2]) assert.ok(isNear(chance('show', horse), 1, 1e-9));
});

test('to place is more likely than to win, and less than to show', () => {
  for (const horse of [0, 1, 2]) {
    assert.ok(chance('place', horse) > chance('win', horse));
    assert.ok(chance('show', horse) > chance('place', horse));
  }
});

test('all combinations of a wager together pay in every race', () => {
  const horses = [0, 1, 2];
  for (const wager of ['win', 'quinella', 'exacta', 'trifecta'] as const) {
    const sets = Array.from({ length: PLACES[wager] }, () => horses);
    assert.ok(isNear(chanceOfSets(ORDER, wager, sets), 1, 1e-9), wager);
  }
});

test('a horse that is not in the field never pays', () => {
  for (const wager of ['win', 'place', 'show', 'exacta', 'trifecta'] as const)
    assert.is(chance(wager, 7, 0, 1), 0, wager);
});

test('a superfecta in a field of four is as likely as its first three', () => {
  const four = finishOrder([0.4, 0.3, 0.2, 0.1], { second: 0.81, third: 0.65 });
  const superfecta = chanceIn(four, 'superfecta', [2, 0, 3, 1]);
  assert.ok(isNear(superfecta, chanceIn(four, 'trifecta', [2, 0, 3]), 1e-9));
});

test('ten combinations of ten cents cost a dollar, and no fraction of a cent is charged', () => {
  assert.equal(
    [ticketCost(0.1, 10), ticketCost(0.1, 3), ticketCost(0.5, 24), ticketCost(2, 0)],
    [1, 0.3, 12, 0],
  );
  assert.equal([toCents(1.005 * 100), toCents(0.1 + 0.2), toCents(19.999)], [100.5, 0.3, 20]);
});

test('a ticket without a combination is refused, one on the whole field never pays more than always', () => {
  const field = { interests: [['1'], ['2'], ['3']], gone: [] };
  assert.ok(pricedTicket(box('trifecta', 1, ['1', '2', '3']), field, ORDER).chance <= 1);
  try {
    pricedTicket(box('exacta', 1, ['1']), field, ORDER);
    assert.unreachable('a box of one horse has no exacta');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    assert.equal([error.kind, error.code], ['invalid', 'handicapping.ticket-void']);
    assert.is(error.message, 'The exacta ticket has no combination: no horse can fill two places.');
  }
});

test.run();
