import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decidedRace } from '#core/results/decided-race.ts';
import type { DoubtChoice } from '#core/results/doubt.ts';
import { payoffDoubts } from '#core/results/payoff-doubts.ts';
import type { Finisher, Payout, RaceResult } from '#core/results/race-result.ts';
import { settlementOf } from '#core/results/settlement.ts';
import { aDecision } from '#test/support/a-doubt.ts';
import { aFinisher, aPayout, aRaceResult } from '#test/support/a-result.ts';

const test = suite('a race as it was decided');

const FIVE = ['1', '2', '3', '4', '5'];

function raceWith(
  payouts: readonly Partial<Payout>[],
  choice: DoubtChoice | null,
  starters: readonly Finisher[] = FIVE.map((programNumber) => aFinisher({ programNumber })),
): RaceResult {
  const race = aRaceResult({ starters, payouts: payouts.map(aPayout) });
  const doubts = payoffDoubts(race);
  return { ...race, doubts, ...(choice === null ? {} : { decision: aDecision(choice) }) };
}

const trifecta = (winningNumbers: string) => ({ wager: 'Trifecta', base: 0.5, winningNumbers, payoff: 40 });
const order = ({ starters }: RaceResult) =>
  starters
    .toSorted((a, b) => Number(a.official) - Number(b.official))
    .map(({ programNumber }) => programNumber)
    .join('-');
const numbers = ({ payouts }: RaceResult) => payouts.map(({ winningNumbers }) => winningNumbers);
const settled = (race: RaceResult, numbers: readonly string[]) =>
  settlementOf({ wager: 'trifecta', base: 0.5, sets: numbers.map((number) => [number]) }, race);

test('without a decision nothing changes, and the wager in doubt is not settled', () => {
  const race = raceWith([trifecta('1-2-5')], null);
  assert.is(decidedRace(race), race);
  assert.is(settled(race, ['1', '2', '5']).outcome, 'unknown');
  assert.match(settled(race, ['1', '2', '3']).note ?? '', /^in doubt: The Trifecta was paid on 1-2-5/);
});

test('where the order is right, the payoff belongs to the horses placed first', () => {
  const race = decidedRace(raceWith([trifecta('1-2-5')], 'order'));
  assert.equal([numbers(race), order(race)], [['1-2-3'], '1-2-3-4-5']);
  assert.equal(
    [settled(race, ['1', '2', '3']).returned, settled(race, ['1', '2', '5']).outcome],
    [40, 'lost'],
  );
});

test('where the order is right and one of two lines agrees with it, only that line pays', () => {
  const race = decidedRace(raceWith([trifecta('1-2-3'), trifecta('1-2-5')], 'order'));
  assert.equal(numbers(race), ['1-2-3']);
});

test('when the payoffs are right, the horses they name take those places and the others follow', () => {
  const race = decidedRace(raceWith([trifecta('1-2-5')], 'payoffs'));
  assert.equal([numbers(race), order(race)], [['1-2-5'], '1-2-5-3-4']);
  assert.is(settled(race, ['1', '2', '5']).returned, 40);
  const won = decidedRace(raceWith([{ winningNumbers: '3', payoff: 12.6 }], 'payoffs'));
  assert.is(order(won), '3-1-2-4-5');
});

test('a starter for purse money only stays where it is when the payoffs are right', () => {
  const starters = FIVE.map((programNumber) =>
    aFinisher({ programNumber, ...(programNumber === '2' ? { odds: null, noBetting: 'purse-only' } : {}) }),
  );
  const race = decidedRace(raceWith([trifecta('1-3-5')], 'payoffs', starters));
  assert.is(order(race), '1-2-3-5-4');
});

test('where the payoffs are right and win pays another price, the odds are those of the payoff', () => {
  const race = decidedRace(raceWith([{ payoff: 12.6 }], 'payoffs'));
  assert.equal([race.starters[0]?.odds, order(race)], [5.3, '1-2-3-4-5']);
});

test('a race that is left out stays as it was reported', () => {
  const race = raceWith([trifecta('1-2-5')], 'left-out');
  assert.is(decidedRace(race), race);
  assert.is(settled(race, ['1', '2', '3']).outcome, 'unknown');
});

test.run();
