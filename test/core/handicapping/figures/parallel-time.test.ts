import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  pointsPerSecond,
  secondsFor,
  standardSeconds,
  timePoints,
} from '#core/handicapping/figures/parallel-time.ts';

const test = suite('parallel time');
const near = (value: number, expected: number, by: number): void =>
  assert.ok(Math.abs(value - expected) <= by, `${value} is not ${expected}`);

test('six furlongs in 1:10.4 are 100', () => assert.is(timePoints(70.4, 1320), 100));

test('a second is worth 13.6 points at six furlongs, 9.4 at 8 1/2 and 8.8 at nine', () => {
  near(pointsPerSecond(1320), 13.6, 0.05);
  near(pointsPerSecond(1870), 9.4, 0.1);
  near(pointsPerSecond(1980), 8.8, 0.1);
});

test('at six and a half furlongs 77.4 seconds are 92 and 77.8 are 87', () => {
  near(timePoints(77.4, 1430), 92, 0.6);
  near(timePoints(77.8, 1430), 87, 0.6);
});

test('72.0, 85.0 and 98.0 seconds at six, seven and eight furlongs are equal merit', () => {
  const figureAt = (yards: number, seconds: number): number => (seconds / standardSeconds(yards)) * 100;
  near(figureAt(1540, 85), figureAt(1320, 72), 0.15);
  near(figureAt(1760, 98), figureAt(1320, 72), 0.15);
});

test('a time and its points are two ways to say the same, and faster is more', () => {
  const yards = fc.integer({ min: 1000, max: 2700 });
  const points = fc.double({ min: 0, max: 130, noNaN: true });
  fc.assert(
    fc.property(yards, points, (distance, figure) => {
      const seconds = secondsFor(figure, distance);
      near(timePoints(seconds, distance), figure, 1e-6);
      assert.ok(timePoints(seconds - 0.2, distance) > figure);
    }),
  );
});

test.run();
