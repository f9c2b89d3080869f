import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { matches } from '#core/fact-check/claim.ts';
import { DISTANCE, NUMBER, numberOf, ORDINAL, yardsOf } from '#core/fact-check/number-words.ts';

const test = suite('numbers and distances in words');

const whole = (pattern: string, text: string): boolean => new RegExp(`^(?:${pattern})$`).test(text);

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

test('every number word up to sixteen reads as its value and is a number of the pattern', () => {
  const words =
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen';
  words.split(' ').forEach((word, index) => {
    assert.is(numberOf(word), index + 1);
    assert.ok(whole(NUMBER, word), word);
  });
});

test('every ordinal reads as its value, in words and in digits', () => {
  const words = [
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ];
  const digits = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'];
  assert.equal(words.map(numberOf), digits.map(numberOf));
  assert.is(numberOf('tenth'), 10);
  assert.ok([...words, ...digits].every((word) => whole(ORDINAL, word)));
});

test('zero is a number of horses nobody counts by word', () => {
  assert.is(numberOf('0'), 0);
  assert.is(numberOf('zero'), 0);
  assert.not.ok(whole(NUMBER, 'zero'));
});

test('blanks and capitals do not matter, fractions and signs are no whole number', () => {
  assert.is(numberOf('  TWELVE '), 12);
  for (const text of ['1.5', '-3', '1/2', 'a few', 'seventeen']) assert.is(numberOf(text), null, text);
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

const yards = (text: string): number | null => yardsOf(matches(text, DISTANCE)[0]?.parts ?? []);

test('a furlong is 220 yards and a mile eight of them', () => {
  assert.is(yards('one mile'), 8 * 220);
  assert.is(yards('8 furlongs'), 8 * 220);
  assert.is(yards('8F'), 1760);
});

test('an eighth of a mile is a furlong', () => {
  assert.is(yards('a mile and an eighth'), (yards('one mile') ?? 0) + 220);
  assert.is(yards('1 1/8 miles'), yards('a mile and an eighth'));
  assert.is(yards('1 1/4 miles'), yards('a mile and a quarter'));
  assert.is(yards('1 5/16 miles'), yards('a mile and five sixteenths'));
});

test('the distances of a sentence are read in order', () => {
  const text = 'It won at 6 furlongs, at seven furlongs and at 1 1/16 miles.';
  assert.equal(
    matches(text, DISTANCE).map(({ parts }) => yardsOf(parts)),
    [1320, 1540, 1870],
  );
});

test('a text that is not a distance has no yards', () => {
  assert.equal(matches('It is 6 years old and miles better.', DISTANCE), []);
  assert.is(yardsOf([]), null);
});

test.run();
