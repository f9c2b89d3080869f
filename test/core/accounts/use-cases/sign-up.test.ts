import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSignUp } from '#core/accounts/use-cases/sign-up.ts';
import { HOUR } from '#core/kernel/instant.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Signing up');
const form = {
  email: 'Anna@Example.com',
  password: 'Saddle12',
  firstName: ' Anna ',
  lastName: null,
  setupCode: null,
  address: '192.0.2.1',
};

test('a new member gets an account and never sees the hash of the password', async () => {
  const { deps } = accountsDeps();
  const member = await makeSignUp(deps)(form);
  assert.equal(member, {
    id: member.id,
    email: 'Anna@Example.com',
    firstName: 'Anna',
    lastName: null,
    profileImageUrl: null,
    isAdmin: false,
    createdAt: deps.clock(),
  });
  assert.is((await deps.members.find({ id: member.id }))?.passwordHash, 'hash of Saddle12');
});

test('email and password are required', async () => {
  const signUp = makeSignUp(accountsDeps().deps);
  for (const missing of [{ email: null }, { email: '  ' }, { password: null }, { password: '' }]) {
    const refusal = await refused(signUp({ ...form, ...missing }));
    assert.is(refusal.kind, 'invalid');
    assert.is(refusal.message, 'Email and password are required');
  }
});

test('errors in the form are named, and nobody is added', async () => {
  const { deps } = accountsDeps();
  const faults = [
    [{ email: 'anna' }, 'accounts.bad-email'],
    [{ password: 'short' }, 'accounts.weak-password'],
    [{ password: `Aa1${'x'.repeat(1_000_000)}` }, 'accounts.weak-password'],
    [{ lastName: 'x'.repeat(101) }, 'accounts.long-name'],
  ] as const;
  for (const [part, code] of faults) {
    assert.is((await refused(makeSignUp(deps)({ ...form, ...part }))).code, code);
  }
  assert.is((await deps.members.count()).members, 0);
});

test('an address that is there, in whatever case, is a conflict', async () => {
  const { deps } = accountsDeps();
  await makeSignUp(deps)(form);
  const refusal = await refused(makeSignUp(deps)({ ...form, email: 'aNNa@example.COM' }));
  assert.is(refusal.kind, 'conflict');
  assert.is(refusal.code, 'accounts.email-taken');
});

test('two sign-ups with one address at the same moment make one account', async () => {
  const { deps } = accountsDeps();
  const both = await Promise.allSettled([makeSignUp(deps)(form), makeSignUp(deps)(form)]);
  assert.equal(both.map((end) => end.status).sort(), ['fulfilled', 'rejected']);
});

test('an account that an administrator prepared is not claimed by signing up', async () => {
  const { deps } = accountsDeps();
  await deps.members.add(aMember({ passwordHash: null }));
  const refusal = await refused(makeSignUp(deps)(form));
  assert.is(refusal.code, 'accounts.needs-link');
  assert.match(refusal.message, /one-time link/);
  assert.is((await deps.members.find({ email: form.email }))?.passwordHash, null);
});

test('an address that is listed as an administrator’s is not proved by typing it', async () => {
  const { deps } = accountsDeps();
  assert.is((await makeSignUp(deps)({ ...form, email: 'Boss@Example.com' })).isAdmin, false);
});

test('the first account is a member’s, also on a new site', async () => {
  assert.is((await makeSignUp(accountsDeps().deps)(form)).isAdmin, false);
});

test('a clubhouse’s wifi takes 200 sign-ups within the hour, the next one has to wait', async () => {
  const { deps, wait } = accountsDeps();
  const signUp = makeSignUp(deps);
  for (let nth = 0; nth < 200; nth += 1) await signUp({ ...form, email: `rider${nth}@example.com` });
  const refusal = await refused(signUp({ ...form, email: 'late@example.com' }));
  assert.is(refusal.kind, 'too-many');
  assert.is(refusal.retryAfterSeconds, 3600);
  await signUp({ ...form, email: 'elsewhere@example.com', address: '192.0.2.2' });
  wait(HOUR);
  await signUp({ ...form, email: 'late@example.com' });
});

test('a sixth sign-up for one account from one address within the hour has to wait', async () => {
  const { deps, wait } = accountsDeps();
  const signUp = makeSignUp(deps);
  await signUp(form);
  const again = (nth: number) =>
    refused(
      signUp({ ...form, email: form.email.toUpperCase(), address: nth === 8 ? '192.0.2.8' : form.address }),
    );
  for (let nth = 2; nth <= 5; nth += 1) assert.is((await again(nth)).code, 'accounts.email-taken');
  assert.is((await again(6)).kind, 'too-many');
  assert.is((await again(8)).code, 'accounts.email-taken');
  wait(HOUR);
  assert.is((await again(7)).code, 'accounts.email-taken');
});

test('a form with a fault does not count as a try', async () => {
  const { deps } = accountsDeps();
  for (let nth = 0; nth < 30; nth += 1) await refused(makeSignUp(deps)({ ...form, password: 'short' }));
  await makeSignUp(deps)(form);
});

test.run();
