import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import { lastUpdateOf, problemsOf, type SourceState } from '#core/scorecards/dashboard/source-state.ts';

const test = suite('the sources of a day');

const aState = (change: Partial<SourceState> = {}): SourceState => ({
  name: 'Race card',
  state: 'complete',
  source: 'Entries',
  at: instant(1_000),
  detail: '10 races today.',
  isNeeded: true,
  ...change,
});

test('the last update is the latest of all, in whatever order they are looked at', () => {
  const states = [3_000, 9_000, 5_000].map((time) => aState({ at: instant(time) }));
  assert.is(lastUpdateOf(states), 9_000);
  assert.is(lastUpdateOf(states.toReversed()), 9_000);
});

test('a source that never reported does not hide the others', () => {
  assert.is(lastUpdateOf([aState({ at: null }), aState({ at: instant(7) }), aState({ at: null })]), 7);
});

test('without a report there is no update; the first moment of the calendar is one', () => {
  assert.is(lastUpdateOf([]), null);
  assert.is(lastUpdateOf([aState({ at: null })]), null);
  assert.is(lastUpdateOf([aState({ at: instant(0) })]), 0);
});

test('a needed source that is old or missing is a warning with its own sentence', () => {
  assert.equal(
    problemsOf([
      aState({ state: 'stale', detail: 'No card for today.' }),
      aState({ name: 'Results', state: 'missing', detail: '2 finished races have no result.' }),
    ]),
    ['Race card: No card for today.', 'Results: 2 finished races have no result.'],
  );
});

test('a complete source is no warning, and neither is one that the screens can do without', () => {
  assert.equal(problemsOf([aState(), aState({ isNeeded: false, state: 'missing' })]), []);
});

test.run();
