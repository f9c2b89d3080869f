import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  dateText,
  dateTimeAt,
  dayText,
  easternDateTime,
  easternTime,
  pastDayText,
  timeAt,
} from '#core/kernel/day-text.ts';
import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

const test = suite('Days and times in words');

test('a day has its short month, with the year where asked for', () => {
  assert.is(dayText('2025-05-31' as RaceDay), 'May 31');
  assert.is(dayText('2026-12-01' as RaceDay), 'Dec 1');
  assert.is(dateText('2025-06-07' as RaceDay), 'Jun 7, 2025');
});

test('a past day carries its year only if it was another one', () => {
  const today = '2025-06-07' as RaceDay;
  assert.is(pastDayText('2025-05-31' as RaceDay, today), 'May 31');
  assert.is(pastDayText('2024-06-08' as RaceDay, today), 'Jun 8, 2024');
});

test('a moment is written in New York time, in summer and winter', () => {
  const at = (iso: string) => parseInstant(iso) as Instant;
  assert.is(easternTime(at('2025-08-02T17:10:00Z')), '1:10 PM ET');
  assert.is(easternTime(at('2025-12-02T17:10:00Z')), '12:10 PM ET');
  assert.is(easternDateTime(at('2025-08-03T03:30:00Z')), 'Aug 2, 2025, 11:30 PM ET');
});

test('a time is that of the clock of the place, under its name', () => {
  const instant = parseInstant('2025-05-31T17:10:00Z') as Instant;
  assert.is(dateTimeAt(instant, 'America/New_York'), easternDateTime(instant));
  assert.is(dateTimeAt(instant, 'America/Los_Angeles'), 'May 31, 2025, 10:10 AM PT');
  assert.is(timeAt(instant, 'America/Phoenix'), '10:10 AM MST');
  assert.is(
    dateTimeAt(parseInstant('2025-06-01T03:30:00Z') as Instant, 'America/Denver'),
    'May 31, 2025, 9:30 PM MT',
  );
  assert.is(timeAt(instant, 'America/Edmonton'), '11:10 AM MT', 'in Alberta, too');
});

test.run();
