import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { settleMultiRace } from '#core/tickets/settlement/settle-multi-race.ts';
import { standingOf } from '#core/tickets/settlement/standing.ts';
import { aPaidLine, aRaceOutcome } from './a-race-outcome.ts';

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

test('in a pick 4 a scratched horse is replaced by the favorite', () => {
  const scratched = aRaceOutcome({ raceNumber: 6, ran: ['1', '2', '6'], winners: ['6'], favorites: ['6'] });
  const { legs } = standingOf(PICK_4, [race(5, '1'), scratched]);
  assert.equal([legs[1]?.state, legs[1]?.out], ['right', ['3']]);
});

const DOUBLE = { wager: 'daily double', base: 1, firstRace: 5, legs: [['1'], ['3']] } as const;
const WITHOUT_3 = aRaceOutcome({ raceNumber: 6, ran: ['1', '2', '6'], winners: ['6'], favorites: ['6'] });

test('a double with a scratched horse is unknown until the payoff: a consolation may be paid', () => {
  const day = [race(5, '1'), WITHOUT_3];
  const { state, legs, aliveCombinations } = standingOf(DOUBLE, day);
  assert.equal([state, legs[1]?.state, legs[1]?.out, aliveCombinations], ['unknown', 'unknown', ['3'], null]);
  const paid = [aPaidLine('Daily Double', 1, '1-6', 20), aPaidLine('Consolation Double', 1, '1-3', 4)];
  const settled = [race(5, '1'), { ...WITHOUT_3, paid }];
  assert.is(standingOf(DOUBLE, settled).state, 'over');
  assert.is(settleMultiRace(DOUBLE, settled)?.returned, 4);
});

test('a double that lost its first leg is dead, whichever horse is scratched from the second: a consolation needs the other leg', () => {
  const lost = standingOf(DOUBLE, [race(5, '2'), WITHOUT_3]);
  assert.equal([lost.state, lost.mayBeRefunded], ['dead', true]);
  const paid = [aPaidLine('Daily Double', 1, '2-6', 20)];
  assert.is(
    settleMultiRace(DOUBLE, [race(5, '2'), { ...WITHOUT_3, paid }])?.refunded,
    1,
    'out before the sale closed',
  );
  assert.is(standingOf(DOUBLE, [race(5, '2'), race(6, '6')]).mayBeRefunded, false);
  assert.is(standingOf({ ...DOUBLE, legs: [['1'], ['2']] }, [race(5, '2'), WITHOUT_3]).state, 'dead');
});

test('a horse scratched from the first leg of a double has a refund alone: it keeps no combination alive', () => {
  const bet = {
    ...DOUBLE,
    legs: [
      ['1', '2'],
      ['5', '6'],
    ],
  } as const;
  const without2 = aRaceOutcome({ raceNumber: 5, ran: ['1', '3'], winners: ['1'] });
  const { state, legs, aliveCombinations, aliveStake } = standingOf(bet, [without2]);
  assert.equal([state, legs[0]?.held, legs[0]?.out], ['alive', ['1'], ['2']]);
  assert.equal([aliveCombinations, aliveStake], [2, 2]);
  const lost = aRaceOutcome({ raceNumber: 5, ran: ['1', '3'], winners: ['3'] });
  assert.is(standingOf(bet, [lost]).state, 'dead');
  assert.is(standingOf({ ...bet, legs: [['2'], ['5']] }, [without2]).state, 'unknown');
});

test('a scratched horse next to the winner is not part of the winning combination', () => {
  const bet = { ...DOUBLE, legs: [['1'], ['3', '6']] } as const;
  const { state, legs, aliveCombinations } = standingOf(bet, [race(5, '1'), WITHOUT_3]);
  assert.equal([state, legs[1]?.state, legs[1]?.held, legs[1]?.out], ['over', 'right', ['6'], ['3']]);
  assert.is(aliveCombinations, 1);
});

test('the horses of an entry that is still to run are one combination, as they were charged', () => {
  const entry = { ...DOUBLE, legs: [['1'], ['3', '3A', '4']] } as const;
  const interests = new Map([
    [
      6,
      new Map([
        ['3', '3'],
        ['3A', '3'],
        ['4', '4'],
      ]),
    ],
  ]);
  const { aliveCombinations, aliveStake } = standingOf(entry, [race(5, '1')], interests);
  assert.equal([aliveCombinations, aliveStake], [2, 2]);
});

test('a leg that was called off wins for every horse', () => {
  const off = aRaceOutcome({ raceNumber: 5, cancelled: { reason: null }, winners: [], ran: [] });
  const { state, legs, aliveCombinations } = standingOf(PICK_4, [off]);
  assert.equal([state, legs[0]?.state, aliveCombinations], ['alive', 'void', 12]);
});

test('while every horse may still win, the combinations are not counted', () => {
  const open = { ...PICK_4, legs: [['1'], ['3'], ['4'], 'all'] } as const;
  assert.is(standingOf(open, [race(5, '1')]).aliveCombinations, null);
});

test('after the last leg it is over, or unknown without an official winner', () => {
  const day = [race(5, '1'), race(6, '3'), race(7, '5'), race(8, '7')];
  assert.is(standingOf(PICK_4, day).state, 'over');
  assert.is(standingOf(PICK_4, [race(5)]).state, 'unknown');
});

test.run();
