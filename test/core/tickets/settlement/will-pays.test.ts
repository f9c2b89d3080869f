import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { returnsInLastLeg } from '#core/tickets/settlement/will-pays.ts';
import { aRaceOutcome } from './a-race-outcome.ts';

const test = suite('what a ticket returns in its last leg');

const PICK_3 = {
  wager: 'pick 3',
  base: 0.5,
  firstRace: 5,
  legs: [['1', '2'], ['3'], ['4', '5']],
} as const;
const race = (raceNumber: number, ...winners: string[]) => aRaceOutcome({ raceNumber, winners });
const after = (...races: ReturnType<typeof race>[]) => ({ day: races, card: new Map() });
const READ = { base: 2, horses: [{ number: '4', dollars: 120 }] };

test('a will-pay is scaled from its stake to the ticket’s, and a horse without one is unknown', () => {
  assert.equal(returnsInLastLeg(PICK_3, after(race(5, '1'), race(6, '3')), READ), [
    { number: '4', combinations: 1, dollars: 30 },
    { number: '5', combinations: 1, dollars: null },
  ]);
});

test('a dead heat in an earlier leg wins with two combinations', () => {
  const [first] = returnsInLastLeg(PICK_3, after(race(5, '1', '2'), race(6, '3')), READ) ?? [];
  assert.equal([first?.combinations, first?.dollars], [2, 60]);
});

test('without will-pays every return is unknown', () => {
  const rows = returnsInLastLeg(PICK_3, after(race(5, '1'), race(6, '3')), null);
  assert.equal(
    rows?.map(({ dollars }) => dollars),
    [null, null],
  );
});

test('there is nothing to say before the last leg, for a dead ticket, after the last leg and with all horses', () => {
  assert.is(returnsInLastLeg(PICK_3, after(race(5, '1')), READ), null);
  assert.is(returnsInLastLeg(PICK_3, after(race(5, '9'), race(6, '3')), READ), null);
  assert.is(returnsInLastLeg(PICK_3, after(race(5, '1'), race(6, '3'), race(7, '4')), READ), null);
  const all = { ...PICK_3, legs: [['1'], ['3'], 'all'] } as const;
  assert.is(returnsInLastLeg(all, after(race(5, '1'), race(6, '3')), READ), null);
});

test.run();
