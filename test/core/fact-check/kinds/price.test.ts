import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { choice, price } from '#core/fact-check/kinds/price.ts';
import type { Evidence } from '#core/handicapping/evidence.ts';
import { instantOn } from '#core/kernel/race-day.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aPastRace } from '#test/support/a-runner.ts';
import { DAY, evidenceWith, holdsFor, SUBJECT } from './kind-checks.ts';

const test = suite('claims about prices and the public’s order');

/** Ten minutes before the claims are checked. */
const TEN_BEFORE = instantOn(DAY, 590, 'America/New_York');

/** On the morning line 5-1, 6-1, 7-2 (the horse meant), 8-1 and 9-1; on the board as given, ten minutes before. */
function withBoard(prices: readonly (number | null)[]): Evidence {
  const { race } = evidenceWith();
  return evidenceWith({}, {}, { boards: [aBoard({ raceId: race.id, at: TEN_BEFORE, prices })] });
}

test('a price is written in many ways', () => {
  for (const text of ['It is 7-2.', 'It is 7/2.', 'It is 7 to 2.', 'It is 7-to-2.', 'It is 3.5-1.'])
    assert.equal(holdsFor(price, text), [true], text);
});

test('evens and even money are 1-1', () => {
  assert.equal(holdsFor(price, 'It is even money.', evidenceWith({ morningLine: aPrice(1) })), [true]);
  assert.equal(holdsFor(price, 'It is evens.'), [false]);
});

test('a price may be rounded by a hundredth', () => {
  assert.equal(holdsFor(price, 'It is 3.51-1.'), [true]);
  assert.equal(holdsFor(price, 'It is 3.49-1.'), [true]);
  assert.equal(holdsFor(price, 'It is 3.6-1.'), [false]);
});

test('records, distances, margins, fractions, dates and percents are no prices', () => {
  for (const text of [
    'It is 3-for-8.',
    'It goes 1 1/16 miles.',
    'It goes 7/8 mile.',
    'It won by 3/4 lengths.',
    'It worked on 2025-07-26.',
    'It is a 4-5 year old.',
    'It ran the half in 22 3/5 seconds.',
  ])
    assert.equal(holdsFor(price, text), [], text);
});

test('a price to take is no claim about the card, nor are numbers of a ticket', () => {
  for (const text of [
    'Its fair price is 9-2.',
    'It needs 6-1.',
    'I insist on at least 5-1.',
    'It should be 3-1.',
    'A pick 3 of 1-2.',
    'Wheel 3-4 on top.',
  ])
    assert.equal(holdsFor(price, text), [], text);
});

test('a price of another clause is still a claim', () => {
  assert.equal(holdsFor(price, 'A bet at 6-1 or better, though it is 7-2 on the line.'), [true]);
});

test('the words say whether the line or the board is meant', () => {
  const evidence = withBoard([4, 6, 5, 10, 20]);
  assert.equal(holdsFor(price, 'It is 5-1 on the board.', evidence), [true]);
  assert.equal(holdsFor(price, 'It is 7-2 on the board.', evidence), [false]);
  assert.equal(holdsFor(price, 'It is 7-2 on the morning line.', evidence), [true]);
  assert.equal(holdsFor(price, 'It is 5-1 on the morning line.', evidence), [false]);
  assert.equal(holdsFor(price, 'It is 5-1.', evidence), [true]);
  assert.equal(holdsFor(price, 'It is 7-2.', evidence), [true]);
  assert.equal(holdsFor(price, 'It is 6-1.', evidence), [false]);
});

test('without a board a live price cannot be checked', () => {
  assert.equal(holdsFor(price, 'It is now 7-2.'), [null]);
});

test('with the line unknown and a board there is a price to check', () => {
  const { race } = evidenceWith();
  const boards = [aBoard({ raceId: race.id, at: TEN_BEFORE, prices: [4, 6, 5, 10, 20] })];
  const evidence = evidenceWith({ morningLine: null }, {}, { boards });
  assert.equal(holdsFor(price, 'It is 7-2.', evidence), [false]);
  assert.equal(holdsFor(price, 'It is 7-2 on the morning line.', evidence), [null]);
  assert.equal(holdsFor(choice, 'It is the favorite.', evidence), [false]);
});

test('a price of an earlier race is recognized within half a point and never refuted', () => {
  const evidence = evidenceWith({ pastPerformances: [aPastRace({ odds: 12.4 }), aPastRace({ odds: null })] });
  assert.equal(holdsFor(price, 'It was 12-1 last time.', evidence), [true]);
  assert.equal(holdsFor(price, 'It was 13-1 last time.', evidence), [null]);
});

test('odds of 7-0 are not a price', () => {
  assert.equal(holdsFor(price, 'It is 7-0.'), []);
});

test('the public’s order counts on the line and on the board', () => {
  const evidence = withBoard([1, 2, 9, 10, 20]);
  assert.equal(holdsFor(choice, 'It is the morning-line favorite.', evidence), [true]);
  assert.equal(holdsFor(choice, 'It is the third choice.', evidence), [true]);
  assert.equal(holdsFor(choice, 'It is the second choice.', evidence), [false]);
  assert.equal(holdsFor(choice, 'It is the fourth choice.', evidence), [false]);
});

test('horses at the same price share their ranks', () => {
  const evidence = withBoard([2, 2, 2, 10, 20]);
  for (const text of ['It is the clear favorite.', 'It is the second choice.', 'It is the third favourite.'])
    assert.equal(holdsFor(choice, text, evidence), [true], text);
  assert.equal(holdsFor(choice, 'It is the fourth choice.', evidence), [false]);
});

test('a scratched rival is out of the order', () => {
  const { runners } = evidenceWith({ morningLine: aPrice(5.5) });
  const field = runners.map((runner) => ({ ...runner, isScratched: runner.programNumber === '1' }));
  assert.equal(holdsFor(choice, 'It is the favorite.', evidenceWith({}, { runners })), [false]);
  assert.equal(holdsFor(choice, 'It is the favorite.', evidenceWith({}, { runners: field })), [true]);
});

test('a favorite of an earlier race is not a favorite of today', () => {
  for (const text of ['It was the favorite.', 'It beat the beaten favorite.', 'A past favorite.'])
    assert.equal(holdsFor(choice, text), [], text);
});

test('the fact gives the line and the board', () => {
  const factIn = (evidence: Evidence): string | undefined => {
    const subject = evidence.runners[2] ?? SUBJECT;
    return price('It is 99-1.', evidence)[0]?.check(subject).fact;
  };
  assert.is(factIn(evidenceWith()), '3 PAPER LANTERN has a morning line of 7-2');
  assert.is(factIn(evidenceWith({ morningLine: null })), '3 PAPER LANTERN has no morning line');
  assert.is(
    factIn(withBoard([4, 6, 5, 10, 20])),
    '3 PAPER LANTERN has a morning line of 7-2 and is 5-1 on the board',
  );
});

test.run();
