import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeDeleteAccount } from '#core/accounts/use-cases/delete-account.ts';
import { makeMyData } from '#core/accounts/use-cases/my-data.ts';
import { HOUR, MINUTE, shift } from '#core/kernel/instant.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Taking one’s data and leaving');
const anna = aMember();
const farewell = { memberId: anna.id, password: 'Saddle12', signedInAt: null };

async function withAnna(part: Parameters<typeof aMember>[0] = {}) {
  const room = accountsDeps();
  const { deps } = room;
  await deps.members.add(aMember(part));
  await deps.members.add(aMember({ id: 'b' as never, email: 'bob@example.com' }));
  const instant = deps.clock();
  await deps.sessions.add('phone', { memberId: anna.id, data: {}, expiresAt: shift(instant, HOUR) });
  await deps.activity.noteVisit({ memberId: anna.id, at: instant, pagePath: '/', sessionRef: 'one' });
  await deps.activity.noteQuery(anna.id, instant, 'enhanced-picks');
  await deps.links.keep({ digest: 'link', memberId: anna.id, expiresAt: shift(instant, HOUR) });
  const forgotten: string[] = [];
  const forgetElsewhere = [async (id: string) => forgotten.push(id)];
  return { ...room, forgotten, deps: { ...deps, forgetElsewhere } };
}

test('the download holds everything but the hash of the password', async () => {
  const { deps } = await withAnna();
  const chapters = [{ name: 'acceptances', of: async (id: string) => [{ of: id }] }];
  const data = await makeMyData({ ...deps, chapters })(anna.id);
  const noon = '2025-06-07T12:00:00.000Z';
  const { passwordHash: _hash, ...account } = anna;
  assert.equal(data, {
    account: { ...account, createdAt: '2025-06-01T00:00:00.000Z', hasPassword: true },
    sessions: [
      {
        device: null,
        address: null,
        place: null,
        signedInAt: null,
        lastUsedAt: null,
        endsAt: '2025-06-07T13:00:00.000Z',
      },
    ],
    totals: { sessions: 1, queries: 1, pageViews: 1 },
    visits: [{ kind: 'visit', at: noon, pagePath: '/', sessionRef: 'one' }],
    queries: [{ kind: 'query', at: noon, what: 'enhanced-picks' }],
    acceptances: [{ of: anna.id }],
  });
  assert.not.match(JSON.stringify(data), /hash of|phone/);
});

test('a deleted account leaves no session, link, visit or query, and other rooms forget too', async () => {
  const { deps, forgotten } = await withAnna();
  await makeDeleteAccount(deps)(farewell);
  assert.is(await deps.members.find({ id: anna.id }), null);
  assert.is(await deps.sessions.find('phone', deps.clock()), null);
  assert.is(await deps.links.redeem('link', deps.clock()), null);
  assert.equal(await deps.activity.everythingOf(anna.id), []);
  assert.equal(forgotten, [anna.id]);
  assert.is((await deps.members.count()).members, 1);
});

test('deleting needs the password, and guessing it is limited', async () => {
  const { deps } = await withAnna();
  const deleteAccount = makeDeleteAccount(deps);
  for (const password of [null, '', 'Wrong123', ...Array.from({ length: 7 }, () => 'Wrong123')]) {
    const refusal = await refused(deleteAccount({ ...farewell, password, signedInAt: deps.clock() }));
    assert.is(refusal.kind, 'forbidden');
  }
  assert.is((await refused(deleteAccount(farewell))).kind, 'too-many');
  assert.is.not(await deps.members.find({ id: anna.id }), null);
});

test('an account without password is deleted within ten minutes of signing in', async () => {
  const { deps, wait } = await withAnna({ passwordHash: null });
  const deleteAccount = makeDeleteAccount(deps);
  const signedInAt = deps.clock();
  wait(10 * MINUTE + 1);
  for (const late of [signedInAt, null]) {
    const refusal = await refused(deleteAccount({ ...farewell, password: null, signedInAt: late }));
    assert.is(refusal.code, 'accounts.sign-in-again');
  }
  await deleteAccount({ ...farewell, password: null, signedInAt: shift(deps.clock(), -10 * MINUTE) });
  assert.is(await deps.members.find({ id: anna.id }), null);
});

test('the last administrator stays', async () => {
  const { deps, forgotten } = await withAnna({ isAdmin: true });
  assert.is((await refused(makeDeleteAccount(deps)(farewell))).code, 'accounts.last-admin');
  assert.equal(forgotten, []);
  assert.is.not(await deps.sessions.find('phone', deps.clock()), null);
});

test('a right password is no try, also when the last administrator has to stay', async () => {
  const { deps } = await withAnna({ isAdmin: true });
  const deleteAccount = makeDeleteAccount(deps);
  for (let nth = 0; nth < 12; nth += 1) {
    assert.is((await refused(deleteAccount(farewell))).code, 'accounts.last-admin');
  }
});

test('of two administrators who leave at the same moment one stays', async () => {
  const { deps } = await withAnna({ isAdmin: true });
  await deps.members.change('b' as never, { isAdmin: true });
  const both = [farewell, { ...farewell, memberId: 'b' as never }].map((form) =>
    makeDeleteAccount(deps)(form),
  );
  const ends = await Promise.allSettled(both);
  assert.equal(ends.map((end) => end.status).sort(), ['fulfilled', 'rejected']);
  assert.equal(await deps.members.count(), { members: 1, admins: 1 });
});

test.run();
