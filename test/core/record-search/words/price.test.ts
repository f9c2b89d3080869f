import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { keeps, reading } from '../a-query-start.ts';

const test = suite('prices and posts in questions');

/** Of starts at these odds to one, unknown last, those that a question keeps. */
const oddsOf = (question: string): readonly (number | null)[] =>
  [0.5, 2.5, 4.5, 6, 10, 30, null].filter((odds) => keeps(question, { odds }));

const CASES: readonly (readonly [question: string, odds: readonly number[]])[] = [
  ['over 10-1', [10, 30]],
  ['odds of at least 6-1', [6, 10, 30]],
  ['6-1 and up', [6, 10, 30]],
  ['9/2+', [4.5, 6, 10, 30]],
  ['longer than 5 to 2', [2.5, 4.5, 6, 10, 30]],
  ['under 9-2', [0.5, 2.5, 4.5]],
  ['1-2 or less', [0.5]],
  ['longshots', [6, 10, 30]],
  ['outsiders', [6, 10, 30]],
  ['at least 4-1 and at most 6-1', [4.5, 6]],
];

for (const [question, odds] of CASES) {
  test(`"${question}" keeps ${odds.join(', ')} to one`, () => assert.equal(oddsOf(question), odds));
}

test('a start without odds fits no question about its price', () => {
  for (const question of ['over 1-9', 'under 99-1', 'longshots', 'non-favorites'])
    assert.not.ok(keeps(question, { odds: null }), question);
});

test('favorites and the others share every priced start', () => {
  for (const isFavorite of [true, false])
    assert.is.not(keeps('favorites', { isFavorite }), keeps('not the favorite', { isFavorite }));
  assert.ok(keeps('the chalk', { isFavorite: true }));
  assert.ok(keeps('non-favourites', { isFavorite: false }));
});

test('odds over nothing are read as over one', () => {
  assert.equal(reading('over 10-0')[0], ['shortest odds: 10-1 and longer']);
});

const postsOf = (question: string): readonly number[] =>
  [1, 2, 3, 7, 12].filter((postPosition) => keeps(question, { postPosition }));

test('a post, a span of posts and the rail', () => {
  assert.equal(postsOf('from post 3'), [3]);
  assert.equal(postsOf('post position #12'), [12]);
  assert.equal(postsOf('posts 2 to 7'), [2, 3, 7]);
  assert.equal(postsOf('from the rail'), [1]);
  assert.equal(postsOf('the inside post'), [1]);
  assert.equal(postsOf('post 7 or post 2'), [2, 7]);
});

test('a span of posts the wrong way round keeps none, and an unknown post fits no question', () => {
  assert.equal(postsOf('posts 7 to 2'), []);
  assert.not.ok(keeps('from post 3', { postPosition: null }));
  assert.not.ok(keeps('from the rail', { postPosition: null }));
});

test.run();
