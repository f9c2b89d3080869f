import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Race } from '#core/card/race.ts';
import { entryIn } from '#core/picks/ledger/chain.ts';
import type { LedgerEntry } from '#core/picks/ledger/entry.ts';
import type { Finisher, RaceResult } from '#core/results/race-result.ts';
import { isOfAnotherCard, ticketOutcomes } from '#core/results/ticket-outcome.ts';
import { aDoubt } from '#test/support/a-doubt.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aRaceResult } from '#test/support/a-result.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aChain, someFacts } from '#test/support/a-sealed-pick.ts';
import { present } from '#test/support/present.ts';

const test = suite('what became of the tickets of a sealed pick');

/** The entry of a race as it was sealed. */
const sealedOn = (race: Race): LedgerEntry => entryIn(present(aChain([someFacts({}, race)])[0]));

const THREE = aRace({ runners: ['1', '2', '3'].map((programNumber) => aRunner({ programNumber })) });
const COUPLED = aRace({
  runners: [
    aRunner({ programNumber: '1', coupledWith: 'A' }),
    aRunner({ programNumber: '1A', coupledWith: 'A' }),
    aRunner({ programNumber: '2' }),
  ],
});
const entry = sealedOn(THREE);
const coupled = sealedOn(COUPLED);

const raceOf = (starters: readonly Partial<Finisher>[], change: Partial<RaceResult> = {}): RaceResult =>
  aRaceResult({ starters: starters.map((starter) => aFinisher(starter)), ...change });
const numbers = (...list: readonly string[]) => list.map((programNumber) => ({ programNumber }));

test('the winner’s ticket has won, all that ran are known, and the field is complete', () => {
  assert.equal(ticketOutcomes(entry, aRaceResult()), {
    ran: [true, true, true],
    won: [1, 0, 0],
    isComplete: true,
  });
});

test('a scratched horse did not run, and the others are a complete field', () => {
  const outcome = ticketOutcomes(entry, raceOf(numbers('1', '3')));
  assert.equal(outcome, { ran: [true, false, true], won: [1, 0, 0], isComplete: true });
});

test('a declared non-starter without odds did not run for money', () => {
  const race = raceOf([{ programNumber: '1' }, { programNumber: '2', odds: null }, { programNumber: '3' }]);
  assert.equal(ticketOutcomes(entry, race)?.ran, [true, false, true]);
});

test('two winners in a dead heat have half a win each', () => {
  const level = { official: 1, crossed: 1, deadHeat: true };
  const race = raceOf([
    { programNumber: '1', ...level },
    { programNumber: '2', ...level },
    { programNumber: '3' },
  ]);
  assert.equal(ticketOutcomes(entry, race)?.won, [0.5, 0.5, 0]);
});

test('two halves of an entry in a dead heat are one ticket, which has won whole', () => {
  const level = { official: 1, crossed: 1, deadHeat: true };
  const race = raceOf([
    { programNumber: '1', ...level },
    { programNumber: '1A', ...level },
    { programNumber: '2' },
  ]);
  assert.equal(ticketOutcomes(coupled, race)?.won, [1, 0]);
});

test('an entry wins and runs with either of its horses', () => {
  const mateWins = raceOf([
    { programNumber: '1A', crossed: 1, official: 1 },
    { programNumber: '2', crossed: 2, official: 2 },
  ]);
  assert.equal(ticketOutcomes(coupled, mateWins), { ran: [true, true], won: [1, 0], isComplete: true });
});

test('the official winner has won, not the horse that was disqualified from first', () => {
  const race = raceOf([
    { programNumber: '3', crossed: 1, official: 2, disqualified: true },
    { programNumber: '1', crossed: 2, official: 1 },
  ]);
  assert.equal(ticketOutcomes(entry, race)?.won, [1, 0, 0]);
});

test('without official places the order across the wire counts', () => {
  const race = raceOf([
    { programNumber: '2', crossed: 1, official: null },
    { programNumber: '1', crossed: 2, official: null },
  ]);
  assert.equal(ticketOutcomes(entry, race)?.won, [0, 1, 0]);
});

test('a cancelled race and one without a winner have no outcome', () => {
  assert.is(ticketOutcomes(entry, aRaceResult({ cancelled: { reason: 'Weather' } })), null);
  assert.is(ticketOutcomes(entry, raceOf([{ programNumber: '1', crossed: null, official: null }])), null);
  assert.is(ticketOutcomes(entry, raceOf([])), null);
});

test('a horse that ran and was never sealed leaves the field incomplete', () => {
  assert.is(ticketOutcomes(entry, raceOf(numbers('1', '2', '3', '7')))?.isComplete, false);
});

test('a winner that was never sealed leaves every ticket a loser', () => {
  const race = raceOf([
    { programNumber: '7', crossed: 1, official: 1 },
    { programNumber: '1', crossed: 2, official: 2 },
  ]);
  assert.equal(ticketOutcomes(entry, race), { ran: [true, false, false], won: [0, 0, 0], isComplete: false });
});

test('where only the paid horses are named the field is not complete', () => {
  assert.is(ticketOutcomes(entry, aRaceResult({ isFieldComplete: false }))?.isComplete, false);
});

test('shares of the win never come to more than one', () => {
  const finisher = fc.record({
    programNumber: fc.constantFrom('1', '2', '3', '7'),
    official: fc.option(fc.integer({ min: 1, max: 2 })),
    crossed: fc.option(fc.integer({ min: 1, max: 3 })),
    odds: fc.option(fc.integer({ min: 1, max: 9 })),
  });
  const field = fc.uniqueArray(finisher, { selector: ({ programNumber }) => programNumber });
  fc.assert(
    fc.property(field, (starters) => {
      const outcome = ticketOutcomes(entry, raceOf(starters));
      if (outcome === null) return;
      const sum = outcome.won.reduce((all, share) => all + share, 0);
      assert.ok(sum <= 1 + 1e-12);
      if (outcome.isComplete) assert.ok(Math.abs(sum - 1) < 1e-12);
      outcome.won.forEach((share, ticket) => {
        if (share > 0) assert.ok(outcome.ran[ticket]);
      });
    }),
  );
});

test('another horse under a sealed number is a pick of another card', () => {
  assert.is(isOfAnotherCard(entry, aRaceResult()), false);
  assert.is(isOfAnotherCard(entry, raceOf([{ programNumber: '1', horseName: 'Tin Whistle' }])), true);
});

test('a name in another spelling is the same horse, a number that was never sealed is not a pick', () => {
  assert.is(isOfAnotherCard(entry, raceOf([{ horseName: 'PAPER LANTERN 1 (IRE)' }])), false);
  assert.is(isOfAnotherCard(entry, raceOf([{ programNumber: '9', horseName: 'Tin Whistle' }])), false);
});

test('behind a winner for purse money only the next horse has won the bets', () => {
  const race = raceOf([
    { programNumber: '1', odds: null, noBetting: 'purse-only' },
    { programNumber: '2' },
    { programNumber: '3' },
  ]);
  assert.equal(ticketOutcomes(entry, race), { ran: [false, true, true], won: [0, 1, 0], isComplete: true });
});

test('a pick is not scored while the winner is in doubt, and is where only a later place is', () => {
  assert.is(ticketOutcomes(entry, aRaceResult({ doubts: [aDoubt({ fromPlace: 1 })] })), null);
  assert.equal(ticketOutcomes(entry, aRaceResult({ doubts: [aDoubt()] }))?.won, [1, 0, 0]);
});

test.run();
