import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Refusal } from '#core/kernel/refusal.ts';
import {
  ALL,
  box,
  partWheel,
  refuseBadStake,
  refuseBadTicket,
  straight,
  type Ticket,
  wheel,
} from '#core/tickets/ticket.ts';

const test = suite('a ticket');

/** Code and sentence of the refusal; null where it is a ticket. */
function refusalOf(ticket: Ticket): readonly [string, string] | null {
  try {
    refuseBadTicket(ticket);
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'invalid')
      return [error.code.replace('handicapping.ticket-', ''), error.message];
    throw error;
  }
}

test('a straight ticket has one horse for each place, in order', () => {
  assert.equal(straight('trifecta', 0.5, ['4', '2', '6']).sets, [['4'], ['2'], ['6']]);
});

test('a box has all its horses for each place that the wager names', () => {
  const horses = ['1', '1A', '3'];
  assert.equal(box('exacta', 2, horses).sets, [horses, horses]);
  assert.is(box('superfecta', 0.1, horses).sets.length, 4);
});

test('a wheel has its key in one place and all horses in the others', () => {
  assert.equal(wheel('exacta', 1, ['4']).sets, [['4'], ALL]);
  assert.equal(wheel('trifecta', 1, ['4', '5'], 2).sets, [ALL, ['4', '5'], ALL]);
  assert.equal(wheel('superfecta', 1, ['4'], 4).sets, [ALL, ALL, ALL, ['4']]);
});

test('every kind of ticket carries its wager and base, and is accepted', () => {
  for (const ticket of [
    straight('win', 2, ['4']),
    box('quinella', 1, ['1', '2']),
    wheel('exacta', 1, ['4']),
    partWheel('trifecta', 0.5, [['1'], ['2', '3'], ALL]),
  ]) {
    assert.is(refusalOf(ticket), null, ticket.wager);
    assert.ok(ticket.base > 0);
  }
});

test('a stake is an amount of whole cents above zero', () => {
  for (const base of [0.01, 0.1, 0.2, 0.5, 1, 2, 19.99, 1_000_000]) refuseBadStake(base);
  for (const base of [0, -2, 0.001, 0.105, Number.NaN, Number.POSITIVE_INFINITY])
    assert.is(refusalOf(straight('win', base, ['1']))?.[0], 'stake', String(base));
  assert.is(refusalOf(straight('win', 0.001, ['1']))?.[1], 'A stake of 0.001 dollars is not valid.');
});

test('a ticket has as many places as its wager', () => {
  assert.equal(refusalOf(straight('exacta', 1, ['1'])), [
    'places',
    'This exacta ticket needs 2 places, not 1.',
  ]);
  assert.is(refusalOf(straight('win', 1, ['1', '2']))?.[1], 'This win ticket needs 1 place, not 2.');
  assert.is(refusalOf(partWheel('superfecta', 1, []))?.[0], 'places');
});

test('no place may be without a horse', () => {
  assert.equal(refusalOf(partWheel('trifecta', 1, [['1'], [], ['3']])), [
    'empty',
    'Place 2 of the trifecta ticket names no horse.',
  ]);
  assert.is(
    refusalOf(partWheel('exacta', 1, [[], ALL]))?.[1],
    'Place 1 of the exacta ticket names no horse.',
  );
});

test('a bet to win, place or show is on one horse', () => {
  assert.equal(refusalOf(box('win', 2, ['1', '2'])), ['several', 'A win ticket is on one horse.']);
  assert.is(refusalOf(wheel('show', 2, ['1'], 2))?.[0], 'several', 'all horses to show');
  assert.is(refusalOf(box('place', 2, ['1', '1'])), null, 'the same horse named twice');
});

test('of several faults the first is named: the stake, then the places', () => {
  assert.is(refusalOf(partWheel('exacta', 0, [[]]))?.[0], 'stake');
  assert.is(refusalOf(partWheel('exacta', 1, [[]]))?.[0], 'places');
});

test.run();
