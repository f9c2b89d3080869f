import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sentencesOf } from '#core/fact-check/sentences.ts';

const test = suite('a statement in its sentences');

test('a statement splits into sentences, not at initials, short months or numbers', () => {
  assert.equal(sentencesOf('I. Ortiz Jr. rides. It won on Jul. 5 at 7.50 to 1! Is it fit? Yes.'), [
    'I. Ortiz Jr. rides.',
    'It won on Jul. 5 at 7.50 to 1!',
    'Is it fit?',
    'Yes.',
  ]);
});

test('splitting loses no word', () => {
  const word = fc.constantFrom('it', 'won', 'J.', 'Ortiz', '7-2.', 'St.', 'Race', '4.', 'No.', 'fit!');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), (words) =>
      assert.is(sentencesOf(words.join(' ')).join(' '), words.join(' ')),
    ),
  );
});

const count = (text: string): number => sentencesOf(text).length;

test('a title, an initial, a number and a time of day end no sentence', () => {
  for (const text of [
    'Mr. Lane and Dr. Vance agree.',
    'W. I. Mott trains it.',
    'No. 4 is fit.',
    'It ships from St. Louis.',
    'It is off at 1:05 p.m. Saturday.',
    'It beat No. 3 vs. No. 4 again.',
  ])
    assert.is(count(text), 1, text);
});

test('a sentence may end in a quotation or parentheses, and the next begin with a number', () => {
  assert.equal(sentencesOf('It is "fit." 4 is not. (It won!) #3 is next?'), [
    'It is "fit."',
    '4 is not.',
    '(It won!)',
    '#3 is next?',
  ]);
});

test('a lowercase letter continues the sentence, and dots inside a word do not end it', () => {
  assert.is(count('It won... and how.'), 1);
  assert.is(count('See nyra.com for more.'), 1);
});

test('line breaks and blanks do not count, and nothing is no sentence', () => {
  assert.equal(sentencesOf('  It is\n\nfit.\tIt won.  '), ['It is fit.', 'It won.']);
  assert.equal([sentencesOf(''), sentencesOf(' \n ')], [[], []]);
});

test.run();
