import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printedPages, raceHeight } from '../../../frontends/tools/program/printed-pages.ts';

const test = suite('the racing program on paper');

type PrintedRace = Parameters<typeof raceHeight>[0];

/** Points between the margins of a letter page. */
const page = 11 * 72 - 2 * 0.3 * 72;

const race = (raceNumber: number, horses: number): PrintedRace =>
  ({
    raceNumber,
    conditions: 'FOR THREE YEAR OLDS AND UPWARD. '.repeat(10),
    entries: Array.from({ length: horses }),
  }) as never;

const card = (...fields: readonly number[]) => fields.map((horses, index) => race(index + 1, horses));
const heights = ({ pages, row }: ReturnType<typeof printedPages>): readonly number[] =>
  pages.map((races) => races.reduce((height, one) => height + raceHeight(one, row), 0));

test('every race is printed once, in its order, and no page is too full', () => {
  for (const fields of [[9, 10, 14, 10, 11, 8, 8, 5, 10, 10, 11, 9, 8, 16], [20, 21, 18, 20], [6], [7, 8]]) {
    const printed = printedPages(card(...fields));
    assert.equal(
      printed.pages.flat().map(({ raceNumber }) => raceNumber),
      fields.map((_, index) => index + 1),
    );
    for (const height of heights(printed)) assert.ok(height <= page, `${height} points of ${fields}`);
  }
});

test('the races of a long card are spread evenly: no page is half empty, the last one neither', () => {
  for (const fields of [
    [9, 10, 14, 10, 11, 8, 8, 5, 10, 10, 11, 9, 8, 16],
    [10, 10, 10, 10, 10, 10, 10, 10, 10],
    [12, 7, 9, 6, 8, 10, 11, 12],
  ])
    for (const height of heights(printedPages(card(...fields))))
      assert.ok(height > 0.55 * page, `${height} points of ${fields}`);
});

test('rows are higher where there is room, but not without bound', () => {
  assert.is(printedPages(card(5)).row, 20);
  const { row } = printedPages(card(10, 10, 10, 10, 10, 10, 10, 10, 10));
  assert.ok(row > 13 && row <= 20, String(row));
});

test('a card without races has no page', () => {
  assert.equal(printedPages([]).pages, []);
});

test.run();
