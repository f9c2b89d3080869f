import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { distanceText } from '#core/card/distance.ts';

const test = suite('distance');

const PRINTED: readonly (readonly [number, string])[] = [
  [250, '250 Yards'],
  [330, '330 Yards'],
  [440, '2F'],
  [870, '870 Yards'],
  [990, '4 1/2F'],
  [1210, '5 1/2F'],
  [1320, '6F'],
  [1430, '6 1/2F'],
  [1540, '7F'],
  [1650, '7 1/2F'],
  [1760, '1 Mile'],
  [1800, '1 Mile 40 Yards'],
  [1830, '1 Mile 70 Yards'],
  [1870, '1 1/16 Miles'],
  [1980, '1 1/8 Miles'],
  [2090, '1 3/16 Miles'],
  [2200, '1 1/4 Miles'],
  [2310, '1 5/16 Miles'],
  [2420, '1 3/8 Miles'],
  [2640, '1 1/2 Miles'],
  [2970, '1 11/16 Miles'],
  [3520, '2 Miles'],
  [3590, '2 Miles 70 Yards'],
];

for (const [yards, text] of PRINTED) {
  test(`${yards} yards is printed ${text}`, () => assert.is(distanceText(yards), text));
}

test('a distance that was not measured is printed with About', () => {
  assert.is(distanceText(1870, true), 'About 1 1/16 Miles');
});

test('only exactly 1,760 yards are one mile', () => {
  for (let yards = 100; yards < 6_000; yards += 1)
    assert.is(distanceText(yards) === '1 Mile', yards === 1760);
});

test.run();
