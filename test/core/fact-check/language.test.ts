import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isOfTheLastRace, isOfThePast, matches, partAround, partBeforeToo } from '#core/fact-check/claim.ts';
import { DISTANCE, numberOf, yardsOf } from '#core/fact-check/number-words.ts';
import { isSameName, isSamePerson } from '#core/fact-check/people.ts';
import { sentencesOf } from '#core/fact-check/sentences.ts';
import { unknownNames } from '#core/fact-check/unknown-names.ts';
import { evidenceWith } from './kinds/kind-checks.ts';

const test = suite('the language of statements');

test('numbers in digits, words and ordinals', () => {
  assert.equal(['4', 'four', '4th', 'Fourth', 'once', 'twice', 'sixteen', 'many', ''].map(numberOf), [
    4,
    4,
    4,
    4,
    1,
    2,
    16,
    null,
    null,
  ]);
});

const FURLONG = 220;
for (const [text, furlongs] of [
  ['6F', 6],
  ['6 furlongs', 6],
  ['six-furlong', 6],
  ['6 1/2 furlongs', 6.5],
  ['five and a half furlongs', 5.5],
  ['a mile', 8],
  ['one mile', 8],
  ['1 1/8 miles', 9],
  ['1 3/16 miles', 9.5],
  ['a mile and a sixteenth', 8.5],
  ['a mile and three eighths', 11],
  ['a mile and a half', 12],
  ['2 miles', 16],
] as const) {
  test(`${text} is ${furlongs} furlongs`, () => {
    const [distance] = matches(text, DISTANCE);
    assert.ok(Math.abs((yardsOf(distance?.parts ?? []) ?? 0) - furlongs * FURLONG) < 1e-9);
  });
}

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

test('a person is the same in any order, with initials, accents and suffixes', () => {
  for (const written of ['Irad Ortiz', 'I. Ortiz', 'Ortiz', 'Irad Ortiz, Jr.', 'ORTIZ IRAD'])
    assert.ok(isSamePerson(written, 'ORTIZ IRAD JR'), written);
  for (const written of ['Jose Ortiz', 'J. Ortiz', 'Irad Lane', 'I.'])
    assert.not.ok(isSamePerson(written, 'ORTIZ IRAD JR'), written);
  assert.ok(isSamePerson('José Lezcano', 'LEZCANO JOSE'));
});

test('a stable or horse is the same whatever its punctuation', () => {
  assert.ok(isSameName("O'Brien Stable", 'OBRIEN STABLE'));
  assert.not.ok(isSameName('Tall Fence Stable', 'Tall Fence Farm'));
});

test('a name used like a horse’s that the card does not have is unknown', () => {
  assert.equal(unknownNames('Velvet Anchor breaks from post 2.', evidenceWith()), ['Velvet Anchor']);
  assert.equal(unknownNames('I like #4 Velvet Anchor.', evidenceWith()), ['Velvet Anchor']);
});

test('ordinary words, people, tracks and stables of the card are not unknown horses', () => {
  for (const text of [
    'Today is fast.',
    'Jockey Robin Lane rides.',
    'Robin Lane gets the call.',
    'Tall Fence Stable owns it.',
    'Saratoga is fast.',
    'The Outside is slow.',
  ])
    assert.equal(unknownNames(text, evidenceWith()), [], text);
});

test.run();
