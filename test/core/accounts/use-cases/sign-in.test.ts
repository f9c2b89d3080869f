import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSignIn } from '#core/accounts/use-cases/sign-in.ts';
import { MINUTE } from '#core/kernel/instant.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Signing in');
const form = { email: 'anna@example.com', password: 'Saddle12', address: '192.0.2.1' };

async function withAnna(part: Parameters<typeof aMember>[0] = {}) {
  const room = accountsDeps();
  await room.deps.members.add(aMember(part));
  return { ...room, signIn: makeSignIn(room.deps) };
}

test('the right password opens the account, in whatever case the address is typed', async () => {
  const { signIn } = await withAnna();
  const { member, hasSecondFactor } = await signIn({ ...form, email: ' ANNA@example.com' });
  assert.is(member.email, 'anna@example.com');
  assert.not('passwordHash' in member);
  assert.not.ok(hasSecondFactor);
});

test('email and password are required', async () => {
  const { signIn } = await withAnna();
  for (const missing of [{ email: null }, { email: ' ' }, { password: null }, { password: '' }]) {
    const refusal = await refused(signIn({ ...form, ...missing }));
    assert.is(refusal.kind, 'invalid');
    assert.is(refusal.message, 'Email and password are required');
  }
});

test('unknown address, wrong password and an account without password sound alike and cost one check each', async () => {
  const { signIn, deps } = await withAnna();
  await deps.members.add(aMember({ id: 'b' as never, email: 'bob@example.com', passwordHash: null }));
  const tries = [{ email: 'nobody@example.com' }, { password: 'Wrong123' }, { email: 'bob@example.com' }];
  for (const [nth, part] of tries.entries()) {
    const refusal = await refused(signIn({ ...form, ...part }));
    assert.is(refusal.kind, 'signed-out');
    assert.is(refusal.message, 'The email or the password is wrong.');
    assert.is(deps.safe.checks, nth + 1);
  }
});

test('what no account can have is wrong without being looked at', async () => {
  const { signIn, deps } = await withAnna();
  for (const part of [{ password: 'x'.repeat(5_000_000) }, { email: 'a\u0000@example.com' }]) {
    assert.is((await refused(signIn({ ...form, ...part }))).code, 'accounts.wrong-credentials');
  }
  assert.is(deps.safe.checks, 0);
});

test('after ten wrong passwords one has to wait, even with the right one', async () => {
  const { signIn, wait } = await withAnna();
  for (let nth = 0; nth < 10; nth += 1) await refused(signIn({ ...form, password: 'Wrong123' }));
  const refusal = await refused(signIn(form));
  assert.is(refusal.kind, 'too-many');
  assert.is(refusal.retryAfterSeconds, 900);
  wait(15 * MINUTE);
  await signIn(form);
});

test('a stranger who guesses a member’s password does not lock the member out', async () => {
  const { signIn } = await withAnna();
  const guess = { ...form, password: 'Wrong123', address: '198.51.100.7' };
  for (let nth = 0; nth < 10; nth += 1) await refused(signIn(guess));
  await signIn(form);
  assert.is((await refused(signIn({ ...guess, password: form.password }))).kind, 'too-many');
});

test('an unknown address is limited just like a known one', async () => {
  const { signIn } = await withAnna();
  const nobody = { ...form, email: 'nobody@example.com' };
  for (let nth = 0; nth < 10; nth += 1) {
    assert.is((await refused(signIn(nobody))).kind, 'signed-out');
  }
  assert.is((await refused(signIn(nobody))).kind, 'too-many');
});

test('the right password clears the wrong ones before it', async () => {
  const { signIn } = await withAnna();
  for (let round = 0; round < 3; round += 1) {
    for (let nth = 0; nth < 9; nth += 1) await refused(signIn({ ...form, password: 'Wrong123' }));
    await signIn(form);
  }
});

test('two hundred wrong passwords from one network address stop it for every account, but right ones never do', async () => {
  const { signIn } = await withAnna();
  for (let nth = 0; nth < 220; nth += 1) await signIn(form);
  for (let nth = 0; nth < 200; nth += 1) await refused(signIn({ ...form, email: `rider${nth}@example.com` }));
  assert.is((await refused(signIn(form))).kind, 'too-many');
  await signIn({ ...form, address: '192.0.2.2' });
});

test('one person who goes on guessing shuts out nobody else on the same network', async () => {
  const { signIn } = await withAnna();
  const guess = { ...form, email: 'bob@example.com', password: 'Wrong123' };
  for (let nth = 0; nth < 300; nth += 1) await refused(signIn(guess));
  await signIn(form);
});

test('who takes a new IPv6 address for each try gains nothing', async () => {
  const { signIn } = await withAnna();
  for (let nth = 0; nth < 200; nth += 1) {
    const address = `2001:db8:1:2::${nth.toString(16)}`;
    await refused(signIn({ ...form, email: `rider${nth}@example.com`, address }));
  }
  assert.is((await refused(signIn({ ...form, address: '2001:db8:1:2:a:b:c:d' }))).kind, 'too-many');
  await signIn({ ...form, address: '2001:db8:1:3::1' });
});

test('of twenty wrong passwords at one moment at most ten are looked at', async () => {
  const { signIn, deps } = await withAnna();
  await Promise.allSettled(Array.from({ length: 20 }, () => signIn({ ...form, password: 'Wrong123' })));
  assert.ok(deps.safe.checks <= 10, `${deps.safe.checks} were looked at`);
});

test.run();
