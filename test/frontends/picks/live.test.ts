import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { priceNow } from '../../../frontends/picks/race/board.ts';
import { changedText, whatText } from '../../../frontends/picks/race/news/changes.ts';
import { pointsWithin, priceLines } from '../../../frontends/picks/race/news/odds-history.ts';
import { anEntry } from './a-day.ts';

const test = suite('what moves while one looks');

test('the price now is the board’s, old where it is old, and never the morning line', () => {
  const horse = (programNumber: string, currentOdds: string | null) => ({
    programNumber,
    currentOdds,
    movement: 'up',
  });
  const board = (status: string) => ({ status, horses: [horse('1', null), horse('1A', '5-2')] }) as never;
  assert.equal(priceNow(['1', '1A'], board('live'), []), { odds: '5-2', kind: 'live', movement: 'up' });
  assert.is(priceNow(['1A'], board('stale'), [])?.kind, 'stale');
  assert.is(priceNow(['1A'], board('morning-line'), [anEntry('1A')]), null);
  const told = anEntry('1A', { odds: '3-1', oddsKind: 'live' });
  assert.equal(priceNow(['1A'], null, [told]), { odds: '3-1', kind: 'live', movement: null });
});

const moment = (minute: number, prices: Readonly<Record<string, number | null>>) => ({
  at: new Date(Date.UTC(2026, 7, 1, 17, minute)).toISOString(),
  minutesToPost: null,
  totalPool: null,
  prices: Object.entries(prices).map(([interest, toOne]) => ({ interest, odds: null, toOne })),
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
  const at = (minute: number) => Date.UTC(2026, 7, 1, 17, minute);
  const marks = pointsWithin(new Date(at(30)).toISOString(), at(0), at(27));
  assert.equal(
    marks.map(({ minutes }) => minutes),
    [30, 10, 5],
  );
  assert.equal(pointsWithin(null, at(0), at(27)), []);
});

test('a change says who, what, and from what to what', () => {
  assert.is(changedText({ programNumber: '4', horseName: 'QUICK LEDGER' }), '4 Quick Ledger');
  assert.is(changedText({ programNumber: null, horseName: null }), 'The race');
  assert.is(whatText({ what: 'scratched', before: null, after: null }), 'scratched');
  assert.is(whatText({ what: 'jockey', before: 'A', after: 'B' }), 'rider: A → B');
  assert.is(whatText({ what: 'surface', before: null, after: 'Dirt' }), 'surface: Dirt');
});

test.run();
