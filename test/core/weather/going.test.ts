import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { estimateGoing } from '#core/weather/going.ts';
import { aRain, aRainReport, NOON } from '#test/support/a-weather.ts';

const test = suite('the going that rain makes likely');

/** The going at noon after hours of rain, the last of which ended then. */
const dirt = (...inches: number[]) => estimateGoing(aRain(inches), NOON)?.dirt;
const turf = (...inches: number[]) => estimateGoing(aRain(inches), NOON)?.turf;

test('a shower that ends now leaves its full weight on dirt and turf', () => {
  assert.equal([dirt(0.07), dirt(0.08), dirt(0.1)], ['Fast', 'Good', 'Sloppy']);
  assert.equal([turf(0.14), turf(0.15), turf(0.5), turf(1)], ['Firm', 'Good', 'Yielding', 'Soft']);
});

test('a track is sloppy only while rain falls on it', () => {
  // A quarter of an inch six hours ago and a drizzle now: half of the quarter is felt.
  const drizzle = (last: number) => dirt(0.25, 0, 0, 0, 0, 0, last);
  assert.is(drizzle(0), 'Good');
  assert.is(drizzle(0.01), 'Good', 'a trace does not count');
  assert.is(drizzle(0.02), 'Sloppy');
});

test('dirt halves its water in six hours: half an inch is mud, good, then fast', () => {
  const dryAfter = (hours: number) => dirt(0.5, ...Array<number>(hours).fill(0));
  assert.equal([dryAfter(6), dryAfter(7), dryAfter(15), dryAfter(16)], ['Muddy', 'Good', 'Good', 'Fast']);
});

test('turf halves its water in a day: an inch is soft, yielding a day later, good two days later', () => {
  const dryAfter = (hours: number) => turf(1, ...Array<number>(hours).fill(0));
  assert.equal([dryAfter(0), dryAfter(24), dryAfter(25), dryAfter(48)], ['Soft', 'Yielding', 'Good', 'Good']);
  assert.equal([dryAfter(65), dryAfter(66)], ['Good', 'Firm'], '0.15 inches are left after 65.7 hours');
});

test('hours of no rain are an answer, hours without a figure are not', () => {
  assert.equal([dirt(0), turf(0)], ['Fast', 'Firm']);
  assert.is(estimateGoing(aRainReport([]), NOON), null);
});

test('a few dry hours are neither a fast track nor firm turf: most of a day, of three days, must be reported', () => {
  const afterDry = (hours: number) => estimateGoing(aRainReport(Array<number>(hours).fill(0)), NOON);
  assert.is(afterDry(1), null);
  assert.is(afterDry(19), null);
  assert.equal([afterDry(20)?.dirt, afterDry(20)?.turf], ['Fast', null]);
  assert.equal(afterDry(20)?.rain, { threeHours: 0, day: 0, threeDays: null });
  assert.equal([afterDry(57)?.turf, afterDry(58)?.turf], [null, 'Firm']);
});

test('sums are of the last three hours, the last day and the last three days', () => {
  const inches = Array<number>(80).fill(0.01);
  const { rain } = estimateGoing(aRain(inches), NOON) ?? {};
  assert.equal(
    Object.values(rain ?? {}).map((sum) => sum.toFixed(2)),
    ['0.03', '0.24', '0.72'],
  );
});

test('what falls after a moment does not count at it', () => {
  const rain = aRain([0, 0, 2]);
  assert.is(estimateGoing(rain, shift(NOON, -1))?.dirt, 'Fast');
  assert.is(estimateGoing(rain, NOON)?.dirt, 'Sloppy');
});

test('an hour of rain that is two hours old says nothing of whether it rains still, so nothing of dirt', () => {
  const rain = aRain([0.5]);
  assert.is(estimateGoing(rain, shift(NOON, 2 * HOUR - 1))?.dirt, 'Sloppy');
  const later = estimateGoing(rain, shift(NOON, 2 * HOUR));
  assert.equal([later?.dirt, later?.turf, later?.rain.threeHours], [null, 'Good', null]);
});

test.run();
