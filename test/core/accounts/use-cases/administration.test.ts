import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { makeAddMember } from '#core/accounts/use-cases/add-member.ts';
import { makeDeleteMember } from '#core/accounts/use-cases/delete-member.ts';
import { makeEditMember } from '#core/accounts/use-cases/edit-member.ts';
import { makeMakeLink } from '#core/accounts/use-cases/make-link.ts';
import { makeRedeemLink } from '#core/accounts/use-cases/redeem-link.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDoors } from '#test/support/accounts-doors.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('What administrators do for members');
const anna = aMember();
const boss = aMember({ id: 'boss' as MemberId, email: 'chief@example.com', isAdmin: true });
const form = { firstName: 'Bob', lastName: 'Mile', email: 'bob@example.com' };

test('an account that an administrator makes has no password, and is claimed by a link', async () => {
  const { doors } = accountsDoors();
  const { id } = await makeAddMember(doors)(form);
  assert.is((await doors.members.find({ id }))?.passwordHash, null);
  const { url, purpose } = await makeMakeLink(doors)({ email: form.email });
  assert.is(purpose, 'invitation');
  await makeRedeemLink(doors)({ secret: url.split('=')[1] ?? '', password: 'Saddle12', address: '::1' });
  assert.is((await doors.members.find({ id }))?.passwordHash, 'hash of Saddle12');
});

test('it is an administrator’s when its address is said to be one', async () => {
  const { doors } = accountsDoors();
  const addMember = makeAddMember({ ...doors, adminRule: { ...doors.adminRule, firstAccountIsAdmin: true } });
  assert.is((await addMember(form)).isAdmin, false);
  assert.is((await addMember({ ...form, email: 'BOSS@example.com' })).isAdmin, true);
});

test('a form that is incomplete, too long or without an address is refused', async () => {
  const addMember = makeAddMember(accountsDoors().doors);
  const codeOf = async (part: object) => (await refused(addMember({ ...form, ...part }))).code;
  assert.is(await codeOf({ firstName: ' \n ' }), 'accounts.incomplete');
  assert.is(await codeOf({ email: null }), 'accounts.incomplete');
  assert.is(await codeOf({ email: 'bob' }), 'accounts.bad-email');
  assert.is(await codeOf({ lastName: 'e'.repeat(101) }), 'accounts.long-name');
});

test('with another address the link dies that went to the old one', async () => {
  const { doors } = accountsDoors();
  await doors.members.add(anna);
  const editMember = makeEditMember(doors);
  const redeem = async () => {
    const { url } = await makeMakeLink(doors)({
      email: (await doors.members.find({ id: anna.id }))?.email ?? '',
    });
    return (change: object) =>
      editMember({ id: anna.id, ...change }).then(() =>
        makeRedeemLink(doors)({ secret: url.split('=')[1] ?? '', password: 'Bridle34', address: '::1' }),
      );
  };
  await (await redeem())({ firstName: 'Annie', email: 'ANNA@example.com' });
  assert.is((await refused((await redeem())({ email: 'annie@example.com' }))).code, 'accounts.dead-link');
});

test('who is deleted leaves nothing behind, elsewhere neither', async () => {
  const { doors } = accountsDoors();
  const forgotten: string[] = [];
  for (const member of [anna, boss]) await doors.members.add(member);
  await doors.activity.noteQuery(anna.id, doors.clock(), 'picks');
  const forgetElsewhere = [async (id: string) => forgotten.push(id)];
  const gone = await makeDeleteMember({ ...doors, forgetElsewhere })({ id: anna.id, by: boss.id });
  assert.equal([gone.email, forgotten], [anna.email, [anna.id]]);
  assert.is((await doors.activity.totalsOf(anna.id)).queries, 0);
  assert.is(await doors.members.find({ id: anna.id }), null);
});

test('nobody deletes themselves, the last administrator or somebody unknown', async () => {
  const { doors } = accountsDoors();
  for (const member of [anna, boss]) await doors.members.add(member);
  const codeOf = async (id: string, by: MemberId | null) =>
    (await refused(makeDeleteMember(doors)({ id: id as MemberId, by }))).code;
  assert.is(await codeOf(boss.id, boss.id), 'accounts.own-account');
  assert.is(await codeOf(boss.id, null), 'accounts.last-admin');
  assert.is(await codeOf('nobody', null), 'accounts.unknown-member');
});

test('of two administrators who delete each other at the same moment one stays', async () => {
  const { doors } = accountsDoors();
  const second = aMember({ id: 'second' as MemberId, email: 'second@example.com', isAdmin: true });
  for (const member of [boss, second]) await doors.members.add(member);
  const deleteMember = makeDeleteMember(doors);
  const ends = await Promise.allSettled([
    deleteMember({ id: boss.id, by: second.id }),
    deleteMember({ id: second.id, by: boss.id }),
  ]);
  assert.is(ends.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal(await doors.members.count(), { members: 1, admins: 1 });
});

test.run();
