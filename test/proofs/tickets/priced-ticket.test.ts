import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { finishOrder } from '#core/handicapping/finish-order.ts';
import { pricedTicket } from '#core/tickets/priced-ticket.ts';
import { box, partWheel, straight, type Ticket, wheel } from '#core/tickets/ticket.ts';
import type { TicketField } from '#core/tickets/ticket-field.ts';
import { PLACES, type Wager } from '#core/tickets/wager.ts';
import { isNear } from '#test/core/handicapping/vectors.ts';
import { everyOrder, isPaid } from '#test/core/tickets/every-order.ts';
import { refusalOf } from '#test/support/refused.ts';

const test = suite('tickets on one race');

const BENTER = { second: 0.81, third: 0.65 };
const FIELD = [0.4, 0.25, 0.15, 0.12, 0.08];
const MOST = 12;

const fieldOfSize = (size: number, scratched: readonly string[] = []): TicketField => ({
  interests: Array.from({ length: size }, (_, index) => [String(index + 1)]),
  gone: scratched,
});
const priced = (ticket: Ticket, exponents = BENTER) =>
  pricedTicket(ticket, fieldOfSize(FIELD.length, ['7']), finishOrder(FIELD, exponents));
const code = (ticket: Ticket) => refusalOf(() => priced(ticket)).code;

test('the published exacta of the first two is .1667 by Harville and .1532 discounted', () => {
  const exacta = straight('exacta', 1, ['1', '2']);
  assert.ok(isNear(priced(exacta, { second: 1, third: 1 }).chance, 0.1667, 5e-5));
  assert.ok(isNear(priced(exacta).chance, 0.1532, 5e-5));
});

test('boxes, wheels and part-wheels cost what a window asks', () => {
  const cost = (ticket: Ticket) => [priced(ticket).combinations, priced(ticket).cost];
  assert.equal(cost(box('exacta', 2, ['1', '2', '3'])), [6, 12]);
  assert.equal(cost(box('trifecta', 0.5, ['1', '2', '3', '4'])), [24, 12]);
  assert.equal(cost(box('superfecta', 0.1, ['1', '2', '3', '4', '5'])), [120, 12]);
  assert.equal(cost(box('superfecta', 0.1, ['1', '2', '3', '4'])), [24, 2.4]);
  assert.equal(cost(box('quinella', 2, ['1', '2', '3', '4'])), [6, 12]);
  assert.equal(cost(wheel('exacta', 1, ['4'])), [4, 4]);
  assert.equal(cost(wheel('exacta', 1, ['4'], 2)), [4, 4]);
  assert.equal(cost(wheel('trifecta', 0.5, ['4'])), [12, 6]);
  assert.equal(cost(wheel('quinella', 2, ['4'])), [4, 8]);
  assert.equal(cost(partWheel('trifecta', 0.5, [['1'], ['2', '3'], ['2', '3', '4']])), [4, 2]);
  assert.equal(cost(partWheel('superfecta', 0.1, [['1'], ['2'], ['3'], 'all'])), [2, 0.2]);
  assert.equal(cost(straight('show', 2, ['5'])), [1, 2]);
});

test('a horse in two places, a horse named twice and a mirrored quinella are not charged', () => {
  assert.is(
    priced(
      partWheel('exacta', 1, [
        ['1', '2'],
        ['1', '2', '3'],
      ]),
    ).combinations,
    4,
  );
  assert.is(priced(box('exacta', 1, ['1', '1', '2'])).combinations, 2);
  assert.is(
    priced(
      partWheel('quinella', 1, [
        ['1', '2'],
        ['2', '1'],
      ]),
    ).combinations,
    1,
  );
});

test('place chances sum to two and show chances to three', () => {
  const sum = (wager: Wager) =>
    FIELD.reduce((total, _, index) => total + priced(straight(wager, 2, [String(index + 1)])).chance, 0);
  assert.ok(isNear(sum('win'), 1, 1e-12));
  assert.ok(isNear(sum('place'), 2, 1e-12));
  assert.ok(isNear(sum('show'), 3, 1e-12));
});

test('a box of the whole field is certain', () => {
  for (const wager of ['quinella', 'exacta', 'trifecta', 'superfecta'] as const)
    assert.ok(isNear(priced(box(wager, 1, ['1', '2', '3', '4', '5'])).chance, 1, 1e-12), wager);
});

test('an invalid ticket is refused with the reason', () => {
  const exacta = (...sets: (readonly string[])[]) => partWheel('exacta', 1, sets);
  assert.is(code(exacta(['1'], [])), 'handicapping.ticket-empty');
  assert.is(code(exacta(['1'], ['6'])), 'handicapping.ticket-unknown');
  assert.is(code(exacta(['1'], ['7'])), 'handicapping.ticket-scratched');
  assert.is(code(exacta(['1'])), 'handicapping.ticket-places');
  assert.is(code(exacta(['1'], ['1'])), 'handicapping.ticket-void');
  assert.is(code(straight('win', 2, ['1', '2'])), 'handicapping.ticket-places');
  assert.is(code(box('show', 2, ['1', '2'])), 'handicapping.ticket-several');
  assert.is(code(wheel('win', 2, [])), 'handicapping.ticket-empty');
  for (const base of [0, -2, 0.001, Number.NaN, Number.POSITIVE_INFINITY])
    assert.is(code(straight('win', base, ['1'])), 'handicapping.ticket-stake');
  const { message } = refusalOf(() => priced(exacta(['1'], ['7'])));
  assert.is(message, '#7 is not running.');
});

/** A ticket with what it names, place by place. */
interface Drawn {
  readonly ticket: Ticket;
  readonly sets: readonly (readonly number[])[];
}

const numbers = (places: readonly number[]): readonly string[] => places.map((place) => String(place + 1));

/** Any ticket on a field of the size: straight, box, wheel and part-wheel in turn. */
function tickets(wager: Wager, size: number): fc.Arbitrary<Drawn> {
  const all = Array.from({ length: size }, (_, index) => index);
  const some = fc.subarray(all, { minLength: 1 });
  const places = PLACES[wager];
  const perPlace = (sets: readonly (readonly number[])[]): Drawn => ({
    ticket: partWheel(wager, 0.5, sets.map(numbers)),
    sets,
  });
  const anyHorse = fc.constantFrom(...all).map((index) => [index]);
  if (places === 1) return anyHorse.map((set) => perPlace([set]));
  const straights = fc.shuffledSubarray(all, { minLength: places, maxLength: places });
  return fc.oneof(
    straights.map((horses) => ({
      ticket: straight(wager, 1, numbers(horses)),
      sets: horses.map((horse) => [horse]),
    })),
    fc.subarray(all, { minLength: places }).map((horses) => ({
      ticket: box(wager, 0.1, numbers(horses)),
      sets: Array.from({ length: places }, () => horses),
    })),
    fc.tuple(some, fc.integer({ min: 1, max: places })).map(([key, place]) => ({
      ticket: wheel(wager, 2, numbers(key), place),
      sets: Array.from({ length: places }, (_, index) => (index === place - 1 ? key : all)),
    })),
    fc.array(some, { minLength: places, maxLength: places }).map(perPlace),
  );
}

const chancesOf = (size: number) =>
  fc
    .array(fc.double({ min: 0.02, max: 1, noNaN: true }), { minLength: size, maxLength: size })
    .map((values) => values.map((value) => value / values.reduce((sum, value) => sum + value, 0)));
const power = fc.double({ min: 0.3, max: 1.2, noNaN: true });
const exponents = fc.oneof(
  fc.record({ second: power, third: power }),
  fc.record({ second: power, third: power, fourth: power }),
);

/** Orders of the first places that the ticket names: what it must be charged for. */
function chargedFor({ ticket, sets }: Drawn, size: number): number {
  const named = everyOrder(new Array(size).fill(1 / size), { second: 1, third: 1 }, sets.length);
  const paid = named.filter(({ horses }) => sets.every((set, index) => set.includes(horses[index] ?? -1)));
  if (ticket.wager !== 'quinella') return paid.length;
  return new Set(paid.map(({ horses }) => [...horses].sort().join())).size;
}

function compared(size: number, wager: Wager, runs: number, depth: number): void {
  fc.assert(
    fc.property(tickets(wager, size), chancesOf(size), exponents, (drawn, chances, powers) => {
      const count = chargedFor(drawn, size);
      fc.pre(count > 0);
      const { chance, combinations, cost } = pricedTicket(
        drawn.ticket,
        fieldOfSize(size),
        finishOrder(chances, powers),
      );
      const brute = everyOrder(chances, powers, depth)
        .filter(({ horses }) => isPaid(wager, drawn.sets, horses))
        .reduce((sum, order) => sum + order.chance, 0);
      assert.is(combinations, count);
      assert.ok(isNear(cost, drawn.ticket.base * count, 1e-9));
      assert.ok(isNear(chance, brute, 1e-9), `${wager} on ${size}: ${chance} is not ${brute}`);
    }),
    { numRuns: runs },
  );
}

const WAGERS = Object.keys(PLACES) as readonly Wager[];

/** Fewer where there are many orders: twelve horses fill five places in 95,040 ways. */
const runsFor = (size: number, wager: Wager): number =>
  size <= 7 || PLACES[wager] < 4 ? 12 : PLACES[wager] === 5 ? 1 : 4;

test('over every order of the first places, in every field up to twelve, any ticket has this chance and cost', () => {
  for (let size = 1; size <= MOST; size += 1) {
    for (const wager of WAGERS)
      if (PLACES[wager] <= size) compared(size, wager, runsFor(size, wager), Math.max(3, PLACES[wager]));
  }
});

test('over every order of the whole field, in small fields, it is the same', () => {
  for (const wager of WAGERS) compared(6, wager, 10, 6);
});

test.run();
