import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { EXAMPLES, queryAnswer } from '#core/record-search/query-answer.ts';
import { readQuestion } from '#core/record-search/read-question.ts';
import { aBook, aDayOfTwo, TODAY } from './a-book.ts';

const test = suite('the numbers of an answer');

const BOOK = aBook([aDayOfTwo({ day: '2020-08-01' as RaceDay }), aDayOfTwo()]);

const ask = (question: string, until = '2020-08-09', book = BOOK) =>
  queryAnswer(book, readQuestion(question, book, TODAY), until as RaceDay);

test('the first and last day are of the races that fit, the latest of all there are', () => {
  const { from, to, latest } = ask('turf');
  assert.equal([from, to, latest], ['2020-08-01', '2020-08-08', '2020-08-08']);
  const narrow = ask('turf on 2020-08-01');
  assert.equal([narrow.from, narrow.to, narrow.latest], ['2020-08-01', '2020-08-01', '2020-08-08']);
});

test('the day it ends with counts, the one after does not', () => {
  assert.is(ask('turf', '2020-08-08').races, 2);
  const earlier = ask('turf', '2020-08-07');
  assert.equal([earlier.races, earlier.latest, earlier.all.races], [1, '2020-08-01', 2]);
  assert.equal([ask('turf', '2020-07-31').from, ask('turf', '2020-07-31').latest], [null, null]);
});

test('all that was looked at is counted before the question narrows it down', () => {
  const wide = ask('turf').all;
  assert.equal(wide, { races: 4, starts: 12, jockeys: 3, trainers: 2 });
  assert.equal(ask('dirt at Aqueduct').all, wide);
});

test('the condition asked for is said, alternatives by or, and none where none was', () => {
  assert.is(ask('yielding turf').trackCondition, 'yielding');
  assert.is(ask('firm or yielding turf').trackCondition, 'firm or yielding');
  assert.is(ask('turf').trackCondition, null);
});

test('races without a class are counted only where one was asked for, and only those that fit otherwise', () => {
  const day = aDayOfTwo();
  const book = aBook([{ ...day, races: day.races.map((race) => ({ ...race, type: '' })) }]);
  assert.is(ask('claiming races', '2020-08-09', book).withoutClass, 2);
  assert.is(ask('claiming races on turf', '2020-08-09', book).withoutClass, 1);
  assert.is(ask('turf', '2020-08-09', book).withoutClass, 0);
});

test('an understood question has no examples, one that is not has them all and no starts', () => {
  assert.equal(ask('turf').examples, []);
  const strange = ask('what is love');
  assert.equal([...strange.examples].sort(), [...EXAMPLES].sort());
  assert.equal([strange.total.starts, strange.rows.length, strange.races], [0, 0, 0]);
});

test('a narrower question never counts more than a wider one', () => {
  const counts = [
    'jockeys',
    'jockeys on turf',
    'jockeys on turf at Saratoga',
    'favorites on turf at Saratoga',
  ];
  const starts = counts.map((question) => ask(question).total.starts);
  assert.equal(
    starts,
    [...starts].sort((a, b) => b - a),
  );
  assert.equal(starts, [12, 6, 6, 2]);
});

test('dirt and turf share all starts between them', () => {
  const [dirt, turf, all] = ['dirt', 'turf', 'dirt or turf'].map((question) => ask(question).total);
  assert.is((dirt?.starts ?? 0) + (turf?.starts ?? 0), all?.starts);
  assert.is((dirt?.wins ?? 0) + (turf?.wins ?? 0), all?.wins);
  const promised = (dirt?.expectedWins ?? 0) + (turf?.expectedWins ?? 0);
  assert.ok(Math.abs(promised - (all?.expectedWins ?? 0)) < 1e-9);
});

test.run();
