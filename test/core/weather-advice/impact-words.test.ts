import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Surface } from '#core/card/surface.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { type GroupBias, type TrackBias, trackBias } from '#core/handicapping/bias/track-bias.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import { currentWeather } from '#core/weather/current-weather.ts';
import type { Air } from '#core/weather/observation.ts';
import { UNKNOWN_WEATHER, type WeatherAtPost } from '#core/weather/race-weather.ts';
import { NOTHING_KNOWN } from '#core/weather/weather-report.ts';
import { weatherAdvice } from '#core/weather-advice/advice.ts';
import { favorsClosers, postBias } from '#core/weather-advice/bias-shown.ts';
import { impactWords } from '#core/weather-advice/impact-words.ts';
import { raceImpact } from '#core/weather-advice/race-impact.ts';
import { aRace } from '#test/support/a-race.ts';
import { anAir, anObservation, aRain, NOON, reportedBy } from '#test/support/a-weather.ts';

const test = suite('what the weather does to races, in words');

const track = FLAGSHIP;

const weatherOf = (change: Partial<Air>, condition: string | null = null): WeatherAtPost => ({
  air: { air: anAir(change), basis: 'observation', rainChance: null, provenance: reportedBy() },
  condition:
    condition === null
      ? null
      : { condition: condition, basis: 'posted', provenance: reportedBy('The track') },
});
const impactOf = (number: number, weather: WeatherAtPost, surface: Surface = 'dirt') =>
  raceImpact(aRace({ number, surface }), weather);

test('a race on a sloppy track takes from the inside and gives to the outside, by number', () => {
  const dry = impactOf(1, weatherOf({}, 'Fast'));
  const wet = [2, 3, 5].map((number) => impactOf(number, weatherOf({}, 'Sloppy (Sealed)')));
  assert.equal([wet[0]?.impact?.inside, wet[0]?.impact?.outside], [-2, 3]);
  assert.match(impactWords([dry, ...wet]).posts, /^Races 2, 3 and 5: wet. Posts 1-5 lose 2 points/);
  assert.match(impactWords([dry]).posts, /^Rain is no factor/);
});

test('wind above fifteen touches distances, heat above 85 older horses', () => {
  const words = impactWords([
    impactOf(1, weatherOf({ windSpeed: 15.1, temperature: 86 })),
    impactOf(2, weatherOf({})),
  ]);
  assert.match(words.distances, /^Race 1: wind above 15 mph/);
  assert.match(words.timeOfDay, /^Race 1: above 85°F/);
  const calm = impactWords([impactOf(1, weatherOf({ windSpeed: 15, temperature: 85 }))]);
  assert.match(calm.distances, /^Wind is no factor/);
  assert.match(calm.timeOfDay, /^Heat is no factor/);
});

test('what was not measured is no reading, not calm, cool or dry', () => {
  const blind = impactOf(1, weatherOf({ windSpeed: null, temperature: null, conditions: null }, 'Fast'));
  const words = impactWords([blind]);
  assert.equal(words, {
    posts: 'Rain is no factor.',
    distances: 'Wind: no reading.',
    timeOfDay: 'Temperature: no reading.',
  });
  const unposted = impactOf(1, weatherOf({ conditions: null }));
  assert.equal(impactWords([unposted]).posts, 'Rain: no reading.');
});

test('wind is no factor only in the races with a reading, and one in the wind is named', () => {
  const blind = impactOf(1, weatherOf({ windSpeed: null }));
  const distances = (...races: readonly ReturnType<typeof impactOf>[]) => impactWords(races).distances;
  assert.is(
    distances(blind, impactOf(2, weatherOf({ windSpeed: 3 }))),
    'Wind is no factor in race 2; no reading for race 1.',
  );
  const calm = [1, 2, 3, 4].map((number) => impactOf(number, weatherOf({ windSpeed: 3 })));
  const unknown = [5, 6, 8].map((number) => impactOf(number, UNKNOWN_WEATHER));
  assert.is(
    distances(...calm, ...unknown, impactOf(9, weatherOf({ windSpeed: 3 }))),
    'Wind is no factor in races 1-4 and 9; no reading for races 5, 6 and 8.',
  );
  assert.is(distances(...calm), 'Wind is no factor.');
  assert.match(
    impactWords([blind, impactOf(2, weatherOf({ windSpeed: 20 }))]).distances,
    /^Race 2: wind above/,
  );
});

test('without weather or without races nothing is claimed', () => {
  const unknown = impactOf(1, UNKNOWN_WEATHER);
  assert.is(unknown.impact, null);
  for (const sentence of Object.values(impactWords([unknown])))
    assert.match(sentence, /^No weather report yet/);
  for (const sentence of Object.values(impactWords([]))) assert.is(sentence, 'No races today.');
});

const group = (name: string, winners: number, isBiased: boolean): GroupBias => ({
  group: name,
  starts: 90,
  winners,
  expected: 10,
  ratio: winners / 10,
  fair: [5, 15],
  pValue: isBiased ? 0.01 : 0.6,
  isBiased,
});
const biasOf = (posts: readonly GroupBias[], styles: readonly GroupBias[]): TrackBias => ({
  races: 30,
  confidence: 80,
  divisions: [
    { name: 'post position', races: 30, groups: posts },
    { name: 'running style', races: 30, groups: styles },
  ],
});

test('posts are called favored only when their wins are beyond chance', () => {
  assert.is(postBias(biasOf([group('inside', 20, true), group('middle', 10, false)], [])), 'inside');
  assert.is(postBias(biasOf([group('inside', 14, false)], [])), 'none');
  assert.is(postBias(biasOf([group('inside', 1, true)], [])), 'none');
  assert.is(postBias(trackBias([])), null);
});

test('closers are favored when they win more, or early speed wins less, than the odds call for', () => {
  assert.is(favorsClosers(biasOf([], [group('S', 20, true)])), true);
  assert.is(favorsClosers(biasOf([], [group('E', 1, true)])), true);
  assert.is(favorsClosers(biasOf([], [group('E/P', 20, true)])), false);
  assert.is(favorsClosers(biasOf([], [group('S', 1, true)])), false);
  assert.is(favorsClosers(biasOf([], [group('E', 12, false), group('S', 9, false)])), null);
});

const advised = (weatherKnown: Parameters<typeof currentWeather>[0], minutes: number, bias: TrackBias) => {
  const current = currentWeather(weatherKnown, {
    track,
    now: shift(NOON, minutes * MINUTE),
    isRaceDay: true,
  });
  return weatherAdvice(current, [impactOf(1, weatherOf({}))], bias);
};

test('advice states its basis: no results, chance alone, or a bias', () => {
  const known = { ...NOTHING_KNOWN, observation: anObservation() };
  assert.match(advised(known, 0, trackBias([])).horseTypes[0] ?? '', /^No results/);
  const first = (...styles: readonly GroupBias[]) =>
    advised(known, 0, biasOf([], styles)).horseTypes[0] ?? '';
  assert.match(first(group('S', 10, false)), /^No running-style bias beyond luck/);
  assert.is(first(), 'Running styles not tested: too few known styles or final odds this month.');
  const untested = { ...group('unknown', 30, false), pValue: null };
  assert.is(first(untested), 'Running styles not tested: too few known styles or final odds this month.');
  assert.match(advised(known, 0, biasOf([], [group('S', 20, true)])).horseTypes[0] ?? '', /^Closers/);
  assert.match(advised(known, 0, biasOf([], [group('E', 20, true)])).horseTypes[0] ?? '', /^Early speed/);
});

test('without a measurement no age of one is given', () => {
  const current = { ...currentWeather(NOTHING_KNOWN, { track, now: NOON, isRaceDay: true }), ageMs: null };
  const advice = weatherAdvice({ ...current, status: 'stale' }, [impactOf(1, weatherOf({}))], biasOf([], []));
  assert.is(advice.timing, 'Heat is no factor.');
});

test('an old measurement and an estimated course are named as such', () => {
  const known = { ...NOTHING_KNOWN, observation: anObservation(), rain: aRain([0.3, 0.3]) };
  const advice = advised(known, 100, biasOf([], []));
  assert.match(advice.timing, /Reading taken 100 minutes ago\.$/);
  assert.match(advice.horseTypes[1] ?? '', /estimated from the rain/);
  assert.is(advised({ ...known, rain: null }, 0, biasOf([], [])).horseTypes.length, 1);
});

test.run();
