import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeDeleteAccount } from '#core/accounts/use-cases/delete-account.ts';
import { makeMyData } from '#core/accounts/use-cases/my-data.ts';
import { HOUR, MINUTE, shift } from '#core/kernel/instant.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDoors } from '#test/support/accounts-doors.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Taking one’s data and leaving');
const anna = aMember();
const farewell = { memberId: anna.id, password: 'Saddle12', signedInAt: null };

async function withAnna(part: Parameters<typeof aMember>[0] = {}) {
  const room = accountsDoors();
  const { doors } = room;
  await doors.members.add(aMember(part));
  await doors.members.add(aMember({ id: 'b' as never, email: 'bob@example.com' }));
  const at = doors.clock();
  await doors.sessions.keep('phone', { memberId: anna.id, data: {}, expiresAt: shift(at, HOUR) });
  await doors.activity.noteVisit({ memberId: anna.id, at, pagePath: '/', sessionRef: 'one' });
  await doors.activity.noteQuery(anna.id, at, 'enhanced-picks');
  await doors.links.keep({ digest: 'link', memberId: anna.id, expiresAt: shift(at, HOUR) });
  const forgotten: string[] = [];
  const forgetElsewhere = [async (id: string) => forgotten.push(id)];
  return { ...room, forgotten, doors: { ...doors, forgetElsewhere } };
}

test('the download holds everything but the hash of the password', async () => {
  const { doors } = await withAnna();
  const chapters = [{ name: 'acceptances', of: async (id: string) => [{ of: id }] }];
  const data = await makeMyData({ ...doors, chapters })(anna.id);
  const at = '2025-06-07T12:00:00.000Z';
  const { passwordHash: _hash, ...account } = anna;
  assert.equal(data, {
    account: { ...account, createdAt: '2025-06-01T00:00:00.000Z', hasPassword: true },
    sessions: [{ endsAt: '2025-06-07T13:00:00.000Z' }],
    totals: { sessions: 1, queries: 1, pageViews: 1 },
    visits: [{ kind: 'visit', at, pagePath: '/', sessionRef: 'one' }],
    queries: [{ kind: 'query', at, what: 'enhanced-picks' }],
    acceptances: [{ of: anna.id }],
  });
  assert.not.match(JSON.stringify(data), /hash of|phone/);
});

test('a deleted account leaves no session, link, visit or query, and other rooms forget too', async () => {
  const { doors, forgotten } = await withAnna();
  await makeDeleteAccount(doors)(farewell);
  assert.is(await doors.members.find({ id: anna.id }), null);
  assert.is(await doors.sessions.find('phone', doors.clock()), null);
  assert.is(await doors.links.redeem('link', doors.clock()), null);
  assert.equal(await doors.activity.everythingOf(anna.id), []);
  assert.equal(forgotten, [anna.id]);
  assert.is((await doors.members.count()).members, 1);
});

test('deleting needs the password, and guessing it is limited', async () => {
  const { doors } = await withAnna();
  const deleteAccount = makeDeleteAccount(doors);
  for (const password of [null, '', 'Wrong123', ...Array.from({ length: 7 }, () => 'Wrong123')]) {
    const refusal = await refused(deleteAccount({ ...farewell, password, signedInAt: doors.clock() }));
    assert.is(refusal.kind, 'forbidden');
  }
  assert.is((await refused(deleteAccount(farewell))).kind, 'too-many');
  assert.is.not(await doors.members.find({ id: anna.id }), null);
});

test('an account without password is deleted within ten minutes of signing in', async () => {
  const { doors, wait } = await withAnna({ passwordHash: null });
  const deleteAccount = makeDeleteAccount(doors);
  const signedInAt = doors.clock();
  wait(10 * MINUTE + 1);
  for (const late of [signedInAt, null]) {
    const refusal = await refused(deleteAccount({ ...farewell, password: null, signedInAt: late }));
    assert.is(refusal.code, 'accounts.sign-in-again');
  }
  await deleteAccount({ ...farewell, password: null, signedInAt: doors.clock() });
});

test('the last administrator stays', async () => {
  const { doors, forgotten } = await withAnna({ isAdmin: true });
  assert.is((await refused(makeDeleteAccount(doors)(farewell))).code, 'accounts.last-admin');
  assert.equal(forgotten, []);
  assert.is.not(await doors.sessions.find('phone', doors.clock()), null);
});

test('a right password is no try, also when the last administrator has to stay', async () => {
  const { doors } = await withAnna({ isAdmin: true });
  const deleteAccount = makeDeleteAccount(doors);
  for (let nth = 0; nth < 12; nth += 1) {
    assert.is((await refused(deleteAccount(farewell))).code, 'accounts.last-admin');
  }
});

test('of two administrators who leave at the same moment one stays', async () => {
  const { doors } = await withAnna({ isAdmin: true });
  await doors.members.change('b' as never, { isAdmin: true });
  const both = [farewell, { ...farewell, memberId: 'b' as never }].map((form) =>
    makeDeleteAccount(doors)(form),
  );
  const ends = await Promise.allSettled(both);
  assert.equal(ends.map((end) => end.status).sort(), ['fulfilled', 'rejected']);
  assert.equal(await doors.members.count(), { members: 1, admins: 1 });
});

test.run();
