import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type MembersDeps, membersCommand } from '#cli/members.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { makeAddMember } from '#core/accounts/use-cases/add-member.ts';
import { makeDeleteMember } from '#core/accounts/use-cases/delete-member.ts';
import { makeEditMember } from '#core/accounts/use-cases/edit-member.ts';
import { makeGrantAdmin } from '#core/accounts/use-cases/grant-admin.ts';
import { makeListMembers } from '#core/accounts/use-cases/list-members.ts';
import { makeMakeLink } from '#core/accounts/use-cases/make-link.ts';
import { makeRemoveSecondFactor } from '#core/accounts/use-cases/remove-second-factor.ts';
import { makeRevokeAdmin } from '#core/accounts/use-cases/revoke-admin.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { makeMemoryMemberDirectory } from '#test/doubles/member-directory.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('racing-cli members');

async function withAnna() {
  const { deps } = accountsDeps();
  await deps.members.add(aMember());
  let closed = 0;
  const idOf = async (email: string) => present(await deps.members.find({ email })).id;
  const open = async (): Promise<MembersDeps> => ({
    listMembers: makeListMembers({
      ...deps,
      directory: makeMemoryMemberDirectory(deps.members, deps.activity),
    }),
    addMember: makeAddMember(deps),
    editMember: async (email, edit) => makeEditMember(deps)({ ...edit, id: await idOf(email) }),
    deleteMember: async (email) => makeDeleteMember(deps)({ id: await idOf(email), by: null }),
    grantAdmin: makeGrantAdmin(deps),
    revokeAdmin: makeRevokeAdmin(deps),
    removeSecondFactor: makeRemoveSecondFactor(deps),
    makeLink: makeMakeLink(deps),
    close: async () => {
      closed += 1;
    },
  });
  const run = async (...words: string[]): Promise<string> => {
    const written: string[] = [];
    const write = process.stdout.write;
    process.stdout.write = ((text: string) => written.push(text) > 0) as typeof write;
    try {
      await membersCommand(open).parseAsync(words, { from: 'user' });
    } finally {
      process.stdout.write = write;
    }
    return written.join('');
  };
  return { deps, run, closed: () => closed };
}

test('grant-admin makes a member an administrator and closes the app', async () => {
  const { deps, run, closed } = await withAnna();
  const printed = await run('grant-admin', 'ANNA@example.com');
  assert.match(printed, /^anna@example\.com is an administrator\. /);
  assert.match(
    printed,
    /someone else may have made this account, `racing-cli members link anna@example\.com`/,
  );
  assert.ok((await deps.members.find({ email: 'anna@example.com' }))?.isAdmin);
  assert.is(closed(), 1);
});

test('revoke-admin withdraws it again, and tells why it does not', async () => {
  const { deps, run } = await withAnna();
  await run('grant-admin', 'anna@example.com');
  const refusal = await refused(run('revoke-admin', 'anna@example.com'));
  assert.match(refusal.message, /is the last administrator/);
  await deps.members.add(aMember({ id: 'bob' as MemberId, email: 'bob@example.com', isAdmin: true }));
  assert.is(await run('revoke-admin', 'anna@example.com'), 'anna@example.com is not an administrator\n');
  assert.is((await deps.members.find({ email: 'anna@example.com' }))?.isAdmin, false);
});

test('grant-admin --json prints the member, without a hash', async () => {
  const { run } = await withAnna();
  const member = JSON.parse(await run('grant-admin', 'anna@example.com', '--json'));
  assert.equal(
    [member.email, member.isAdmin, member.createdAt],
    ['anna@example.com', true, '2025-06-01T00:00:00.000Z'],
  );
  assert.not('passwordHash' in member);
});

test('link prints a link that works once, and until when', async () => {
  const { run } = await withAnna();
  const [url, words] = (await run('link', 'anna@example.com')).split('\n');
  assert.match(url ?? '', /^https:\/\/turn\.example\/auth#link=\S+$/);
  assert.match(words ?? '', /works once, until 2025-06-07T13:00:00\.000Z/);
  const link = JSON.parse(await run('link', 'anna@example.com', '--json'));
  assert.equal([link.purpose, link.expiresAt], ['reset', '2025-06-07T13:00:00.000Z']);
});

test('an account is made, listed, edited and deleted', async () => {
  const { deps, run } = await withAnna();
  const added = await run('add', 'bob@example.com', 'Bob', 'Mile');
  assert.match(added, /^bob@example\.com has an account\. `racing-cli members link bob@example\.com`/);
  const [bob, anna] = JSON.parse(await run('list', '--json'));
  assert.equal([bob.email, bob.isActive, bob.lastActiveAt], ['bob@example.com', false, null]);
  assert.equal([anna.email, anna.createdAt], ['anna@example.com', '2025-06-01T00:00:00.000Z']);
  assert.match(await run('list'), /bob@example\.com\s+Bob Mile\s+2025-06-07\s+-\s+0/);
  assert.is(
    await run('edit', 'bob@example.com', '--first-name', '', '--last-name', 'Furlong'),
    'bob@example.com: Furlong\n',
  );
  const { before, after } = JSON.parse(
    await run('edit', 'bob@example.com', '--email', 'rob@example.com', '--json'),
  );
  assert.equal(
    [before.email, after.email, after.lastName],
    ['bob@example.com', 'rob@example.com', 'Furlong'],
  );
  assert.is(await run('delete', 'rob@example.com'), "rob@example.com's account was deleted\n");
  assert.is((await deps.members.count()).members, 1);
});

test('an address without an account is refused, and the app is closed all the same', async () => {
  const { run, closed } = await withAnna();
  for (const command of ['grant-admin', 'revoke-admin', 'link']) {
    const refusal = await refused(run(command, 'bob@example.com'));
    assert.is(refusal.message, 'No account has the email bob@example.com.');
  }
  assert.is(closed(), 3);
});

test('remove-second-factor takes a lost one away and ends every session', async () => {
  const { deps, run } = await withAnna();
  assert.match(await run('remove-second-factor', 'anna@example.com'), /has no second factor/);
  const member = present(await deps.members.find({ email: 'anna@example.com' }));
  await deps.authenticators.keep(
    { memberId: member.id, sealedSecret: 'sealed', confirmedAt: deps.clock(), lastStep: 1 },
    ['digest'],
  );
  await deps.sessions.add('phone', { memberId: member.id, data: {}, expiresAt: shift(deps.clock(), HOUR) });
  assert.match(await run('remove-second-factor', 'ANNA@example.com'), /no second factor or passkey any more/);
  assert.is(await deps.authenticators.find(member.id), null);
  assert.is(await deps.sessions.find('phone', deps.clock()), null);
});

test.run();
