import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  courseKey,
  surfaceDayKey,
  surfaceKey,
  type TimedRace,
  usableSeconds,
} from '#core/handicapping/figures/timed-race.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

const test = suite('a race with a clock');

const race = (change: Partial<TimedRace> = {}): TimedRace => ({
  track: 'SAR',
  day: '2024-08-03' as RaceDay,
  number: 1,
  group: 'main track',
  distanceYards: 1320,
  isAbout: false,
  finalSeconds: 70.4,
  level: { key: 'claiming', prior: 84 },
  runners: [],
  ...change,
});

test('a time of a running horse is usable: six furlongs between 61.4 and 97.8 seconds', () => {
  const usable = (finalSeconds: number) => usableSeconds(race({ finalSeconds })) !== null;
  assert.equal([61.3, 61.4, 70.4, 97.7, 97.8].map(usable), [false, true, true, true, false]);
});

test('the limits go with the distance: 61 seconds are a time for five furlongs, not for six', () => {
  assert.is(usableSeconds(race({ finalSeconds: 61, distanceYards: 1100 })), 61);
  assert.is(usableSeconds(race({ finalSeconds: 61 })), null);
});

test('no clock, a clock at zero and one that ran backward are no time', () => {
  for (const finalSeconds of [null, 0, -70, Number.NaN])
    assert.is(usableSeconds(race({ finalSeconds })), null, String(finalSeconds));
});

test('races share a variant on one surface of one track on one day', () => {
  const key = surfaceDayKey(race());
  assert.is(surfaceDayKey(race({ number: 9, distanceYards: 1760 })), key);
  for (const other of [{ track: 'AQU' }, { group: 'inner turf' as const }, { day: '2024-08-04' as RaceDay }])
    assert.not.equal(surfaceDayKey(race(other)), key);
});

test('a surface is the same over the years, a course one distance on it', () => {
  assert.is(surfaceKey(race({ day: '2020-01-05' as RaceDay })), surfaceKey(race()));
  assert.not.equal(courseKey(race({ distanceYards: 1430 })), courseKey(race()));
});

test('an "about" distance is a course of its own', () => {
  assert.not.equal(courseKey(race({ isAbout: true })), courseKey(race()));
  assert.is(surfaceKey(race({ isAbout: true })), surfaceKey(race()));
});

test.run();
