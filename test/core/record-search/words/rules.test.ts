import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Rule } from '#core/record-search/question.ts';
import { DAY_WORDS } from '#core/record-search/words/days.ts';
import { DISTANCE_WORDS } from '#core/record-search/words/distance.ts';
import { GOING_AND_SURFACE_WORDS } from '#core/record-search/words/going.ts';
import { PRICE_WORDS } from '#core/record-search/words/price.ts';
import { CLASS_WORDS } from '#core/record-search/words/race-kind.ts';
import { RANKING_WORDS, SIZE_WORDS, UNANSWERABLE } from '#core/record-search/words/ranking.ts';
import { TRACK_WORDS } from '#core/record-search/words/track.ts';
import { aBook, TODAY } from '../a-book.ts';
import { aQueryStart } from '../a-query-start.ts';

const test = suite('the rules that questions are read by');

const FACTS: readonly Rule[] = [
  ...DAY_WORDS,
  ...DISTANCE_WORDS,
  ...GOING_AND_SURFACE_WORDS,
  ...TRACK_WORDS,
  ...PRICE_WORDS,
  ...CLASS_WORDS,
];
const ALL: readonly Rule[] = [...FACTS, ...SIZE_WORDS, ...UNANSWERABLE, ...RANKING_WORDS];

test('every rule reads all of a text, in lower case', () => {
  const misread = ALL.filter(({ pattern: { flags, source } }) => {
    const isLower = !/[A-Z]/.test(source.replace(/\\[A-Za-z]/g, ''));
    return !flags.includes('g') || flags.includes('y') || !isLower;
  });
  assert.equal(
    misread.map(({ pattern }) => pattern.source),
    [],
  );
});

test('no rule reads an empty text or blanks', () => {
  for (const text of ['', ' ', ' ; ']) {
    const reading = ALL.filter(({ pattern }) => [...text.matchAll(pattern)].length > 0);
    assert.equal(
      reading.map(({ pattern }) => pattern.source),
      [],
      JSON.stringify(text),
    );
  }
});

test('a race of which nothing is reported fits no question about what it was', () => {
  const race = {
    ...{ surface: null, distanceYards: null, going: '', type: '', grade: null },
    ...{ track: 'XYZ', day: '1900-01-01' as RaceDay },
  };
  const blank = { ...{ odds: null, postPosition: null, isFavorite: false }, race };
  const start = aQueryStart(blank);
  const text =
    'turf dirt synthetic inner turf inner dirt jumps wet track sloppy fast track saratoga sar ' +
    'at 6f under 9f over 5f 5f to 9f sprints routes maiden claiming msw maidens optional claiming ' +
    'starter races allowance claiming stakes graded stakes grade 2 two-year-olds fillies ' +
    'over 2-1 under 9-1 non-favorites favorites longshots post 3 the rail ' +
    'last 30 days this year in august since 2019 2018 to 2020 2020-08-08';
  const reading = { today: TODAY, book: aBook() };
  const filters = FACTS.flatMap((rule) =>
    [...text.matchAll(rule.pattern)].flatMap((found) => {
      const meaning = rule.read([...found], reading);
      return meaning?.role === 'filter' ? [meaning.filter] : [];
    }),
  );
  assert.ok(filters.length > 40, String(filters.length));
  assert.equal(
    filters.filter((filter) => filter.keeps(start)).map(({ kind, words }) => `${kind}: ${words}`),
    [],
  );
});

test.run();
