import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { keepsRace, reading } from '../a-query-start.ts';

const test = suite('days, months and years in questions');

const DAYS = ['2018-05-05', '2019-03-09', '2019-08-10', '2020-03-01', '2020-07-11', '2020-08-09'];

/** Asked on August 10, 2020: of races on these days those that a question keeps. */
const daysOf = (question: string): readonly string[] =>
  DAYS.filter((day) => keepsRace(question, { day: day as RaceDay }));

const CASES: readonly (readonly [question: string, days: readonly string[]])[] = [
  ['this year', ['2020-03-01', '2020-07-11', '2020-08-09']],
  ['current meet', ['2020-03-01', '2020-07-11', '2020-08-09']],
  ['last year', ['2019-03-09', '2019-08-10']],
  ['previous season', ['2019-03-09', '2019-08-10']],
  ['the last 2 years', ['2019-03-09', '2019-08-10', '2020-03-01', '2020-07-11', '2020-08-09']],
  ['the last 30 days', ['2020-07-11', '2020-08-09']],
  ['the last 29 days', ['2020-08-09']],
  ['the past week', ['2020-08-09']],
  ['the last month', ['2020-07-11', '2020-08-09']],
  ['in 2019', ['2019-03-09', '2019-08-10']],
  ['2018 to 2019', ['2018-05-05', '2019-03-09', '2019-08-10']],
  ['2019 through 2018', ['2018-05-05', '2019-03-09', '2019-08-10']],
  ['since 2019', ['2019-03-09', '2019-08-10', '2020-03-01', '2020-07-11', '2020-08-09']],
  ['from 2018 to 2018', ['2018-05-05']],
  ['in march', ['2019-03-09', '2020-03-01']],
  ['march 2020', ['2020-03-01']],
  ['in march or august', ['2019-03-09', '2019-08-10', '2020-03-01', '2020-08-09']],
  ['in may', ['2018-05-05']],
  ['on 2019-08-10', ['2019-08-10']],
];

for (const [question, days] of CASES) {
  test(`"${question}" keeps ${days.join(', ')}`, () => assert.equal(daysOf(question), days));
}

test('may and march are months only with in before them or a year behind', () => {
  assert.equal(reading('jockeys that may win on turf')[0].includes('month: may'), false);
  assert.equal(reading('march on turf')[0], ['surface: turf']);
  assert.equal(reading('may 2020')[0], ['month: may', 'year: 2020']);
});

test('more days than there ever were reach back without end', () => {
  assert.ok(keepsRace('the last 9999 years', { day: '1950-01-01' as RaceDay }));
});

test('a year is 365 days, a month 30 and a week 7, counted back from today', () => {
  const from = (question: string): string => reading(question)[0].join(' ');
  assert.is(from('last 2 years'), 'days: last 730 days, from 2018-08-11');
  assert.is(from('last 3 months'), 'days: last 90 days, from 2020-05-12');
  assert.is(from('past 3 weeks'), 'days: last 21 days, from 2020-07-20');
  assert.is(from('last day'), 'days: last 1 day, from 2020-08-09');
});

test('a year is four digits of these two centuries', () => {
  assert.equal(reading('turf in 1899'), [['surface: turf'], ['1899']]);
  assert.equal(reading('turf in 20190'), [['surface: turf'], ['20190']]);
});

test('several years are alternatives, a month and a year hold together', () => {
  assert.equal(daysOf('2018 or 2019'), ['2018-05-05', '2019-03-09', '2019-08-10']);
  assert.equal(daysOf('in august 2019'), ['2019-08-10']);
});

test.run();
