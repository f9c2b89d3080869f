import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeOpenMeteo } from '#adapters/sources/open-meteo/index.ts';
import { HOUR, instant, shift } from '#core/kernel/instant.ts';
import { tryFailures } from '#test/support/host-failures.ts';
import { EARLY_AUGUST, politeOpenHost } from '#test/support/polite-time.ts';
import { refused } from '#test/support/refused.ts';
import { sampleAnswer } from '#test/support/sample-answer.ts';
import { openSourceServer } from '#test/support/source-server.ts';

const test = suite('Open-Meteo');
const server = await openSourceServer();
test.before.each(() => server.clear());
test.after(() => server.close());

const PATH = '/v1/forecast';
const PLACE = { latitude: 43.0722, longitude: -73.7686 };
const NOW = shift(EARLY_AUGUST, HOUR / 4);
const seconds = (hours: number): number => EARLY_AUGUST / 1000 + hours * 3600;

const payload = {
  utc_offset_seconds: 0,
  current_units: { temperature_2m: '°C' },
  current: {
    time: seconds(0.25),
    interval: 900,
    temperature_2m: 25,
    relative_humidity_2m: 60,
    precipitation: 0,
    weather_code: 61,
    wind_speed_10m: 16.09344,
    wind_gusts_10m: null,
    wind_direction_10m: 222,
  },
  hourly_units: { temperature_2m: '°C' },
  hourly: {
    time: [seconds(-1), seconds(0), seconds(1), seconds(2)],
    temperature_2m: [20, 25, 30, null],
    relative_humidity_2m: [70, 60, 50, 40],
    precipitation_probability: [5, 10, 25, 48],
    precipitation: [2.54, 5.08, 0, 25.4],
    weather_code: [63, 61, 2, 1000],
    visibility: [16_093.44, 8_046.72, null, null],
    wind_speed_10m: [0, 16.09344, 32.18688, 0],
    wind_gusts_10m: [0, 0, 40, 0],
    wind_direction_10m: [0, 90, 180, 270],
    soil_moisture_1_to_3cm: [0.26, 0.27, 0.28, 0.29],
    soil_moisture_0_to_1cm: [0.3, null, 0.25, 0.2],
    soil_moisture_3_to_9cm: [null, null, null, null],
  },
};

const openMeteo = (openHost = politeOpenHost()) =>
  makeOpenMeteo({ openHost, baseUrl: server.url, clock: () => NOW });

test('the air now comes in Fahrenheit and miles, with the words of its code', async () => {
  server.answer(PATH, { json: payload });
  const observation = await openMeteo().observation(PLACE);
  assert.is(observation.temperature, 77);
  assert.is(observation.windSpeed?.toFixed(6), '10.000000');
  assert.is(observation.visibility?.toFixed(6), '5.000000');
  assert.is(observation.rainLastHour?.toFixed(6), '0.200000');
  assert.is(observation.conditions, 'Light Rain');
  assert.is(observation.station, null);
  assert.equal(observation.provenance, { tier: 'live', source: 'Open-Meteo', at: NOW });
});

test('it is asked in its own units and in universal time, once for all that is wanted of a place', async () => {
  server.answer(PATH, { json: payload });
  const source = openMeteo();
  await source.observation(PLACE);
  await source.forecast(PLACE);
  await source.rain?.(PLACE);
  await source.soil?.(PLACE);
  assert.is(server.requests.length, 1);
  const query = server.requests[0]?.query;
  assert.is(query?.get('timeformat'), 'unixtime');
  assert.is(query?.get('latitude'), '43.0722');
  assert.not.ok(query?.has('precipitation_unit'));
});

test('the hours ahead begin with the current one, and rain is reported by the stamp that ends its hour', async () => {
  server.answer(PATH, { json: payload });
  const { hours } = await openMeteo().forecast(PLACE);
  assert.equal(
    hours.map(({ from, temperature, rainChance, rain, conditions }) => [
      (from - EARLY_AUGUST) / HOUR,
      temperature,
      rainChance,
      rain,
      conditions,
    ]),
    [
      [0, 77, 25, 0, 'Light Rain'],
      [1, 86, 48, 1, 'Partly Cloudy'],
      [2, null, null, null, null],
    ],
  );
});

test('rain that fell ends with the last full hour', async () => {
  server.answer(PATH, { json: payload });
  const fallen = await openMeteo().rain?.(PLACE);
  assert.equal(
    fallen?.hours.map(({ until, inches }) => [(until - EARLY_AUGUST) / HOUR, Number(inches.toFixed(6))]),
    [
      [-1, 0.1],
      [0, 0.2],
    ],
  );
});

test('soil comes in percent of the volume, top layer first, without layers that the model leaves empty', async () => {
  server.answer(PATH, { json: payload });
  assert.equal((await openMeteo().soil?.(PLACE))?.hours, [
    {
      at: shift(EARLY_AUGUST, -HOUR),
      layers: [
        { fromCm: 0, toCm: 1, moisture: 30 },
        { fromCm: 1, toCm: 3, moisture: 26 },
      ],
    },
    { at: EARLY_AUGUST, layers: [{ fromCm: 1, toCm: 3, moisture: 27 }] },
  ]);
});

test('an answer without hours is empty, and one without the air now has no observation', async () => {
  const { current: _, ...rest } = payload;
  server.answer(PATH, { json: { ...rest, hourly: { time: [] } } });
  const source = openMeteo();
  assert.equal((await source.forecast(PLACE)).hours, []);
  assert.equal((await source.soil?.(PLACE))?.hours, []);
  assert.is((await refused(source.observation(PLACE))).code, 'source.wrong-shape');
});

test('an unknown request and an exceeded limit are distinguished', async () => {
  const error = { error: true, reason: 'Daily API request limit exceeded.' };
  server.answer(PATH, { status: 400, json: error });
  assert.is((await refused(openMeteo().forecast(PLACE))).code, 'source.misunderstood');
  server.answer(PATH, { status: 429, json: error });
  assert.is((await refused(openMeteo().forecast(PLACE))).code, 'source.too-often');
});

const archive = sampleAnswer('openmeteo-archive.json');
const inFahrenheit = sampleAnswer('openmeteo-forecast.json');
const json = { 'content-type': 'application/json' };
if (archive !== null && inFahrenheit !== null) {
  test('a sample in wall-clock time and with other layers is understood', async () => {
    server.answer(PATH, { body: archive, headers: json });
    const source = openMeteo();
    const soil = await source.soil?.(PLACE);
    assert.is(soil?.hours[0]?.at, instant(Date.parse('2025-08-02T16:00:00Z')));
    assert.equal(
      soil?.hours.map(({ layers }) =>
        layers.map(({ toCm, moisture }) => [toCm, Number(moisture.toFixed(4))]),
      ),
      [[[7, 26.8]], [[7, 26.5]]],
    );
    assert.is((await source.rain?.(PLACE))?.hours.length, 2);
  });

  test('a sample in other units than requested is refused, not misread', async () => {
    server.answer(PATH, { body: inFahrenheit, headers: json });
    const refusal = await refused(openMeteo().forecast(PLACE));
    assert.is(refusal.code, 'source.wrong-shape');
    assert.match(refusal.message, 'hourly_units.temperature_2m');
  });
}

tryFailures(test, {
  server,
  path: PATH,
  well: { json: payload },
  ask: (openHost) => openMeteo(openHost).forecast(PLACE),
});

test.run();
