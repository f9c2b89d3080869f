import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { standingOf } from '#core/tickets/settlement/standing.ts';
import { aRaceOutcome } from './a-race-outcome.ts';

const test = suite('alive or dead, leg by leg');

const PICK_4 = {
  wager: 'pick 4',
  base: 0.5,
  firstRace: 5,
  legs: [['1', '2'], ['3'], ['4', '5', '6'], ['1', '7']],
} as const;
const race = (raceNumber: number, ...winners: string[]) =>
  aRaceOutcome({ raceNumber, winners, favorites: ['6'] });

test('before the first leg everything is alive', () => {
  const { state, legs, aliveCombinations, aliveStake } = standingOf(PICK_4, []);
  assert.equal([state, aliveCombinations, aliveStake], ['alive', 12, 6]);
  assert.equal(
    legs.map(({ raceNumber, state: leg }) => [raceNumber, leg]),
    [5, 6, 7, 8].map((number) => [number, 'live']),
  );
});

test('a right leg leaves the combinations with its winner', () => {
  const { state, legs, aliveCombinations } = standingOf(PICK_4, [race(5, '2')]);
  assert.equal([state, legs[0]?.state, legs[0]?.held, aliveCombinations], ['alive', 'right', ['2'], 6]);
});

test('a wrong leg kills the ticket, and says who won', () => {
  const { state, legs, aliveStake } = standingOf(PICK_4, [race(5, '1'), race(6, '4')]);
  assert.equal([state, legs[1]?.state, legs[1]?.winners, aliveStake], ['dead', 'wrong', ['4'], 0]);
});

test('a dead heat keeps both winners alive', () => {
  assert.is(standingOf(PICK_4, [race(5, '1', '2')]).aliveCombinations, 12);
});

test('a scratched horse lives on with the public’s choice in a pick 4, and dies in a double', () => {
  const scratched = aRaceOutcome({ raceNumber: 6, ran: ['1', '2', '6'], winners: ['6'], favorites: ['6'] });
  const { legs } = standingOf(PICK_4, [race(5, '1'), scratched]);
  assert.equal([legs[1]?.state, legs[1]?.out], ['right', ['3']]);
  const double = { wager: 'daily double', base: 1, firstRace: 5, legs: [['1'], ['3']] } as const;
  assert.is(standingOf(double, [race(5, '1'), scratched]).state, 'dead');
});

test('a race that was called off is right for every horse', () => {
  const off = aRaceOutcome({ raceNumber: 5, cancelled: { reason: null }, winners: [], ran: [] });
  const { state, legs, aliveCombinations } = standingOf(PICK_4, [off]);
  assert.equal([state, legs[0]?.state, aliveCombinations], ['alive', 'void', 12]);
});

test('with all horses to come the combinations are not counted', () => {
  const open = { ...PICK_4, legs: [['1'], ['3'], ['4'], 'all'] } as const;
  assert.is(standingOf(open, [race(5, '1')]).aliveCombinations, null);
});

test('after the last leg it is over, or unknown without an official winner', () => {
  const day = [race(5, '1'), race(6, '3'), race(7, '5'), race(8, '7')];
  assert.is(standingOf(PICK_4, day).state, 'over');
  assert.is(standingOf(PICK_4, [race(5)]).state, 'unknown');
});

test.run();
