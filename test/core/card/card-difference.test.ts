import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cardDifferences } from '#core/card/card-difference.ts';
import type { Card, Race } from '#core/card/race.ts';
import type { Runner } from '#core/card/runner.ts';
import { instant } from '#core/kernel/instant.ts';
import { aCard, aProvenance } from '#test/support/a-card.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';

const test = suite('card difference');

const withRace = (card: Card, number: number, change: (race: Race) => Race): Card => ({
  ...card,
  races: card.races.map((race) => (race.number === number ? change(race) : race)),
});
const withRunner = (card: Card, change: (runner: Runner) => Runner): Card =>
  withRace(card, 1, (race) => ({
    ...race,
    runners: race.runners.map((runner) => (runner.programNumber === '2' ? change(runner) : runner)),
  }));
const between = (card: Card, importedCard: Card) => [...cardDifferences(card, importedCard)];

test('the same facts imported at another time from another file are no difference', () => {
  const provenance = { ...aProvenance(), source: 'another file', at: instant(0) };
  assert.equal(between(aCard(), aCard({ provenance })), []);
});

test('a moved morning line is named with race, runner, fact, and stored and imported value', () => {
  const card = withRunner(aCard(), (runner) => ({ ...runner, morningLine: aPrice(4.5) }));
  assert.equal(between(aCard(), card)[0], {
    raceNumber: 1,
    programNumber: '2',
    what: 'morningLine.text',
    stored: '3-1',
    imported: '9-2',
  });
});

test('a changed purse is a difference of the race, not of a runner', () => {
  const card = withRace(aCard(), 2, (race) => ({ ...race, purse: 90_000 }));
  assert.equal(between(aCard(), card), [
    { raceNumber: 2, programNumber: null, what: 'purse', stored: '80000', imported: '90000' },
  ]);
});

test('a moved post time is shown as an instant', () => {
  const card = withRace(aCard(), 1, (race) => ({ ...race, postTime: null }));
  assert.equal(between(aCard(), card), [
    {
      raceNumber: 1,
      programNumber: null,
      what: 'postTime',
      stored: '2025-08-02T17:05:00.000Z',
      imported: 'nothing',
    },
  ]);
});

test('a corrected past race is found by its place in the list', () => {
  const card = withRunner(aCard(), (runner) => ({ ...runner, pastPerformances: [aPastRace(), aPastRace()] }));
  const importedCard = withRunner(aCard(), (runner) => ({
    ...runner,
    pastPerformances: [aPastRace(), aPastRace({ speedFigure: 91 })],
  }));
  assert.equal(
    between(card, importedCard).map(({ what, stored: was, imported: is }) => [what, was, is]),
    [['pastPerformances.1.speedFigure', '84', '91']],
  );
});

test('a fact of several parts that one card does not have at all is one difference', () => {
  const claiming = { low: 20_000, high: 25_000 };
  const card = withRace(aCard(), 1, (race) => ({ ...race, claiming }));
  const [difference, ...others] = between(aCard(), card);
  assert.equal(
    [difference?.what, difference?.stored, difference?.imported],
    ['claiming', 'nothing', '{"low":20000,"high":25000}'],
  );
  assert.equal(others, []);
  assert.is(between(card, aCard())[0]?.imported, 'nothing');
});

test('a long text is shown up to its sixtieth letter', () => {
  const withConditions = (conditions: string) => withRace(aCard(), 1, (race) => ({ ...race, conditions }));
  const shown = (letters: number) => between(aCard(), withConditions('x'.repeat(letters)))[0]?.imported;
  assert.equal([shown(60), shown(61)], ['x'.repeat(60), `${'x'.repeat(60)}…`]);
});

test('races are compared in the order of their numbers, 10 after 2', () => {
  const cardOf = (purse: number) => aCard({ races: [10, 2, 1].map((number) => aRace({ number, purse })) });
  assert.equal(
    between(cardOf(50_000), cardOf(60_000)).map(({ raceNumber }) => raceNumber),
    [1, 2, 10],
  );
});

test('the same card is no difference from itself, and swapping the two swaps every difference', () => {
  const card = withRunner(aCard(), (runner) => ({ ...runner, weightLb: 117, blinkers: 'on' }));
  assert.equal(between(card, card), []);
  const swapped = between(card, aCard()).map(({ stored, imported, ...rest }) => ({
    ...rest,
    stored: imported,
    imported: stored,
  }));
  assert.equal(swapped, between(aCard(), card));
  assert.is(swapped.length, 2);
});

test('another horse under a number is one difference, not one for each of its facts', () => {
  const card = withRunner(aCard(), () => aRunner({ programNumber: '2', horseName: 'LATE ARRIVAL', age: 3 }));
  assert.equal(
    between(aCard(), card).map(({ what, imported: is }) => [what, is]),
    [['horseName', 'LATE ARRIVAL']],
  );
});

test('a runner that only one of the cards has is named', () => {
  const shorter = withRace(aCard(), 1, (race) => ({ ...race, runners: race.runners.slice(0, 5) }));
  const missing = { raceNumber: 1, programNumber: '6', what: 'runner' };
  assert.equal(between(aCard(), shorter), [{ ...missing, stored: 'PAPER LANTERN 6', imported: 'nothing' }]);
  assert.equal(between(shorter, aCard()), [{ ...missing, stored: 'nothing', imported: 'PAPER LANTERN 6' }]);
});

test('a race that only one of the cards has is named', () => {
  const shorter = { ...aCard(), races: aCard().races.slice(0, 1) };
  const missing = { raceNumber: 2, programNumber: null, what: 'race' };
  assert.equal(between(aCard(), shorter), [{ ...missing, stored: 'race 2', imported: 'nothing' }]);
});

test.run();
