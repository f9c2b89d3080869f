import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeNws } from '#adapters/sources/nws/index.ts';
import { HOUR, instant, parseInstant, shift } from '#core/kernel/instant.ts';
import type { SourceReply } from '#test/support/answering-server.ts';
import { tryFailures } from '#test/support/host-failures.ts';
import { aPoliteTime, EARLY_AUGUST, politeOpenHost, TEST_USER_AGENT } from '#test/support/polite-time.ts';
import { refused } from '#test/support/refused.ts';
import { sampleAnswer } from '#test/support/sample-answer.ts';
import { openSourceServer } from '#test/support/source-server.ts';

const test = suite('the National Weather Service');
const server = await openSourceServer();
test.before.each(() => server.clear());
test.after(() => server.close());

const PLACE = { latitude: 43.07220001, longitude: -73.7 };
const POINT = '/points/43.0722,-73.7';
const CELL = '/gridpoints/ALY/10,20';
const NOW = EARLY_AUGUST;

const measure = (value: number | null, unit: string, qualityControl = 'V') => ({
  value,
  unitCode: `wmoUnit:${unit}`,
  qualityControl,
});
const point = (x = 10) => ({ json: { properties: { gridId: 'ALY', gridX: x, gridY: 20 } } });
const near = (...ids: readonly string[]) => ({
  json: { features: ids.map((id) => ({ properties: { stationIdentifier: id, name: `Field of ${id}` } })) },
});
const report = (time: string, extra: object = {}) => ({
  properties: {
    timestamp: time,
    rawMessage: 'METAR',
    textDescription: 'Light Rain',
    temperature: measure(20, 'degC'),
    relativeHumidity: measure(81.4, 'percent'),
    windSpeed: measure(16.09344, 'km_h-1'),
    windGust: measure(null, 'km_h-1', 'Z'),
    windDirection: measure(315, 'degree_(angle)'),
    visibility: measure(16_093.44, 'm'),
    precipitationLastHour: measure(2.54, 'mm'),
    ...extra,
  },
});
const latest = (id: string, reply: SourceReply) =>
  server.answer(`/stations/${id}/observations/latest`, reply);

function prepare(): void {
  server.answer(POINT, point());
  server.answer(`${CELL}/stations`, near('KONE', 'KTWO'));
  latest('KONE', { json: report('2026-08-08T13:53:00+00:00') });
}

const nws = (openHost = politeOpenHost()) => makeNws({ openHost, baseUrl: server.url, clock: () => NOW });

test('an observation comes from the nearest station, in Fahrenheit, miles and inches', async () => {
  prepare();
  const observation = await nws().observation(PLACE);
  assert.is(Math.round((observation.visibility ?? 0) * 1e6), 10e6);
  assert.is(Math.round((observation.windSpeed ?? 0) * 1e6), 10e6);
  assert.is(Math.round((observation.rainLastHour ?? 0) * 1e6), 1e5);
  assert.equal(
    { ...observation, visibility: 10, windSpeed: 10, rainLastHour: 0.1 },
    {
      station: 'Field of KONE',
      temperature: 68,
      humidity: 81.4,
      windSpeed: 10,
      windGusts: null,
      windDirection: 315,
      visibility: 10,
      conditions: 'Light Rain',
      rainLastHour: 0.1,
      provenance: {
        tier: 'live',
        source: 'National Weather Service, station KONE',
        at: parseInstant('2026-08-08T13:53:00Z'),
      },
    },
  );
  assert.is(server.requests[0]?.headers['user-agent'], TEST_USER_AGENT);
  assert.is(server.requests[0]?.headers.accept, 'application/geo+json');
});

test('a station that is silent or hours old gives way to the next; if all are old, the newest speaks', async () => {
  prepare();
  server.answer(`${CELL}/stations`, near('KOLD', 'KNONE', 'KTWO'));
  latest('KOLD', { json: report('2026-08-08T09:53:00+00:00') });
  latest('KTWO', { json: report('2026-08-08T13:40:00+00:00') });
  assert.is((await nws().observation(PLACE)).station, 'Field of KTWO');
  latest('KTWO', { json: report('2026-08-08T10:40:00+00:00') });
  assert.is((await nws().observation(PLACE)).station, 'Field of KTWO');
});

test('where no station reports, there is no observation', async () => {
  prepare();
  server.answer(`${CELL}/stations`, near());
  assert.is((await refused(nws().observation(PLACE))).kind, 'not-found');
});

test('a figure that failed its check, or in a strange unit, is not known', async () => {
  prepare();
  const odd = { temperature: measure(90, 'degC', 'X'), windSpeed: measure(4, 'furlong_fortnight-1') };
  latest('KONE', { json: report('2026-08-08T13:53:00+00:00', odd) });
  const observation = await nws().observation(PLACE);
  assert.is(observation.temperature, null);
  assert.is(observation.windSpeed, null);
});

const PERIOD = {
  startTime: '2026-08-08T10:00:00-04:00',
  endTime: '2026-08-08T11:00:00-04:00',
  temperature: 74,
  temperatureUnit: 'F',
  probabilityOfPrecipitation: measure(55, 'percent'),
  relativeHumidity: measure(70, 'percent'),
  windSpeed: '8 to 12 mph',
  windGust: null as unknown,
  windDirection: 'WSW',
  shortForecast: 'Chance Rain Showers',
};
const forecast = (...periods: readonly object[]) => ({
  json: { properties: { updateTime: '2026-08-08T13:41:00+00:00', periods } },
});

test('the hours ahead are read in both shapes the service has for them', async () => {
  prepare();
  const figures = {
    ...PERIOD,
    temperature: { unitCode: 'wmoUnit:degC', value: 30 },
    temperatureUnit: null,
    windSpeed: { unitCode: 'wmoUnit:km_h-1', maxValue: 16.09344 },
    windGust: '22 mph',
    windDirection: '',
  };
  server.answer(`${CELL}/forecast/hourly`, forecast(PERIOD, figures));
  const { hours, provenance } = await nws().forecast(PLACE);
  assert.is(server.requests.at(-1)?.query.get('units'), 'us');
  assert.is(provenance.at, parseInstant('2026-08-08T13:41:00Z'));
  assert.equal(hours[0], {
    from: NOW,
    until: shift(NOW, HOUR),
    temperature: 74,
    humidity: 70,
    windSpeed: 12,
    windGusts: null,
    windDirection: 247.5,
    visibility: null,
    conditions: 'Chance Rain Showers',
    rainChance: 55,
    rain: null,
  });
  assert.is(hours[1]?.temperature, 86);
  assert.is(Math.round(hours[1]?.windSpeed ?? 0), 10);
  assert.is(hours[1]?.windGusts, 22);
  assert.is(hours[1]?.windDirection, null);
});

test('a forecast without hours is empty', async () => {
  prepare();
  server.answer(`${CELL}/forecast/hourly`, forecast());
  assert.equal((await nws().forecast(PLACE)).hours, []);
});

test('a cell that has moved is looked up again, and a place stays known between requests', async () => {
  server.answer(POINT, point(9), point(10));
  server.answer(`${CELL}/forecast/hourly`, forecast(PERIOD));
  const source = nws();
  assert.is((await source.forecast(PLACE)).hours.length, 1);
  await source.forecast(PLACE);
  assert.equal(
    server.requests.map(({ path }) => path),
    [POINT, '/gridpoints/ALY/9,20/forecast/hourly', POINT, `${CELL}/forecast/hourly`],
  );
});

const alert = (id: string, extra: object = {}) => ({
  properties: {
    id,
    areaDesc: 'Saratoga',
    sent: '2026-08-08T09:00:00-04:00',
    effective: '2026-08-08T09:00:00-04:00',
    onset: '2026-08-08T11:00:00-04:00',
    expires: '2026-08-08T12:00:00-04:00',
    ends: '2026-08-08T18:00:00-04:00',
    status: 'Actual',
    messageType: 'Alert',
    severity: 'Minor',
    event: 'Heat Advisory',
    headline: 'Heat Advisory until 6PM',
    ...extra,
  },
});

test('active alerts are given, the most severe first; tests, cancelled and expired ones are not', async () => {
  const features = [
    alert('heat'),
    alert('storm', { severity: 'Severe', event: 'Severe Thunderstorm Warning', headline: null, ends: null }),
    alert('trial', { status: 'Test' }),
    alert('cancelled', { messageType: 'Cancel' }),
    alert('lapsed', { expires: '2026-08-08T09:30:00-04:00' }),
  ];
  server.answer('/alerts/active', { json: { features } });
  const found = (await nws().alerts?.(PLACE)) ?? [];
  assert.equal(
    found.map(({ id }) => id),
    ['storm', 'heat'],
  );
  assert.is(found[0]?.headline, 'Severe Thunderstorm Warning');
  assert.is(found[0]?.until, parseInstant('2026-08-08T16:00:00Z'));
  assert.is(found[1]?.until, parseInstant('2026-08-08T22:00:00Z'));
  assert.is(server.requests[0]?.query.get('point'), '43.0722,-73.7');
});

test('no alert is an empty list', async () => {
  server.answer('/alerts/active', { json: { features: [] } });
  assert.equal(await nws().alerts?.(PLACE), []);
});

test('rain counts once an hour, however many reports carry it, and not from a station without a gauge', async () => {
  prepare();
  const rain = (time: string, mm: number | null, rawMessage = 'METAR') =>
    report(time, { rawMessage, precipitationLastHour: measure(mm, 'mm') });
  const features = [
    rain('2026-08-08T13:53:00Z', 5.08),
    rain('2026-08-08T13:20:00Z', 2.54),
    rain('2026-08-08T12:53:00Z', null),
    rain('2026-08-08T11:53:00Z', 25.4, 'METAR RMK PNO'),
  ];
  server.answer('/stations/KONE/observations', { json: { features } });
  const fallen = await nws().rain?.(PLACE);
  assert.equal(fallen?.hours, [
    { until: parseInstant('2026-08-08T12:53:00Z'), inches: 0 },
    { until: parseInstant('2026-08-08T13:53:00Z'), inches: 0.2 },
  ]);
  assert.is(server.requests.at(-1)?.query.get('start'), '2026-08-05T14:00:00Z');
});

test('the service knows no soil', () => assert.is(nws().soil, null));

const samples = ['points', 'observation', 'hourly', 'alerts', 'problem'].map((name) =>
  sampleAnswer(`nws-${name}.json`),
);
const [points, observed, hours, alerts, problem] = samples;
if (points != null && observed != null && hours != null && alerts != null && problem != null) {
  const place = { latitude: 43.0722, longitude: -73.7686 };
  const json = (body: string): SourceReply => ({ body, headers: { 'content-type': 'application/geo+json' } });
  const sourceAt = (clock: string) =>
    makeNws({
      openHost: politeOpenHost(aPoliteTime()),
      baseUrl: server.url,
      clock: () => parseInstant(clock) ?? instant(0),
    });

  test('the sample answers are understood', async () => {
    server.answer('/points/43.0722,-73.7686', json(points));
    server.answer('/gridpoints/ALY/64,87/stations', near('KGFL'));
    server.answer('/gridpoints/ALY/64,87/forecast/hourly', json(hours));
    server.answer('/alerts/active', json(alerts));
    latest('KGFL', json(observed));
    const source = sourceAt('2026-08-08T19:20:00Z');
    const observation = await source.observation(place);
    assert.is(observation.temperature?.toFixed(2), '73.94');
    assert.is(observation.windSpeed?.toFixed(2), '5.82');
    assert.is(observation.conditions, 'Partly Cloudy');
    const second = (await source.forecast(place)).hours[1];
    assert.equal([second?.temperature, second?.windSpeed, second?.windGusts], [83, 12, 22]);
    assert.equal(
      (await source.alerts?.(place))?.map(({ severity }) => severity),
      ['Severe'],
    );
    assert.equal(await sourceAt('2026-08-08T19:46:00Z').alerts?.(place), []);
  });

  test('a point at sea is not covered by the service', async () => {
    server.answer('/points/0,0', { status: 404, ...json(problem) });
    const refusal = await refused(nws().forecast({ latitude: 0, longitude: 0 }));
    assert.is(refusal.kind, 'not-found');
  });
}

const forecastAsked = {
  server,
  well: forecast(PERIOD),
  ask: (openHost: ReturnType<typeof politeOpenHost>) => nws(openHost).forecast(PLACE),
  prepare,
};
tryFailures(test, { ...forecastAsked, path: `${CELL}/forecast/hourly` });
tryFailures(test, {
  ...forecastAsked,
  path: POINT,
  well: point(),
  prepare: () => server.answer(`${CELL}/forecast/hourly`, forecast(PERIOD)),
});

test.run();
