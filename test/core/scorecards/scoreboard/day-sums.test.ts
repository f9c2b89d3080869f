import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addDays, type RaceDay } from '#core/kernel/race-day.ts';
import { daySums } from '#core/scorecards/scoreboard/day-sums.ts';
import { dayInterval } from '#core/training/scoring/bootstrap.ts';
import { seededRng, shuffled } from '#test/support/rng.ts';

const test = suite('the sums of race days');
const FIRST = '2015-01-01' as RaceDay;

const rng = seededRng(18);
const racesOn = (days: number) =>
  Array.from({ length: days * 2 }, (_, nth) => ({
    day: addDays(FIRST, Math.floor(nth / 2)),
    sum: rng() < 0.2 ? 3 : -1,
    count: 1,
  }));

test('a year is summed day by day, in order of days', () => {
  const races = racesOn(366);
  assert.is(daySums(races).length, 366);
  assert.equal(daySums(shuffled(races, rng)), daySums(races));
});

test('ten years are drawn in stretches of neighboring days, which add up to the same', () => {
  const races = racesOn(4_000);
  const parts = daySums(races);
  assert.is(parts.length, 400);
  assert.is(
    parts.reduce((all, { sum }) => all + sum, 0),
    races.reduce((all, { sum }) => all + sum, 0),
  );
  assert.ok(parts.every(({ count }) => count === 20));
});

test('an interval of stretches is about as wide as one of single days', () => {
  const races = racesOn(1_200);
  const single = dayInterval(races.map(({ sum, count }) => ({ sum, count })));
  const parts = dayInterval(daySums(races));
  if (single === null || parts === null) throw new Error('no interval');
  const ratio = (parts.high - parts.low) / (single.high - single.low);
  assert.ok(ratio > 0.8 && ratio < 1.25, String(ratio));
});

test.run();
