import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { makeAddMember } from '#core/accounts/use-cases/add-member.ts';
import { makeDeleteMember } from '#core/accounts/use-cases/delete-member.ts';
import { makeEditMember } from '#core/accounts/use-cases/edit-member.ts';
import { makeMakeLink } from '#core/accounts/use-cases/make-link.ts';
import { makeRedeemLink } from '#core/accounts/use-cases/redeem-link.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('What administrators do for members');
const anna = aMember();
const boss = aMember({ id: 'boss' as MemberId, email: 'chief@example.com', isAdmin: true });
const form = { firstName: 'Bob', lastName: 'Mile', email: 'bob@example.com' };

test('an account that an administrator makes has no password, and is claimed by a link', async () => {
  const { deps } = accountsDeps();
  const { id } = await makeAddMember(deps)(form);
  assert.is((await deps.members.find({ id }))?.passwordHash, null);
  const { url, purpose } = await makeMakeLink(deps)({ email: form.email });
  assert.is(purpose, 'invitation');
  await makeRedeemLink(deps)({ secret: url.split('=')[1] ?? '', password: 'Saddle12', address: '::1' });
  assert.is((await deps.members.find({ id }))?.passwordHash, 'hash of Saddle12');
});

test('it is an administrator’s when its address is said to be one', async () => {
  const { deps } = accountsDeps();
  const addMember = makeAddMember({ ...deps, adminRule: { ...deps.adminRule, firstAccountIsAdmin: true } });
  assert.is((await addMember(form)).isAdmin, false);
  assert.is((await addMember({ ...form, email: 'BOSS@example.com' })).isAdmin, true);
});

test('a form that is incomplete, too long or without an address is refused', async () => {
  const addMember = makeAddMember(accountsDeps().deps);
  const codeOf = async (part: object) => (await refused(addMember({ ...form, ...part }))).code;
  assert.is(await codeOf({ firstName: ' \n ' }), 'accounts.incomplete');
  assert.is(await codeOf({ email: null }), 'accounts.incomplete');
  assert.is(await codeOf({ email: 'bob' }), 'accounts.bad-email');
  assert.is(await codeOf({ lastName: 'e'.repeat(101) }), 'accounts.long-name');
});

test('with another address the link dies that went to the old one', async () => {
  const { deps } = accountsDeps();
  await deps.members.add(anna);
  const editMember = makeEditMember(deps);
  const redeem = async () => {
    const { url } = await makeMakeLink(deps)({
      email: (await deps.members.find({ id: anna.id }))?.email ?? '',
    });
    return (change: object) =>
      editMember({ id: anna.id, ...change }).then(() =>
        makeRedeemLink(deps)({ secret: url.split('=')[1] ?? '', password: 'Bridle34', address: '::1' }),
      );
  };
  await (await redeem())({ firstName: 'Annie', email: 'ANNA@example.com' });
  assert.is((await refused((await redeem())({ email: 'annie@example.com' }))).code, 'accounts.dead-link');
});

test('who is deleted leaves nothing behind, elsewhere neither', async () => {
  const { deps } = accountsDeps();
  const forgotten: string[] = [];
  for (const member of [anna, boss]) await deps.members.add(member);
  await deps.activity.noteQuery(anna.id, deps.clock(), 'picks');
  const forgetElsewhere = [async (id: string) => forgotten.push(id)];
  const deleted = await makeDeleteMember({ ...deps, forgetElsewhere })({ id: anna.id, by: boss.id });
  assert.equal([deleted.email, forgotten], [anna.email, [anna.id]]);
  assert.is((await deps.activity.totalsOf(anna.id)).queries, 0);
  assert.is(await deps.members.find({ id: anna.id }), null);
});

test('nobody can delete themselves, the last administrator or an unknown member', async () => {
  const { deps } = accountsDeps();
  for (const member of [anna, boss]) await deps.members.add(member);
  const codeOf = async (id: string, by: MemberId | null) =>
    (await refused(makeDeleteMember(deps)({ id: id as MemberId, by }))).code;
  assert.is(await codeOf(boss.id, boss.id), 'accounts.own-account');
  assert.is(await codeOf(boss.id, null), 'accounts.last-admin');
  assert.is(await codeOf('nobody', null), 'accounts.unknown-member');
});

test('of two administrators who delete each other at the same moment one stays', async () => {
  const { deps } = accountsDeps();
  const second = aMember({ id: 'second' as MemberId, email: 'second@example.com', isAdmin: true });
  for (const member of [boss, second]) await deps.members.add(member);
  const deleteMember = makeDeleteMember(deps);
  const ends = await Promise.allSettled([
    deleteMember({ id: boss.id, by: second.id }),
    deleteMember({ id: second.id, by: boss.id }),
  ]);
  assert.is(ends.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal(await deps.members.count(), { members: 1, admins: 1 });
});

test.run();
