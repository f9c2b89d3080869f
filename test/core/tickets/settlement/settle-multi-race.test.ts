import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PaidLine, RaceOutcome } from '#core/tickets/settlement/race-outcome.ts';
import { countCorrect, settleMultiRace } from '#core/tickets/settlement/settle-multi-race.ts';
import type { TicketSet } from '#core/tickets/ticket.ts';
import type { MultiRaceWager } from '#core/tickets/wager.ts';
import { refusalOf } from '#test/support/refused.ts';
import { aPaidLine, aRaceOutcome } from './a-race-outcome.ts';

const test = suite('the settlement of bets on races in a row');

/** Races from the first on, with the payoffs printed with the last. */
const dayOf = (races: readonly Partial<RaceOutcome>[], ...paid: PaidLine[]): readonly RaceOutcome[] =>
  races.map((race, index) =>
    aRaceOutcome({ raceNumber: index + 1, ...race, ...(index === races.length - 1 ? { paid } : {}) }),
  );

const settle = (
  wager: MultiRaceWager,
  base: number,
  legs: readonly TicketSet[],
  day: readonly RaceOutcome[],
) => settleMultiRace({ wager, base, firstRace: 1, legs }, day);

const won = (...winners: string[]): Partial<RaceOutcome> => ({ winners });

const DOUBLE = dayOf([won('4'), won('6')], aPaidLine('Daily Double', 1, '4-6', 21.5));

test('a double with both winners returns the payoff, scaled to its stake, and is charged for all its horses', () => {
  const { outcome, combinations, staked, returned } =
    settle(
      'daily double',
      2,
      [
        ['4', '5'],
        ['6', '1'],
      ],
      DOUBLE,
    ) ?? {};
  assert.equal([outcome, combinations, staked, returned], ['won', 4, 8, 43]);
  assert.is(settle('daily double', 1, [['4'], ['1']], DOUBLE)?.outcome, 'lost');
});

test('all horses of a leg are charged for those that ran', () => {
  assert.is(settle('daily double', 1, ['all', ['6']], DOUBLE)?.staked, 6);
});

test('before the last race is over nothing is settled', () => {
  assert.is(settle('pick 3', 0.5, [['4'], ['6'], ['1']], DOUBLE), null);
});

test('either half of an entry wins with the other', () => {
  const interests = new Map([
    ['1', '1'],
    ['1A', '1'],
  ]);
  const day = dayOf([{ ...won('1'), interests }, won('6')], aPaidLine('Daily Double', 1, '1-6', 9.6));
  for (const number of ['1', '1A'])
    assert.is(settle('daily double', 1, [[number], ['6']], day)?.returned, 9.6);
  assert.is(settle('daily double', 1, [['1', '1A'], ['6']], day)?.staked, 1, 'one interest is one bet');
});

test('in a dead heat a double on either winner has its own payoff, one on both is paid both', () => {
  const day = dayOf(
    [won('4'), won('2', '5')],
    aPaidLine('Daily Double', 1, '4-2', 5.88),
    aPaidLine('Daily Double', 1, '4-5', 4.64),
  );
  const returned = (...last: string[]) => settle('daily double', 1, [['4'], last], day)?.returned;
  assert.equal([returned('2'), returned('5'), returned('2', '5'), returned('1')], [5.88, 4.64, 10.52, 0]);
});

const LATE = dayOf(
  [won('6'), won('2')],
  aPaidLine('Daily Double', 1, '6-2', 30),
  aPaidLine('Consolation Double', 1, '6-7/8', 2.67),
);

test('a double on a horse scratched after the first race is paid the consolation, if the first leg is right', () => {
  assert.is(settle('daily double', 2, [['6'], ['7']], LATE)?.returned, 5.34);
  const wrong = settle('daily double', 2, [['5'], ['7']], LATE);
  assert.equal([wrong?.outcome, wrong?.refunded], ['lost', 0]);
});

test('a double on a horse scratched before the first race is refunded', () => {
  const { outcome, refunded, note } = settle('daily double', 2, [['6'], ['9']], LATE) ?? {};
  assert.equal(
    [outcome, refunded, note],
    ['refunded', 2, '#9 in race 2 did not start: that bet is refunded'],
  );
  const part = settle('daily double', 1, [['6'], ['2', '9']], LATE);
  assert.equal([part?.returned, part?.refunded, part?.staked], [30, 1, 2]);
});

const PICK_4 = dayOf(
  [won('3'), won('5'), { ...won('1'), favorites: ['1'] }, { ...won('2'), favorites: ['4'] }],
  aPaidLine('Pick 4', 0.5, '3-5-1/8/9-2', 440),
);

test('in a pick 4 the favorite replaces a scratched horse', () => {
  const returned = (third: string, fourth: string) =>
    settle('pick 4', 0.5, [['3'], ['5'], [third], [fourth]], PICK_4);
  assert.is(returned('8', '2')?.returned, 440);
  assert.is(returned('1', '2')?.returned, 440);
  assert.equal([returned('1', '9')?.outcome, returned('1', '9')?.refunded], ['lost', 0], 'its favorite lost');
  assert.is(returned('7', '2')?.outcome, 'refunded', 'the favorite won, but no payoff names 7');
});

test('a ticket with the favorite and the horse it replaces has two winning combinations', () => {
  const both = settle('pick 4', 1, [['3'], ['5'], ['1', '9'], ['2']], PICK_4);
  assert.equal([both?.staked, both?.returned], [2, 1760]);
});

test('where a leg is called off or off the turf, the payoff says ALL and every horse is right', () => {
  const day = dayOf(
    [won('3'), won('5'), won('1'), { ran: [], winners: [], cancelled: { reason: 'Weather' } }],
    aPaidLine('Pick 4', 0.5, '3-5-1-ALL', 15.5),
  );
  const { staked, returned } = settle('pick 4', 0.5, [['3'], ['5'], ['1'], ['2', '6', '9']], day) ?? {};
  assert.equal([staked, returned], [1.5, 46.5]);
});

test('a pick 6 pays for six right, and for five by a line of its own', () => {
  const six = dayOf(
    ['1', '2', '3', '4', '5', '6'].map((winner) => won(winner)),
    aPaidLine('Pick 6', 1, '1-2-3-4-5-6', 9_000),
    aPaidLine('Pick 6', 1, '1-2-3-4-5-6', 40.5, '5 correct'),
  );
  const legs = [['1'], ['2'], ['3'], ['4'], ['5', '1'], ['6', '2', '3']];
  const { combinations, returned, paid } = settle('pick 6', 1, legs, six) ?? {};
  assert.is(combinations, 6);
  assert.equal(
    paid?.map(({ dollars }) => dollars),
    [9_000, 121.5],
    'one is right, three are right but for a leg',
  );
  assert.is(returned, 9_121.5);
});

test('a combination that nobody held has no known payoff', () => {
  const day = dayOf(
    [won('1'), won('6'), won('4')],
    aPaidLine('Pick 3', 0.5, '1-6-ALL', 23.1),
    aPaidLine('Pick 3', 0.5, '1-ALL-4', 18.55),
  );
  assert.is(settle('pick 3', 0.5, [['1'], ['6'], ['2']], day)?.returned, 23.1);
  assert.is(settle('pick 3', 0.5, [['1'], ['5'], ['4']], day)?.returned, 18.55);
  assert.is(settle('pick 3', 0.5, [['2'], ['6'], ['4']], day)?.outcome, 'lost');
  const whole = settle('pick 3', 0.5, [['1'], ['6'], ['4']], day);
  assert.equal(
    [whole?.outcome, whole?.note],
    ['unknown', 'nobody had the whole pick 3: your ticket would have had its own payoff'],
  );
});

test('a payoff that contradicts the order of a leg is not relied on', () => {
  const day = dayOf([won('5'), won('2')], aPaidLine('Daily Double', 1, '4-2', 12));
  const { outcome, note } = settle('daily double', 1, [['4'], ['2']], day) ?? {};
  assert.equal([outcome, note], ['unknown', 'in doubt: the payoff 4-2 names 4 in race 1, the winner is 5']);
});

test('a wager that was not offered on these races is refunded, one that is only not listed is unknown', () => {
  const sold = settle(
    'pick 3',
    0.5,
    [['1'], ['1'], ['1']],
    dayOf([{}, {}, {}], aPaidLine('Daily Double', 1, '1-1', 4)),
  );
  assert.equal([sold?.outcome, sold?.note], ['refunded', 'there was no pick 3 ending with race 3']);
  const silent = settle(
    'pick 3',
    0.5,
    [['1'], ['1'], ['1']],
    dayOf([{}, {}, {}], aPaidLine('Win', 2, '1', 4)),
  );
  assert.equal([silent?.outcome, silent?.note], ['unknown', 'no pick 3 payoff reported']);
});

test('a double on two races that were called off is refunded', () => {
  const off = { cancelled: { reason: 'Lightning' }, ran: [], winners: [] };
  const { outcome, refunded } = settle('daily double', 2, [['1'], ['2']], dayOf([off, off])) ?? {};
  assert.equal([outcome, refunded], ['refunded', 2]);
});

test('a payoff printed with a later race is for the races named beside it', () => {
  const day = [
    ...dayOf([won('4'), { ran: [], winners: [], cancelled: { reason: 'Weather' } }]),
    aRaceOutcome({ raceNumber: 3, paid: [aPaidLine('Daily Double', 1, '4-ALL (RACES 1-2)', 3.35)] }),
  ];
  assert.is(settle('daily double', 1, [['4'], ['6']], day)?.returned, 3.35);
});

test('where only the paid horses are reported, an unreported horse is neither lost nor refunded', () => {
  const day = dayOf(
    [won('4'), { ...won('6'), ran: ['6', '2'], isFieldComplete: false }],
    aPaidLine('Daily Double', 1, '4-6', 9),
  );
  const { outcome, note } = settle('daily double', 1, [['4'], ['6', '5']], day) ?? {};
  assert.equal([outcome, note], ['unknown', 'the results do not say whether #5 in race 2 ran']);
});

test('combinations with so many legs right are counted, not listed', () => {
  const legs = [
    { right: 1, wrong: 1 },
    { right: 1, wrong: 2 },
  ];
  assert.equal(
    [0, 1, 2, 3].map((correct) => countCorrect(legs, correct)),
    [2, 3, 1, 0],
  );
});

test('an invalid bet is refused', () => {
  const code = (legs: readonly TicketSet[]) => refusalOf(() => settle('daily double', 1, legs, DOUBLE)).code;
  assert.is(code([['1']]), 'handicapping.ticket-places');
  assert.is(code([['1'], []]), 'handicapping.ticket-empty');
});

test.run();
