import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { makeAddMember } from '#core/accounts/use-cases/add-member.ts';
import { makeDeleteMember } from '#core/accounts/use-cases/delete-member.ts';
import { makeEditMember } from '#core/accounts/use-cases/edit-member.ts';
import { makeMakeLink } from '#core/accounts/use-cases/make-link.ts';
import { makeRedeemLink } from '#core/accounts/use-cases/redeem-link.ts';
import { makeRevokeAdmin } from '#core/accounts/use-cases/revoke-admin.ts';
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

test('a listed address becomes an administrator’s when its link is used, and not before; the audit log says so', async () => {
  const { deps, promotions } = accountsDeps();
  const { id, isAdmin } = await makeAddMember(deps)({ ...form, email: 'BOSS@example.com' });
  assert.is(isAdmin, false);
  const { url } = await makeMakeLink(deps)({ email: 'boss@example.com' });
  const claimed = await makeRedeemLink(deps)({
    secret: url.split('=')[1] ?? '',
    password: 'Saddle12',
    address: '::1',
  });
  assert.is(claimed.isAdmin, true);
  assert.is((await deps.members.find({ id }))?.isAdmin, true);
  assert.equal(promotions, ['BOSS@example.com: one-time link']);
});

test('a link that is used while administration is withdrawn does not give it back', async () => {
  const { deps } = accountsDeps();
  for (const member of [{ ...anna, isAdmin: true }, boss]) await deps.members.add(member);
  const { url } = await makeMakeLink(deps)({ email: anna.email });
  const sessions = {
    ...deps.sessions,
    endAllOf: async (...words: Parameters<typeof deps.sessions.endAllOf>) => {
      await new Promise(setImmediate);
      return deps.sessions.endAllOf(...words);
    },
  };
  const [claimed] = await Promise.all([
    makeRedeemLink({ ...deps, sessions })({
      secret: url.split('=')[1] ?? '',
      password: 'Saddle12',
      address: '::1',
    }),
    makeRevokeAdmin(deps)({ email: anna.email }),
  ]);
  assert.is(claimed.email, anna.email);
  assert.is((await deps.members.find({ id: anna.id }))?.isAdmin, false);
});

test('administration is withdrawn from a member, who stays; the last administrator keeps it', async () => {
  const { deps } = accountsDeps();
  const revokeAdmin = makeRevokeAdmin(deps);
  await deps.members.add(boss);
  assert.is((await refused(revokeAdmin({ email: boss.email }))).code, 'accounts.last-admin');
  await deps.members.add({ ...anna, isAdmin: true });
  assert.is((await revokeAdmin({ email: boss.email })).isAdmin, false);
  assert.equal(await deps.members.count(), { members: 2, admins: 1 });
  assert.is((await revokeAdmin({ email: boss.email })).isAdmin, false);
  assert.is((await refused(revokeAdmin({ email: 'nobody@example.com' }))).code, 'accounts.unknown-email');
});

test('administration of an address in ADMIN_EMAILS is not withdrawn, whether it has it already or not', async () => {
  for (const isAdmin of [true, false]) {
    const { deps } = accountsDeps();
    await deps.members.add(boss);
    await deps.members.add({ ...anna, email: 'boss@example.com', isAdmin });
    const refusal = await refused(makeRevokeAdmin(deps)({ email: 'boss@example.com' }));
    assert.is(refusal.code, 'accounts.listed-admin');
  }
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
