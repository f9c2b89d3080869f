import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { expertOf, selectionContent, selectionKey } from '#core/press/day-selection.ts';
import { aDaySelection } from '#test/support/a-selection.ts';

const test = suite('whose selection it is, and what it says');

const SECOND = { programNumber: '2', horseName: 'Horse 2' };

test('it is the person’s, or the page’s where no person is named', () => {
  assert.is(expertOf(aDaySelection()), 'Ada Vale');
  assert.is(expertOf(aDaySelection({ expert: null })), 'Rail Picks');
});

test('it is the same selection with other horses or at another time, and says something else', () => {
  const [first, later] = [aDaySelection(), aDaySelection({ ranked: [SECOND] })];
  assert.is(selectionKey(first), selectionKey(later));
  assert.is.not(selectionContent(first), selectionContent(later));
});

test('the order of the horses and what was left out are part of what it says', () => {
  const first = aDaySelection();
  const reversed = aDaySelection({ ranked: first.ranked.toReversed() });
  assert.is.not(selectionContent(reversed), selectionContent(first));
  assert.is.not(selectionContent(aDaySelection({ left: ['#9'] })), selectionContent(first));
});

test('another race, person, page, condition or a best bet is another selection', () => {
  const keys = [
    aDaySelection(),
    aDaySelection({ raceNumber: 2 }),
    aDaySelection({ expert: null }),
    aDaySelection({ url: 'https://picks.example/other' }),
    aDaySelection({ onlyIf: 'off the turf' }),
    aDaySelection({ isBestBet: true }),
    aDaySelection({ track: 'del-mar' }),
  ].map(selectionKey);
  assert.is(new Set(keys).size, 7);
});

test.run();
