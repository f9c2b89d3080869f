import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeFindRaceWeather } from '#core/handicapping/use-cases/find-race-weather.ts';
import { makeKnowAround } from '#core/handicapping/use-cases/know-around.ts';
import { HOUR, type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import type { WeatherReport } from '#core/weather/weather-report.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { makeMemoryWeatherStore } from '#test/doubles/weather-store.ts';
import { aRace } from '#test/support/a-race.ts';
import { anObservation, aTold, NOON, reportedBy } from '#test/support/a-weather.ts';

const test = suite('the weather that is known around races');

/** Off at 1:05 PM and at 5:05 PM. */
const [first, last] = [aRace(), aRace({ number: 9 })];
const OFF = first.postTime as Instant;

const measured = (instant: Instant, temperature: number) =>
  aTold('observation', anObservation({ temperature, provenance: reportedBy('Elm Street', instant) }));
const conditionsPosted = (instant: Instant, dirt: string) =>
  aTold('courses', { conditions: { dirt }, provenance: reportedBy('The track', instant) });

async function around(weatherReports: readonly WeatherReport[], now: Instant) {
  const weather = makeMemoryWeatherStore();
  await weather.keep(weatherReports);
  let reads = 0;
  const counting = {
    reportedBetween: (...span: Parameters<typeof weather.reportedBetween>) => {
      reads += 1;
      return weather.reportedBetween(...span);
    },
  };
  const weatherBefore = makeFindWeather({ weather: counting, others: [] });
  const knownAround = makeKnowAround({
    odds: makeMemoryOddsStore(),
    connectionRecordsOf: async () => new Map(),
    raceWeatherOf: makeFindRaceWeather({ weatherBefore }),
  });
  const known = await knownAround([first, last], new Map(), now);
  return { first: known.get(first.id)?.weather, last: known.get(last.id)?.weather, reads };
}

test('a race has the weather before it and the posted condition', async () => {
  const found = await around([measured(NOON, 79), conditionsPosted(NOON, 'Sloppy')], shift(NOON, MINUTE));
  assert.equal(found.first, { temperature: 79, windSpeed: 7, conditions: 'Clear', trackCondition: 'Sloppy' });
  assert.equal(found.last, {
    temperature: null,
    windSpeed: null,
    conditions: null,
    trackCondition: 'Sloppy',
  });
  assert.is(found.reads, 1);
});

test('what became known after the off changes nothing', async () => {
  const before = [measured(NOON, 79), conditionsPosted(NOON, 'Fast')];
  const after = [measured(shift(OFF, MINUTE), 60), conditionsPosted(shift(OFF, MINUTE), 'Sloppy')];
  const evening = shift(OFF, 6 * HOUR);
  const late = await around(before, evening);
  const other = await around([...before, ...after], evening);
  assert.equal(other.first, late.first);
  assert.is(other.first?.trackCondition, 'Fast');
  assert.is(other.last?.trackCondition, 'Sloppy');
});

test('without weather reports the formula gets none', async () => {
  const found = await around([], NOON);
  assert.equal([found.first, found.last], [null, null]);
});

test.run();
