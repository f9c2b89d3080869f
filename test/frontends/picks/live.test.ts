import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PriceGiven } from '#kit/kit.ts';
import { priceNow } from '../../../frontends/frame/races/board.ts';
import { changedText, latestOther, whatText } from '../../../frontends/picks/race/news/changes.ts';
import { pointsWithin, priceLines } from '../../../frontends/picks/race/news/odds-history.ts';
import { aPriceGiven } from '../a-price-given.ts';
import { anEntry } from './a-day.ts';

const test = suite('what moves while one looks');

test('the price now is the board’s, old where it is old, and never the morning line', () => {
  const boardWith = (price: PriceGiven | null) =>
    ({
      movementSince: '2025-06-07T16:40:00Z',
      horses: [
        { programNumber: '1', price: null, movement: 'up' },
        { programNumber: '1A', price, movement: 'up', movementFrom: '2-1' },
      ],
    }) as never;
  const live = aPriceGiven('5-2', { kind: 'live' });
  assert.equal(priceNow(['1', '1A'], boardWith(live), []), {
    price: live,
    movement: 'up',
    from: '2-1',
    since: '2025-06-07T16:40:00Z',
  });
  assert.is(priceNow(['1A'], boardWith({ ...live, kind: 'stale' }), [])?.price.kind, 'stale');
  assert.is(priceNow(['1A'], boardWith(null), [anEntry('1A')]), null);
  assert.equal(priceNow(['1A'], null, [anEntry('1A', { price: live })]), {
    price: live,
    movement: null,
    from: null,
    since: null,
  });
});

const moment = (minute: number, prices: Readonly<Record<string, number | null>>) => ({
  at: new Date(Date.UTC(2026, 7, 1, 17, minute)).toISOString(),
  minutesToPost: null,
  totalPool: null,
  prices: Object.entries(prices).map(([interest, toOne]) => ({
    interest,
    price: toOne === null ? null : { text: `${toOne}-1`, toOne },
  })),
});

test('prices over time are drawn shortest first; a single price is no line', () => {
  const lines = priceLines([
    moment(0, { '1': 5, '2': 2, '3': 9 }),
    moment(10, { '1': 1.5, '2': 2.5, '3': null }),
  ]);
  assert.equal(
    lines.map(({ interest, points }) => [interest, ...points.map(({ toOne }) => toOne)]),
    [
      ['1', 5, 1.5],
      ['2', 2, 2.5],
    ],
  );
});

test('the refresh points within the span are marked, and none without a post time', () => {
  const timeAt = (minute: number) => Date.UTC(2026, 7, 1, 17, minute);
  const marks = pointsWithin(new Date(timeAt(30)).toISOString(), timeAt(0), timeAt(27));
  assert.equal(
    marks.map(({ minutes }) => minutes),
    [30, 10, 5],
  );
  assert.equal(pointsWithin(null, timeAt(0), timeAt(27)), []);
});

test('a change says who, what, and from what to what', () => {
  assert.is(changedText({ programNumber: '4', horseName: 'QUICK LEDGER' }), '4 Quick Ledger');
  assert.is(changedText({ programNumber: null, horseName: null }), 'The race');
  assert.is(whatText({ what: 'scratched', before: null, after: null }), 'scratched');
  assert.is(whatText({ what: 'jockey', before: 'A', after: 'B' }), 'rider: A → B');
  assert.is(whatText({ what: 'surface', before: null, after: 'Dirt' }), 'surface: Dirt');
});

test('the board names the latest change in force that it does not mark already', () => {
  const change = (what: string, isInForce = true) => ({ what, isInForce }) as never;
  assert.is(latestOther([]), null);
  assert.is(latestOther([change('scratched'), change('surface')]), null);
  const rider = change('jockey');
  assert.is(latestOther([change('scratched'), change('weight', false), rider, change('post-time')]), rider);
});

test.run();
