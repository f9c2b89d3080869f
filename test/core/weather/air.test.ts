import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TRACKS } from '#core/card/track.ts';
import { winPercent } from '#core/handicapping/win-percent.ts';
import { HOUR, instant, shift } from '#core/kernel/instant.ts';
import { bearingOf, compassPointOf, POINTS } from '#core/weather/compass.ts';
import { hourAt } from '#core/weather/forecast.ts';
import { fahrenheit, inches, mphOfKilometers, mphOfMeters } from '#core/weather/measure.ts';
import type { Air } from '#core/weather/observation.ts';
import { placeOfTrack } from '#core/weather/place.ts';
import { raceConditions } from '#core/weather/race-weather.ts';
import { activeAlerts, type SEVERITIES, type WeatherAlert } from '#core/weather/weather-alert.ts';

const test = suite('the air at the track');

const NOON = instant(Date.parse('2026-08-08T16:00:00Z'));
const air: Air = {
  temperature: 88,
  humidity: 60,
  windSpeed: 18,
  windGusts: null,
  windDirection: 315,
  visibility: 10,
  conditions: 'Light Rain',
};

test('water freezes at 32 and boils at 212, and 40 below is the same on both scales', () => {
  assert.equal([0, 100, -40].map(fahrenheit), [32, 212, -40]);
});

test('a mile is 1609.344 metres and an inch 25.4 millimetres', () => {
  assert.is(mphOfKilometers(160.9344).toFixed(9), '100.000000000');
  assert.is(mphOfMeters(0.44704).toFixed(9), '1.000000000');
  assert.is(inches(12.7), 0.5);
});

test('every bearing has the point it is nearest to', () => {
  assert.equal([0, 315, 11.2, 11.3, 348.8, 360, -90, 405].map(compassPointOf), [
    'N',
    'NW',
    'N',
    'NNE',
    'N',
    'N',
    'W',
    'NE',
  ]);
  for (const point of POINTS) assert.is(compassPointOf(bearingOf(point) ?? Number.NaN), point);
  assert.is(bearingOf(' nnw '), 337.5);
  assert.is(bearingOf('upwind'), null);
});

test('the formula reads the weather of a race as it is given here', () => {
  const weather = raceConditions(air, 'Sloppy');
  const horse = {
    odds: '5-1',
    post: 1,
    distance: '1 Mile',
    age: 7,
    jockeyWinPercent: 15,
    trainerWinPercent: 15,
  };
  const { wet, wind, heat } = winPercent(horse, weather).parts;
  assert.equal([wet, wind, heat], [-2, -1, -2]);
});

test('the hour of a forecast that a race is run in holds from its beginning to its end', () => {
  const hours = [0, 1].map((index) => ({
    ...air,
    from: shift(NOON, index * HOUR),
    until: shift(NOON, (index + 1) * HOUR),
    rainChance: null,
    rain: null,
  }));
  const forecast = { hours, provenance: { tier: 'live', source: 'a test', at: NOON } } as const;
  assert.is(hourAt(forecast, shift(NOON, HOUR - 1)), hours[0]);
  assert.is(hourAt(forecast, shift(NOON, HOUR)), hours[1]);
  assert.is(hourAt(forecast, shift(NOON, 2 * HOUR)), null);
  assert.is(hourAt(forecast, shift(NOON, -1)), null);
});

test('an alert is active until its end, and the most severe comes first', () => {
  const alert = (id: string, severity: (typeof SEVERITIES)[number], untilHours: number): WeatherAlert => ({
    id,
    severity,
    event: 'Heat Advisory',
    headline: 'Heat Advisory',
    area: 'Saratoga',
    from: NOON,
    until: shift(NOON, untilHours * HOUR),
    provenance: { tier: 'live', source: 'a test', at: NOON },
  });
  const alerts = [alert('minor', 'Minor', 1), alert('over', 'Extreme', 0), alert('severe', 'Severe', 2)];
  assert.equal(
    activeAlerts(alerts, NOON).map(({ id }) => id),
    ['severe', 'minor'],
  );
  assert.equal(
    activeAlerts(alerts, shift(NOON, HOUR)).map(({ id }) => id),
    ['severe'],
  );
});

test('every active track has coordinates', () => {
  for (const { slug, isActive } of TRACKS) if (isActive) assert.ok(placeOfTrack(slug) !== null, slug);
  assert.is(placeOfTrack('aiken'), null, 'known by code tables alone');
  assert.is(placeOfTrack('nowhere'), null);
});

test.run();
