import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Instant, SECOND, shift } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { ShownLongshots } from '#core/picks/longshots/shown-longshots.ts';
import { makeRememberLongshots } from '#core/picks/use-cases/remember-longshots.ts';
import { refused } from '#test/support/refused.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('longshots, remembered for a moment');

const shownAt = (lastUpdated: Instant): ShownLongshots => ({
  alerts: [],
  lastUpdated,
  basis: 'ratings',
  picksMadeAt: null,
  card: null,
  message: null,
});

/** Data and a clock that the test changes, and the count of computations. */
function open() {
  const hand = { now: MORNING as Instant, mark: 'card 1', computed: 0, looks: 0, isAway: false };
  const show = makeRememberLongshots({
    showLongshots: async () => {
      hand.computed += 1;
      if (hand.isAway) throw new Refusal('unavailable', 'database.away', 'The database is away.');
      return shownAt(hand.now);
    },
    racingMark: async (track, { from, to }) => {
      hand.looks += 1;
      return `${track} ${from} ${to} ${hand.mark}`;
    },
    clock: () => hand.now,
  });
  return { hand, show: () => show('saratoga'), showAt: show };
}

test('members who ask within a second share one computation', async () => {
  const { hand, show } = open();
  const [first, second] = await Promise.all([show(), show()]);
  hand.now = shift(hand.now, SECOND - 1);
  assert.is(await show(), first);
  assert.is(second, first);
  assert.equal([hand.computed, hand.looks], [1, 2]);
});

test('a scratch, a new board or new picks show at once', async () => {
  const { hand, show } = open();
  const before = await show();
  hand.mark = 'card 1, 4 scratched';
  hand.now = shift(hand.now, 1);
  const after = await show();
  assert.is.not(after, before);
  assert.is(after.lastUpdated, hand.now);
});

test('each track has its own longshots; its slug, number and code mean the same track', async () => {
  const { hand, showAt } = open();
  const saratoga = await showAt('saratoga');
  const aqueduct = await showAt('aqueduct');
  assert.is.not(aqueduct, saratoga);
  assert.is(await showAt('184'), saratoga);
  assert.is(await showAt('AQU'), aqueduct);
  assert.is(hand.computed, 2);
});

test('what the clock alone changes shows a second later, also when the clock is set back', async () => {
  const { hand, show } = open();
  await show();
  for (const now of [shift(hand.now, SECOND), shift(hand.now, -SECOND)]) {
    hand.now = now;
    assert.is((await show()).lastUpdated, now);
  }
  assert.is(hand.computed, 3);
});

test('a failure reaches those who waited and is not remembered', async () => {
  const { hand, show } = open();
  hand.isAway = true;
  const both = await Promise.all([refused(show()), refused(show())]);
  assert.equal(
    both.map(({ code }) => code),
    ['database.away', 'database.away'],
  );
  hand.isAway = false;
  assert.is((await show()).lastUpdated, hand.now);
});

test.run();
