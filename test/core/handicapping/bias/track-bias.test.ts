import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withKnownStyles } from '#core/handicapping/bias/known-style.ts';
import type { RunRace, RunStart } from '#core/handicapping/bias/run-race.ts';
import { biasConfidence, trackBias } from '#core/handicapping/bias/track-bias.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { near } from '#test/support/near.ts';

const test = suite('track bias by hand');

/** Races of eight at even prices on one day, each won by one of these posts. */
const wonFrom = (posts: readonly number[], change: (post: number) => Partial<RunStart> = () => ({})) =>
  trackBias(
    withKnownStyles(
      posts.map(
        (winner, number): RunRace => ({
          day: '2025-07-05' as RaceDay,
          number,
          group: 'main track',
          distanceYards: 1320,
          starts: [1, 2, 3, 4, 5, 6, 7, 8].map((post) => ({
            programNumber: String(post),
            horse: `HORSE ${post}`,
            bettingInterest: String(post),
            postPosition: post,
            odds: 6,
            firstCall: null,
            crossed: post === winner ? 1 : 2,
            ...change(post),
          })),
        }),
      ),
    ),
  );
const divisionOf = (bias: ReturnType<typeof trackBias>, name: string) =>
  bias.divisions.find((division) => division.name === name);
const groupOf = (bias: ReturnType<typeof trackBias>, name: string) =>
  bias.divisions.flatMap(({ groups }) => groups).find(({ group }) => group === name);

test('three of eight posts are expected to win three of eight races at even prices', () => {
  const bias = wonFrom([1, 2, 3, 4, 5, 6, 7, 8]);
  assert.equal(
    ['inside', 'middle', 'outside'].map((name) => [
      groupOf(bias, name)?.starts,
      groupOf(bias, name)?.winners,
    ]),
    [
      [24, 3],
      [24, 3],
      [16, 2],
    ],
  );
  near(groupOf(bias, 'inside')?.expected, 3);
  near(groupOf(bias, 'outside')?.expected, 2);
  near(groupOf(bias, 'inside')?.ratio, 1);
});

test('as many winners as expected are no bias, and say nothing', () => {
  const bias = wonFrom([1, 2, 3, 4, 5, 6, 7, 8]);
  assert.is(bias.confidence, 0);
  assert.ok(bias.divisions.every(({ groups }) => groups.every(({ isBiased }) => !isBiased)));
});

test('ten of ten from the inside is a bias: twice three eighths to the tenth, times three', () => {
  const bias = wonFrom(new Array(10).fill(2));
  near(groupOf(bias, 'inside')?.pValue, 3 * 2 * (3 / 8) ** 10, 1e-12);
  assert.is(groupOf(bias, 'inside')?.isBiased, true);
  near(groupOf(bias, 'inside')?.ratio, 15 / 8.75);
  assert.is(bias.confidence, 100);
});

test('all posts inside winning is all the others losing: both are named, neither twice', () => {
  const bias = wonFrom(new Array(20).fill(1));
  assert.equal(
    bias.divisions.flatMap(({ groups }) =>
      groups.filter(({ isBiased }) => isBiased).map(({ group }) => group),
    ),
    ['inside', 'middle', 'outside'],
  );
});

test('horses of unknown style are counted and never tested', () => {
  const bias = wonFrom(new Array(10).fill(2));
  const unknown = groupOf(bias, 'unknown');
  assert.equal(
    [unknown?.starts, unknown?.winners, unknown?.pValue, unknown?.isBiased],
    [80, 10, null, false],
  );
  assert.is(divisionOf(bias, 'running style')?.races, 10);
});

test('a race with an unknown post is in no count of posts', () => {
  const bias = wonFrom([1, 2], (post) => (post === 8 ? { postPosition: null } : {}));
  assert.is(divisionOf(bias, 'post position')?.races, 0);
  assert.is(bias.confidence, null);
  assert.is(bias.races, 2);
});

test('a favorite that wins is expected to: the same winners at even money are no bias', () => {
  const even = wonFrom(new Array(10).fill(1), (post) => (post === 1 ? { odds: 0.1 } : { odds: 60 }));
  assert.is(groupOf(even, 'inside')?.isBiased, false);
});

test('without races there is nothing to be sure of', () => {
  const bias = trackBias([]);
  assert.equal([bias.races, bias.confidence], [0, null]);
});

test('confidence is 100 beyond all chance, 80 at one in twenty, 60 at one in five, 0 at chance itself', () => {
  assert.equal([0, 0.025, 0.0499999].map(biasConfidence), [100, 90, 80]);
  assert.equal([0.05, 0.2].map(biasConfidence), [79, 60]);
  assert.equal([0.2001, 0.6, 1].map(biasConfidence), [58, 29, 0]);
});

test('what is stranger is never less sure', () => {
  const values = Array.from({ length: 101 }, (_, percent) => biasConfidence(percent / 100));
  assert.equal(
    values,
    [...values].sort((a, b) => b - a),
  );
});

test.run();
