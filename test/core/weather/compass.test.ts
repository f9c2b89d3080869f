import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bearingOf, compassPointOf, POINTS } from '#core/weather/compass.ts';
import { seededRng } from '#test/support/rng.ts';

const test = suite('the points of the compass');

test('are sixteen, 22.5 degrees apart, clockwise from north', () => {
  assert.is(POINTS.join(' '), 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW');
  assert.equal(['N', 'ENE', 'SSE', 'WSW', 'NNW'].map(bearingOf), [0, 67.5, 157.5, 247.5, 337.5]);
});

test('are the same a full turn on, or back', () => {
  assert.equal([315, 675, -45, 315 - 720].map(compassPointOf), ['NW', 'NW', 'NW', 'NW']);
});

test('are never more than 11.25 degrees from the bearing they are named for', () => {
  const rng = seededRng(16);
  for (let trial = 0; trial < 200; trial += 1) {
    const bearing = rng() * 360;
    const gap = Math.abs((bearingOf(compassPointOf(bearing)) ?? Number.NaN) - bearing);
    assert.ok(Math.min(gap, 360 - gap) <= 11.25 + 1e-9, String(bearing));
  }
});

test('are read in any capitals, and nothing else is', () => {
  assert.equal(['nw', ' Se ', 'NORTH', 'NN', ''].map(bearingOf), [315, 135, null, null, null]);
});

test.run();
