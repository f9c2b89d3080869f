import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { fittedSelections } from '#core/press/day-selection.ts';
import type { NamedHorse } from '#core/press/expert-selection.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aSelection } from '#test/support/a-selection.ts';

const test = suite('selections checked against a card');

const NAMES = ['Copper Kite', 'Slow Lantern', 'Paper Gate'];
const card = aCard({
  races: [
    aRace({
      runners: NAMES.map((horseName, index) =>
        aRunner({ programNumber: String(index + 1), horseName, isScratched: index === 1 }),
      ),
    }),
  ],
});

const numbers = (...values: readonly string[]): readonly NamedHorse[] =>
  values.map((programNumber) => ({ programNumber, horseName: null }));
const names = (...values: readonly string[]): readonly NamedHorse[] =>
  values.map((horseName) => ({ programNumber: null, horseName }));
const fitted = (...selections: Parameters<typeof aSelection>[0][]) =>
  fittedSelections(selections.map(aSelection), card);

test('numbers and names become the horses of the card, scratched ones too', () => {
  const { fitted: found, faults } = fitted({ ranked: [...numbers('3'), ...names('SLOW LANTERN (IRE)')] });
  assert.equal(
    found.map(({ ranked, track, left }) => ({ ranked, track, left })),
    [
      {
        ranked: [
          { programNumber: '3', horseName: 'Paper Gate' },
          { programNumber: '2', horseName: 'Slow Lantern' },
        ],
        track: 'saratoga',
        left: [],
      },
    ],
  );
  assert.equal(faults, []);
});

test('a horse that is not entered is reported and not guessed', () => {
  const { fitted: found, faults } = fitted({ ranked: numbers('9', '1') });
  assert.equal(found[0]?.ranked, [{ programNumber: '1', horseName: 'Copper Kite' }]);
  assert.equal(found[0]?.left, ['#9']);
  assert.equal(faults, ['Ada Vale, race 1: not on the card: #9.']);
});

test('a selection of which no horse is entered, or for a race that is not carded, is left out', () => {
  const { fitted: found, faults } = fitted({ ranked: numbers('9') }, { raceNumber: 7, expert: null });
  assert.equal(found, []);
  assert.equal(faults, [
    'Ada Vale, race 1: not on the card: #9.',
    'Rail Picks, race 7: the card has no such race.',
  ]);
});

test('a page of another day is passed over, and counted', () => {
  const fittedSelections = fitted({ day: '2025-08-03' as RaceDay }, {});
  assert.is(fittedSelections.ofOtherDays, 1);
  assert.is(fittedSelections.fitted.length, 1);
});

test('a page without a day is believed by its horses, not by numbers', () => {
  assert.is(fitted({ day: null, ranked: names('Copper Kite', 'Paper Gate') }).fitted.length, 1);
  for (const ranked of [numbers('1', '3'), names('Copper Kite', 'Another Card')]) {
    const fittedSelections = fitted({ day: null, ranked });
    assert.equal(fittedSelections.fitted, []);
    assert.equal(fittedSelections.faults, [
      'Ada Vale, race 1: the page names no day, and not the horses of this one.',
    ]);
  }
});

test.run();
