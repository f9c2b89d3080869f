import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeReadYears } from '#core/record-search/read-years.ts';
import { makeAskResults } from '#core/record-search/use-cases/ask-results.ts';
import { makeReadResultsBook } from '#core/record-search/use-cases/read-results-book.ts';
import { aDayOfTwo } from './a-book.ts';

const test = suite('the years of results, read once each');

const yieldToEventLoop = async () => undefined;
const NOW = instant(Date.parse('2020-08-10T16:00:00Z'));

test('after a change only the years that changed are read again, and a year that went is not counted', async () => {
  const yearsRead: string[] = [];
  const sheets = [aDayOfTwo({ day: '2019-08-08' as RaceDay }), aDayOfTwo()];
  const marks = new Map([
    [2019, 'one'],
    [2020, 'one'],
  ]);
  const readBook = makeReadResultsBook({
    results: {
      sheetsBetween: async (_, from, to) => {
        if (from.endsWith('-01-01')) yearsRead.push(from.slice(0, 4));
        return sheets.filter(({ day }) => day >= from && day <= to);
      },
    },
    years: { yearMarks: async () => new Map(marks) },
    yieldToEventLoop,
  });
  const ask = makeAskResults({ readBook, clock: () => NOW, zone: 'America/New_York' });
  assert.is((await ask('turf')).races, 2);
  marks.set(2020, 'two');
  assert.is((await ask('turf')).races, 2);
  assert.equal(yearsRead, ['2019', '2020', '2020']);
  marks.delete(2019);
  assert.is((await ask('turf')).races, 1);
  marks.set(2019, 'one');
  assert.is((await ask('turf')).races, 2);
  assert.equal(yearsRead, ['2019', '2020', '2020']);
});

test('readers at two moments share the years of which they know the same', async () => {
  const yearsRead: string[] = [];
  const readYears = makeReadYears();
  const readerWith = (mark2020: string) =>
    makeReadResultsBook({
      results: {
        sheetsBetween: async (_, from) => {
          if (from.endsWith('-01-01')) yearsRead.push(`${from.slice(0, 4)} ${mark2020}`);
          return [];
        },
      },
      years: {
        yearMarks: async () =>
          new Map([
            [2019, 'same'],
            [2020, mark2020],
          ]),
      },
      yieldToEventLoop,
      readYears,
    });
  for (const mark of ['later', 'earlier', 'later']) await readerWith(mark)();
  assert.equal(yearsRead, ['2019 later', '2020 later', '2020 earlier']);
});

test('a reader of an earlier moment takes no year from one of a later moment', async () => {
  const yearsRead: string[] = [];
  const readYears = makeReadYears();
  const readerOf = (...years: readonly number[]) =>
    makeReadResultsBook({
      results: {
        sheetsBetween: async (_, from) => {
          if (from.endsWith('-01-01')) yearsRead.push(from.slice(0, 4));
          return [];
        },
      },
      years: { yearMarks: async () => new Map(years.map((year) => [year, 'same'])) },
      yieldToEventLoop,
      readYears,
    });
  for (const years of [[2019, 2020], [2019], [2019, 2020]]) await readerOf(...years)();
  assert.equal(yearsRead, ['2019', '2020']);
});

test.run();
