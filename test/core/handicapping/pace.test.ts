import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Runner, RunStyle } from '#core/card/runner.ts';
import { type PaceWord, projectPace } from '#core/handicapping/pace.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('pace');

const starter = (earlyPoints: number | null, runStyle: RunStyle | null, index: number): Runner => {
  const runner = aRunner({ programNumber: String(index + 1) });
  return { ...runner, ratings: { ...runner.ratings, earlyPoints, runStyle } };
};
const field = (...points: number[]) => ({
  starters: points.map((value, point) => starter(value, 'E/P', point)),
});
const styles = (...known: (RunStyle | null)[]) => ({
  starters: known.map((s, index) => starter(null, s, index)),
});

const BY_POINTS: readonly [points: number[], word: PaceWord][] = [
  [[8, 7, 6, 1], 'Speed Duel'],
  [[7, 7, 7], 'Speed Duel'],
  [[7, 7, 6, 7], 'Speed Duel'],
  [[7, 7, 6], 'Honest Pace'],
  [[6, 6, 5, 1], 'Honest Pace'],
  [[6, 5, 5, 5], 'Slow Early'],
  [[3, 2, 1], 'Slow Early'],
  [[8, 4, 4, 4], 'Even Pace'],
  [[6, 4], 'Even Pace'],
  [[6], 'Even Pace'],
  [[5, 1], 'Slow Early'],
];

for (const [points, word] of BY_POINTS) {
  test(`early points ${points.join(', ')} project: ${word}`, () => {
    assert.is(projectPace(field(...points)).word, word);
  });
}

const BY_STYLES: readonly [known: (RunStyle | null)[], word: PaceWord][] = [
  [['E', 'E', 'E/P', 'E/P', 'S'], 'Speed Duel'],
  [['E', 'E/P', 'P'], 'Honest Pace'],
  [['E', 'P', 'S'], 'Even Pace'],
  [['P', 'S', null], 'Slow Early'],
];

for (const [known, word] of BY_STYLES) {
  test(`without points, styles ${known.join(' ')} project: ${word}`, () => {
    assert.is(projectPace(styles(...known)).word, word);
    assert.is(projectPace(styles(...known)).isKnown, true);
  });
}

test('the horse with the speed to itself is named', () => {
  assert.is(projectPace(field(3, 8, 4)).loneSpeed, '2');
  assert.is(projectPace(field(6, 8, 4)).loneSpeed, null);
  assert.is(projectPace(styles('S', 'E')).loneSpeed, '2');
});

const points = (...known: (number | null)[]) => ({
  starters: known.map((value, index) => starter(value, null, index)),
});

test('one fast horse among unrated rivals has no speed to itself: little is known', () => {
  const pace = projectPace(points(8, null, null, null, null));
  assert.is(pace.loneSpeed, null);
  assert.is(pace.shape, 'open');
  assert.is(pace.isKnown, false);
  assert.is(pace.word, null, 'an open pace has no word');
  assert.is(pace.sentence, 'Early-speed points for only 1 of 5 starters (8). Pace unclear.');
});

test('the speed is alone only when most rivals are rated', () => {
  assert.is(projectPace(points(8, 2, 3, null)).loneSpeed, '1');
  assert.is(projectPace(points(8, 2, null)).loneSpeed, null, 'half of them are not most');
  assert.is(projectPace(points(8, 2, null, null)).shape, 'open');
});

test('with most starters unrated a slow pace stays open, a duel does not', () => {
  assert.is(projectPace(points(3, null, null, null)).shape, 'open');
  assert.is(projectPace(points(8, 8, 7, null, null, null, null)).shape, 'hot');
});

test('one early style among unknown ones is not lone speed', () => {
  const pace = projectPace(styles('E', null, null));
  assert.is(pace.loneSpeed, null);
  assert.is(pace.isKnown, false);
  assert.is(pace.sentence, 'Running style known for only 1 of 3 starters. Pace unclear.');
});

test('a field of first starters has an open pace, and says so', () => {
  const pace = projectPace(styles(null, null, null));
  assert.equal([pace.isKnown, pace.word], [false, null]);
  assert.is(pace.sentence, 'No starter has shown a running style yet. Pace unclear.');
  assert.is(projectPace({ starters: [] }).isKnown, false);
});

test.run();
