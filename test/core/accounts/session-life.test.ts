import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isIdle, isUseDue, SESSION_MS, sessionEnd } from '#core/accounts/session-life.ts';
import { DAY, HOUR, instant, MINUTE, shift } from '#core/kernel/instant.ts';

const test = suite('How long a sign-in lasts');
const signedIn = instant(Date.UTC(2025, 5, 7, 12));

test('it ends when nobody has used it for the idle time', () => {
  const used = shift(signedIn, DAY);
  assert.is(sessionEnd(signedIn, used, 14 * DAY), shift(used, 14 * DAY));
  assert.not.ok(isIdle(used, shift(used, 14 * DAY - 1), 14 * DAY));
  assert.ok(isIdle(used, shift(used, 14 * DAY), 14 * DAY));
});

test('use never takes it past 30 days from the sign-in', () => {
  const used = shift(signedIn, 29 * DAY);
  assert.is(sessionEnd(signedIn, used, 14 * DAY), shift(signedIn, SESSION_MS));
});

test('one from before uses were noted is not idle, and its next use is noted', () => {
  assert.not.ok(isIdle(null, signedIn, HOUR));
  assert.ok(isUseDue(null, signedIn, HOUR));
});

test('a use within five minutes of the last noted one is not noted, within less where the idle time is short', () => {
  assert.not.ok(isUseDue(signedIn, shift(signedIn, 5 * MINUTE - 1), DAY));
  assert.ok(isUseDue(signedIn, shift(signedIn, 5 * MINUTE), DAY));
  assert.ok(isUseDue(signedIn, shift(signedIn, 2 * MINUTE), 20 * MINUTE));
});

test.run();
