import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { type MemberEdit, makeEditMember } from '#core/accounts/use-cases/edit-member.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Changing a member');

const { id } = aMember();

async function room() {
  const { deps } = accountsDeps();
  await deps.members.add(aMember({ isAdmin: true }));
  await deps.members.add(aMember({ id: 'bob' as MemberId, email: 'bob@example.com' }));
  const editMember = makeEditMember(deps);
  return {
    edit: (change: Omit<MemberEdit, 'id'>) => editMember({ id, ...change }),
    editMember,
    stored: () => deps.members.find({ id }),
  };
}

test('what is not given stays, and the answer shows before and after', async () => {
  const { edit, stored } = await room();
  const { before, after } = await edit({ firstName: 'Annie' });
  assert.equal([before.firstName, after.firstName, after.lastName], ['Anna', 'Annie', 'Furlong']);
  const member = await stored();
  assert.equal(
    [member?.firstName, member?.lastName, member?.email],
    ['Annie', 'Furlong', 'anna@example.com'],
  );
});

test('a name is taken away with null or blanks, an address never', async () => {
  const { edit, stored } = await room();
  await edit({ firstName: null, lastName: '  ' });
  assert.equal([(await stored())?.firstName, (await stored())?.lastName], [null, null]);
  for (const email of [null, '', '  '])
    assert.is((await refused(edit({ email }))).code, 'accounts.bad-email');
  assert.is((await stored())?.email, 'anna@example.com');
});

test('password, right and identity are out of reach', async () => {
  const { edit, stored } = await room();
  const before = await stored();
  const { after } = await edit({ email: 'annie@example.com' });
  const member = await stored();
  assert.equal([member?.passwordHash, member?.isAdmin], [before?.passwordHash, true]);
  assert.not('passwordHash' in after);
});

test('an address of somebody else is a conflict, in capitals too, and changes nothing', async () => {
  const { edit, stored } = await room();
  const { kind, code } = await refused(edit({ firstName: 'Annie', email: 'BOB@example.com' }));
  assert.equal([kind, code], ['conflict', 'accounts.email-taken']);
  assert.is((await stored())?.firstName, 'Anna');
});

test('a member’s own address may change its capitals', async () => {
  const { edit } = await room();
  assert.is((await edit({ email: 'Anna@Example.com' })).after.email, 'Anna@Example.com');
});

test('one wrong field keeps the others from being changed', async () => {
  const { edit, stored } = await room();
  const change = { firstName: 'Annie', lastName: 'x'.repeat(101) };
  assert.is((await refused(edit(change))).code, 'accounts.long-name');
  assert.is((await stored())?.firstName, 'Anna');
});

test('an unknown member is refused', async () => {
  const { editMember } = await room();
  const refusal = await refused(editMember({ id: 'nobody' as MemberId, firstName: 'X' }));
  assert.equal([refusal.kind, refusal.code], ['not-found', 'accounts.unknown-member']);
});

test.run();
