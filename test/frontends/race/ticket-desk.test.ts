import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chancesText, sourceOf } from '../../../frontends/frame/tickets/chances.ts';
import type { MyTicket } from '../../../frontends/frame/tickets/my-tickets.ts';
import {
  noTickets,
  overLimit,
  spentOn,
  withoutTicket,
  withTickets,
} from '../../../frontends/frame/tickets/my-tickets.ts';
import {
  emptyDraft,
  marked,
  markOfAll,
  nextMark,
  withMark,
} from '../../../frontends/race/tickets/desk/marks.ts';
import { standingText } from '../../../frontends/race/tickets/desk/noted-ticket.tsx';
import {
  noneTyped,
  noWillPays,
  oldestTyped,
  sentWillPays,
  typedFor,
  withTyped,
  withWillPay,
} from '../../../frontends/race/tickets/desk/typed-will-pays.ts';
import { markupOf, textOf } from '../account/markup.ts';

const { LastLeg } = await import('../../../frontends/race/tickets/desk/last-leg.tsx');

const test = suite('marks and noted tickets of the desk');

const DAY = '2025-08-02';
const aTicket = (spoken: string, cost: number, day = DAY): MyTicket => ({
  raceId: `saratoga-${day}-1`,
  day,
  wager: 'pick 3',
  base: 1,
  sets: [['1'], ['2'], ['3']],
  cost,
  spoken,
});

test('a tap goes from unmarked to A, B, C, out and back', () => {
  assert.equal(
    [null, 'a', 'b', 'c', 'out'].map((mark) => nextMark(mark as never)),
    ['a', 'b', 'c', 'out', null],
  );
});

test('All marks every horse of a leg A, and clears the leg when all are A', () => {
  assert.is(markOfAll({}, ['1', '2']), 'a');
  assert.is(markOfAll({ 1: 'a', 2: 'out' }, ['1', '2']), 'a');
  assert.is(markOfAll({ 1: 'a', 2: 'a' }, ['1', '2']), null);
});

test('marks belong to a race: another race changes none of them', () => {
  const draft = withMark(withMark(withMark(emptyDraft, 'r1', '1', 'a'), 'r1', '4', 'out'), 'r2', '1', 'b');
  assert.equal(
    [marked(draft, 'r1', 'a'), marked(draft, 'r1', 'out'), marked(draft, 'r2', 'b')],
    [['1'], ['4'], ['1']],
  );
  assert.equal(marked(withMark(draft, 'r1', '1', null), 'r1', 'a'), []);
});

test('the races marked longest ago are forgotten first', () => {
  let draft = emptyDraft;
  for (let race = 0; race < 130; race += 1) draft = withMark(draft, `r${race}`, '1', 'a');
  assert.equal(
    [Object.keys(draft.marks).length, marked(draft, 'r0', 'a'), marked(draft, 'r129', 'a')],
    [120, [], ['1']],
  );
});

test('a ticket is noted once, counted on its day, and against the limit', () => {
  const mine = withTickets({ ...noTickets, limit: 20 }, [aTicket('one', 12.1), aTicket('two', 8.2)]);
  const again = withTickets(mine, [aTicket('one', 12.1), aTicket('other day', 50, '2025-08-03')]);
  assert.equal([again.tickets.length, spentOn(again, DAY), overLimit(again, DAY)], [3, 20.3, 0.3]);
  assert.is(overLimit({ ...again, limit: null }, DAY), 0);
  assert.is(spentOn(withoutTicket(again, aTicket('one', 12.1)), DAY), 8.2);
});

test('a ticket noted again has the idea it was noted with last', () => {
  const source = { idea: 'My line', note: 'By your line in race 1.' };
  const mine = withTickets(noTickets, [aTicket('one', 12), aTicket('two', 8)]);
  const byLine = withTickets(mine, [{ ...aTicket('one', 12), source }]);
  assert.equal(byLine.tickets, [{ ...aTicket('one', 12), source }, aTicket('two', 8)]);
  assert.equal(withTickets(byLine, [aTicket('one', 12)]).tickets, mine.tickets);
});

test('will-pays are sent with the stake they are for, and not without a stake of $1,000 or less', () => {
  const sent = (stake: number | null, dollars: Readonly<Record<string, number | null>>) =>
    sentWillPays({ ...noWillPays, stake, dollars });
  assert.equal(sent(2, { '4': 120, '5': null }), { base: 2, horses: [{ number: '4', dollars: 120 }] });
  assert.equal(
    [sent(null, { '4': 120 }), sent(0, { '4': 120 }), sent(1_001, { '4': 120 })],
    [null, null, null],
  );
  assert.equal([sent(2, {}), sent(2, { '4': null, '5': 0 })], [null, null]);
});

test('each will-pay has the time it was typed, and the oldest one is said', () => {
  const [early, late] = [Date.parse('2025-08-02T20:05:00Z'), Date.parse('2025-08-02T20:09:00Z')];
  const both = withWillPay(withWillPay(noWillPays, '4', 120, early), '5', 400, late);
  assert.is(oldestTyped(both, ['4', '5']), '2025-08-02T20:05:00.000Z');
  assert.is(oldestTyped({ ...both, stake: 1 }, ['4', '5']), '2025-08-02T20:05:00.000Z');
  assert.is(oldestTyped(withWillPay(both, '4', 118, late), ['4', '5']), '2025-08-02T20:09:00.000Z');
  assert.is(oldestTyped(withWillPay(both, '4', null, late), ['4', '5']), null);
  assert.is(oldestTyped(withWillPay(both, '4', 118, null), ['4', '5']), null);
});

test('will-pays typed for a ticket stay with it, and those of 200 tickets are kept', () => {
  const typed = withWillPay(noWillPays, '4', 120, Date.parse('2025-08-02T20:05:00Z'));
  let all = withTyped(noneTyped, 'first', typed);
  assert.equal(typedFor(all, 'first'), typed);
  for (let ticket = 0; ticket < 200; ticket += 1) all = withTyped(all, `t${ticket}`, noWillPays);
  assert.equal([Object.keys(all.tickets).length, all.tickets['first']], [200, undefined]);
});

const lastLegText = (change: Partial<Parameters<typeof LastLeg>[0]>) =>
  textOf(
    markupOf(() =>
      createElement(LastLeg, {
        followed: { lastLeg: [], lastLegValue: null, lastLegReason: 'The last leg is off.' },
        typed: noWillPays,
        onTyped: () => undefined,
        isCurrent: true,
        problem: null,
        ...change,
      }),
    ),
  );

test('a last leg without an expected return says why, with no field to fill in where none is drawn', () => {
  const row = { number: '4', combinations: 1, stake: null, dollars: null, chance: 0.2 };
  const deadHeat = 'each winner of the dead heat in race 5 has its own will-pay';
  const lastLegReason = `No expected return. With 4: ${deadHeat}.`;
  const lastLeg = [{ ...row, reason: deadHeat }];
  const said = lastLegText({ followed: { lastLeg, lastLegValue: null, lastLegReason } });
  assert.match(said, /No expected return\. With 4: each winner/);
  assert.not.match(said, /every horse/);
  assert.match(lastLegText({}), /The last leg is off\./);
});

test('where the line that a ticket was built by is not used for its last leg, the reason stands beside the chance', () => {
  const lastLegValue = {
    chance: 0.2,
    chancesBy: 'by our chances, morning 1 on a card, at 1:02 PM ET',
    expectedReturn: null,
    model: { name: 'morning', version: '1' },
    provenance: { tier: 'imported', source: 'a card', at: '2025-08-02T17:02:00Z' },
    board: null,
    upTo: '2025-08-02T17:02:00Z',
  } as const;
  const said = (mine: { race: number; madeAt: string }[], sentence: string | null) =>
    lastLegText({
      followed: {
        lastLeg: [],
        lastLegValue: { ...lastLegValue, chancesUsed: { mine, sentence } },
        lastLegReason: 'No expected return: no live prices yet for race 5.',
      },
    });
  const why = 'By our chances in race 5, where #5 is not on your line.';
  assert.match(said([], why), why);
  assert.not.match(said([], null), 'on your line');
  const drawn = 'By your line in race 5 (drawn 9:00 AM ET).';
  assert.not.match(said([{ race: 5, madeAt: '2025-08-02T13:00:00Z' }], drawn), 'By your line in race 5');
});

test('a figure is shown for the will-pays as they are typed now, else that it is worked out or why it is not', () => {
  const lastLeg = [{ number: '4', combinations: 1, stake: 1, dollars: 60, reason: null, chance: 0.2 }];
  const old = { followed: { lastLeg, lastLegValue: null, lastLegReason: null }, isCurrent: false };
  assert.match(lastLegText({ ...old, isCurrent: true }), /Returns \$60\.00/);
  assert.not.match(lastLegText(old), /\$60/);
  assert.match(lastLegText(old), /Working it out/);
  assert.match(lastLegText({ ...old, problem: 'No connection.' }), /No connection\./);
});

test('tickets say whose chances they are built from, and only those with a leg by my line are an idea of my line', () => {
  const card = { tier: 'imported' as const, source: 'a card', at: '2025-08-02T11:00:00Z' };
  const basis = { model: { name: 'blend', version: '3' }, races: [1, 2], provenance: card, board: null };
  const by = (...races: readonly number[]) => ({
    ...basis,
    chancesUsed: {
      mine: races.map((race) => ({ race, madeAt: '2025-08-02T13:00:00Z' })),
      sentence: races.length === 0 ? null : 'By your line.',
    },
  });
  assert.equal([by(), by(1), by(1, 2), basis].map(chancesText), [
    'blend 3 on a card',
    'your line and blend 3 on a card',
    'your line',
    'blend 3 on a card',
  ]);
  assert.equal(sourceOf(by(1)), { idea: 'My line', note: 'By your line.' });
  assert.equal([sourceOf(by()), sourceOf({})], [null, null]);
});

test('a noted ticket reads as alive, dead, won, lost, refunded or unknown', () => {
  const leg = (state: 'live' | 'right' | 'wrong', raceNumber: number) => ({
    raceNumber,
    state,
    held: ['2', '4'],
    winners: [],
    out: [],
  });
  type Legs = NonNullable<Parameters<typeof standingText>[0]['standing']>['legs'];
  const standing = (state: 'alive' | 'dead', legs: Legs) => ({
    state,
    legs,
    mayBeRefunded: false,
    aliveCombinations: 2,
    aliveStake: 2,
  });
  const alive = standing('alive', [leg('right', 5), leg('live', 6)]);
  assert.is(
    standingText({ standing: alive, settlement: null }),
    'Alive: race 5 right; race 6 to come: 2, 4.',
  );
  const scratched = { ...leg('live', 6), state: 'unknown' as const, held: ['4'], out: ['4'] };
  assert.is(
    standingText({
      standing: { ...alive, state: 'unknown', legs: [leg('right', 5), scratched] },
      settlement: null,
    }),
    'Not known whether alive: race 5 right; race 6 unknown: 4 did not run, which may have a consolation or be refunded.',
  );
  assert.match(
    standingText({ standing: standing('dead', [leg('wrong', 5)]), settlement: null }),
    /^Dead: race 5 wrong/,
  );
  const partly = { ...standing('dead', [leg('wrong', 5), scratched]), mayBeRefunded: true };
  assert.match(
    standingText({ standing: partly, settlement: null }),
    /^Dead, though part of it may be refunded: race 5 wrong/,
  );
  const settled = (outcome: 'won' | 'lost' | 'refunded' | 'unknown') =>
    standingText({
      standing: null,
      settlement: {
        outcome,
        combinations: 1,
        staked: 2,
        refunded: 2,
        returned: 21.5,
        note: 'no payoff reported',
      },
    });
  assert.equal(
    [settled('won'), settled('lost'), settled('refunded'), settled('unknown')],
    ['Won: returned $21.50.', 'Lost.', 'Refunded $2.00.', 'Unknown: no payoff reported.'],
  );
});

test.run();
