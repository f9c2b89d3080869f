import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readQuestion } from '#core/record-search/read-question.ts';
import { PLAIN_WORDS } from '#core/record-search/words/plain-words.ts';
import { MOST_ROWS } from '#core/record-search/words/ranking.ts';
import { aBook, TODAY } from '../a-book.ts';
import { reading } from '../a-query-start.ts';

const test = suite('what a question lists, and by what');

const read = (question: string) => readQuestion(question, aBook(), TODAY);

for (const [question, order] of [
  ['most wins', 'wins'],
  ['the winningest jockeys', 'wins'],
  ['best win rate', 'win rate'],
  ['best strike rate', 'win rate'],
  ['win%', 'win rate'],
  ['jockeys who hit the board', 'in the money'],
  ['best ITM percentage', 'in the money'],
  ['most profitable trainers', 'return'],
  ['best return on investment', 'return'],
  ['the busiest riders', 'starts'],
  ['most mounts', 'starts'],
  ['turf', 'win rate'],
] as const) {
  test(`"${question}" is ranked by ${order}`, () => assert.is(read(question).order, order));
}

test('of two orders the last one said counts', () => {
  assert.is(read('return, on the board').order, 'return');
  assert.is(read('win rate and roi').order, 'return');
});

for (const [question, grouping] of [
  ['jockeys', 'jockeys'],
  ['riders', 'jockeys'],
  ['barns', 'trainers'],
  ['jockey/trainer combos', 'combinations'],
  ['trainer and rider pairings', 'combinations'],
  ['partnerships', 'combinations'],
  ['jockeys on turf and trainers', 'combinations'],
  ['turf', null],
] as const) {
  test(`"${question}" lists ${grouping ?? 'what is usual'}`, () =>
    assert.is(read(question).grouping, grouping));
}

test('the rows are ten unless said, at least one and at most twenty', () => {
  assert.equal(
    ['turf', 'top 3', 'best 1', 'top 0', 'top 20', 'top 21', 'first 9999'].map((text) => read(text).top),
    [10, 3, 1, 1, MOST_ROWS, MOST_ROWS, MOST_ROWS],
  );
});

test('numbers of days, distances and prices are no rows', () => {
  for (const question of ['best 6 furlong sprinters', 'first 30 days', 'top 10-1 shots', 'best 2 miles'])
    assert.is(read(question).top, 10, question);
});

test('the least starts: at least counts from the number, more than from the next', () => {
  const least = (question: string): number | null => read(question).leastStarts;
  assert.is(least('at least 20 starts'), 20);
  assert.is(least('minimum of 20 rides'), 20);
  assert.is(least('with 20+ mounts'), 20);
  assert.is(least('20 or more starts'), 20);
  assert.is(least('more than 20 starts'), 21);
  assert.is(least('over 0 starts'), 1);
  assert.is(least('turf'), null);
});

test('what results cannot answer is said with its reason', () => {
  assert.equal(reading('turf above 85°')[1], ['above 85°: results carry no temperature']);
  assert.equal(reading('coldest jockeys')[1], ['coldest: the list shows the best first']);
  assert.equal(reading('turf today')[1], ['today: only days that are over are looked at']);
  assert.equal(reading('first-time lasix on turf')[1], [
    'first-time lasix: not in every result, so not counted',
  ]);
});

test('no plain word is left over or narrows anything down', () => {
  const { filters, ignored } = read([...PLAIN_WORDS].filter((word) => word !== 'off').join(' '));
  assert.equal(ignored, []);
  assert.equal(filters, []);
});

test('the same said twice is shown back once', () => {
  assert.equal(reading('jockeys, jockeys and riders')[0], ['list: jockeys']);
  assert.equal(reading('turf or grass')[0], ['surface: turf']);
});

test.run();
