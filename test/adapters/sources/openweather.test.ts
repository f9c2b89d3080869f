import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeOpenWeather } from '#adapters/sources/openweather/index.ts';
import { HOUR, instant, shift } from '#core/kernel/instant.ts';
import { tryFailures } from '#test/support/host-failures.ts';
import { EARLY_AUGUST, politeOpenHost } from '#test/support/polite-time.ts';
import { refused } from '#test/support/refused.ts';
import { sampleAnswer } from '#test/support/sample-answer.ts';
import { openSourceServer } from '#test/support/source-server.ts';

const test = suite('OpenWeather');
const server = await openSourceServer();
test.before.each(() => server.clear());
test.after(() => server.close());

const NOW_PATH = '/data/2.5/weather';
const AHEAD_PATH = '/data/2.5/forecast';
const PLACE = { latitude: 43.0722, longitude: -73.7686 };
const KEY = 'a key of the tests';

const payloadAt = (hours: number, extra: object = {}) => ({
  dt: EARLY_AUGUST / 1000 + hours * 3600,
  weather: [{ id: 500, main: 'Rain', description: 'light rain' }],
  main: { temp: 71.6, humidity: 88 },
  visibility: 8046.72,
  wind: { speed: 6.9, deg: 220 },
  ...extra,
});

const openWeather = (openHost = politeOpenHost()) =>
  makeOpenWeather({ openHost, baseUrl: server.url, apiKey: KEY });

test('the air now comes in the units of the product, and rain is always in millimetres', async () => {
  server.answer(NOW_PATH, { json: payloadAt(0, { rain: { '1h': 2.54 }, name: 'Saratoga Springs' }) });
  const observation = await openWeather().observation(PLACE);
  assert.is(observation.rainLastHour?.toFixed(6), '0.100000');
  assert.equal(
    { ...observation, rainLastHour: 0.1 },
    {
      station: 'Saratoga Springs',
      temperature: 71.6,
      humidity: 88,
      windSpeed: 6.9,
      windGusts: null,
      windDirection: 220,
      visibility: 5,
      conditions: 'Light Rain',
      rainLastHour: 0.1,
      provenance: { tier: 'live', source: 'OpenWeather', at: EARLY_AUGUST },
    },
  );
  assert.is(server.requests[0]?.query.get('units'), 'imperial');
  assert.is(server.requests[0]?.query.get('appid'), KEY);
});

test('dry and calm weather leaves parts out', async () => {
  const { wind: _, visibility: __, ...calm } = payloadAt(0);
  server.answer(NOW_PATH, { json: { ...calm, weather: [] } });
  const observation = await openWeather().observation(PLACE);
  assert.equal(
    [
      observation.windSpeed,
      observation.visibility,
      observation.conditions,
      observation.rainLastHour,
      observation.station,
    ],
    [null, null, null, 0, null],
  );
});

test('forecast steps last three hours, and their rain comes with the next step', async () => {
  const list = [
    payloadAt(0, { pop: 0.1 }),
    payloadAt(3, { pop: 0.5, rain: { '3h': 25.4 } }),
    payloadAt(9, { pop: 1 }),
  ];
  server.answer(AHEAD_PATH, { json: { cod: '200', list } });
  const { hours } = await openWeather().forecast(PLACE);
  assert.is(hours[0]?.until, shift(EARLY_AUGUST, 3 * HOUR));
  assert.equal(
    hours.map(({ rainChance, rain }) => [rainChance, rain]),
    [
      [50, 1],
      [null, null],
      [null, null],
    ],
  );
});

test('a forecast without steps is empty', async () => {
  server.answer(AHEAD_PATH, { json: { cod: '200', list: [] } });
  assert.equal((await openWeather().forecast(PLACE)).hours, []);
});

test('it offers no alerts, no soil and no rain of the past', () => {
  const { alerts, soil, rain } = openWeather();
  assert.equal([alerts, soil, rain], [null, null, null]);
});

test('a key that is not accepted is not in what people read', async () => {
  server.answer(NOW_PATH, { status: 401, json: { cod: 401, message: `Invalid API key ${KEY}.` } });
  const refusal = await refused(openWeather().observation(PLACE));
  assert.is(refusal.message, 'OpenWeather denied access (401).');
  assert.not.match(`${refusal.stack} ${String(refusal.cause)}`, KEY);
});

const sample = sampleAnswer('openweather-current.json');
if (sample !== null) {
  test('the sample answer is understood', async () => {
    server.answer(NOW_PATH, { body: sample, headers: { 'content-type': 'application/json' } });
    const observation = await openWeather().observation(PLACE);
    assert.equal(
      [
        observation.temperature,
        observation.windSpeed,
        observation.windGusts,
        observation.conditions,
        observation.provenance.at,
      ],
      [78.4, 6.9, 12.1, 'Scattered Clouds', instant(1_786_204_800_000)],
    );
    assert.is(observation.visibility?.toFixed(2), '6.21');
  });
}

tryFailures(test, {
  server,
  path: NOW_PATH,
  well: { json: payloadAt(0) },
  ask: (openHost) => openWeather(openHost).observation(PLACE),
});

test.run();
