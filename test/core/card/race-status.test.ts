import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isFinished, raceStatus, type ScheduledRace } from '#core/card/race-status.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import { instantOn, parseClock, type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';

const test = suite('race status');

const instantAt = (text: string): Instant => {
  const read = parseInstant(text);
  if (read === null) throw new Error(`${text} is no instant`);
  return read;
};

const NEW_YORK = 'America/New_York';

/** The post time a written one means on the day it is in New York. */
function postTime(written: string | null, now: Instant): Instant | null {
  const minute = parseClock(written);
  return minute === null ? null : instantOn(raceDayAt(now, NEW_YORK), minute, NEW_YORK);
}

const raceAt = (post: Instant | null): ScheduledRace => ({
  postTime: post,
  trackSlug: 'saratoga',
  day: '2025-08-02' as RaceDay,
});

/** Race time as written, now, and whether the race is finished by then. */
const FINISHED: readonly (readonly [string | null, string, boolean])[] = [
  ['1:05 PM', '2025-08-02T17:04:59Z', false],
  ['1:05 PM', '2025-08-02T17:05:00Z', false],
  ['1:05 PM', '2025-08-02T17:10:00Z', false],
  ['1:05 PM', '2025-08-02T17:10:00.001Z', true],
  ['1:05 PM', '2025-08-02T17:10:01Z', true],
  ['13:05', '2025-08-02T17:10:01Z', true],
  ['12:35 PM', '2025-08-02T16:41:00Z', true],
  ['12:35 AM', '2025-08-02T16:41:00Z', true],
  ['1:05 PM', '2025-01-15T18:10:01Z', true],
  ['1:05 PM', '2025-01-15T18:09:00Z', false],
  ['TBD', '2025-08-02T23:00:00Z', false],
  ['', '2025-08-02T23:00:00Z', false],
  [null, '2025-08-02T23:00:00Z', false],
  ['25:99', '2025-08-02T23:00:00Z', false],
  ['5:50 PM', '2025-08-03T00:30:00Z', true],
  ['5:50 PM', '2025-08-03T04:30:00Z', false],
];

for (const [raceTime, now, finished] of FINISHED) {
  test(`a race at ${raceTime ?? 'no time'} is ${finished ? '' : 'not '}finished at ${now}`, () => {
    assert.is(isFinished(raceAt(postTime(raceTime, instantAt(now))), instantAt(now)), finished);
  });
}

test('a race is upcoming, live for five minutes from its post time, then completed', () => {
  const post = instantAt('2025-08-02T17:05:00Z');
  const race = raceAt(post);
  assert.is(raceStatus(race, instant(post - 1)), 'upcoming');
  assert.is(raceStatus(race, post), 'live');
  assert.is(raceStatus(race, instant(post + 300_000)), 'live');
  assert.is(raceStatus(race, instant(post + 300_001)), 'completed');
});

test('a race without a post time is upcoming all day by the clock of its track, and completed from the next', () => {
  assert.is(raceStatus(raceAt(null), instantAt('2025-08-03T03:59:59Z')), 'upcoming');
  assert.is(raceStatus(raceAt(null), instantAt('2025-08-03T04:00:00Z')), 'completed');
});

test.run();
