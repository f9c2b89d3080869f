import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceResult } from '#core/results/race-result.ts';
import { straight } from '#core/tickets/ticket.ts';
import { aFinisher } from '#test/support/a-result.ts';
import { FIVE, settle, starters, USUAL, win } from './a-paid-race.ts';

const test = suite('settlement where results leave something out');

test('without a show pool a show bet is refunded', () => {
  const payouts = USUAL.filter(({ wager }) => wager !== 'Show');
  const { outcome, refunded, note } = settle(straight('show', 2, ['1']), { payouts });
  assert.equal([outcome, refunded, note], ['refunded', 2, 'there was no show betting']);
});

const STRAIGHT_ALONE = USUAL.filter(({ wager }) => ['Win', 'Place', 'Show'].includes(wager));

test('where results list only win, place and show, an exacta is unknown', () => {
  const { outcome, staked, refunded, note } = settle(straight('exacta', 1, ['1', '2']), {
    payouts: STRAIGHT_ALONE,
  });
  assert.equal([outcome, staked, refunded, note], ['unknown', 1, 0, 'no exacta payoff reported']);
});

test('a daily double listed with win, place and show does not say whether exactas were offered', () => {
  const double = { ...USUAL[0], wager: 'Daily Double' } as RaceResult['payouts'][number];
  const { outcome, note } = settle(straight('exacta', 1, ['1', '2']), {
    payouts: [...STRAIGHT_ALONE, double],
  });
  assert.equal([outcome, note], ['unknown', 'no exacta payoff reported']);
});

test('an exacta with a scratched horse is refunded, whatever exactas paid', () => {
  const { outcome, refunded, note } = settle(straight('exacta', 1, ['1', '9']), { payouts: STRAIGHT_ALONE });
  assert.equal(
    [outcome, refunded, note],
    ['refunded', 1, '#9 in race 1 did not start: that bet is refunded'],
  );
});

test('where results list another exotic wager, a superfecta without a payoff was not offered', () => {
  const payouts = USUAL.filter(({ wager }) => wager !== 'Superfecta');
  const { outcome, note } = settle(straight('superfecta', 0.1, ['1', '2', '3', '4']), { payouts });
  assert.equal([outcome, note], ['refunded', 'there was no superfecta betting']);
});

test('in a small field a missing show payoff means no show betting, in a larger one it is unknown', () => {
  const payouts = STRAIGHT_ALONE.filter(({ wager }) => wager !== 'Show');
  const onShow = (change: Partial<RaceResult>) => {
    const { outcome, note } = settle(straight('show', 2, ['1']), { payouts, ...change });
    return [outcome, note];
  };
  const four = FIVE.slice(0, 4).map((programNumber) => aFinisher({ programNumber }));
  assert.equal(onShow({ starters: four }), ['refunded', 'there was no show betting']);
  assert.equal(onShow({ starters: four, isFieldComplete: false }), ['unknown', 'no show payoff reported']);
  assert.equal(onShow({}), ['unknown', 'no show payoff reported']);
});

test('every race has win betting: without a win payoff a win bet is unknown', () => {
  const payouts = USUAL.filter(({ wager }) => wager !== 'Win');
  const { outcome, refunded, note } = settle(win('1'), { payouts });
  assert.equal([outcome, refunded, note], ['unknown', 0, 'no win payoff reported']);
});

test('results without payouts settle nothing', () => {
  const { outcome, staked, refunded, returned, note } = settle(win('1'), { payouts: [] });
  assert.equal([outcome, staked, refunded, returned], ['unknown', 2, 0, 0]);
  assert.is(note, 'the results do not list payoffs');
});

test('where only the paid horses are reported, a bet on another horse is neither lost nor refunded', () => {
  const paid = {
    starters: starters({ programNumber: '1' }, { programNumber: '2' }),
    isFieldComplete: false,
  } as const;
  assert.equal(settle(win('1'), paid).outcome, 'won');
  const open = settle(win('4'), paid);
  assert.equal(
    [open.outcome, open.refunded, open.note],
    ['unknown', 0, 'the results do not say whether #4 in race 1 ran'],
  );
});

test.run();
