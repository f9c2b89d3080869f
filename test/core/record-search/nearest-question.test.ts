import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { questionAgain } from '#core/record-search/nearest-question.ts';
import { EXAMPLES, queryAnswer } from '#core/record-search/query-answer.ts';
import { readQuestion } from '#core/record-search/read-question.ts';
import { aBook, aDayOfTwo, TODAY } from './a-book.ts';

const test = suite('the nearest question that is answered');

const BOOK = aBook([aDayOfTwo({ day: '2020-08-01' as RaceDay }), aDayOfTwo()]);
const read = (question: string) => readQuestion(question, BOOK, TODAY);
const ask = (question: string) => queryAnswer(BOOK, read(question), '2020-08-09' as RaceDay);

const QUESTIONS: readonly string[] = [
  ...EXAMPLES,
  'turf or dirt at Saratoga',
  'robin lane on turf in the last 30 days',
  'Ortega with alex marsh in 2020',
  'jockeys with horse Paper Lantern',
  'top 3 trainers with at least 20 starts at odds over 9/2',
  'at 9/2 or less from the rail',
  'from post 1 to 3 in grade 1 or allowance races',
  'favorites in maiden claiming races for two-year-olds',
  'non-favorites on a wet track',
  'fillies and mares over a mile since 2018',
  '6 to 7 furlongs on inner turf in august',
  '5f or less, 2017 to 2019',
  'first-time starters on 2020-08-01',
  'best ROI with longshots',
  'msw on a sloppy track',
  'jump races over 2 miles',
  'compare turf and dirt for favorites',
  'turf sprints vs dirt routes at Saratoga',
  'compare jockey Robin Lane and trainer Alex Marsh on turf',
  'Robin Lane or Jo Ortega in maidens',
  'ROI of favorites vs longshots in starter races',
  'post 1 vs 3 on a fast track',
];

for (const question of QUESTIONS)
  test(`"${question}" is said again and read the same`, () => {
    const { filters, sides, grouping, order, top, leastStarts } = read(question);
    const again = read(questionAgain(read(question)));
    const wordsOf = (all: typeof filters) => all.map(({ kind, words }) => `${kind}: ${words}`).sort();
    assert.equal(wordsOf(again.filters), wordsOf(filters), questionAgain(read(question)));
    assert.equal(again.sides.map(wordsOf).sort(), sides.map(wordsOf).sort());
    assert.equal(
      [again.grouping, again.order, again.top, again.leastStarts],
      [grouping, order, top, leastStarts],
    );
    assert.equal(again.ignored, []);
  });

test('part that is not covered: the question of the rest is offered, and is answered whole', () => {
  const { nearest, text } = ask('How do favorites in green silks do on turf?');
  assert.is(nearest, 'Record of favorites on turf');
  assert.match(
    text,
    /^Not covered: green silks\. .* Nearest question with an answer: Record of favorites on turf\.$/,
  );
  assert.is(ask(String(nearest)).nearest, null);
});

test('no results: the question with the least given up that has some', () => {
  assert.is(ask('favorites on turf in 2019').nearest, 'Record of favorites on turf');
  assert.is(ask('turf sprints at Saratoga').nearest, 'Record on turf at Saratoga');
  assert.is(ask('jockeys on turf on a sloppy track').nearest, 'Jockeys by win rate on turf');
  assert.is(ask('at Aqueduct').nearest, 'Jockey-trainer combinations by win rate');
  assert.is(ask('favorites vs longshots in 2019').nearest, 'Favorites vs longshots');
  for (const question of ['at Aqueduct', 'favorites on turf in 2019', 'favorites vs longshots in 2019'])
    assert.ok(ask(String(ask(question).nearest)).total.starts > 0);
});

test('an answered question, one that is not understood, and no results at all have none', () => {
  assert.is(ask('favorites on turf').nearest, null);
  assert.is(ask('what is love').nearest, null);
  assert.is(queryAnswer(BOOK, read('turf in green silks'), '2020-01-01' as RaceDay).nearest, null);
});

test.run();
