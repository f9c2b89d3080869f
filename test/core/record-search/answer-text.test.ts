import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { answerText } from '#core/record-search/answer-text.ts';
import { queryAnswer } from '#core/record-search/query-answer.ts';
import { bookOf, type QueryBook } from '#core/record-search/query-book.ts';
import type { QueryStart } from '#core/record-search/query-start.ts';
import { readQuestion } from '#core/record-search/read-question.ts';
import { aBook, TODAY } from './a-book.ts';
import { aQueryStart } from './a-query-start.ts';

const test = suite('the answer in sentences');

const YESTERDAY = '2020-08-09' as RaceDay;

function bookWith(starts: readonly QueryStart[], isDemo = false): QueryBook {
  const page = {
    starts,
    races: new Set(starts.map(({ race }) => race)).size,
    jockeys: new Set(starts.flatMap(({ jockey }) => jockey ?? [])),
    trainers: new Set(starts.flatMap(({ trainer }) => trainer ?? [])),
    horses: new Map<string, string>(),
    tracks: new Set(['SAR']),
    sources: new Map(),
    sourcesByTrack: new Map(),
  };
  return bookOf([page], isDemo);
}

/** The sentences for the numbers of the answer, which are the ones it carries. */
function ask(question: string, book: QueryBook): string {
  const { text, ...facts } = queryAnswer(book, readQuestion(question, book, TODAY), YESTERDAY);
  assert.is(answerText(facts), text);
  return text;
}

/** So many starts, each in a race of its own, the first of them wins. */
const starts = (count: number, wins: number, change: Parameters<typeof aQueryStart>[0] = {}) =>
  Array.from({ length: count }, (_, index) => {
    const won = index < wins;
    return aQueryStart({ place: won ? 1 : 4, odds: 3, returned: won ? 4 : 0, ...change });
  });

test('a whole answer: what it rests on, all taken together, the first row and its return', () => {
  const book = bookWith([...starts(40, 10), ...starts(40, 4, { jockey: 'Jo Ortega' })]);
  assert.is(
    ask('jockeys on dirt', book),
    'Dirt: 80 races in the results from 2020-08-08 to 2020-08-08. ' +
      'Overall: 14 for 80, 17.5% (95% range 11% to 27%); 16.7 wins expected at the odds. ' +
      'ROI −30.0% (95% range −62% to +17%). ' +
      'No. 1 of 2 jockeys (5+ starts) by win rate, ranked cautiously: ' +
      'Robin Lane, 10 for 40, 25.0% (95% range 14% to 40%); 8.3 wins expected at the odds; ' +
      'in the money 25.0%. ' +
      'ROI 0.0% (95% range −52% to +84%).',
  );
});

test('a list of one says whose starts they are', () => {
  assert.match(ask('jockeys on dirt', bookWith(starts(40, 10))), /All starts are for Robin Lane\.$/);
  assert.match(ask('trainers on dirt', bookWith(starts(40, 10))), /All starts are for Alex Marsh\.$/);
  assert.match(ask('on dirt', bookWith(starts(40, 10))), /All starts are for Robin Lane for Alex Marsh\.$/);
});

test('filters of one kind are joined by or, kinds by a semicolon, the first letter a capital', () => {
  const text = ask('jockeys on dirt or turf at Saratoga in sprints', bookWith(starts(40, 10)));
  assert.match(text, /^Sprints, under 1 mile; turf or dirt; Saratoga: 40 races in the results from /);
});

test('a question that only ranks is about all results', () => {
  assert.match(
    ask('busiest jockeys', bookWith(starts(40, 10))),
    /^All results: 40 races in the results from /,
  );
});

test('one start in one race is 1 for 1', () => {
  assert.match(
    ask('jockeys on dirt', bookWith(starts(1, 1))),
    /^Dirt: 1 race in the results from .* Overall: 1 for 1, 100\.0%/,
  );
});

test('starts without a price are said, and their return is that of the others', () => {
  const book = bookWith([...starts(30, 6), ...starts(10, 0, { odds: null, returned: null })]);
  assert.match(ask('jockeys on dirt', book), /ROI −20\.0% on the 30 starts with odds \(95% range /);
});

test('without any price there is no return and nothing promised', () => {
  const text = ask('jockeys on dirt', bookWith(starts(30, 6, { odds: null, returned: null })));
  assert.match(text, /6 for 30, 20\.0% \(95% range 10% to 37%\)\. No odds are reported\./);
  assert.not.match(text, /expected/);
});

test('the days looked through are those with results, however many days were asked for', () => {
  const book = bookWith([
    ...starts(2, 1),
    aQueryStart({ race: { day: '2020-08-06' as RaceDay, surface: 'turf' } }),
  ]);
  assert.match(
    ask('jockeys on dirt in the last 500 days', book),
    /2 races in the results from 2020-08-06 to 2020-08-08\./,
  );
});

test('under 30 starts and from 20 rows on there is a caution, not at 30 and 19', () => {
  const few = /Small sample: under 30 starts\./;
  assert.match(ask('jockeys on dirt', bookWith(starts(29, 6))), few);
  assert.not.match(ask('jockeys on dirt', bookWith(starts(30, 6))), few);
  const named = (count: number) =>
    bookWith(
      Array.from({ length: count }, (_, index) =>
        starts(30, 6, { jockey: `${String.fromCharCode(65 + index)}nn Rider${index}` }),
      ).flat(),
    );
  const luck = /The leader of a list this long is partly luck\./;
  assert.match(ask('jockeys on dirt', named(20)), luck);
  assert.not.match(ask('jockeys on dirt', named(19)), luck);
});

test('nobody with enough starts is said with the number asked for', () => {
  assert.match(
    ask('jockeys on dirt with at least 50 starts', bookWith(starts(40, 10))),
    /No jockeys with at least 50 starts are named in these results\./,
  );
});

test('nothing that fits is said with the conditions and the last day there is', () => {
  assert.is(
    ask('jockeys on turf at Aqueduct', bookWith(starts(40, 10))),
    'No results match (surface: turf; track: Aqueduct; list: jockeys). The latest results are from 2020-08-08. ' +
      'Nearest question with an answer: Jockeys by win rate.',
  );
});

test('words that were not covered are named before the answer', () => {
  assert.match(
    ask('jockeys on dirt in green silks', bookWith(starts(40, 10))),
    /^Not covered: green silks\. Dirt: /,
  );
});

test('two jockeys by name are compared: rate, range and return of each, and whether luck could make the difference', () => {
  const book = bookWith([
    ...starts(40, 16, { jockey: 'Ann Rider' }),
    ...starts(40, 4, { jockey: 'Bob Reins' }),
    ...starts(3, 3, { jockey: 'Cy Spurs' }),
  ]);
  const text = ask('compare Ann Rider and Bob Reins on dirt', book);
  assert.match(
    text,
    /^Ann Rider wins more often: 40\.0% against 10\.0% of Bob Reins\. The difference is beyond luck\. Ann Rider: 16 for 40, 40\.0% \(95% range 26% to 55%\).* Bob Reins: 4 for 40, 10\.0%/,
  );
  assert.not.match(text, /Overall/);
  assert.match(
    ask('Ann Rider or Cy Spurs', book),
    /^Cy Spurs wins more often: 100\.0% against 40\.0% of Ann Rider\. Their ranges overlap/,
  );
  assert.match(ask('compare Ann Rider and Zed Nobody', book), /^Not covered: zed nobody; the comparison: /);
});

test('invented races say that they are', () => {
  const text = ask('jockeys on dirt', bookWith(starts(40, 10), true));
  assert.match(text, /These are invented races of the demo season\.$/);
});

test('nothing understood gets the examples, and no results at all that sentence alone', () => {
  assert.match(
    ask('what is love', aBook()),
    /^No part of the question can be answered from results\. Nearest to it: Top 5/,
  );
  assert.is(ask('jockeys on dirt', bookWith([])), 'No results yet, so there is nothing to answer from.');
});

test('results of a later day are as if they were not there', () => {
  const later = starts(10, 1, { race: { day: '2020-08-10' as RaceDay } });
  assert.is(ask('jockeys on dirt', bookWith(later)), 'No results yet, so there is nothing to answer from.');
});

test.run();
