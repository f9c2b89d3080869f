import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { hourAt } from '#core/weather/forecast.ts';
import { airAt } from '#core/weather/race-weather.ts';
import { NOTHING_KNOWN } from '#core/weather/weather-report.ts';
import { aForecast, anHour, NOON } from '#test/support/a-weather.ts';

const test = suite('the hour of a forecast');

const inHours = (count: number) => shift(NOON, count * HOUR);

test('a span of three hours holds for each of them', () => {
  const coarse = aForecast({ hours: [anHour(NOON, { until: inHours(3), temperature: 84 })] });
  for (const ahead of [0, 1, 2.99]) assert.is(hourAt(coarse, inHours(ahead))?.temperature, 84);
  assert.is(hourAt(coarse, inHours(3)), null);
});

test('an hour that a forecast leaves out is unknown, not the one before it', () => {
  const gap = aForecast({ hours: [anHour(NOON), anHour(inHours(2))] });
  assert.is(hourAt(gap, inHours(1)), null);
  assert.is(hourAt(gap, inHours(2))?.from, inHours(2));
});

test('a forecast of no hours reaches nothing', () => {
  assert.is(hourAt(aForecast({ hours: [] }), NOON), null);
});

test('the air of a race carries the chance of rain of its own hour, and who foresaw it', () => {
  const hours = [anHour(NOON, { rainChance: 20 }), anHour(inHours(1), { rainChance: 80 })];
  const forecast = aForecast({ hours });
  const air = airAt({ ...NOTHING_KNOWN, forecast }, inHours(1.5), NOON);
  assert.equal([air?.rainChance, air?.basis, air?.provenance.source], [80, 'forecast', 'Elm Street Weather']);
});

test('a chance of rain that the source does not give stays unknown', () => {
  const forecast = aForecast({ hours: [anHour(NOON, { rainChance: null })] });
  assert.is(airAt({ ...NOTHING_KNOWN, forecast }, NOON, NOON)?.rainChance, null);
});

test.run();
