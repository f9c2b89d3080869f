import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { HOUR, MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import { makeShowWeather } from '#core/weather/use-cases/show-weather.ts';
import type { WeatherReport } from '#core/weather/weather-report.ts';
import { makeMemoryWeatherStore } from '#test/doubles/weather-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { anObservation, aRain, aTold, NOON, reportedBy } from '#test/support/a-weather.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('the weather at a track now');

/** The weather page so many minutes after noon of August 2, 2025, with these reports and cards. */
async function shownAfter(minutes: number, reports: readonly WeatherReport[], ...days: string[]) {
  const [weather, cards] = [makeMemoryWeatherStore(), makeMemoryCardStore()];
  await weather.keep(reports);
  for (const day of days) await cards.keep(aCard({ day: day as RaceDay }), day);
  const weatherBefore = makeFindWeather({ weather, others: [] });
  return makeShowWeather({ weatherBefore, cards, clock: () => shift(NOON, minutes * MINUTE) });
}

const MEASURED = aTold('observation', anObservation());

test('what was measured is shown with its age', async () => {
  const show = await shownAfter(30, [MEASURED], '2025-08-02');
  const { status, ageMs, observation, track } = await show('saratoga');
  assert.equal([status, ageMs, observation?.temperature, track.slug], ['fresh', 30 * MINUTE, 79, 'saratoga']);
});

test('a measurement of two hours is stale on a race day, and fresh on a dark day', async () => {
  assert.is((await (await shownAfter(120, [MEASURED], '2025-08-02'))('saratoga')).status, 'stale');
  assert.is((await (await shownAfter(120, [MEASURED]))('saratoga')).status, 'fresh');
  assert.is((await (await shownAfter(120, [MEASURED], '2025-08-03'))('saratoga')).status, 'fresh');
});

test('a race day is one on the calendar of the track, also after midnight in Greenwich', async () => {
  // 8:30 PM in New York is August 3 in Greenwich.
  const late = aTold('observation', anObservation({ provenance: reportedBy('x', shift(NOON, 6 * HOUR)) }));
  assert.is((await (await shownAfter(8.5 * 60, [late], '2025-08-02'))('saratoga')).status, 'stale');
});

test('what another track reports is not the weather here', async () => {
  const show = await shownAfter(0, [MEASURED], '2025-08-02');
  const { status, observation } = await show('del-mar');
  assert.equal([status, observation], ['missing', null]);
});

test('what becomes known later is not shown yet', async () => {
  const rain = aTold('rain', aRain([2]), shift(NOON, MINUTE));
  assert.is((await (await shownAfter(0, [MEASURED, rain]))('saratoga')).dirt, null);
  assert.is((await (await shownAfter(1, [MEASURED, rain]))('saratoga')).dirt?.condition, 'Sloppy');
});

test('a report of a day ago is not today’s weather, not even a stale one', async () => {
  assert.is((await (await shownAfter(24 * 60 - 1, [MEASURED]))('saratoga')).status, 'stale');
  assert.is((await (await shownAfter(24 * 60, [MEASURED]))('saratoga')).status, 'missing');
});

test('a posted condition overrules the rain for its own surface', async () => {
  const posted = { conditions: { dirt: 'Fast' }, provenance: reportedBy('The track') };
  const show = await shownAfter(0, [aTold('rain', aRain([2])), aTold('courses', posted)]);
  const { dirt, turf } = await show('saratoga');
  assert.equal(
    [dirt?.condition, dirt?.basis, turf?.condition, turf?.basis],
    ['Fast', 'posted', 'Soft', 'estimate'],
  );
});

test('a track is found by its number, and an unknown one is refused', async () => {
  const show = await shownAfter(0, []);
  assert.is((await show('184')).track.slug, 'saratoga');
  assert.is((await refused(show('ascot'))).code, 'card.unknown-track');
});

test.run();
