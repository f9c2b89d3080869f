import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { countdownText, nextRace, shortCountdown, statusAt } from '#frame/races/race-clock.ts';
import { msUntilPost } from '#frame/tickets/until-post.ts';
import { aRace } from '../picks/a-day.ts';

const test = suite('the race clock');
const minute = 60_000;
const post = Date.parse('2025-06-07T17:10:00Z');
const race = aRace();

test('a race is upcoming before its post time, live from it for five minutes, then completed', () => {
  assert.is(statusAt(race, post - 1), 'upcoming');
  assert.is(statusAt(race, post), 'live');
  assert.is(statusAt(race, post + 5 * minute), 'live');
  assert.is(statusAt(race, post + 5 * minute + 1), 'completed');
});

test('what closes at the post time closes then, not at the heartbeat of ten seconds after it', () => {
  assert.equal([msUntilPost(post, post - 4_000), msUntilPost(post, post - 1)], [4_000, 1]);
  assert.equal(
    [
      msUntilPost(post, post),
      msUntilPost(post, post + 1),
      msUntilPost(post, post - 10_000),
      msUntilPost(post, null),
    ],
    [null, null, null, null],
  );
  assert.is(msUntilPost(Number.NaN, post), null);
});

test('a status from the server is never overruled, also while the clock is unknown', () => {
  assert.is(statusAt(aRace({ status: 'completed' }), post - 60 * minute), 'completed');
  assert.is(statusAt(aRace({ status: 'live' }), null), 'live');
});

test('minutes to post are written as spoken', () => {
  assert.is(countdownText(race, post - 45 * minute), 'in 45 min');
  assert.is(countdownText(race, post - 45 * minute + 1), 'in 44 min');
  assert.is(countdownText(race, post - 65 * minute), 'in 1 h 5 min');
  assert.is(countdownText(race, post - 120 * minute), 'in 2 h');
  assert.is(countdownText(race, post - 30_000), 'in under a minute');
  assert.is(countdownText(race, post - 30 * 60 * minute), 'in 1 d');
  assert.is(countdownText(race, post + minute), 'off');
  assert.is(countdownText(race, post + 6 * minute), 'off');
});

test('where space is short the countdown is shorter', () => {
  assert.is(shortCountdown(race, post - 65 * minute), '1 h 5 min');
  assert.is(shortCountdown(race, post - 30_000), '< 1 min');
  assert.is(shortCountdown(race, post), 'off');
  assert.is(shortCountdown(race, null), null);
});

test('without a post time or a clock there is no countdown', () => {
  assert.is(countdownText(aRace({ postTime: null }), post), null);
  assert.is(countdownText(race, null), null);
});

test('a canceled race is neither upcoming nor run, whatever the clock says', () => {
  const canceled = aRace({ isCancelled: true });
  for (const now of [null, post - 12 * minute, post + minute, post + 6 * minute])
    assert.equal([statusAt(canceled, now), countdownText(canceled, now)], ['canceled', 'Canceled']);
  assert.is(shortCountdown(canceled, post - 12 * minute), 'Canceled');
  const second = aRace({ raceNumber: 2, postTime: '2025-06-07T17:42:00Z' });
  assert.is(nextRace([canceled, second], post - minute), second);
  assert.is(nextRace([canceled], post - minute), null);
});

test('the next race is the first upcoming one, else the one being run, else none', () => {
  const second = aRace({ raceNumber: 2, postTime: '2025-06-07T17:42:00Z' });
  assert.is(nextRace([race, second], post - 1), race);
  assert.is(nextRace([race, second], post + minute), second);
  assert.is(nextRace([race], post + minute), race);
  assert.is(nextRace([race], post + 6 * minute), null);
});

test.run();
