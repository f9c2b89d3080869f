import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { betTerms } from '#core/tickets/bet-terms.ts';
import { minimumBet, refuseBelowMinimum, stakesFrom, usualStake } from '#core/tickets/minimum-bets.ts';
import { WAGERS } from '#core/tickets/wager.ts';
import { wagerMenu } from '#core/tickets/wager-menu.ts';

const test = suite('on what terms a track sells a wager');

const DAY = '2025-08-02' as RaceDay;
const minimum = (slug: string, wager: (typeof WAGERS)[number], day = DAY) => {
  const { dollars, isAssumed } = minimumBet(slug, day, wager);
  return [dollars, isAssumed];
};

test('Saratoga sells a dollar pick 3, a 50-cent pick 5 and a 10-cent superfecta, as its charts print', () => {
  assert.equal(minimum('saratoga', 'pick 3'), [1, false]);
  assert.equal(minimum('saratoga', 'pick 5'), [0.5, false]);
  assert.equal(minimum('saratoga', 'superfecta'), [0.1, false]);
});

test('an undated menu is assumed, and so is a later one', () => {
  assert.equal(minimum('saratoga', 'win'), [1, true]);
  assert.equal(minimum('saratoga', 'pick 3', '2015-08-01' as RaceDay), [1, true]);
});

test('a minimum that ended is not the track’s any more: after the 20-cent pick 6 of 2020 the usual one is assumed', () => {
  assert.equal(minimum('saratoga', 'pick 6', '2020-08-01' as RaceDay), [0.2, false]);
  assert.equal(minimum('saratoga', 'pick 6'), [1, true]);
});

test('a stake below the minimum is refused with the minimum; an assumed minimum only below any track’s', () => {
  const refusal = (slug: string, wager: (typeof WAGERS)[number], base: number): string | null => {
    try {
      refuseBelowMinimum(slug, DAY, wager, base);
      return null;
    } catch (error) {
      return error instanceof Refusal ? error.message : String(error);
    }
  };
  assert.is(
    refusal('saratoga', 'pick 5', 0.1),
    'The pick 5 minimum at Saratoga is $0.50 a combination: $0.10 is too little.',
  );
  assert.is(refusal('saratoga', 'pick 5', 0.5), null);
  assert.match(
    refusal('saratoga', 'exacta', 0.5) ?? '',
    /exacta minimum at Saratoga is \$1\.00 a combination/,
  );
  assert.is(refusal('nowhere', 'win', 1), null, 'New York sells it for a dollar');
  assert.match(
    refusal('nowhere', 'win', 0.5) ?? '',
    /^No track we know of takes less than \$1\.00 on the win: \$0\.50 is too little\.$/,
  );
});

test('a track without a row has what most tracks sell, assumed', () => {
  assert.equal(minimum('emerald-downs', 'trifecta'), [0.5, true]);
  assert.equal(minimum('nowhere', 'win'), [2, true]);
});

test('every wager has terms, with a takeout between nothing and a third', () => {
  for (const wager of WAGERS) {
    const { takeout, minimum: least } = betTerms('del-mar', DAY, wager);
    assert.ok(takeout.share > 0.05 && takeout.share < 0.34 && least.dollars > 0, wager);
  }
});

test('a quinella and a super high five borrow a takeout and say so', () => {
  const { takeout } = betTerms('saratoga', DAY, 'super high five');
  assert.equal([takeout.share, takeout.isAssumed], [0.24, true]);
});

test('scratched horses are refunded, paid a consolation, or replaced by the favorite', () => {
  const rules = (['exacta', 'daily double', 'pick 3', 'pick 4', 'pick 6'] as const).map(
    (wager) => betTerms('saratoga', DAY, wager).scratched,
  );
  assert.equal(rules, ['refund', 'consolation', 'consolation', 'favorite', 'favorite']);
});

test('stakes go up from the minimum; a win bet is $2 unless asked otherwise', () => {
  assert.equal(stakesFrom(0.5), [0.5, 1, 2, 5, 10]);
  assert.equal([usualStake('saratoga', DAY, 'win'), usualStake('saratoga', DAY, 'trifecta')], [2, 0.5]);
});

test('a wager over several races is on the menu while there are races for it', () => {
  const on = (number: number) =>
    wagerMenu({ trackSlug: 'saratoga', day: DAY, number, races: [1, 2, 3, 4, 5, 6, 7, 8, 9] })
      .filter(({ isMultiRace }) => isMultiRace)
      .map(({ wager }) => wager);
  assert.equal(on(4), ['daily double', 'pick 3', 'pick 4', 'pick 5', 'pick 6']);
  assert.equal(on(7), ['daily double', 'pick 3']);
  assert.equal(on(9), []);
});

test.run();
