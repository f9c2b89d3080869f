import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import { NOTHING_KNOWN, weatherKnown } from '#core/weather/weather-report.ts';
import { aForecast, anObservation, aRain, aSoil, aTold, NOON, reportedBy } from '#test/support/a-weather.ts';

const test = suite('the current weather');

const HOUR_AGO = shift(NOON, -HOUR);
const demo = (instant = NOON) => ({
  ...reportedBy('Demo generator (seed 7)', instant),
  tier: 'demo' as const,
});
const measured = (temperature: number, provenance = reportedBy()) =>
  aTold('observation', anObservation({ temperature, provenance }));

test('without a report nothing is known', () => {
  assert.equal(weatherKnown([]), NOTHING_KNOWN);
});

test('of two live sources the newer measurement counts', () => {
  const weatherReports = [measured(70, reportedBy('one', HOUR_AGO)), measured(75, reportedBy('two', NOON))];
  assert.is(weatherKnown(weatherReports).observation?.temperature, 75);
  assert.is(weatherKnown(weatherReports.toReversed()).observation?.temperature, 75);
});

test('a live measurement goes before an invented one that is newer', () => {
  const weatherReports = [measured(60, demo(NOON)), measured(75, reportedBy('one', HOUR_AGO))];
  assert.is(weatherKnown(weatherReports).observation?.temperature, 75);
});

test('a kind that only one source reports comes from that one', () => {
  const invented = aTold('forecast', aForecast({ provenance: demo() }));
  const knownWeatherKnown = weatherKnown([measured(75), invented]);
  assert.is(knownWeatherKnown.forecast?.provenance.tier, 'demo');
  assert.is(knownWeatherKnown.observation?.provenance.tier, 'live');
});

test('a live report goes before an imported one, that before a derived one, that before an invented one', () => {
  const tiers = ['live', 'imported', 'derived', 'demo'] as const;
  const reports = tiers.map((tier, index) =>
    measured(index, { ...reportedBy('one', shift(NOON, index * HOUR)), tier }),
  );
  for (const [index] of tiers.entries())
    assert.is(weatherKnown(reports.slice(index).toReversed()).observation?.temperature, index);
});

test('of two measurements of one moment the one that became known later counts', () => {
  const early = aTold('observation', anObservation({ temperature: 70 }), NOON);
  const late = aTold('observation', anObservation({ temperature: 71 }), shift(NOON, HOUR));
  assert.is(weatherKnown([early, late]).observation?.temperature, 71);
  assert.is(weatherKnown([late, early]).observation?.temperature, 71);
});

test('each kind of report is known as what it is, and the others stay unknown', () => {
  const posted = { conditions: { dirt: 'Fast' }, provenance: reportedBy('The track') };
  const alerts = { alerts: [], provenance: reportedBy() };
  const rain = aRain([0.1]);
  const soil = aSoil([20]);
  assert.equal(weatherKnown([aTold('rain', rain)]), { ...NOTHING_KNOWN, rain });
  assert.equal(weatherKnown([aTold('alerts', alerts)]), { ...NOTHING_KNOWN, alerts });
  assert.equal(weatherKnown([aTold('soil', soil), aTold('courses', posted)]), {
    ...NOTHING_KNOWN,
    soil,
    courses: posted,
  });
});

test('reports older than a day are not read, and the rest up to the moment', async () => {
  const spans: unknown[] = [];
  const weatherBefore = makeFindWeather({
    weather: {
      reportedBetween: async (...span) => {
        spans.push(span);
        return [measured(70, reportedBy('one', HOUR_AGO))];
      },
    },
    others: [
      async (...span) => {
        spans.push(span);
        return [measured(60, demo(NOON))];
      },
    ],
  });
  assert.is((await weatherBefore('saratoga', NOON)).observation?.temperature, 70);
  assert.equal(spans, [
    ['saratoga', shift(NOON, -24 * HOUR), NOON],
    ['saratoga', NOON],
  ]);
});

test.run();
