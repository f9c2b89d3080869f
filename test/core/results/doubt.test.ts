import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isOrderInDoubt, isWinnerInDoubt, openDoubts, reasonUnsettled } from '#core/results/doubt.ts';
import { aDecision, aDoubt } from '#test/support/a-doubt.ts';

const test = suite('what a doubt touches');

const ofTrifecta = { doubts: [aDoubt()] };
const ofWin = { doubts: [aDoubt({ sentence: 'Win was paid on 2.', fromPlace: 1, wagers: ['Win'] })] };
const ofPrice = { doubts: [aDoubt({ about: 'prices', fromPlace: null, wagers: ['Win'] })] };
const ofPurse = { doubts: [aDoubt({ about: 'purse', fromPlace: null, wagers: [] })] };

test('a race without doubts is settled and scored, even one stored before doubts existed', () => {
  assert.equal([openDoubts({}), reasonUnsettled({}, 'Win')], [[], null]);
  assert.equal([isWinnerInDoubt({}), isOrderInDoubt({})], [false, false]);
});

test('a doubtful third place affects the trifecta and the order, not the winner', () => {
  assert.equal([isWinnerInDoubt(ofTrifecta), isOrderInDoubt(ofTrifecta)], [false, true]);
  assert.is(reasonUnsettled(ofTrifecta, 'Win'), null);
  assert.is(reasonUnsettled(ofTrifecta, 'Exacta'), null);
  assert.is(
    reasonUnsettled(ofTrifecta, 'Trifecta'),
    'in doubt: The Trifecta was paid on 1-2-4; the order of finish is 1-2-3.',
  );
});

test('a doubtful winner or price blocks win bets and scores; a doubtful purse blocks nothing', () => {
  for (const race of [ofWin, ofPrice])
    assert.equal(
      [isWinnerInDoubt(race), isOrderInDoubt(race), reasonUnsettled(race, 'Win') === null],
      [true, true, false],
    );
  assert.equal([isWinnerInDoubt(ofPurse), isOrderInDoubt(ofPurse)], [false, false]);
});

test('a decision ends the doubt, but what win paid stays unknown where the order is right', () => {
  for (const choice of ['order', 'payoffs'] as const) {
    const decided = { ...ofWin, decision: aDecision(choice) };
    assert.equal(
      [openDoubts(decided), isWinnerInDoubt(decided), isOrderInDoubt(decided)],
      [[], false, false],
    );
  }
  assert.is(reasonUnsettled({ ...ofWin, decision: aDecision('payoffs') }, 'Win'), null);
  assert.is(
    reasonUnsettled({ ...ofWin, decision: aDecision('order') }, 'Win'),
    'in doubt: Win was paid on 2.',
  );
  assert.is(reasonUnsettled({ ...ofTrifecta, decision: aDecision('order') }, 'Trifecta'), null);
});

test('a race that is left out settles and scores nothing', () => {
  const out = { ...ofPurse, decision: aDecision('left-out') };
  assert.equal([isWinnerInDoubt(out), isOrderInDoubt(out)], [true, true]);
  assert.is(reasonUnsettled(out, 'Show'), 'the race is left out: The stewards said so');
});

test.run();
