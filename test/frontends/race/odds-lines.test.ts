import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { markupOf } from '../account/markup.ts';

const { OddsLines } = await import('#kit/charts/charts.ts');

const test = suite('the picture of the odds over time');

const line = (change: object = {}) => ({
  number: '3',
  name: 'PAPER LANTERN',
  morningLine: 4,
  steps: [
    { at: 0, toOne: 5 },
    { at: 50, toOne: 3 },
    { at: 100, toOne: 2 },
  ],
  isOut: false,
  ...change,
});

const drawn = (lines: readonly object[], marks: readonly object[] = []): string =>
  markupOf(() =>
    createElement(OddsLines, {
      lines: lines as never,
      marks: marks as never,
      ticks: [{ at: 50, label: '10 min' }],
      from: 0,
      to: 100,
      label: 'Odds of race 2',
    }),
  );

/** The numbers of the path of the first line: where it starts, and each step across and up or down. */
const stepsOf = (html: string): readonly string[] =>
  /odds-path" d="([^"]+)"/.exec(html)?.[1]?.match(/[MHV][^MHV]+/g) ?? [];
const numberOf = (step: string | undefined): number => Number(step?.slice(1).split(' ').at(-1));

test('a line goes from the morning line to each board, across first and then up to the shorter price', () => {
  const steps = stepsOf(drawn([line()]));
  assert.equal(
    steps.map((step) => step[0]),
    ['M', 'H', 'H', 'V', 'H', 'V', 'H', 'V'],
  );
  const heights = steps.filter((step) => step.startsWith('V')).map(numberOf);
  assert.ok((heights[0] ?? 0) > (heights[1] ?? 0) && (heights[1] ?? 0) > (heights[2] ?? 0), heights.join());
  const across = steps.filter((step) => step.startsWith('H')).map(numberOf);
  assert.equal(
    across,
    across.toSorted((a, b) => a - b),
  );
});

test('between boards without a price nothing is drawn', () => {
  const steps = [
    { at: 0, toOne: 5 },
    { at: 50, toOne: null },
    { at: 100, toOne: 2 },
  ];
  const path = stepsOf(drawn([line({ steps, morningLine: null })]));
  assert.equal(
    path.map((step) => step[0]),
    ['M', 'M'],
  );
});

test('a horse out of the race is dotted and says so; each line ends in its cloth', () => {
  const html = drawn([line(), line({ number: '4', name: 'TIN ROOF', isOut: true })]);
  assert.match(html, /odds-line odds-line-out"><title>Number 4, TIN ROOF, out</);
  assert.is([...html.matchAll(/class="chart-cloth"/g)].length, 2);
});

test('what happened is marked at its moment, and nothing outside of the times drawn', () => {
  const html = drawn(
    [line()],
    [
      { at: 50, words: 'Number 7 scratched' },
      { at: 500, words: 'Off' },
    ],
  );
  assert.match(html, /class="odds-mark"><title>Number 7 scratched</);
  assert.not.match(html, /<title>Off</);
  assert.match(html, />10 min</);
});

test.run();
