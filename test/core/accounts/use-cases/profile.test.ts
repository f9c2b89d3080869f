import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { makeChangeNames } from '#core/accounts/use-cases/change-names.ts';
import { makeCurrentMember } from '#core/accounts/use-cases/current-member.ts';
import { makeGrantAdmin } from '#core/accounts/use-cases/grant-admin.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('A member about themselves');
const anna = aMember();

async function withAnna() {
  const { deps } = accountsDeps();
  await deps.members.add(anna);
  return deps;
}

test('sees who they are, and nothing secret', async () => {
  const publicMember = await makeCurrentMember(await withAnna())(anna.id);
  const { passwordHash: _hash, identity: _identity, ...expected } = anna;
  assert.equal(publicMember, expected);
});

test('is signed out once the account is deleted', async () => {
  const refusal = await refused(makeCurrentMember(await withAnna())('gone' as MemberId));
  assert.is(refusal.kind, 'signed-out');
});

test('sees a right that was granted a moment ago', async () => {
  const deps = await withAnna();
  assert.ok((await makeGrantAdmin(deps)({ email: 'ANNA@example.com' })).isAdmin);
  assert.ok((await makeCurrentMember(deps)(anna.id)).isAdmin);
});

test('no right is granted to an address without an account', async () => {
  const refusal = await refused(makeGrantAdmin(await withAnna())({ email: 'bob@example.com' }));
  assert.is(refusal.kind, 'not-found');
  assert.match(refusal.message, /bob@example\.com/);
});

test('changes one name and leaves the other', async () => {
  const deps = await withAnna();
  const changed = await makeChangeNames(deps)({ memberId: anna.id, firstName: ' Annie ' });
  assert.equal([changed.firstName, changed.lastName], ['Annie', 'Furlong']);
  assert.is((await deps.members.find({ id: anna.id }))?.firstName, 'Annie');
});

test('clears a name with null or blanks', async () => {
  const changeNames = makeChangeNames(await withAnna());
  const changed = await changeNames({ memberId: anna.id, firstName: null, lastName: '  ' });
  assert.equal([changed.firstName, changed.lastName], [null, null]);
});

test('has no name longer than 100 characters', async () => {
  const deps = await withAnna();
  const long = { memberId: anna.id, firstName: 'Bea', lastName: 'x'.repeat(101) };
  assert.is((await refused(makeChangeNames(deps)(long))).kind, 'invalid');
  assert.is((await deps.members.find({ id: anna.id }))?.firstName, 'Anna');
});

test.run();
