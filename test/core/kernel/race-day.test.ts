import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Instant, instant, parseInstant, toIso } from '#core/kernel/instant.ts';
import {
  addDays,
  clockText,
  daysBetween,
  instantOn,
  minuteOfDayAt,
  parseClock,
  parseRaceDay,
  type RaceDay,
  raceDayAt,
  weekday,
} from '#core/kernel/race-day.ts';

const test = suite('race day');
const NEW_YORK = 'America/New_York';
const day = (text: string): RaceDay => parseRaceDay(text) as RaceDay;
const instantAt = (text: string): Instant => parseInstant(text) as Instant;

test('is a day the calendar has, written with dashes, from 1900 on', () => {
  for (const text of ['2025-06-07', '2024-02-29', '1900-01-01']) assert.is(parseRaceDay(text), text);
  for (const text of [
    '2025-02-29',
    '2025-13-01',
    '2025-6-7',
    '20250607',
    '0000-01-01',
    '1899-12-31',
    '',
    'today',
    '2025-06-07T00:00',
  ])
    assert.is(parseRaceDay(text), null, text);
});

test('days are added and counted over months and leap years', () => {
  assert.is(addDays(day('2024-02-28'), 2), '2024-03-01');
  assert.is(addDays(day('2025-01-01'), -1), '2024-12-31');
  assert.is(daysBetween(day('2024-11-07'), day('2025-06-07')), 212);
  assert.is(weekday(day('2025-06-07')), 6);
});

test("belongs to the track's own calendar, not to Greenwich", () => {
  assert.is(raceDayAt(instantAt('2025-06-08T03:59:59Z'), NEW_YORK), '2025-06-07');
  assert.is(raceDayAt(instantAt('2025-06-08T04:00:00Z'), NEW_YORK), '2025-06-08');
  assert.is(raceDayAt(instantAt('2025-01-15T04:59:59Z'), NEW_YORK), '2025-01-14');
});

test('a post time is an instant, summer and winter', () => {
  assert.is(toIso(instantOn(day('2025-08-02'), 13 * 60 + 5, NEW_YORK)), '2025-08-02T17:05:00.000Z');
  assert.is(toIso(instantOn(day('2025-01-15'), 13 * 60 + 5, NEW_YORK)), '2025-01-15T18:05:00.000Z');
});

test('in the night the clocks change, a skipped time is an hour later and a repeated one is the first', () => {
  assert.is(toIso(instantOn(day('2025-03-09'), 2 * 60 + 30, NEW_YORK)), '2025-03-09T07:30:00.000Z');
  assert.is(toIso(instantOn(day('2025-11-02'), 90, NEW_YORK)), '2025-11-02T05:30:00.000Z');
});

test('a wall clock comes back from its instant, any minute of a year that is not skipped', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 364 }), fc.integer({ min: 0, max: 1439 }), (offset, minute) => {
      const on = addDays(day('2025-01-01'), offset);
      if (on === '2025-03-09' && minute >= 120 && minute < 180) return;
      const moment = instantOn(on, minute, NEW_YORK);
      assert.is(raceDayAt(moment, NEW_YORK), on);
      assert.is(minuteOfDayAt(moment, NEW_YORK), minute);
    }),
    { numRuns: 100 },
  );
});

test('clock times are read and printed as a program does', () => {
  for (const [text, minutes] of [
    ['1:05 PM', 785],
    ['13:05', 785],
    ['12:35 AM', 35],
    ['12:35 PM', 755],
    ['1:05pm', 785],
  ] as const)
    assert.is(parseClock(text), minutes, text);
  for (const text of ['TBD', '', null, undefined, '25:99', '13:05 PM', '0:30 PM', '1:60'])
    assert.is(parseClock(text), null);
  for (const [minutes, text] of [
    [0, '12:00 AM'],
    [35, '12:35 AM'],
    [720, '12:00 PM'],
    [785, '1:05 PM'],
  ] as const)
    assert.is(clockText(minutes), text);
});

test('an instant needs its zone', () => {
  assert.is(parseInstant('2025-06-07T11:00:00-04:00'), instant(Date.UTC(2025, 5, 7, 15)));
  for (const text of ['2025-06-07', '2025-06-07T11:00:00', 'yesterday', '2025-13-07T11:00:00Z'])
    assert.is(parseInstant(text), null, text);
});

test.run();
