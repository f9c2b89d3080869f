import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { instant } from '#core/kernel/instant.ts';
import type { Finisher } from '#core/results/race-result.ts';
import { entryOf } from '#core/results/reconcile/index.ts';
import { marketOf } from '#core/training/fitting/market-of.ts';
import { aFinisher, aRaceResult, RESULTS_DAY } from '#test/support/a-result.ts';

const test = suite('the market of a race');

function marketWith(rows: readonly (Partial<Finisher> & { readonly programNumber: string })[]) {
  const race = aRaceResult({ starters: rows.map(aFinisher) });
  return marketOf(evidenceOf(entryOf('SAR', RESULTS_DAY, race), new Map(), instant(0)), race);
}

const placed = (...places: readonly (number | null)[]) =>
  places.map((official, place) => ({ programNumber: String(place + 1), official, odds: 2 }));

test('1-1, 2-1 and 3-1 are 6/13, 4/13 and 3/13', () => {
  const market = marketWith([1, 2, 3].map((odds) => ({ programNumber: String(odds), odds })));
  assert.equal(
    market?.chances.map((chance) => Math.round(chance * 1300)),
    [600, 400, 300],
  );
  assert.equal(
    [market?.numbers, market?.won, market?.order],
    [
      ['1', '2', '3'],
      [1, 0, 0],
      [0, 1, 2],
    ],
  );
});

test('horses of a dead heat for the win share it; who was second is unknown', () => {
  const market = marketWith(placed(1, 1, 3, 4));
  assert.equal([market?.won, market?.order], [[0.5, 0.5, 0, 0], []]);
  assert.equal(marketWith(placed(1, 1, 1))?.won, [1 / 3, 1 / 3, 1 / 3]);
});

test('a dead heat for second leaves the winner, one for third the first two', () => {
  assert.equal(marketWith(placed(4, 2, 2, 1))?.order, [3]);
  assert.equal(marketWith(placed(3, 2, 3, 1))?.order, [3, 1]);
});

test('an entry that is first and second counts once: the third horse is its second', () => {
  const market = marketWith([
    { programNumber: '1', official: 2 },
    { programNumber: '1A', official: 1, odds: 3.35 },
    { programNumber: '2', official: 4 },
    { programNumber: '3', official: 3 },
    { programNumber: '4', official: 5 },
  ]);
  assert.equal(
    [market?.numbers, market?.won],
    [
      ['1', '2', '3', '4'],
      [1, 0, 0, 0],
    ],
  );
  assert.equal(market?.order, [0, 2, 1]);
});

test('both halves of an entry in a dead heat win it whole', () => {
  const rows = [
    { programNumber: '1', official: 1 },
    { programNumber: '1A', official: 1 },
    { programNumber: '2', official: 3 },
  ];
  assert.equal(marketWith(rows)?.won, [1, 0]);
  const three = [
    ...rows.slice(0, 2),
    { programNumber: '2', official: 1 },
    { programNumber: '3', official: 4 },
  ];
  assert.equal(marketWith(three)?.won, [0.5, 0.5, 0]);
});

test('the winner is the official one, not the one that crossed first', () => {
  const market = marketWith([
    { programNumber: '1', crossed: 1, official: 2, disqualified: true },
    { programNumber: '2', crossed: 2, official: 1 },
  ]);
  assert.equal(
    [market?.won, market?.order],
    [
      [0, 1],
      [1, 0],
    ],
  );
});

test('without a winner, with a single interest or a winner without a price there is no market', () => {
  assert.is(marketWith(placed(null, null, null)), null);
  assert.is(marketWith(placed(1)), null);
  assert.is(
    marketWith([{ programNumber: '1', odds: null }, { programNumber: '2' }, { programNumber: '3' }]),
    null,
  );
  assert.is(marketWith([]), null);
});

test('a half of an entry without a price of its own goes with the other', () => {
  const market = marketWith([
    { programNumber: '1', official: 3, crossed: 3 },
    { programNumber: '1A', official: null, crossed: null, odds: null },
    { programNumber: '2', official: 1, crossed: 1 },
  ]);
  assert.equal(
    [market?.numbers, market?.won],
    [
      ['1', '2'],
      [0, 1],
    ],
  );
});

test('an entry of three in front leaves fourth and fifth to be second and third; of four only one more', () => {
  const entry = (count: number) => [
    ...Array.from({ length: count }, (_, index) => ({
      programNumber: `1${'ABCD'[index]}`,
      official: index + 1,
      odds: 3,
    })),
    ...[2, 3].map((number, index) => ({ programNumber: String(number), official: count + index + 1 })),
  ];
  assert.equal(marketWith(entry(3))?.order, [0, 1, 2]);
  assert.equal(marketWith(entry(4))?.order, [0, 1]);
});

test('a winner for purse money only is not part of the market, and the next horse counts as its winner', () => {
  const [first, ...others] = placed(1, 2, 3, 4);
  const market = marketWith([
    { programNumber: '1', ...first, odds: null, noBetting: 'purse-only' },
    ...others,
  ]);
  assert.equal(
    [market?.numbers, market?.won, market?.order],
    [
      ['2', '3', '4'],
      [1, 0, 0],
      [0, 1, 2],
    ],
  );
});

test.run();
