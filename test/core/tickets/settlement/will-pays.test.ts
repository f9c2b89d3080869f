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
const PICK_4 = { ...PICK_3, wager: 'pick 4', firstRace: 4, legs: [['6'], ...PICK_3.legs] } as const;
const race = (raceNumber: number, ...winners: string[]) => aRaceOutcome({ raceNumber, winners });
const after = (...races: ReturnType<typeof race>[]) => ({
  day: races,
  card: new Map<number, ReadonlyMap<string, string>>(),
  scratched: new Set<string>(),
});
const READ = { base: 2, horses: [{ number: '4', dollars: 120 }] };

test('a will-pay is scaled from its stake to the ticket’s, and a horse without one is unknown', () => {
  assert.equal(returnsInLastLeg(PICK_3, after(race(5, '1'), race(6, '3')), READ), [
    { number: '4', combinations: 1, stake: 0.5, dollars: 30, reason: null },
    { number: '5', combinations: 1, stake: 0.5, dollars: null, reason: null },
  ]);
});

test('after a dead heat in an earlier leg of a pick 3 each winner has its own will-pay, so there is no figure', () => {
  const [first] = returnsInLastLeg(PICK_3, after(race(5, '1', '2'), race(6, '3')), READ) ?? [];
  assert.equal([first?.combinations, first?.dollars], [2, null]);
  assert.is(first?.reason, 'each winner of the dead heat in race 5 has its own will-pay');
});

test('in a pick 4 the winners of a dead heat share one will-pay', () => {
  const [first] = returnsInLastLeg(PICK_4, after(race(4, '6'), race(5, '1', '2'), race(6, '3')), READ) ?? [];
  assert.equal([first?.combinations, first?.dollars], [2, 60]);
});

test('with all horses of a race that was called off the combinations are unknown', () => {
  const all = { ...PICK_3, legs: ['all', ['3'], ['4']] } as const;
  const off = aRaceOutcome({ raceNumber: 5, winners: [], ran: [], cancelled: { reason: null } });
  const [first] = returnsInLastLeg(all, after(off, race(6, '3')), READ) ?? [];
  assert.equal([first?.combinations, first?.dollars], [null, null]);
});

test('coupled horses of the last leg are one betting interest with one will-pay', () => {
  const entry = { ...PICK_3, legs: [['1'], ['3'], ['4', '4A', '5']] } as const;
  const card = new Map([[7, new Map(['4', '4A'].map((number) => [number, '4']))]]);
  const where = { ...after(race(5, '1'), race(6, '3')), card };
  const rows = returnsInLastLeg(entry, where, { base: 2, horses: [{ number: '4A', dollars: 120 }] });
  assert.equal(
    rows?.map(({ number, combinations, dollars }) => [number, combinations, dollars]),
    [
      ['4', 1, 30],
      ['5', 1, null],
    ],
  );
});

test('a scratched horse has no figure, and in a pick 4 nor has the horse that it may count for', () => {
  const scratched = new Set(['5']);
  const pick3 = returnsInLastLeg(PICK_3, { ...after(race(5, '1'), race(6, '3')), scratched }, READ);
  assert.equal(
    pick3?.map(({ dollars, reason }) => [dollars, reason]),
    [
      [30, null],
      [null, 'scratched, it may have a consolation or be refunded'],
    ],
  );
  const races = [race(4, '6'), race(5, '1'), race(6, '3')];
  const pick4 = returnsInLastLeg(PICK_4, { ...after(...races), scratched }, READ);
  assert.equal(
    pick4?.map(({ dollars, reason }) => [dollars, reason]),
    [
      [null, 'a scratched horse of the ticket counts for the favorite'],
      [null, 'scratched, it counts for the favorite'],
    ],
  );
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
