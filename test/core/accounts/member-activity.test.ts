import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deviceOf } from '#core/accounts/device.ts';
import { dailyAverage, isActive, startOfDay } from '#core/accounts/member-activity.ts';
import { DAY, parseInstant, shift, toIso } from '#core/kernel/instant.ts';
import { present } from '#test/support/present.ts';

const test = suite('What members did');
const instantAt = (text: string) => present(parseInstant(text));
const now = instantAt('2025-08-02T15:00:00Z');

test('who was there seven days ago to the moment is active, a moment earlier not', () => {
  assert.is(isActive(shift(now, -7 * DAY), now), true);
  assert.is(isActive(shift(now, -7 * DAY - 1), now), false);
  assert.is(isActive(null, now), false);
});

test('a day begins at midnight in New York, also where the clock changes', () => {
  assert.is(toIso(startOfDay(0, now)), '2025-08-02T04:00:00.000Z');
  assert.is(toIso(startOfDay(6, now)), '2025-07-27T04:00:00.000Z');
  assert.is(toIso(startOfDay(0, instantAt('2025-08-02T03:59:00Z'))), '2025-08-01T04:00:00.000Z');
  assert.is(toIso(startOfDay(1, instantAt('2025-03-10T12:00:00Z'))), '2025-03-09T05:00:00.000Z');
});

test('an average is by days since the account was made, today and that day counted', () => {
  const today = startOfDay(0, now);
  assert.is(dailyAverage(10, now, today), 10);
  assert.is(dailyAverage(10, today, today), 10);
  assert.is(dailyAverage(10, shift(today, -1), today), 5);
  assert.is(dailyAverage(10, instantAt('2025-07-31T15:00:00Z'), today), 3.33);
  assert.is(dailyAverage(0, now, today), 0);
});

test('a day of 23 or 25 hours is one day', () => {
  // New York: clocks forward on March 9, 2025, back on November 2.
  const afterSpring = startOfDay(0, instantAt('2025-03-10T12:00:00Z'));
  assert.is(
    dailyAverage(12, instantAt('2025-03-09T04:30:00Z'), afterSpring),
    4,
    'made at 11:30 PM on March 8',
  );
  const afterAutumn = startOfDay(0, instantAt('2025-11-03T12:00:00Z'));
  assert.is(
    dailyAverage(12, instantAt('2025-11-01T04:30:00Z'), afterAutumn),
    4,
    'made at 12:30 AM on November 1',
  );
});

test('a browser says what it runs on, a program does not', () => {
  const agents = [
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140', 'desktop'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 'desktop'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'mobile'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', 'mobile'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X910) Chrome/140 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148', 'tablet'],
    ['curl/8.5.0', null],
    [null, null],
  ] as const;
  for (const [agent, device] of agents) assert.is(deviceOf(agent), device, String(agent));
});

test.run();
