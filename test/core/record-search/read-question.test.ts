import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { matchingStarts } from '#core/record-search/listed.ts';
import { EXAMPLES } from '#core/record-search/query-answer.ts';
import { readQuestion } from '#core/record-search/read-question.ts';
import { aBook, aDayOfTwo, TODAY } from './a-book.ts';

const test = suite('reading a question');

const book = aBook();
const read = (text: string) => readQuestion(text, book, TODAY);

const MEANINGS: readonly (readonly [question: string, understood: readonly string[]])[] = [
  ['on turf', ['surface: turf']],
  ['grass and dirt', ['surface: turf or dirt']],
  ['dirt sprints at Saratoga', ['distance: sprints, under 1 mile', 'surface: dirt', 'track: Saratoga']],
  ['routes at SAR', ['distance: routes, 1 mile and up', 'track: SAR']],
  ['at 6 furlongs', ['distance: 6F']],
  ['6.5f or 6 1/2 furlongs', ['distance: 6 1/2F']],
  ['6½ furlongs', ['distance: 6 1/2F']],
  ['six and a half furlongs', ['distance: 6 1/2F']],
  ['a mile and a sixteenth', ['distance: 1 1/16 Miles']],
  ['6 to 7 furlongs', ['distance: 6F to 7F']],
  ['at least 7 furlongs', ['shortest distance: at least 7F']],
  ['over a mile', ['shortest distance: over 1 Mile']],
  ['5f or less', ['longest distance: at most 5F']],
  ['maiden claiming', ['class: maiden claiming']],
  ['MSW and allowance', ['class: maiden special weight or allowance']],
  ['grade 1 or G2', ['class: grade 1 stakes or grade 2 stakes']],
  ['graded stakes', ['class: graded stakes']],
  ['wet track', ['track condition: wet (sloppy, muddy, sealed)']],
  ['on a good turf course', ['track condition: good', 'surface: turf']],
  ['sloppy', ['track condition: sloppy']],
  ['in the last 30 days', ['days: last 30 days, from 2020-07-11']],
  ['past 2 weeks', ['days: last 14 days, from 2020-07-27']],
  ['this season', ['year: 2020']],
  ['last year', ['year: 2019']],
  ['in 2019 and 2020', ['year: 2019 or 2020']],
  ['2017 to 2019', ['year: 2017 to 2019']],
  ['since 2018', ['since: 2018']],
  ['in august 2020', ['month: august', 'year: 2020']],
  ['favorites', ['price: favorites']],
  ['non-favourites', ['price: not the favorite']],
  ['longshots', ['price: longshots, 6-1 and longer']],
  ['odds over 10-1', ['shortest odds: 10-1 and longer']],
  ['at 9/2 or less', ['longest odds: 4.5-1 and shorter']],
  ['from post 1 to 3', ['post position: 1 to 3']],
  ['two-year-olds', ['age: two-year-olds']],
  ['jockey robin lane', ['jockey: Robin Lane']],
  ["Alex Marsh's record", ['trainer: Alex Marsh']],
  ['Sam Ortega', ['jockey: Sam Ortega, Jr.']],
  ['Ortega', ['jockey: Sam Ortega, Jr. or Jo Ortega']],
  ['horse Paper Lantern', ['horse: Paper Lantern']],
  ['best ROI', ['ranked by: return']],
  ['most wins', ['ranked by: wins']],
  ['jockeys in the money', ['ranked by: in the money', 'list: jockeys']],
  ['which trainers win', ['ranked by: win rate', 'list: trainers']],
  ['jockey-trainer combos', ['list: combinations']],
  ['top 3 trainers with at least 20 starts', ['rows: 3', 'least starts: 20', 'list: trainers']],
];

for (const [question, understood] of MEANINGS) {
  test(`"${question}" is understood`, () => {
    const { ignored, ...parsed } = read(question);
    assert.equal(parsed.understood, understood);
    assert.equal(ignored, []);
  });
}

test('words without a meaning here are named, with the reason where there is one', () => {
  assert.equal(read('colour of the silks on turf').ignored, ['colour', 'silks']);
  assert.equal(read('turf above 80 degrees').ignored, ['above 80 degrees: results carry no temperature']);
  assert.equal(read('worst trainers').ignored, ['worst: the list shows the best first']);
  assert.equal(read('jockey john nobody').ignored, ['john nobody']);
});

test('a family name shared by many names nobody', () => {
  const names = ['A', 'B', 'C', 'D'].map((first) => `${first}nn Stone`);
  const day = aDayOfTwo();
  const races = day.races.map((race) => ({
    ...race,
    starters: names.map((jockeyName, name) => ({
      ...(race.starters[0] as (typeof race.starters)[number]),
      programNumber: String(name + 1),
      bettingInterest: String(name + 1),
      official: name + 1,
      jockeyName,
    })),
  }));
  const { filters, ignored } = readQuestion('Stone on turf', aBook([{ ...day, races }]), TODAY);
  assert.equal(
    filters.map(({ kind }) => kind),
    ['surface'],
  );
  assert.equal(ignored, ['stone: several people are called so']);
});

test('filters of one kind are alternatives, those of different kinds hold together', () => {
  const { filters } = read('robin lane or jo ortega on turf');
  const queryStarts = matchingStarts(book.starts, filters);
  assert.equal(
    queryStarts.map(({ jockey, race }) => [jockey, race.surface]),
    [
      ['Robin Lane', 'turf'],
      ['Jo Ortega', 'turf'],
    ],
  );
});

test('of words without a meaning twenty phrases are listed, each up to eighty letters', () => {
  const many = read(Array.from({ length: 25 }, (_, nth) => `gibberish${nth}`).join(', '));
  assert.equal(
    [many.ignored.length, many.ignored[0], many.ignored.at(-1)],
    [20, 'gibberish0', 'gibberish19'],
  );
  assert.equal(
    read('x'.repeat(100)).ignored.map(({ length }) => length),
    [80],
  );
});

test('words without a meaning are phrases between plain words and marks, each once', () => {
  assert.equal(read('purple silks on turf, purple silks; (odd)').ignored, ['purple silks', 'odd']);
});

test('every example is understood whole', () => {
  for (const example of EXAMPLES) {
    const { understood, ignored } = read(example);
    assert.ok(understood.length >= 3, example);
    assert.equal(ignored, [], example);
  }
});

test('an empty, a hostile and an endless question end in an answer', () => {
  const hostile = [
    '',
    "'; drop table results.races; --",
    '<script>alert(1)</script>',
    '1 '.repeat(1000),
    'over '.repeat(400),
    'a mile and '.repeat(180),
    '9-1/'.repeat(500),
    'Ortega '.repeat(280),
    '\u0000\u202E\uD800',
  ];
  for (const text of hostile) assert.type(readQuestion(text, book, TODAY).top, 'number');
});

test('no text is too strange, and the number of rows stays within bounds', () => {
  const word = fc.constantFrom(
    'top',
    '0',
    '99999',
    'turf',
    '6f',
    'to',
    '-',
    '/',
    'last',
    'days',
    'over',
    '10-1',
    ';',
    'ortega',
    'jockey',
    '2019',
    'with',
    'starts',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 30 }), (words) => {
      const { top, leastStarts, ignored } = readQuestion(words.join(' '), book, TODAY);
      assert.ok(top >= 1 && top <= 20);
      assert.ok(leastStarts === null || leastStarts >= 0);
      assert.ok(ignored.length <= 20);
    }),
  );
});

test.run();
