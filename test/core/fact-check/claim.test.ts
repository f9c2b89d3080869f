import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isOfTheLastRace, isOfThePast, matches, partAround, partBeforeToo } from '#core/fact-check/claim.ts';

const test = suite('parts of a sentence, and when they speak of');

test('the part around an index ends at commas, colons and contrasts, not within numbers', () => {
  const text = 'It earned $96,000, but the filly: never';
  assert.is(partAround(text, 5), 'It earned $96,000');
  assert.is(partAround(text, text.indexOf('filly')), ' but the filly');
  assert.is(partAround(text, text.indexOf('never')), ': never');
});

test('the part with the words before its comma', () => {
  const text = 'Its last race, on May 4, was good';
  assert.is(partBeforeToo(text, text.indexOf('May')), 'Its last race, on May 4');
});

test('the past and the last race are recognized', () => {
  assert.equal(
    ['It was second', 'It ran 28 days ago', 'It is fit', 'It breaks from post 3'].map(isOfThePast),
    [true, true, false, false],
  );
  assert.equal(
    ['its last race', 'last out', 'exits a win', 'its last three races', 'last year'].map(isOfTheLastRace),
    [true, true, true, false, false],
  );
});

test('a time of day and a clocking are not broken at their colon', () => {
  const text = 'It worked in 1:00.4, and post time: 1:05';
  assert.is(partAround(text, 3), 'It worked in 1:00.4');
  assert.is(partAround(text, text.length - 1), ': 1:05');
});

test('a part is the whole text where nothing breaks it', () => {
  for (const index of [0, 5, 12]) assert.is(partAround('It ran a 91.', index), 'It ran a 91.');
});

test('the part before a comma is taken only where the part begins with one', () => {
  assert.is(partBeforeToo('It won and it ran on May 4', 20), 'It won and it ran on May 4');
  const text = 'It is fit; its race, on May 4, was good';
  assert.is(partBeforeToo(text, text.indexOf('May')), '; its race, on May 4');
});

test('every part of a text together is the text', () => {
  const text = 'A, b; c: d — e, 1,000 f but g while h';
  const letters = [...text.matchAll(/\w/g)].map(({ index }) => index);
  const parts = new Set(letters.map((index) => partAround(text, index)));
  assert.is([...parts].join(''), text);
});

test('words for the last race, and words that only sound like it', () => {
  for (const text of ['last time', 'latest start', 'most recent effort', 'coming off a layoff', 'last-out'])
    assert.ok(isOfTheLastRace(text), text);
  for (const text of ['last five starts', 'last season', 'last 3 races', 'it lasts', 'its last two'])
    assert.not.ok(isOfTheLastRace(text), text);
});

test('matches give their words without blanks around, their place and their parts', () => {
  assert.equal(matches('a 1 b 22 ', /(\d+)(x)? ?/g), [
    { words: '1', index: 2, parts: ['1', ''] },
    { words: '22', index: 6, parts: ['22', ''] },
  ]);
});

test.run();
