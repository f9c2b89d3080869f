import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mentionsIn } from '#core/fact-check/mentions.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('horses mentioned in a text');

const RUNNERS = [
  aRunner({ programNumber: '1', horseName: 'PAPER LANTERN' }),
  aRunner({ programNumber: '1A', horseName: "O'BRIEN'S TALE" }),
  aRunner({ programNumber: '4', horseName: 'LANTERN' }),
  aRunner({ programNumber: '12', horseName: 'MARBLE FERRY (IRE)' }),
];

/** Program number (or null) and fault of each mention. */
const found = (text: string) =>
  mentionsIn(text, RUNNERS).map(({ runner, fault }) => [runner?.programNumber ?? null, fault]);

for (const [text, numbers] of [
  ['Paper Lantern is fit.', ['1']],
  ['PAPER-LANTERN is fit.', ['1']],
  ["O'Brien's Tale and OBriens Tale are one.", ['1A', '1A']],
  ['Marble Ferry ships in.', ['12']],
  ['Lantern beats Paper Lantern.', ['4', '1']],
  ['#4 is the one.', ['4']],
  ['No. 12 is the one.', ['12']],
  ['The 4 is the one.', ['4']],
  ['Number 1A is the one.', ['1A']],
  ['Paper Lantern (1) is the one.', ['1']],
  ['(12) Marble Ferry is the one.', ['12']],
  ['4 Lantern is the one.', ['4']],
  ['#1 Paper Lantern is the one.', ['1']],
  ['I like #1, #4 and #12.', ['1', '4', '12']],
  ['Lantern, Paper Lantern and Marble Ferry start.', ['4', '1', '12']],
  ['Paper Lantern, the 1, is the one.', ['1']],
] as const) {
  test(`${text} names ${numbers.join(', ')}`, () =>
    assert.equal(
      found(text),
      numbers.map((number) => [number, null]),
    ));
}

for (const text of [
  'A paper lantern lit the barn.',
  'It ran the 4 furlongs in 48.',
  'It won the 4-year-old race.',
  'It is 12-1 and carries 118.',
  'It drew post 4.',
  'It drew the 4 hole.',
  'It was number 4 of 12 in race 4.',
]) {
  test(`${text} names no horse`, () => assert.equal(found(text), []));
}

test('a number no horse has is a fault', () => {
  assert.equal(found('#7 is the one.'), [[null, 'no horse has that number in this race']]);
});

test('a name with another horse’s number is a fault of that name', () => {
  for (const text of [
    'Paper Lantern (#4) is the one.',
    '#4 Paper Lantern is the one.',
    '4 Paper Lantern wins.',
  ])
    assert.equal(found(text), [['1', 'PAPER LANTERN is number 1']], text);
});

test('a mention spans its words', () => {
  const text = 'I like #1 Paper Lantern here.';
  const [mention] = mentionsIn(text, RUNNERS);
  assert.is(text.slice(mention?.from, mention?.to), '#1 Paper Lantern');
  assert.is(mention?.words, '#1 Paper Lantern');
});

test.run();
