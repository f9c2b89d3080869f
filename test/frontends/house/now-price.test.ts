import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PriceNow } from '../../../frontends/frame/races/board.ts';
import { aPriceGiven } from '../a-price-given.ts';
import { markupOf, textOf } from '../account/markup.ts';

const { MovedSince, NowPrice } = await import('../../../frontends/frame/races/now-price.tsx');
const { Moved } = await import('../../../frontends/picks/wall/moved.tsx');

const test = suite('which way the odds went');
const moved: PriceNow = {
  price: { ...aPriceGiven('7-2'), kind: 'live' },
  movement: 'up',
  from: '5-2',
  since: '2026-08-01T17:02:00Z',
};
const still: PriceNow = { ...moved, movement: null, from: null };

test('a price that moved says in plain sight from what, and the table since when', () => {
  const price = markupOf(() => createElement(NowPrice, { now: moved }));
  assert.match(textOf(price), /drifting ?7-2 ?from 5-2/);
  assert.not.match(price, 'title=');
  const since = (prices: readonly PriceNow[]) =>
    textOf(markupOf(() => createElement(MovedSince, { prices }))).trim();
  assert.is(since([still, moved]), 'Odds moved since 1:02 PM ET');
  assert.is(since([still]), '');
});

test('the day board says in words how a price moved, and nothing of one that did not', () => {
  const words = (now: PriceNow | null) => textOf(markupOf(() => createElement(Moved, { now }))).trim();
  assert.is(words(moved), 'drifting from 5-2 since 1:02 PM ET');
  assert.is(words({ ...moved, movement: 'down' }), 'shortening from 5-2 since 1:02 PM ET');
  assert.equal([words(still), words(null), words({ ...moved, from: null })], ['', '', '']);
});

test.run();
