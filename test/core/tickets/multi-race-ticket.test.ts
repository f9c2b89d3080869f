import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Leg, type MultiRaceTicket, pricedMultiRaceTicket } from '#core/tickets/multi-race-ticket.ts';
import { ALL, type TicketSet } from '#core/tickets/ticket.ts';
import { refusalOf } from '#test/support/refused.ts';
import { isNear } from '../handicapping/vectors.ts';

const test = suite('tickets over several races');

const leg = (win: readonly number[], winners: TicketSet): Leg => ({
  field: { interests: win.map((_, index) => [String(index + 1)]), gone: ['9'] },
  order: { win },
  winners,
});
const FIRST = [0.5, 0.3, 0.2];
const SECOND = [0.3, 0.3, 0.25, 0.15];
const THIRD = [0.6, 0.4];

const double = (ticketSet: TicketSet, other: TicketSet, base = 1): MultiRaceTicket => ({
  wager: 'daily double',
  base,
  legs: [leg(FIRST, ticketSet), leg(SECOND, other)],
});
const code = (ticket: MultiRaceTicket) => refusalOf(() => pricedMultiRaceTicket(ticket)).code;

test('a daily double is the product of the win chances, two by three horses cost $6', () => {
  const straight = pricedMultiRaceTicket(double(['1'], ['2']));
  assert.equal([straight.combinations, straight.cost], [1, 1]);
  assert.ok(isNear(straight.chance, 0.15, 1e-12));
  const { combinations, cost, chance } = pricedMultiRaceTicket(double(['1', '2'], ['1', '2', '3']));
  assert.equal([combinations, cost], [6, 6]);
  assert.ok(isNear(chance, 0.8 * 0.85, 1e-12));
});

test('a pick 3 has three legs, over every outcome its chances sum to one', () => {
  const single = (first: string, other: string, last: string): MultiRaceTicket => ({
    wager: 'pick 3',
    base: 0.5,
    legs: [leg(FIRST, [first]), leg(SECOND, [other]), leg(THIRD, [last])],
  });
  const outcomes = FIRST.flatMap((_, i) =>
    SECOND.flatMap((_, j) => THIRD.map((_, k) => single(String(i + 1), String(j + 1), String(k + 1)))),
  );
  const sum = outcomes.reduce((total, ticket) => total + pricedMultiRaceTicket(ticket).chance, 0);
  assert.is(outcomes.length, 24);
  assert.ok(isNear(sum, 1, 1e-12));
});

test('all horses of a leg are certain, a horse named twice is charged once', () => {
  const { combinations, chance } = pricedMultiRaceTicket(double(['1', '1'], ALL));
  assert.is(combinations, 4);
  assert.ok(isNear(chance, 0.5, 1e-12));
});

test('an empty leg, a leg too few, a stranger, a scratched horse and a bad stake are refused', () => {
  assert.is(code(double(['1'], [])), 'handicapping.ticket-empty');
  assert.is(code({ ...double(['1'], ['1']), wager: 'pick 3' }), 'handicapping.ticket-places');
  assert.is(code(double(['1'], ['8'])), 'handicapping.ticket-unknown');
  assert.is(code(double(['9'], ['1'])), 'handicapping.ticket-scratched');
  assert.is(code(double(['1'], ['1'], 0)), 'handicapping.ticket-stake');
});

test('what is wrong with a ticket is said in a sentence', () => {
  const sentence = (ticket: MultiRaceTicket) => {
    const { kind, message } = refusalOf(() => pricedMultiRaceTicket(ticket));
    assert.is(kind, 'invalid');
    return message;
  };
  assert.is(sentence(double([], ['1'])), 'Leg 1 of the daily double names no horse.');
  assert.is(sentence(double(['1'], [])), 'Leg 2 of the daily double names no horse.');
  assert.is(sentence({ ...double(['1'], ['1']), wager: 'pick 3' }), 'A pick 3 covers 3 races, not 2.');
});

test('a field bought whole in every leg is certain, and never more than that', () => {
  const { chance, combinations, cost } = pricedMultiRaceTicket(double(ALL, ALL, 0.5));
  assert.ok(isNear(chance, 1, 1e-12) && chance <= 1);
  assert.equal([combinations, cost], [12, 6]);
});

test.run();
