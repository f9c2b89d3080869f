import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { markupOf, textOf } from './markup.ts';

const { SecondFactorCard } = await import('../../../frontends/account/second-factor/second-factor-card.tsx');
const { SessionsCard } = await import('../../../frontends/account/profile/sessions-card.tsx');
const { qrPath } = await import('../../../frontends/account/second-factor/qr-picture.tsx');
const { groupedSecret, SetUp } = await import('../../../frontends/account/second-factor/set-up.tsx');
const { TurnOff } = await import('../../../frontends/account/second-factor/turn-off.tsx');

const test = suite('second factor and sign-ins on the profile');
const off = { isOn: false, since: null, recoveryCodesLeft: 0, isNeeded: false };
const on = { isOn: true, since: '2025-06-07T17:10:00.000Z', recoveryCodesLeft: 1, isNeeded: false };

const cardOf = (status: unknown) =>
  textOf(markupOf(() => createElement(SecondFactorCard), { '/api/auth/second-factor': status }));

test('without a second factor the card offers to set one up', () => {
  assert.match(cardOf(off), 'Set up an authenticator app');
  assert.not.match(cardOf(off), 'Administrators');
});

test('with one it says since when and how many recovery codes are left', () => {
  const text = cardOf(on);
  assert.match(text, 'since Jun 7');
  assert.match(text, '1 recovery code left.');
  assert.match(text, 'Turn off');
});

test('an administrator who needs one is told what it opens', () => {
  const needed = cardOf({ ...off, isNeeded: true });
  assert.match(needed, 'An authenticator app or a passkey is enough.');
  assert.match(needed, 'If you have either, sign out and sign in with it.');
  assert.match(cardOf({ ...on, isNeeded: true }), 'sign in again');
});

test('setting it up can be given up, and the password field says when it may stay empty', () => {
  const setUp = textOf(
    markupOf(() => createElement(SetUp, { onDone: () => undefined, onCancel: () => undefined })),
  );
  const turnOff = textOf(
    markupOf(() => createElement(TurnOff, { onDone: () => undefined, onCancel: () => undefined })),
  );
  assert.match(setUp, 'Cancel');
  for (const text of [setUp, turnOff])
    assert.match(text, 'Leave it empty if you sign in without a password here.');
});

test('a QR code is a square of modules with a quiet edge', () => {
  const { size, path } = qrPath('otpauth://totp/Clubhouse%20Turn:anna@example.com?secret=ABC');
  assert.ok(size > 25);
  const squares = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
  assert.ok(squares.length > 100);
  for (const place of squares.flat()) assert.ok(place >= 4 && place < size - 4);
});

test('a key is typed in groups of four', () => {
  assert.is(groupedSecret('GEZDGNBVGY3TQOJQ'), 'GEZD GNBV GY3T QOJQ');
});

const session = {
  id: 'a',
  isCurrent: true,
  device: 'Firefox on Linux',
  address: '192.0.2.7',
  place: null,
  signedInAt: '2025-06-07T17:10:00.000Z',
  lastUsedAt: '2025-06-07T17:10:00.000Z',
  endsAt: '2025-06-21T17:10:00.000Z',
};
const sessionsOf = (sessions: readonly unknown[]) =>
  markupOf(() => createElement(SessionsCard), { '/api/auth/sessions': { sessions, idleHours: 336 } });

test('each other sign-in can be ended, this one cannot', () => {
  const alone = sessionsOf([session]);
  assert.match(textOf(alone), 'This browser');
  assert.match(textOf(alone), 'after 14 days without use');
  assert.not.match(alone, 'Sign out');
  const two = sessionsOf([session, { ...session, id: 'b', isCurrent: false, device: null }]);
  assert.match(two, 'aria-label="Sign out Unknown browser"');
  assert.match(textOf(two), 'Sign out everywhere else');
});

test.run();
