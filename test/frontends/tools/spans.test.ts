import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { jockeysQuery } from '../../../frontends/tools/analytics/rankings.ts';
import { biasQuery, biasSpanOf, kindChoices, wordOf } from '../../../frontends/tools/bias/bias.ts';
import { daysText } from '../../../frontends/tools/bias/bias-report.tsx';
import { latestMeet, spanChoices, spanOf } from '../../../frontends/tools/spans/spans.ts';
import { markupOf, textOf } from '../account/markup.ts';

const { NothingFound } = await import('../../../frontends/tools/spans/nothing-found.tsx');

const test = suite('spans of past results');

const meet = (year: number, isUnderWay = false) => ({
  span: `${year}-07-11_${year}-09-02`,
  name: `Saratoga summer ${year}`,
  trackSlug: 'saratoga',
  from: `${year}-07-11`,
  to: `${year}-09-02`,
  isUnderWay,
});
const spans = { meets: [meet(2025, true), meet(2019)], years: ['2025', '2019'] };

test('the choices are the meets by name, the years and everything', () => {
  assert.equal(
    spanChoices(spans, null).map(({ label }) => label),
    ['This meet: Saratoga summer 2025', 'Saratoga summer 2019', '2025', '2019', 'Everything'],
  );
});

test('a chosen span is a choice also while the list is not known, or when it is in no list', () => {
  assert.equal(
    spanChoices(undefined, '2019').map(({ label }) => label),
    ['Everything', '2019'],
  );
  assert.is(spanChoices(spans, '2019-07-11_2019-07-20').at(-1)?.label, 'Jul 11, 2019 to Jul 20, 2019');
});

test('an address may ask for a year, two days, everything, or what bias knows, and for nothing else', () => {
  for (const word of ['2019', '2019-07-11_2019-09-02', 'all']) assert.is(spanOf(word), word);
  for (const word of [null, '', 'summer', '19', '2019-07-11', '2019-07-11_']) assert.is(spanOf(word), null);
  for (const word of ['today', 'weeks', '2019']) assert.is(biasSpanOf(word), word);
  assert.is(biasSpanOf('tomorrow'), null);
  assert.equal([wordOf(kindChoices, 'turf-route'), wordOf(kindChoices, 'mud')], ['turf-route', '']);
});

test('a span takes the place of the period, and a kind is asked for by surface and distance', () => {
  const choice = { period: '30', span: '2019', kind: 'turf-sprint', rail: 'near' } as const;
  assert.equal(biasQuery('saratoga', choice).queryKey, [
    '/api/track-bias/saratoga?span=2019&surface=turf&distance=sprint&rail=near',
  ]);
  assert.equal(jockeysQuery({ timeframe: '30days', span: '2019' }, 'all').queryKey, [
    '/api/jockeys?span=2019',
  ]);
});

test('a period without results leads to the latest meet that has some', () => {
  assert.is(latestMeet(spans, meet(2025).span)?.name, 'Saratoga summer 2019');
  const shown = (known: Parameters<typeof latestMeet>[0]) =>
    textOf(
      markupOf(() =>
        createElement(NothingFound, {
          title: 'No results in this period',
          why: 'There are no results from the last 30 days.',
          spans: known,
          span: null,
          onSpan: () => undefined,
        }),
      ),
    );
  assert.match(shown({ meets: [meet(2019)], years: ['2019'] }), 'Show Saratoga summer 2019');
  assert.match(shown({ meets: [], years: [] }), 'Come back once results are in.');
  assert.match(shown(undefined), 'Come back once results are in.');
});

test('the same weeks of past years are told by their latest dates and how far they go back', () => {
  const range = (year: number) => ({ start: `${year}-07-23`, end: `${year}-08-12` });
  const dateRange = { start: '2015-07-23', end: '2024-08-12' };
  assert.is(
    daysText({ dateRange, dateRanges: [range(2015), range(2024)] }),
    'Jul 23, 2024 to Aug 12, 2024, and the same weeks back to 2015',
  );
  assert.is(
    daysText({ dateRange: range(2024), dateRanges: [range(2024)] }),
    'Tuesday, July 23, 2024 to Monday, August 12, 2024',
  );
});

test.run();
