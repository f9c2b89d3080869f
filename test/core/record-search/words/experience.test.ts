import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { queryAnswer } from '#core/record-search/query-answer.ts';
import { readQuestion } from '#core/record-search/read-question.ts';
import { aBook, aDayOfTwo, TODAY } from '../a-book.ts';
import { keeps } from '../a-query-start.ts';

const test = suite('first starts in a question');

for (const words of ['first-time starters', 'a first time starter', 'debuting horses', 'firsters'])
  test(`${words} are starts that results report as first ones, and no others`, () => {
    assert.is(keeps(`${words} on dirt`, { isFirstStart: true }), true);
    assert.is(keeps(`${words} on dirt`, { isFirstStart: false }), false);
    assert.is(keeps(`${words} on dirt`, { isFirstStart: null }), false);
  });

test('not first-time starters are those reported as having run', () => {
  for (const words of ['non-first-time starters', 'horses that have run before']) {
    assert.is(keeps(words, { isFirstStart: false }), true);
    assert.is(keeps(words, { isFirstStart: true }), false);
    assert.is(keeps(words, { isFirstStart: null }), false);
  }
});

test('a first start is not a start with something else for the first time, nor a second one', () => {
  const book = aBook();
  const kindsOf = (question: string) => readQuestion(question, book, TODAY).filters.map(({ kind }) => kind);
  for (const question of [
    'first-time Lasix',
    'first-time blinkers',
    'second-time starters',
    'first time on turf',
  ])
    assert.not.ok(kindsOf(question).includes('experience'), question);
});

test('starts that are not reported as first ones or later ones are left out, and counted', () => {
  const day = aDayOfTwo();
  const races = day.races.map((race) => ({
    ...race,
    starters: race.starters.map((starter, index) => ({
      ...starter,
      lastStart: null,
      lastStartReported: index < 2,
    })),
  }));
  const book = aBook([{ ...day, races }]);
  const ask = (question: string) =>
    queryAnswer(book, readQuestion(question, book, TODAY), '2020-08-09' as RaceDay);
  assert.equal(
    [ask('first-time starters').total.starts, ask('first-time starters').withoutExperience],
    [4, 2],
  );
  assert.match(
    ask('first-time starters').text,
    /2 starts left out: not reported as a first start or a later one\./,
  );
  assert.is(ask('favorites').withoutExperience, 0);
});

test('where no result says when a horse ran last, first starts are said not to be stored', () => {
  const day = aDayOfTwo();
  const races = day.races.map((race) => ({
    ...race,
    starters: race.starters.map((starter) => ({ ...starter, lastStartReported: false, lastStart: null })),
  }));
  const { filters, ignored } = readQuestion('first-time starters on dirt', aBook([{ ...day, races }]), TODAY);
  assert.equal(
    filters.map(({ kind }) => kind),
    ['surface'],
  );
  assert.equal(ignored, ['first-time starters: the stored results do not say which starts are first ones']);
});

test.run();
