import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { box, partWheel, straight, type Ticket, wheel } from '#core/tickets/ticket.ts';
import { aFinisher } from '#test/support/a-result.ts';
import { refused } from '#test/support/refused.ts';
import { seededRng } from '#test/support/rng.ts';
import { FIVE, paying, settle, starters, win } from './a-paid-race.ts';

const test = suite('settlement');

test('a $2 win ticket on the winner returns what was paid, on another horse nothing', () => {
  assert.equal(settle(win('1')), {
    outcome: 'won',
    combinations: 1,
    staked: 2,
    refunded: 0,
    returned: 8.7,
    paid: [{ numbers: '1', dollars: 8.7 }],
    note: null,
  });
  const lost = settle(win('2'));
  assert.equal([lost.outcome, lost.staked, lost.returned, lost.paid], ['lost', 2, 0, []]);
});

test('place pays the first two and show the first three', () => {
  const returns = (wager: 'place' | 'show') =>
    FIVE.map((number) => settle(straight(wager, 2, [number])).returned);
  assert.equal(returns('place'), [4.5, 5.2, 0, 0, 0]);
  assert.equal(returns('show'), [3.1, 3.4, 2.9, 0, 0]);
});

test('amounts are scaled from the base of the payoff', () => {
  assert.is(settle(win('1', 5)).returned, 21.75);
  assert.is(settle(win('1', 1)).returned, 4.35);
  assert.is(settle(straight('exacta', 2, ['1', '2'])).returned, 37.5);
  assert.is(settle(straight('trifecta', 2, ['1', '2', '3'])).returned, 160.48);
  assert.is(settle(straight('superfecta', 1, ['1', '2', '3', '4'])).returned, 289.3);
});

test('an exacta is paid in its order only, a quinella in both', () => {
  assert.is(settle(straight('exacta', 1, ['2', '1'])).outcome, 'lost');
  assert.is(settle(straight('quinella', 1, ['2', '1'])).returned, 9.85);
  assert.is(settle(straight('quinella', 1, ['1', '2'])).returned, 9.85);
  assert.is(settle(straight('quinella', 1, ['1', '3'])).outcome, 'lost');
});

test('a box, a wheel and a part-wheel are charged for their combinations and paid for the winning one', () => {
  const did = (ticket: Ticket) => {
    const { outcome, combinations, staked, returned } = settle(ticket);
    return [outcome, combinations, staked, returned];
  };
  assert.equal(did(box('trifecta', 0.5, ['3', '2', '1'])), ['won', 6, 3, 40.12]);
  assert.equal(did(box('quinella', 2, ['1', '2', '5'])), ['won', 3, 6, 19.7]);
  assert.equal(did(wheel('exacta', 1, ['1'])), ['won', 4, 4, 18.75]);
  assert.equal(did(wheel('exacta', 1, ['1'], 2)), ['lost', 4, 4, 0]);
  assert.equal(did(partWheel('superfecta', 0.1, [['1'], ['2', '3'], ['2', '3'], 'all'])), [
    'won',
    4,
    0.4,
    28.93,
  ]);
});

test('every horse of a dead heat is paid, and every combination with one', () => {
  const payouts = [
    paying('Win', 2, '1', 4.2),
    paying('Win', 2, '2', 5.6),
    paying('Exacta', 1, '1-2', 7.1),
    paying('Exacta', 1, '2-1', 8.3),
    paying('Trifecta', 0.5, '1-2-3', 3.45),
    paying('Trifecta', 0.5, '1-2-5', 6.4),
  ];
  const returned = (ticket: Ticket) => settle(ticket, { payouts }).returned;
  assert.is(returned(win('1')), 4.2);
  assert.is(returned(win('2')), 5.6);
  assert.is(returned(box('exacta', 2, ['1', '2'])), 30.8);
  const both = settle(partWheel('trifecta', 1, [['1'], ['2'], ['3', '5']]), { payouts });
  assert.equal(both.paid, [
    { numbers: '1-2-3', dollars: 6.9 },
    { numbers: '1-2-5', dollars: 12.8 },
  ]);
  assert.is(both.returned, 19.7);
});

const ENTRY = starters(
  { programNumber: '1A', official: 1 },
  { programNumber: '2', official: 2 },
  { programNumber: '1', official: 3 },
  { programNumber: '3', official: 4 },
);

test('either number of a coupled entry is paid when one half wins', () => {
  const payouts = [paying('Win', 2, '1A', 4.5), paying('Exacta', 1, '1-2', 5.6)];
  const race = { starters: ENTRY, payouts };
  for (const number of ['1', '1A']) {
    assert.is(settle(win(number), race).returned, 4.5);
    assert.is(settle(straight('exacta', 1, [number, '2']), race).returned, 5.6);
  }
  assert.is(settle(partWheel('exacta', 1, [['1', '1A'], ['2']]), race).staked, 1);
});

test('an entry whose price is listed with both mates is paid once', () => {
  const payouts = [paying('Show', 2, '1A', 2.4), paying('Show', 2, '2', 3), paying('Show', 2, '1', 2.4)];
  const { returned, paid } = settle(straight('show', 2, ['1']), { starters: ENTRY, payouts });
  assert.equal([returned, paid.length], [2.4, 1]);
});

test('a coupled entry stays live while one half runs, and is refunded when both are out', () => {
  const payouts = [paying('Win', 2, '2', 6)];
  const alone = starters({ programNumber: '1A' }, { programNumber: '2' });
  assert.is(settle(win('1'), { starters: alone, payouts }).outcome, 'lost');
  const none = starters({ programNumber: '2' }, { programNumber: '3' });
  assert.is(settle(win('1A'), { starters: none, payouts }).outcome, 'refunded');
});

test('a scratched horse is refunded to win and in every combination with it', () => {
  const scratched = settle(win('6'));
  assert.equal(
    [scratched.outcome, scratched.refunded, scratched.note],
    ['refunded', 2, '#6 in race 1 did not start: that bet is refunded'],
  );
  const { outcome, staked, refunded, returned } = settle(box('exacta', 2, ['1', '2', '6']));
  assert.equal([outcome, staked, refunded, returned], ['won', 12, 8, 37.5]);
  const lost = settle(box('exacta', 2, ['4', '5', '6']));
  assert.equal([lost.outcome, lost.refunded], ['lost', 8]);
});

test('a declared non-starter is refunded though it is in the table, and `all` does not include it', () => {
  const field = FIVE.map((programNumber) =>
    aFinisher({ programNumber, ...(programNumber === '4' ? { odds: null } : {}) }),
  );
  assert.equal([settle(win('4'), { starters: field }).outcome], ['refunded']);
  assert.is(settle(wheel('exacta', 1, ['1']), { starters: field }).combinations, 3);
});

test('where no starter has a price, all of them ran', () => {
  const field = FIVE.map((programNumber) => aFinisher({ programNumber, odds: null }));
  assert.is(settle(win('2'), { starters: field }).outcome, 'lost');
});

test('a cancelled race is refunded whole', () => {
  const settled = settle(box('exacta', 2, ['1', '2']), {
    cancelled: { reason: 'Weather' },
    starters: [],
    payouts: [],
  });
  assert.equal([settled.outcome, settled.staked, settled.refunded], ['refunded', 4, 4]);
  assert.is(settled.note, 'the race was canceled: Weather');
  const unexplained = settle(win('1'), { cancelled: { reason: null }, starters: [], payouts: [] });
  assert.equal([unexplained.outcome, unexplained.note], ['refunded', 'the race was canceled']);
});

test('a wager that nobody hit returns nothing, one hit by anything behind the first two pays', () => {
  const notWon = [paying('Superfecta', 0.1, '1-2-3-4', null)];
  assert.is(settle(straight('superfecta', 0.1, ['1', '2', '3', '4']), { payouts: notWon }).outcome, 'lost');
  const anyThird = [paying('Trifecta', 0.5, '1-2-ALL', 9.5)];
  assert.is(settle(straight('trifecta', 0.5, ['1', '2', '5']), { payouts: anyThird }).returned, 9.5);
  const either = [paying('Exacta', 1, '1-2/3', 6)];
  assert.is(settle(straight('exacta', 1, ['1', '3']), { payouts: either }).returned, 6);
  assert.is(settle(straight('exacta', 1, ['1', '4']), { payouts: either }).outcome, 'lost');
});

test('the winner is the horse that the payouts name, not the one that crossed first', () => {
  const field = starters(
    { programNumber: '3', crossed: 1, official: 2, disqualified: true },
    { programNumber: '1', crossed: 2, official: 1 },
    { programNumber: '2', crossed: 3, official: 3 },
  );
  assert.is(settle(win('3'), { starters: field }).outcome, 'lost');
  assert.is(settle(win('1'), { starters: field }).outcome, 'won');
});

test('an invalid ticket is refused', async () => {
  const bad = async () => settle(partWheel('exacta', 1, [['1'], []]));
  assert.is((await refused(bad())).code, 'handicapping.ticket-empty');
});

test('a superfecta with a dead heat for fourth is paid on both: 16.47 and 17.37 for ten cents', () => {
  // August 19, 2020, race 5: 1A and 5 level for fourth behind 7, 8 and 3.
  const field = starters(...['7', '8', '3', '1A', '5', '2'].map((programNumber) => ({ programNumber })));
  const payouts = [paying('Superfecta', 0.1, '7-8-3-1', 16.47), paying('Superfecta', 0.1, '7-8-3-5', 17.37)];
  const ticket = partWheel('superfecta', 0.1, [['7'], ['8'], ['3'], ['1A', '5', '2']]);
  const { staked, returned, paid } = settle(ticket, { starters: field, payouts });
  assert.equal([staked, returned, paid.length], [0.3, 33.84, 2]);
});

test('two horses in a dead heat for third both pay the minimum: 2.10 to show', () => {
  // August 20, 2020, race 7.
  const payouts = ['2', '4', '1', '5'].map((number) => paying('Show', 2, number, 2.1));
  const returned = (number: string, stake = 2) =>
    settle(straight('show', stake, [number]), { payouts }).returned;
  assert.equal([returned('1'), returned('5'), returned('3')], [2.1, 2.1, 0]);
  assert.is(returned('1', 100), 105, 'a minus pool pays five cents on the dollar');
});

test('a payoff that only returns the stake is still a winning ticket', () => {
  const { outcome, returned, refunded } = settle(win('1'), { payouts: [paying('Win', 2, '1', 2)] });
  assert.equal([outcome, returned, refunded], ['won', 2, 0]);
});

test('an odds-on exacta of $1.80 returns less than two dollars staked on two combinations', () => {
  // August 8, 2020, race 10: five ran, without a show pool.
  const payouts = [paying('Win', 2, '1', 2.6), paying('Exacta', 1, '1-2', 1.8)];
  const { staked, returned, outcome } = settle(box('exacta', 1, ['1', '2']), { payouts });
  assert.equal([staked, returned, outcome], [2, 1.8, 'won']);
});

test('a cent is rounded, not lost: $0.50 of 40.13 for a dollar is 20.07', () => {
  const payouts = [paying('Trifecta', 1, '1-2-3', 40.13)];
  assert.is(settle(straight('trifecta', 0.5, ['1', '2', '3']), { payouts }).returned, 20.07);
});

test('a coupled horse with its mate underneath is not a combination', () => {
  const payouts = [paying('Exacta', 1, '1-2', 5.6)];
  const { combinations, returned } = settle(box('exacta', 1, ['1', '1A', '2']), { starters: ENTRY, payouts });
  assert.equal([combinations, returned], [2, 5.6]);
});

const draw = <Item>(rng: () => number, items: readonly Item[]): readonly Item[] =>
  items.filter(() => rng() < 0.6);

test('a part-wheel has the stake, refund and return of its straight tickets together', () => {
  const rng = seededRng(20_200_808);
  const numbers = [...FIVE, '6'];
  for (let round = 0; round < 60; round += 1) {
    const sets = [draw(rng, numbers), draw(rng, numbers), draw(rng, numbers)];
    const orders = sets.reduce<readonly (readonly string[])[]>(
      (begun, set) =>
        begun.flatMap((order) => set.flatMap((n) => (order.includes(n) ? [] : [[...order, n]]))),
      [[]],
    );
    if (orders.length === 0) continue;
    const whole = settle(partWheel('trifecta', 0.5, sets));
    const parts = orders.map((order) => settle(straight('trifecta', 0.5, order)));
    for (const amount of ['staked', 'refunded', 'returned'] as const) {
      const sum = parts.reduce((all, part) => all + part[amount], 0);
      assert.ok(Math.abs(whole[amount] - sum) < 1e-6, `${amount} of ${JSON.stringify(sets)}`);
    }
    assert.ok(whole.refunded <= whole.staked);
  }
});

test('a starter for purse money only is refunded, also where no horse has a price', () => {
  const field = FIVE.map((programNumber) =>
    aFinisher({ programNumber, odds: null, ...(programNumber === '4' ? { noBetting: 'purse-only' } : {}) }),
  );
  assert.is(settle(win('4'), { starters: field }).outcome, 'refunded');
  assert.is(settle(win('2'), { starters: field }).outcome, 'lost');
});

test.run();
