import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { post } from '#core/fact-check/kinds/post.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { evidenceWith, holdsFor } from './kind-checks.ts';

const test = suite('claims about the post position');

/** Posts 1 to 5; the horse meant is in post 3 and was in post 5 last time. */
const CASES: readonly (readonly [text: string, holds: readonly boolean[]])[] = [
  ['It breaks from post position 3.', [true]],
  ['It starts from gate three.', [true]],
  ['It leaves from stall no. 3.', [true]],
  ['It gets the number 3 hole.', [true]],
  ['It has the 3rd post.', [true]],
  ['It has the fourth stall.', [false]],
  ['It breaks from post 13.', [false]],
  ['It leaves from the inside post.', [false]],
  ['It drew the rail post.', [false]],
  ['It breaks from post 5.', [false]],
  ['It broke from post 5 last time.', [true]],
  ['It was in post 4 last time.', [false]],
  ['It was handed post 5.', [false]],
  ['It was assigned post 3.', [true]],
  ['It has the widest gate.', [false]],
];

for (const [text, holds] of CASES) {
  test(`${text} ${String(holds)}`, () => assert.equal([...new Set(holdsFor(post, text))], holds));
}

for (const text of [
  'Post time is 3:05.',
  'The post 4-year-old division is strong.',
  'A gate 12-horse field.',
  'It runs along the rail.',
]) {
  test(`${text} claims no post`, () => assert.equal(holdsFor(post, text), []));
}

test('the rail and the outside are those of the starters, not of the card', () => {
  const field = evidenceWith({});
  const without = (number: string) =>
    evidenceWith(
      {},
      {
        runners: field.runners.map((runner) => ({
          ...runner,
          isScratched: runner.programNumber === number || runner.programNumber === '4',
        })),
      },
    );
  assert.equal(holdsFor(post, 'It has the outside post.', without('5')), [true]);
  assert.equal(holdsFor(post, 'It has the outside post.', without('1')), [false]);
});

test('post 1 is the rail although its horse is scratched, and so is the innermost post left', () => {
  const runners = (postPosition: number) =>
    evidenceWith(
      {},
      {
        runners: [
          aRunner({ programNumber: '1', isScratched: true }),
          aRunner({ programNumber: '3', postPosition }),
          aRunner({ programNumber: '6' }),
        ],
      },
    );
  assert.equal(holdsFor(post, 'It breaks from the rail.', runners(3)), [true]);
  assert.equal(holdsFor(post, 'It breaks from the rail.', runners(1)), [true]);
  assert.equal(holdsFor(post, 'It breaks from the rail.', runners(7)), [false]);
});

test('a scratched horse in post 1 was drawn on the rail, and not outside', () => {
  const runners = [
    aRunner({ programNumber: '3', postPosition: 1, isScratched: true }),
    aRunner({ programNumber: '2' }),
    aRunner({ programNumber: '6' }),
  ];
  assert.equal(holdsFor(post, 'It breaks from the rail.', evidenceWith({}, { runners })), [true]);
  assert.equal(holdsFor(post, 'It has the outside post.', evidenceWith({}, { runners })), [false]);
});

test('earlier posts count only in the past tense, and an unknown form has none', () => {
  const form = [aPastRace({ postPosition: 9 }), aPastRace({ postPosition: null })];
  assert.equal(holdsFor(post, 'It was in post 9.', evidenceWith({ pastPerformances: form })), [true]);
  assert.equal(holdsFor(post, 'It is in post 9.', evidenceWith({ pastPerformances: form })), [false]);
  assert.equal(holdsFor(post, 'It was in post 9.', evidenceWith({ pastPerformances: null })), [false]);
});

test('in a field without posts nothing is the rail or the outside', () => {
  const runners = ['1', '3'].map((programNumber) => aRunner({ programNumber, postPosition: null }));
  for (const text of ['It breaks from the rail.', 'It has the outside post.', 'It breaks from post 3.'])
    assert.equal(holdsFor(post, text, evidenceWith({}, { runners })), [null], text);
});

test('the fact says the post', () => {
  const [claim] = post('It breaks from post 4.', evidenceWith());
  assert.is(claim?.check(aRunner({ programNumber: '3', horseName: 'LATCH' })).fact, '3 LATCH is in post 3');
});

test.run();
