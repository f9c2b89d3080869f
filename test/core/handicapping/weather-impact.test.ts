import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { weatherImpact } from '#core/handicapping/weather-impact.ts';

const test = suite('weather impact');
const plain = { temperature: 72, windSpeed: 8, conditions: 'Clear', trackCondition: 'Fast' };
const parts = (weather: Parameters<typeof weatherImpact>[0]) => {
  const { inside, outside, oneMile, otherDistances, olderHorses } = weatherImpact(weather);
  return [inside, outside, oneMile, otherDistances, olderHorses];
};

test('a fine day and an unknown one have no impact', () => {
  assert.equal(parts(plain), [0, 0, 0, 0, 0]);
  assert.equal(parts(null), [0, 0, 0, 0, 0]);
});
test('a sloppy track is -2 inside and +3 outside', () =>
  assert.equal(parts({ ...plain, trackCondition: 'Sloppy' }), [-2, 3, 0, 0, 0]));
test('wind is -1 at one mile and +1 elsewhere', () =>
  assert.equal(parts({ ...plain, windSpeed: 16 }), [0, 0, -1, 1, 0]));
test('heat is -2 for horses over five', () =>
  assert.equal(parts({ ...plain, temperature: 86 }), [0, 0, 0, 0, -2]));
test('it says that it was not fitted', () => assert.match(weatherImpact(plain).basis, /not fitted/));

test.run();
