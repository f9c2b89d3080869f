import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSignInWithIdentity } from '#core/accounts/use-cases/sign-in-with-identity.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDoors } from '#test/support/accounts-doors.ts';
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
  const { doors } = accountsDoors();
  const signIn = makeSignInWithIdentity(doors);
  const first = await signIn(claims);
  assert.equal([first.email, first.firstName, first.profileImageUrl], [claims.email, 'Anna', claims.picture]);
  const second = await signIn({ ...claims, email: 'new@example.com', emailVerified: false });
  assert.equal(second, first);
});

test('the same identity twice at one moment makes one account', async () => {
  const { doors } = accountsDoors();
  const signIn = makeSignInWithIdentity(doors);
  const [one, other] = await Promise.all([signIn(claims), signIn(claims)]);
  assert.is(one.id, other.id);
});

test('no account is made for an address that the provider does not vouch for', async () => {
  const { doors } = accountsDoors();
  for (const part of [{ emailVerified: false }, { email: null }, { email: 'not an address' }]) {
    assert.is((await refused(makeSignInWithIdentity(doors)({ ...claims, ...part }))).kind, 'forbidden');
  }
  assert.is((await doors.members.count()).members, 0);
});

test('an account that was prepared for the address is joined and keeps what it has', async () => {
  const { doors } = accountsDoors();
  await doors.members.add(aMember({ passwordHash: null, firstName: 'Annie', lastName: null, isAdmin: true }));
  const member = await makeSignInWithIdentity(doors)({ ...claims, email: 'ANNA@example.com' });
  assert.equal(
    [member.id, member.firstName, member.lastName, member.isAdmin],
    [aMember().id, 'Annie', 'Furlong', true],
  );
  assert.equal((await doors.members.find({ id: member.id }))?.identity, {
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
    const { doors } = accountsDoors();
    await doors.members.add(aMember(part));
    assert.is((await refused(makeSignInWithIdentity(doors)(claims))).kind, 'conflict');
    assert.equal(await doors.members.find({ id: aMember().id }), aMember(part));
  }
});

test('a listed address becomes an administrator, as with a password', async () => {
  const { doors } = accountsDoors();
  assert.ok((await makeSignInWithIdentity(doors)({ ...claims, email: 'boss@example.com' })).isAdmin);
});

test('over-long names are cut, and a picture is an https address or none', async () => {
  const { doors } = accountsDoors();
  const odd = { ...claims, firstName: 'x'.repeat(500), picture: 'javascript:alert(1)' };
  const member = await makeSignInWithIdentity(doors)(odd);
  assert.is(member.firstName?.length, 100);
  assert.is(member.profileImageUrl, null);
});

test.run();
