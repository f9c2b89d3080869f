import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TRACKS } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { takeoutOn } from '#core/odds/takeout.ts';
import { POOLS } from '#core/odds/takeout-rates.ts';

const test = suite('takeout');
const DAY = '2025-06-07' as RaceDay;

test('is the track’s own where a document names it, with its year', () => {
  assert.equal(takeoutOn('del-mar', DAY, 'win'), {
    share: 0.1543,
    operator: 'Del Mar, 2017',
    isAssumed: false,
    source: 'latimes.com, October 2017; pick 5: HANA, 2015',
  });
  assert.is(takeoutOn('penn-national', DAY, 'trifecta').share, 0.31);
});

test('every New York track has the same rates', () => {
  for (const slug of ['saratoga', 'aqueduct', 'belmont-park', 'belmont-at-the-big-a']) {
    const { share, operator, isAssumed } = takeoutOn(slug, DAY, 'exacta');
    assert.equal([share, operator, isAssumed], [0.185, 'New York Racing Association', false], slug);
  }
});

test('a rate from memory, from an old list or for a day before the document is assumed', () => {
  assert.equal(
    [takeoutOn('del-mar', DAY, 'exacta').share, takeoutOn('del-mar', DAY, 'exacta').isAssumed],
    [0.2268, true],
  );
  const old = takeoutOn('charles-town', DAY, 'win');
  assert.equal([old.share, old.operator, old.isAssumed], [0.173, 'Charles Town, list of about 2010', true]);
  assert.is(takeoutOn('del-mar', '2016-08-01' as RaceDay, 'win').isAssumed, true);
});

test('a pool that the newer document leaves out comes from the old list', () => {
  const pick5 = takeoutOn('gulfstream-park', DAY, 'pick 5');
  const win = takeoutOn('gulfstream-park', DAY, 'win');
  assert.equal([pick5.share, pick5.isAssumed, win.share, win.isAssumed], [0.15, false, 0.15, true]);
});

test('a track without any document, registered or not, uses New York’s rate, marked as assumed', () => {
  for (const slug of ['far-hills', 'qqq-eastern', 'nowhere']) {
    const { share, operator, isAssumed } = takeoutOn(slug, DAY, 'win');
    assert.equal([share, operator, isAssumed], [0.16, 'New York Racing Association', true], slug);
  }
});

test('Woodbine takes less of the win pool than of place and show', () => {
  assert.equal(
    (['win', 'place', 'show'] as const).map((pool) => takeoutOn('woodbine', DAY, pool).share),
    [0.1495, 0.1695, 0.1695],
  );
});

test('is between a tenth and a third for every track and pool', () => {
  for (const { slug } of TRACKS)
    for (const pool of POOLS) {
      const { share } = takeoutOn(slug, DAY, pool);
      assert.ok(share >= 0.1 && share <= 0.34, `${slug} ${pool}: ${share}`);
    }
});

test.run();
