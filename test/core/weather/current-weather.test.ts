import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FLAGSHIP } from '#core/card/track.ts';
import { HOUR, MINUTE, shift } from '#core/kernel/instant.ts';
import { currentWeather } from '#core/weather/current-weather.ts';
import { soilReport } from '#core/weather/soil-report.ts';
import { NOTHING_KNOWN } from '#core/weather/weather-report.ts';
import { airWords } from '#core/weather/weather-words.ts';
import { anAir, anObservation, aSoil, NOON, reportedBy } from '#test/support/a-weather.ts';

const test = suite('the weather now');

const track = FLAGSHIP;
const known = { ...NOTHING_KNOWN, observation: anObservation() };
const seen = (minutes: number, isRaceDay = true) =>
  currentWeather(known, { track, now: shift(NOON, minutes * MINUTE), isRaceDay });

test('on a race day a measurement older than ninety minutes is stale, and its age is shown', () => {
  assert.equal([seen(90).status, seen(90).ageMs], ['fresh', 90 * MINUTE]);
  assert.equal([seen(91).status, seen(91).ageMs], ['stale', 91 * MINUTE]);
  assert.is(seen(91).observation?.temperature, 79);
});

test('without racing six hours may pass', () => {
  assert.is(seen(360, false).status, 'fresh');
  assert.is(seen(361, false).status, 'stale');
});

test('without a measurement the weather is missing and has no figures', () => {
  const missing = currentWeather(NOTHING_KNOWN, { track, now: NOON, isRaceDay: true });
  assert.equal(
    [missing.status, missing.ageMs, missing.observation, missing.dirt, missing.turf, missing.alerts],
    ['missing', null, null, null, null, []],
  );
});

test('alerts that are over are not shown', () => {
  const alert = {
    id: 'one',
    event: 'Heat Advisory',
    severity: 'Moderate' as const,
    headline: 'Hot until the evening',
    area: 'Elm County',
    from: shift(NOON, -HOUR),
    until: shift(NOON, HOUR),
    provenance: reportedBy(),
  };
  const alerts = { alerts: [alert, { ...alert, id: 'two', until: NOON }], provenance: reportedBy() };
  const weatherAlerts = currentWeather({ ...known, alerts }, { track, now: NOON, isRaceDay: true }).alerts;
  assert.equal(
    weatherAlerts.map(({ id }) => id),
    ['one'],
  );
});

test('the air is one line, and what is unknown is left out', () => {
  assert.is(airWords(anAir()), 'Clear, 79°F, wind 7 mph from the NW');
  assert.is(airWords(anAir({ temperature: null, windDirection: null })), 'Clear, wind 7 mph');
  assert.is(airWords(anAir({ windSpeed: 0.2 })), 'Clear, 79°F, no wind');
  const nothing = { temperature: null, windSpeed: null, conditions: null };
  assert.is(airWords(anAir(nothing)), 'No weather report yet.');
  assert.is(airWords(null), 'No weather report yet.');
});

test('half-full soil is moist: 20.5 percent of the volume is half of the pores', () => {
  const report = soilReport(aSoil([26.5, 23.5, 20.5]), NOON);
  assert.equal([report?.moisture, report?.saturation, report?.drainageRate], [20.5, 50, 3]);
  assert.match(report?.impact ?? '', /^Soil moist/);
  assert.match(soilReport(aSoil([10]), NOON)?.impact ?? '', /^Soil dry/);
  assert.match(soilReport(aSoil([40]), NOON)?.impact ?? '', /^Soil nearly saturated/);
});

test('layers of the topsoil count by their depth, deeper ones do not', () => {
  const layers = [
    { fromCm: 0, toCm: 1, moisture: 30 },
    { fromCm: 1, toCm: 3, moisture: 24 },
    { fromCm: 9, toCm: 27, moisture: 5 },
  ];
  const soil = { hours: [{ at: NOON, layers }], provenance: reportedBy() };
  assert.is(soilReport(soil, NOON)?.moisture, (30 + 2 * 24) / 3);
});

test('the soil is not mentioned before it is reported', () => {
  assert.is(soilReport(null, NOON), null);
  assert.is(soilReport(aSoil([20]), shift(NOON, -1)), null);
  assert.is(soilReport({ hours: [{ at: NOON, layers: [] }], provenance: reportedBy() }, NOON), null);
});

test.run();
