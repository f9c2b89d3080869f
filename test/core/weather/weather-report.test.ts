import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import { NOTHING_KNOWN, weatherKnown } from '#core/weather/weather-report.ts';
import { aForecast, anObservation, aTold, NOON, reportedBy } from '#test/support/a-weather.ts';

const test = suite('what stands of the weather');

const HOUR_AGO = shift(NOON, -HOUR);
const demo = (instant = NOON) => ({
  ...reportedBy('Demo generator (seed 7)', instant),
  tier: 'demo' as const,
});
const measured = (temperature: number, provenance = reportedBy()) =>
  aTold('observation', anObservation({ temperature, provenance }));

test('without anything told nothing is known', () => {
  assert.equal(weatherKnown([]), NOTHING_KNOWN);
});

test('of two live sources the newer measurement stands', () => {
  const weatherReports = [measured(70, reportedBy('one', HOUR_AGO)), measured(75, reportedBy('two', NOON))];
  assert.is(weatherKnown(weatherReports).observation?.temperature, 75);
  assert.is(weatherKnown(weatherReports.toReversed()).observation?.temperature, 75);
});

test('a live measurement stands before an invented one that is newer', () => {
  const weatherReports = [measured(60, demo(NOON)), measured(75, reportedBy('one', HOUR_AGO))];
  assert.is(weatherKnown(weatherReports).observation?.temperature, 75);
});

test('a kind that only one source tells comes from that one', () => {
  const invented = aTold('forecast', aForecast({ provenance: demo() }));
  const knownWeatherKnown = weatherKnown([measured(75), invented]);
  assert.is(knownWeatherKnown.forecast?.provenance.tier, 'demo');
  assert.is(knownWeatherKnown.observation?.provenance.tier, 'live');
});

test('what was told more than a day ago is not asked for, and others are asked up to the moment', async () => {
  const asked: unknown[] = [];
  const weatherBefore = makeFindWeather({
    weather: {
      reportedBetween: async (...span) => {
        asked.push(span);
        return [measured(70, reportedBy('one', HOUR_AGO))];
      },
    },
    others: [
      async (...span) => {
        asked.push(span);
        return [measured(60, demo(NOON))];
      },
    ],
  });
  assert.is((await weatherBefore('saratoga', NOON)).observation?.temperature, 70);
  assert.equal(asked, [
    ['saratoga', shift(NOON, -24 * HOUR), NOON],
    ['saratoga', NOON],
  ]);
});

test.run();
