import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseInstant, toIso } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { offOf } from '#core/scorecards/replay/off-of.ts';
import { aRaceResult } from '#test/support/a-result.ts';

const test = suite('the moment a race went off');

const DAY = '2025-08-02' as RaceDay;
const ONE_FIVE = parseInstant('2025-08-02T13:05:00-04:00');
const raceAt = (trackSlug: string, postTime = ONE_FIVE, day = DAY) => ({ trackSlug, day, postTime });
const isoOf = (moment: ReturnType<typeof offOf>) => (moment === null ? null : toIso(moment));

test('the post time of the card counts, whatever the result reports', () => {
  assert.is(offOf(raceAt('saratoga'), aRaceResult({ offMinute: 800 })), ONE_FIVE);
  assert.is(offOf(raceAt('saratoga'), null), ONE_FIVE);
});

test('without a post time the minute of the result is on the clock of the track', () => {
  const result = aRaceResult({ offMinute: 13 * 60 + 12 });
  assert.is(isoOf(offOf(raceAt('saratoga', null), result)), '2025-08-02T17:12:00.000Z');
  assert.is(isoOf(offOf(raceAt('del-mar', null), result)), '2025-08-02T20:12:00.000Z', 'Pacific time');
});

test('in winter the clock of the track is an hour further from Greenwich', () => {
  const winter = raceAt('saratoga', null, '2025-12-06' as RaceDay);
  assert.is(isoOf(offOf(winter, aRaceResult({ offMinute: 12 * 60 }))), '2025-12-06T17:00:00.000Z');
});

test('midnight is a minute, not a missing one, and of the night after the race day', () => {
  assert.is(
    isoOf(offOf(raceAt('saratoga', null), aRaceResult({ offMinute: 0 }))),
    '2025-08-03T04:00:00.000Z',
  );
});

test('where neither reports it, nobody knows', () => {
  assert.is(offOf(raceAt('saratoga', null), aRaceResult({ offMinute: null })), null);
  assert.is(offOf(raceAt('saratoga', null), null), null);
});

test.run();
