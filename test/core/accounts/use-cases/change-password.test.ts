import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeChangePassword } from '#core/accounts/use-cases/change-password.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Changing the password');
const anna = aMember();
const form = {
  memberId: anna.id,
  currentPassword: 'Saddle12',
  newPassword: 'Bridle34',
  sessionKey: 'this-browser',
};

async function withAnna(part: Parameters<typeof aMember>[0] = {}) {
  const { deps } = accountsDeps();
  await deps.members.add(aMember(part));
  const expiresAt = shift(deps.clock(), HOUR);
  for (const key of ['this-browser', 'phone', 'library']) {
    await deps.sessions.add(key, { memberId: anna.id, data: { key }, expiresAt });
  }
  await deps.links.keep({ digest: 'digest of old link', memberId: anna.id, expiresAt });
  return { deps, changePassword: makeChangePassword(deps) };
}

test('the new password counts, the other sessions and an open link end', async () => {
  const { deps, changePassword } = await withAnna();
  assert.equal(await changePassword(form), { endedSessions: 2 });
  assert.is((await deps.members.find({ id: anna.id }))?.passwordHash, 'hash of Bridle34');
  assert.is.not(await deps.sessions.find('this-browser', deps.clock()), null);
  assert.is(await deps.sessions.find('phone', deps.clock()), null);
  assert.is(await deps.links.redeem('digest of old link', deps.clock()), null);
});

test('who does not know the current password changes nothing', async () => {
  const { deps, changePassword } = await withAnna();
  for (const currentPassword of ['Wrong123', '', 'x'.repeat(1_000_000)]) {
    const refusal = await refused(changePassword({ ...form, currentPassword }));
    assert.is(refusal.kind, 'forbidden');
  }
  assert.is((await deps.members.find({ id: anna.id }))?.passwordHash, 'hash of Saddle12');
  assert.is.not(await deps.sessions.find('phone', deps.clock()), null);
});

test('a weak new password is refused before the current one is looked at', async () => {
  const { deps, changePassword } = await withAnna();
  assert.is(
    (await refused(changePassword({ ...form, newPassword: 'short' }))).code,
    'accounts.weak-password',
  );
  assert.is(deps.safe.checks, 0);
});

test('a common new password, or the own address, is refused with a sentence that says so', async () => {
  const { changePassword } = await withAnna();
  const common = await refused(changePassword({ ...form, newPassword: 'Password123' }));
  assert.match(common.message, /most common/);
  const own = await refused(changePassword({ ...form, newPassword: 'Anna@Example.com1' }));
  assert.match(own.message, /must not be your email address/);
});

test('guessing the current password in a session left open is limited', async () => {
  const { changePassword } = await withAnna();
  for (let nth = 0; nth < 10; nth += 1) {
    await refused(changePassword({ ...form, currentPassword: 'Wrong123' }));
  }
  assert.is((await refused(changePassword(form))).kind, 'too-many');
});

test('an account without password is sent to a link', async () => {
  const { changePassword } = await withAnna({ passwordHash: null });
  assert.is((await refused(changePassword(form))).code, 'accounts.no-password');
});

test.run();
