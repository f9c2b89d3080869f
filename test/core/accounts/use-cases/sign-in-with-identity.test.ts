import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSignInWithIdentity } from '#core/accounts/use-cases/sign-in-with-identity.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Signing in with an identity');
const claims = {
  issuer: 'https://id.example',
  subject: 'subject-1',
  email: 'anna@example.com',
  emailVerified: true,
  firstName: 'Anna',
  lastName: 'Furlong',
  picture: 'https://id.example/anna.png',
};

test('the first time makes an account, the second finds it, even with another address by then', async () => {
  const { deps } = accountsDeps();
  const signIn = makeSignInWithIdentity(deps);
  const first = await signIn(claims);
  assert.equal([first.email, first.firstName, first.profileImageUrl], [claims.email, 'Anna', claims.picture]);
  const second = await signIn({ ...claims, email: 'new@example.com', emailVerified: false });
  assert.equal(second, first);
});

test('the same identity twice at one moment makes one account', async () => {
  const { deps } = accountsDeps();
  const signIn = makeSignInWithIdentity(deps);
  const [a, other] = await Promise.all([signIn(claims), signIn(claims)]);
  assert.is(a.id, other.id);
});

test('no account is made for an address that the provider does not vouch for', async () => {
  const { deps } = accountsDeps();
  for (const part of [{ emailVerified: false }, { email: null }, { email: 'not an address' }]) {
    assert.is((await refused(makeSignInWithIdentity(deps)({ ...claims, ...part }))).kind, 'forbidden');
  }
  assert.is((await deps.members.count()).members, 0);
});

test('an account that was prepared for the address is joined and keeps what it has', async () => {
  const { deps } = accountsDeps();
  await deps.members.add(aMember({ passwordHash: null, firstName: 'Annie', lastName: null, isAdmin: true }));
  const member = await makeSignInWithIdentity(deps)({ ...claims, email: 'ANNA@example.com' });
  assert.equal(
    [member.id, member.firstName, member.lastName, member.isAdmin],
    [aMember().id, 'Annie', 'Furlong', true],
  );
  assert.equal((await deps.members.find({ id: member.id }))?.identity, {
    issuer: claims.issuer,
    subject: claims.subject,
  });
});

test('an account with a password, or with another identity, is never joined by its address', async () => {
  const others = [
    { passwordHash: 'hash of Saddle12' },
    { passwordHash: null, identity: { issuer: claims.issuer, subject: 'someone else' } },
  ];
  for (const part of others) {
    const { deps } = accountsDeps();
    await deps.members.add(aMember(part));
    assert.is((await refused(makeSignInWithIdentity(deps)(claims))).kind, 'conflict');
    assert.equal(await deps.members.find({ id: aMember().id }), aMember(part));
  }
});

test('a listed address becomes an administrator, as with a password', async () => {
  const { deps } = accountsDeps();
  assert.ok((await makeSignInWithIdentity(deps)({ ...claims, email: 'boss@example.com' })).isAdmin);
});

test('a known identity becomes an administrator once its proved address is listed, and only by that address', async () => {
  const { deps, promotions } = accountsDeps();
  const boss = { ...claims, email: 'boss@example.com' };
  const before = await makeSignInWithIdentity({ ...deps, adminEmails: [] })(boss);
  assert.not.ok(before.isAdmin);
  const signIn = makeSignInWithIdentity(deps);
  for (const part of [{ emailVerified: false }, { email: 'anna@example.com' }, { email: null }])
    assert.not.ok((await signIn({ ...boss, ...part })).isAdmin);
  assert.ok((await signIn({ ...boss, email: 'BOSS@example.com' })).isAdmin);
  assert.ok((await deps.members.find({ id: before.id }))?.isAdmin);
  await signIn(boss);
  assert.equal(promotions, ['boss@example.com: identity provider']);
});

test('over-long names are cut, and a picture is an https address or none', async () => {
  const { deps } = accountsDeps();
  const odd = { ...claims, firstName: 'x'.repeat(500), picture: 'javascript:alert(1)' };
  const member = await makeSignInWithIdentity(deps)(odd);
  assert.is(member.firstName?.length, 100);
  assert.is(member.profileImageUrl, null);
});

test.run();
