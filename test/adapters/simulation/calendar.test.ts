import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lastMeetDay, meetDays } from '#adapters/simulation/meet/calendar.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

const test = suite('the calendar of the meet');

const saratoga = FLAGSHIP;
const lastBefore = (day: string) => lastMeetDay(saratoga, day as RaceDay);

test('the day before a Wednesday of the meet is the Sunday', () => {
  assert.is(lastBefore('2025-07-16'), '2025-07-13');
  assert.is(lastBefore('2025-07-13'), '2025-07-12');
});

test('before the first day of a meet the last one of the year before was run', () => {
  const [opening] = meetDays(saratoga, 2025);
  assert.is(lastBefore(opening ?? ''), meetDays(saratoga, 2024).at(-1));
  assert.is(lastBefore('2025-01-01'), '2024-09-02');
});

test.run();
