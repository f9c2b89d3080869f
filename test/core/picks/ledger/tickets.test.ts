import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { chancesByTicket, ticketOn, ticketsOf, toSixFigures } from '#core/picks/ledger/tickets.ts';
import { MORNING } from '#test/core/picks/picks-of.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('tickets of the ledger');
const { interests } = evidenceOf(
  aRace({
    runners: [
      aRunner({ programNumber: '1', horseName: 'FIRST HALF', coupledWith: '1', toOne: 2 }),
      aRunner({ programNumber: '2', horseName: 'ALONE', toOne: 5 }),
      aRunner({ programNumber: '1A', horseName: 'SECOND HALF', coupledWith: '1', morningLine: null }),
      aRunner({ programNumber: '3', horseName: 'NO LINE', morningLine: null }),
    ],
  }),
  new Map(),
  MORNING,
);
const tickets = ticketsOf(interests);

test('coupled horses are one ticket with one morning line', () => {
  assert.equal(
    tickets.map(({ interest, horses, line }) => [interest, horses.map(({ name }) => name), line]),
    [
      ['1', ['FIRST HALF', 'SECOND HALF'], 2],
      ['2', ['ALONE'], 5],
      ['3', ['NO LINE'], null],
    ],
  );
  assert.equal(
    ['1', '1A', '2', '9'].map((number) => ticketOn(tickets, number)),
    [0, 0, 1, -1],
  );
});

test('of coupled horses the first one’s chance counts, and a ticket without one has none', () => {
  assert.equal(
    chancesByTicket(tickets, [
      { programNumber: '1A', chance: 0.2 },
      { programNumber: '1', chance: 0.4 },
      { programNumber: '2', chance: 1 / 3 },
    ]),
    [0.4, 0.333333, 0],
  );
});

test('a chance is sealed to six significant figures', () => {
  assert.equal([1 / 3, 0.000123456789, 1, 0].map(toSixFigures), [0.333333, 0.000123457, 1, 0]);
});

test.run();
