import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { bookOf, pagesOf } from '#core/record-search/query-book.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aDayOfTwo } from './a-book.ts';

const test = suite('the book that questions are answered from');

const day = (text: string): RaceDay => text as RaceDay;

test('a day of two races with three horses each is six starts', () => {
  const pages = pagesOf([aDayOfTwo()]);
  assert.equal([pages.races, pages.starts.length], [2, 6]);
  assert.equal([...pages.tracks], ['SAR']);
  assert.equal([...pages.jockeys].sort(), ['Jo Ortega', 'Robin Lane', 'Sam Ortega, Jr.']);
  assert.equal([...pages.trainers].sort(), ['Alex Marsh', 'Chris Hollow']);
  assert.equal([...pages.horses.values()].sort(), ['Low Gate Two', 'Paper Lantern', 'Wet Match']);
});

test('a race that was not run, or has no winner, is left out of the book', () => {
  const noWinner = aRaceResult({ raceNumber: 2, starters: [aFinisher({ official: 2, crossed: 2 })] });
  const pages = pagesOf([aSheet({ races: [aRaceResult({ cancelled: { reason: 'Weather' } }), noWinner] })]);
  assert.equal([pages.races, pages.starts.length, pages.jockeys.size], [0, 0, 0]);
});

test('two records of one day are one day of races, each kind a source of its own', () => {
  const pages = pagesOf([aDayOfTwo(), aDayOfTwo({ kind: 'nyra-tables' })]);
  assert.is(pages.races, 2);
  assert.equal([...pages.sources.keys()].sort(), ['chart', 'nyra-tables']);
});

test('the days of a kind are counted and the latest names the source', () => {
  const provenance = { tier: 'imported', source: 'Later charts', at: instant(1_600_000_000_000) } as const;
  const pages = pagesOf([aDayOfTwo(), aDayOfTwo({ day: day('2020-08-09'), provenance })]);
  assert.equal(pages.sources.get('chart'), { provenance, days: 2 });
});

test('no sheets are empty pages, and no pages an empty book', () => {
  assert.equal([pagesOf([]).races, pagesOf([]).starts], [0, []]);
  const book = bookOf([], false);
  assert.equal([book.races, book.starts, book.sources, book.jockeys.count], [0, [], [], 0]);
});

test('a book of pages is the book of all their days', () => {
  const days = ['2020-08-07', '2020-08-08', '2020-08-09'].map((text) => aDayOfTwo({ day: day(text) }));
  const whole = bookOf([pagesOf(days)], false);
  const pieces = bookOf(
    days.map((sheet) => pagesOf([sheet])),
    false,
  );
  assert.equal([pieces.races, pieces.starts.length], [whole.races, whole.starts.length]);
  assert.equal(pieces.sources, whole.sources);
  assert.equal([...pieces.tracks], [...whole.tracks]);
  assert.equal([...pieces.horses].sort(), [...whole.horses].sort());
});

test('people who are spelled differently on different days are one in the book', () => {
  const sheetOf = (text: string, jockeyName: string) =>
    aSheet({ day: day(text), races: [aRaceResult({ starters: [aFinisher({ jockeyName })] })] });
  const pages = [sheetOf('2020-08-08', 'Jose Ortiz'), sheetOf('2020-08-09', 'J. Ortiz')];
  const book = bookOf(
    pages.map((sheet) => pagesOf([sheet])),
    false,
  );
  assert.is(book.jockeys.count, 1);
  assert.is(book.jockeys.personOf('J. Ortiz')?.name, 'Jose Ortiz');
});

test('a horse of several days is listed once, as the last pages spell it', () => {
  const sheetOf = (text: string, horseName: string) =>
    pagesOf([aSheet({ day: day(text), races: [aRaceResult({ starters: [aFinisher({ horseName })] })] })]);
  const book = bookOf([sheetOf('2020-08-08', 'Ladys Guy'), sheetOf('2020-08-09', "Lady's Guy")], false);
  assert.equal([...book.horses.values()], ["Lady's Guy"]);
});

test('an invented book says so', () => {
  assert.is(bookOf([pagesOf([aDayOfTwo({ kind: 'simulation' })])], true).isDemo, true);
});

test.run();
