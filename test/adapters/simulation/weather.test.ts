import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { meetDays } from '#adapters/simulation/meet/calendar.ts';
import { openSeason } from '#adapters/simulation/season-run.ts';
import { dayStory } from '#adapters/simulation/weather/day-story.ts';
import { seedOf } from '#adapters/simulation/weather/demo-seed.ts';
import { simulatedWeather } from '#adapters/simulation/weather/simulated-weather.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { HOUR, type Instant, shift } from '#core/kernel/instant.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { hourAt } from '#core/weather/forecast.ts';
import { estimateGoing } from '#core/weather/going.ts';
import { weatherKnown } from '#core/weather/weather-report.ts';

const test = suite("the demo's own weather");

const track = FLAGSHIP;
const DAY = '2026-08-01' as RaceDay;
const place = { seed: 1863, track };
const clock = (minute: number, day = DAY): Instant => instantOn(day, minute, track.timeZone);
const knownAt = (now: Instant, day = DAY) => weatherKnown(simulatedWeather({ ...place, day, now }));

test('the courses are those the season was run on', () => {
  const { ran } = openSeason({ ...place, day: '2026-07-20' as RaceDay, firstPost: 790, days: 3 });
  assert.is(ran.length >= 3, true);
  for (const { day, going } of ran) assert.equal(dayStory(place, day).going, going);
});

test('the reported rain makes the rule of thumb agree with the surfaces all afternoon', () => {
  const conditions = new Set<string>();
  for (const seed of [1, 2, 3, 1863]) {
    for (const day of meetDays(track, 2026)) {
      const { going } = dayStory({ seed, track }, day);
      conditions.add(going.dirt.code);
      for (const minute of [780, 870, 960, 1050, 1139]) {
        const now = clock(minute, day);
        const { rain } = weatherKnown(simulatedWeather({ seed, track, day, now }));
        const likely = rain === null ? null : estimateGoing(rain, now);
        assert.is(going.dirt.text.startsWith(likely?.dirt ?? '?'), true, `${seed} ${day} ${minute}`);
        assert.is(likely?.turf, going.turf.text, `${seed} ${day} ${minute}`);
      }
    }
  }
  assert.equal([...conditions].sort(), ['FT', 'GD', 'MY', 'SY']);
});

test('nothing is reported before it was measured, forecast or posted', () => {
  for (const minute of [0, 1, 500, 539, 540, 780, 1439]) {
    const now = clock(minute);
    const weatherReports = simulatedWeather({ ...place, day: DAY, now });
    for (const { kind, knownAt: instant, fact } of weatherReports) {
      assert.is(instant <= now, true, `${kind} at ${minute}`);
      assert.equal([fact.provenance.tier, seedOf(fact.provenance.source)], ['demo', 1863]);
    }
    const { courses, rain, soil } = weatherKnown(weatherReports);
    assert.is(courses === null, minute < 540);
    assert.is(
      rain?.hours.every(({ until }) => until <= now),
      true,
    );
    assert.is(
      soil?.hours.every(({ at: instant }) => instant <= now),
      true,
    );
  }
});

test('the station reports every quarter of an hour, the same however often it is asked', () => {
  const first = knownAt(clock(781)).observation;
  assert.equal(knownAt(clock(794)).observation, first);
  assert.is(knownAt(clock(795)).observation?.provenance.at, clock(795));
  assert.is(first?.provenance.at, clock(780));
});

test('the forecast reaches over midnight without a gap, and is close for the hour under way', () => {
  const { forecast, observation } = knownAt(clock(20 * 60));
  const hours = forecast?.hours ?? [];
  assert.is(hours.length, 36);
  for (const [index, { from }] of hours.entries()) assert.is(from, shift(clock(20 * 60), index * HOUR));
  const under = forecast === null ? null : hourAt(forecast, clock(20 * 60 + 5));
  const miss = (under?.temperature ?? 0) - (observation?.temperature ?? 99);
  assert.is(Math.abs(miss) < 3, true);
});

test('figures stay in their bounds', () => {
  for (const day of meetDays(track, 2026)) {
    const { observation, soil } = knownAt(clock(960, day), day);
    const { temperature = 0, humidity = 0, windSpeed = 0, windDirection = 0 } = observation ?? {};
    assert.is((temperature ?? 0) > 45 && (temperature ?? 0) < 100, true);
    assert.is((humidity ?? -1) >= 0 && (humidity ?? 101) <= 100, true);
    assert.is((windSpeed ?? -1) >= 0 && (windSpeed ?? 99) < 35, true);
    assert.is((windDirection ?? -1) >= 0 && (windDirection ?? 360) < 360, true);
    for (const { moisture } of soil?.hours.at(-1)?.layers ?? [])
      assert.is(moisture > 0 && moisture <= 40, true);
  }
});

test('only the name of a demo source has a seed', () => {
  assert.equal(
    [seedOf('Demo generator (seed 7)'), seedOf('Brisnet card SAR.DRF'), seedOf('(seed x)')],
    [7, null, null],
  );
});

test.run();
