import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Announcement } from '#core/kernel/announcement.ts';
import { DAY, HOUR, type Instant, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { WeatherSource } from '#core/weather/ports.ts';
import { makeFetchWeather } from '#core/weather/use-cases/fetch-weather.ts';
import { makeRecordPostedConditions } from '#core/weather/use-cases/record-posted-conditions.ts';
import { weatherKnown } from '#core/weather/weather-report.ts';
import { makeMemoryWeatherStore } from '#test/doubles/weather-store.ts';
import {
  aForecast,
  anHour,
  anObservation,
  aRainReport,
  aSoil,
  NOON,
  reportedBy,
} from '#test/support/a-weather.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('gathering the weather');

const down = async (): Promise<never> => {
  throw new Refusal('unavailable', 'source.unavailable', 'Elm Street Weather is down.', {
    retryAfterSeconds: 60,
  });
};
const SOURCE: WeatherSource = {
  name: 'Elm Street Weather',
  observation: async () => anObservation(),
  forecast: async () => aForecast(),
  alerts: async () => [],
  soil: async () => aSoil([20]),
  rain: async () => aRainReport([0]),
};
const REQUEST = { track: 'saratoga', day: '2025-08-02' as RaceDay };

function opened(source: Partial<WeatherSource> = {}, now: Instant = NOON) {
  const weather = makeMemoryWeatherStore();
  const announced: Announcement[] = [];
  const lines: string[] = [];
  const time = { now };
  const deps = {
    weather,
    withLock: <T>(_: string, work: () => Promise<T>) => work(),
    announce: async (announcement: Announcement) => {
      announced.push(announcement);
    },
    clock: () => time.now,
  };
  const fetchSource = makeFetchWeather({ ...deps, source: { ...SOURCE, ...source } });
  const known = async (instant = time.now) =>
    weatherKnown(await weather.reportedBetween('saratoga', shift(instant, -DAY), instant));
  const fetched = (request = REQUEST) => fetchSource(request, (line) => lines.push(line));
  /** Without its parts. */
  const run = async (request = REQUEST) => {
    const { parts: _, ...whole } = await fetched(request);
    return whole;
  };
  return { run, fetched, known, announced, lines, time, recordCourses: makeRecordPostedConditions(deps) };
}

test('what should have come and what came is reported kind by kind', async () => {
  const down = () => Promise.reject(new Refusal('unavailable', 'source.unavailable', 'It is down.'));
  const { fetched } = opened({ observation: down, soil: null, rain: null });
  assert.equal((await fetched()).parts, [
    { name: 'observation', expected: 1, received: 0 },
    { name: 'forecast', expected: 1, received: 1 },
    { name: 'alerts', expected: 1, received: 1 },
  ]);
});

test('everything the source offers is fetched, stored and announced once', async () => {
  const { run, known, announced, lines } = opened();
  assert.equal(await run(), { expected: 5, received: 5, faults: [] });
  const found = await known();
  assert.is(found.observation?.temperature, 79);
  assert.is(found.forecast?.hours.length, 8);
  assert.equal([found.alerts?.alerts, found.soil?.hours.length, found.rain?.hours.length], [[], 1, 1]);
  assert.equal(announced, [
    { topic: 'weather', track: 'saratoga', day: '2025-08-02', raceNumber: null, at: NOON },
  ]);
  assert.equal(lines, ['Elm Street Weather, Saratoga: observation, forecast, alerts, soil, rain; 5 new']);
});

test('what the source does not offer is not missed', async () => {
  const { run } = opened({ alerts: null, soil: null, rain: null });
  assert.equal(await run(), { expected: 2, received: 2, faults: [] });
});

test('one failing question is a fault; the rest is stored, and so is what was known before', async () => {
  const first = opened({ alerts: null });
  await first.run();
  const second = opened({ observation: down, alerts: null });
  assert.equal(await second.run(), {
    expected: 4,
    received: 3,
    faults: ['No observation: Elm Street Weather is down.'],
  });
  assert.is((await second.known()).observation, null);
  assert.is((await second.known()).soil?.hours.length, 1);
});

test('an old forecast, or an empty one, is no success and is not stored as if it were of today', async () => {
  for (const [forecast, why] of [
    [
      aForecast({ provenance: reportedBy(undefined, shift(NOON, -10 * DAY)) }),
      'The one given is 10 days old.',
    ],
    [aForecast({ hours: [] }), 'The one given is empty.'],
    [aForecast({ hours: [anHour(shift(NOON, -3 * HOUR))] }), 'The one given is empty.'],
  ] as const) {
    const { run, known } = opened({ alerts: null, soil: null, rain: null, forecast: async () => forecast });
    assert.equal(await run(), { expected: 2, received: 1, faults: [`No forecast: ${why}`] });
    assert.is((await known()).forecast, null);
  }
});

test('an observation of yesterday is none of now', async () => {
  const observation = anObservation({ provenance: reportedBy(undefined, shift(NOON, -20 * HOUR)) });
  const { run } = opened({ alerts: null, soil: null, rain: null, observation: async () => observation });
  assert.equal((await run()).faults, ['No observation: The one given is 20 hours old.']);
});

test('rain and soil are as old as their latest hour, whenever they were asked for', async () => {
  const rainUntil = (until: Instant, asked: Instant) => async () => ({
    hours: [{ until, inches: 0.1 }],
    provenance: reportedBy(undefined, asked),
  });
  const faultsOf = async (until: Instant, asked: Instant) =>
    (await opened({ alerts: null, soil: null, rain: rainUntil(until, asked) }).run()).faults;
  assert.equal(await faultsOf(shift(NOON, -31 * HOUR), NOON), ['No rain: The one given is 31 hours old.']);
  assert.equal(await faultsOf(shift(NOON, -HOUR), shift(NOON, -31 * HOUR)), []);
});

test('a later failure leaves the current measurement', async () => {
  let isUnavailable = false;
  const { run, known, time } = opened({
    observation: () => (isUnavailable ? down() : SOURCE.observation({ latitude: 0, longitude: 0 })),
  });
  await run();
  isUnavailable = true;
  time.now = shift(NOON, HOUR);
  assert.is((await run()).faults.length, 1);
  assert.is((await known()).observation?.provenance.at, NOON);
});

test('when nothing comes at all the refusal of the source is passed on, and nothing is announced', async () => {
  const { run, announced } = opened({
    observation: down,
    forecast: down,
    alerts: down,
    soil: down,
    rain: down,
  });
  const refusal = await refused(run());
  assert.is(refusal.code, 'source.unavailable');
  assert.is(refusal.retryAfterSeconds, 60);
  assert.equal(announced, []);
});

test('a bug in a source is no fault of the weather', async () => {
  const { run } = opened({
    soil: async () => {
      throw new TypeError('broken');
    },
  });
  await run().then(
    () => assert.unreachable(),
    (error) => assert.instance(error, TypeError),
  );
});

test('the same weather again is not announced', async () => {
  const { run, announced } = opened({ alerts: null });
  await run();
  assert.equal(await run(), { expected: 4, received: 4, faults: [] });
  assert.is(announced.length, 1);
});

test('what a source dates ahead of the racing clock is not known before that', async () => {
  const ahead = shift(NOON, 2 * HOUR);
  const { run, known } = opened({
    observation: async () => anObservation({ provenance: reportedBy('x', ahead) }),
  });
  await run();
  assert.is((await known(NOON)).observation, null);
  assert.is((await known(ahead)).observation?.provenance.at, ahead);
});

test('a day that is over and an unknown track are refused', async () => {
  const { run } = opened();
  const past = await refused(run({ ...REQUEST, day: '2025-08-01' as RaceDay }));
  assert.equal([past.kind, past.code], ['not-found', 'weather.past-day']);
  assert.is((await refused(run({ ...REQUEST, track: 'nowhere' }))).code, 'card.unknown-track');
});

test("the track's word is news only while it says something new", async () => {
  const { recordCourses, known, announced, time } = opened();
  const conditionsPosted = (dirt: string, instant = time.now) => ({
    conditions: { dirt },
    provenance: reportedBy('The track', instant),
  });
  assert.is(await recordCourses('saratoga', conditionsPosted('Fast')), true);
  time.now = shift(NOON, HOUR);
  assert.is(await recordCourses('184', conditionsPosted('Fast')), false);
  assert.is(await recordCourses('saratoga', conditionsPosted('Muddy', shift(NOON, HOUR + 1))), true);
  assert.is(announced.length, 2);
  assert.is((await known(shift(NOON, HOUR + 1))).courses?.conditions.dirt, 'Muddy');
  assert.is((await refused(recordCourses('nowhere', conditionsPosted('Fast')))).code, 'card.unknown-track');
});

test.run();
