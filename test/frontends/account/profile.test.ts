import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { invalidNewPasswordField } from '../../../frontends/account/auth/new-password-rules.ts';
import { activityCounts } from '../../../frontends/account/profile/activity-counts.ts';
import {
  endedSessionsSentence,
  invalidPasswordField,
  noPasswords,
  passwordChangeProblem,
} from '../../../frontends/account/profile/password-rules.ts';
import { initialsOf, memberSince, nameOf } from '../../../frontends/account/profile/person.ts';
import {
  deviceText,
  idleText,
  lastUseText,
  signInText,
} from '../../../frontends/account/profile/session-text.ts';

const test = suite('the profile');
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' };

test('an absent count is 47 sessions and 156 queries, marked as placeholders', () => {
  for (const totals of [undefined, null, {}, { totalSessions: null, totalQueries: null }]) {
    assert.equal(activityCounts(totals), {
      sessions: { value: 47, isStandIn: true },
      queries: { value: 156, isStandIn: true },
    });
  }
});

test('zero is a count', () => {
  assert.equal(activityCounts({ totalSessions: 0, totalQueries: 4 }), {
    sessions: { value: 0, isStandIn: false },
    queries: { value: 4, isStandIn: false },
  });
});

test('initials come from the name, else from the address', () => {
  assert.is(initialsOf(ada), 'AL');
  assert.is(initialsOf({ ...ada, lastName: null }), 'A');
  assert.is(initialsOf({ ...ada, firstName: 'Jo', lastName: "O'Neil <b>" }), 'JB');
  assert.is(initialsOf({ ...ada, firstName: 'Jo', lastName: "O'Neil <!>" }), 'JO');
  assert.is(initialsOf({ ...ada, firstName: null, lastName: null }), 'A');
  assert.is(initialsOf({ ...ada, firstName: 'Émile', lastName: 'van der Berg' }), 'ÉB');
  assert.is(nameOf({ ...ada, firstName: null, lastName: null }), 'ada');
});

test('the day somebody joined is the day at the track', () => {
  assert.is(memberSince('2025-06-08T03:30:00.000Z'), 'June 7, 2025');
  assert.is(memberSince('someday'), 'someday');
});

test('a new password needs the current one and its own confirmation', () => {
  assert.is(passwordChangeProblem(noPasswords), 'Your current password is required');
  const known = { ...noPasswords, currentPassword: 'Old-Pass-1' };
  assert.is(passwordChangeProblem(known), 'A new password is required');
  assert.is(
    passwordChangeProblem({ ...known, newPassword: 'a', confirmation: 'b' }),
    'Passwords do not match',
  );
  assert.is(passwordChangeProblem({ ...known, newPassword: 'a', confirmation: 'a' }), null);
});

test('the sessions a new password ended are put in words', () => {
  assert.match(endedSessionsSentence(0), 'not signed in anywhere else');
  assert.match(endedSessionsSentence(1), 'one other place.');
  assert.match(endedSessionsSentence(2), '2 other places.');
});

test('after a failed change of password the form returns to the input to fix', () => {
  const given = { currentPassword: 'Old-Pass-1', newPassword: 'New-Pass-1', confirmation: 'New-Pass-1' };
  assert.is(invalidPasswordField(noPasswords), 'currentPassword');
  assert.is(invalidPasswordField({ ...given, newPassword: '', confirmation: '' }), 'newPassword');
  assert.is(invalidPasswordField({ ...given, confirmation: 'x' }), 'confirmation');
  assert.is(invalidPasswordField(given), 'currentPassword');
  assert.is(invalidNewPasswordField('', 'x'), 'password');
});

test('a sign-in is described as far as it was recorded', () => {
  const at = '2025-06-07T17:10:00.000Z';
  const session = {
    device: 'Firefox on Linux',
    address: '192.0.2.7',
    place: 'Saratoga Springs, New York',
    signedInAt: at,
    lastUsedAt: at,
    endsAt: '2025-06-21T17:10:00.000Z',
  };
  assert.is(deviceText(session), 'Firefox on Linux');
  assert.match(
    signInText(session),
    /^Signed in from Saratoga Springs, New York \(192\.0\.2\.7\), Jun 7.* 1:10 PM ET$/,
  );
  assert.match(signInText({ ...session, place: null }), /^Signed in from 192\.0\.2\.7, Jun 7/);
  assert.match(lastUseText(session), /^Last used Jun 7.*\. If unused, it ends Jun 21.* 1:10 PM ET\.$/);
  const before = { ...session, device: null, address: null, place: null, signedInAt: null, lastUsedAt: null };
  assert.is(deviceText(before), 'Unknown browser');
  assert.is(signInText(before), 'Sign-in not recorded');
  assert.match(lastUseText(before), /^If unused, it ends Jun 21/);
});

test('the time after which an unused sign-in ends is put in days where it is whole days', () => {
  assert.equal([336, 48, 24, 1, 0.5].map(idleText), ['14 days', '2 days', '24 hours', '1 hour', '0.5 hours']);
});

test.run();
