import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, MINUTE, shift, toIso } from '#core/kernel/instant.ts';
import {
  aForecast,
  anHour,
  anObservation,
  aRain,
  aSoil,
  aTold,
  NOON,
  reportedBy,
} from '#test/support/a-weather.ts';
import { openTestServer } from './open-test-server.ts';
import type { ServerOptions } from './server-options.ts';

const test = suite('Weather over HTTP');

async function answered(path: string, options: ServerOptions = {}) {
  const server = await openTestServer({ racingNow: shift(NOON, 35 * MINUTE), ...options });
  try {
    const { status, text } = await server.browser().ask('GET', path);
    return { status, body: JSON.parse(text) };
  } finally {
    await server.close();
  }
}

const PATHS = ['/api/weather/saratoga', '/api/weather/184', '/api/tracks/saratoga/weather'];
const ALERT = {
  id: 'one',
  event: 'Heat Advisory',
  severity: 'Moderate' as const,
  headline: 'Hot until the evening',
  area: 'Elm County',
  from: NOON,
  until: shift(NOON, 6 * HOUR),
  provenance: reportedBy(),
};
const WEATHER = [
  aTold('observation', anObservation({ conditions: 'Light Rain', rainLastHour: 0.04 })),
  aTold('forecast', aForecast({ hours: [1, 2].map((hours) => anHour(shift(NOON, hours * HOUR))) })),
  aTold('alerts', { alerts: [ALERT], provenance: reportedBy() }),
  aTold('soil', aSoil([26.5, 20.5])),
  aTold('courses', { conditions: { dirt: 'Sloppy (Sealed)' }, provenance: reportedBy('The track') }),
];

test('the weather has the documented form and its source at every address', async () => {
  for (const path of PATHS) {
    const { status, body } = await answered(path, { weather: WEATHER });
    assert.is(status, 200, path);
    assert.equal(body, {
      temperature: 79,
      humidity: 55,
      windSpeed: 7,
      windDirection: 'NW',
      visibility: 10,
      conditions: 'Light Rain',
      description: 'Light Rain, 79°F, wind 7 mph from the NW',
      trackCondition: 'Sloppy (Sealed)',
      trackConditionBasis: 'posted',
      turfCondition: null,
      turfConditionBasis: null,
      status: 'fresh',
      ageMinutes: 35,
      provenance: { tier: 'live', source: 'Elm Street Weather', at: toIso(NOON) },
    });
  }
});

test('races show the condition the track posted for their surface; a rain estimate is not a posting', async () => {
  const going = async (weather: ServerOptions['weather']) => {
    const races = await answered('/api/races/saratoga/today', { weather: weather ?? [] });
    const [{ id }] = races.body;
    const body = await answered(`/api/races/${id}`, { weather: weather ?? [] });
    return [races.body[0].surface, races.body[0].trackCondition, body.body.trackCondition];
  };
  assert.equal(await going(WEATHER), ['D', 'Sloppy (Sealed)', 'Sloppy (Sealed)']);
  assert.equal(await going([aTold('rain', aRain([0.4, 0.4]))]), ['D', null, null]);
});

test('the extended weather adds place, source, gusts, rain, alert and time', async () => {
  const { body } = await answered('/api/weather/saratoga/current', { weather: WEATHER });
  assert.equal(
    [body.location, body.weatherSource, body.windGusts, body.precipitation, body.alert, body.lastUpdated],
    ['Saratoga Race Course', 'Elm Street Weather', 12, 0.04, 'Hot until the evening', toIso(NOON)],
  );
});

test('without data every figure is null and the weather is missing', async () => {
  for (const path of [...PATHS, '/api/weather/saratoga/current']) {
    const { status, body } = await answered(path);
    assert.equal([status, body.status, body.provenance, body.ageMinutes], [200, 'missing', null, null], path);
    const figures = ['temperature', 'humidity', 'windSpeed', 'windDirection', 'conditions', 'trackCondition'];
    for (const figure of figures) assert.is(body[figure], null, `${path} ${figure}`);
  }
  const { body } = await answered('/api/weather/saratoga/analysis');
  assert.equal([body.soilAnalysis.moisture, body.trackVariant.speed, body.alerts], [null, null, []]);
  assert.equal(body.raceImpact.postPositionBias.inside, null);
  assert.match(body.recommendations.postPositions, /^No weather report yet/);
});

test('on a race day a measurement of two hours ago is stale, with its age', async () => {
  const racingNow = shift(NOON, 120 * MINUTE);
  const { body } = await answered(PATHS[0] ?? '', { weather: WEATHER, racingNow });
  assert.equal([body.status, body.ageMinutes, body.temperature], ['stale', 120, 79]);
  const idle = await answered(PATHS[0] ?? '', { weather: WEATHER, racingNow, cards: [] });
  assert.is(idle.body.status, 'fresh');
});

test('a condition from the rain alone is called an estimate', async () => {
  const weather = [aTold('observation', anObservation()), aTold('rain', aRain([0.3, 0.3, 0.3]))];
  const { body } = await answered('/api/weather/saratoga', { weather });
  assert.equal([body.trackCondition, body.trackConditionBasis], ['Sloppy', 'estimate']);
  const analysis = (await answered('/api/weather/saratoga/analysis', { weather })).body;
  assert.equal([analysis.trackVariant.sealedSurface, analysis.raceImpact.postPositionBias.inside], [null, 0]);
});

test('the analysis has soil, impact and advice for the races of the card', async () => {
  const { status, body } = await answered('/api/weather/saratoga/analysis', { weather: WEATHER });
  assert.is(status, 200);
  const { soilAnalysis, trackVariant, raceImpact, alerts } = body;
  assert.equal([soilAnalysis.moisture, soilAnalysis.saturation, soilAnalysis.drainageRate], [20.5, 50, 6]);
  assert.equal([trackVariant.condition, trackVariant.sealedSurface], ['Sloppy (Sealed)', true]);
  const { inside, outside, recommendation } = raceImpact.postPositionBias;
  assert.equal([raceImpact.raceNumber, raceImpact.day, inside, outside], [1, '2025-08-02', -2, 3]);
  assert.match(recommendation, /^Races 1 and 2: wet\. Posts 1-5 lose 2 points/);
  assert.equal(
    raceImpact.races.map((race: { air: { basis: string } }) => race.air.basis),
    ['observation', 'forecast'],
  );
  assert.equal(
    alerts.map(({ event }: { event: string }) => event),
    ['Heat Advisory'],
  );
  assert.is(body.currentConditions.temperature, 79);
});

test('the bias of a track is that of the bias call', async () => {
  const bias = await answered('/api/tracks/saratoga/bias?days=14');
  const other = await answered('/api/track-bias/saratoga?days=14');
  assert.equal(bias, other);
  assert.is((await answered('/api/tracks/del-mar/bias')).body.trackName, 'Del Mar');
  assert.is((await answered('/api/tracks/saratoga/bias?days=8')).status, 400);
});

test('an unregistered track is not found', async () => {
  for (const path of ['/api/weather/nowhere', '/api/tracks/nowhere/weather', '/api/tracks/nowhere/bias']) {
    assert.is((await answered(path)).status, 404, path);
  }
  assert.is((await answered(`/api/weather/${'9'.repeat(121)}`)).status, 400);
});

test.run();
