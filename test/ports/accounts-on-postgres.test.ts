import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresAcceptanceShelf } from '#adapters/postgres/acceptance-shelf.ts';
import { makePostgresActivityShelf } from '#adapters/postgres/activity-shelf.ts';
import { makePostgresAttemptShelf } from '#adapters/postgres/attempt-shelf.ts';
import { makePostgresLinkShelf } from '#adapters/postgres/link-shelf.ts';
import { makePostgresMemberShelf } from '#adapters/postgres/member-shelf.ts';
import { makePostgresSessionShelf } from '#adapters/postgres/session-shelf.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { makeDeleteAccount } from '#core/accounts/use-cases/delete-account.ts';
import { makeMakeLink } from '#core/accounts/use-cases/make-link.ts';
import { makeRedeemLink } from '#core/accounts/use-cases/redeem-link.ts';
import { makeSignIn } from '#core/accounts/use-cases/sign-in.ts';
import { makeSignUp } from '#core/accounts/use-cases/sign-up.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDoors } from '#test/support/accounts-doors.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('The accounts room on PostgreSQL');
const emptied = emptiedDatabase(
  'compliance.acceptances',
  'accounts.sessions',
  'accounts.attempts',
  'accounts.members',
);
test.after(emptied.close);

async function room() {
  const database = await emptied.open();
  const acceptances = makePostgresAcceptanceShelf(database);
  return {
    ...accountsDoors().doors,
    members: makePostgresMemberShelf(database),
    sessions: makePostgresSessionShelf(database),
    attempts: makePostgresAttemptShelf(database),
    links: makePostgresLinkShelf(database),
    activity: makePostgresActivityShelf(database),
    allOrNothing: database.allOrNothing,
    oneAtATime: database.oneAtATime,
    acceptances,
    database,
    forgetElsewhere: [acceptances.anonymise] as ((id: MemberId) => Promise<unknown>)[],
  };
}

const anna = aMember();
const address = '192.0.2.1';
const fulfilled = (ends: readonly PromiseSettledResult<unknown>[]) =>
  ends.filter((end) => end.status === 'fulfilled').length;

test('five sign-ups with one address at the same moment make one account', async () => {
  const doors = await room();
  const signUp = makeSignUp(doors);
  const form = { email: anna.email, password: 'Saddle12', firstName: null, lastName: null, address };
  const ends = await Promise.allSettled(Array.from({ length: 5 }, () => signUp(form)));
  assert.is(fulfilled(ends), 1);
  for (const end of ends) if (end.status === 'rejected') assert.is(end.reason.code, 'accounts.email-taken');
});

test('of forty sign-ups with one address at the same moment the limit lets five be looked at, and one be made', async () => {
  const doors = await room();
  const signUp = makeSignUp(doors);
  const form = { email: anna.email, password: 'Saddle12', firstName: null, lastName: null, address };
  const ends = await Promise.allSettled(Array.from({ length: 40 }, () => signUp(form)));
  assert.is(fulfilled(ends), 1);
  const codes = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []));
  assert.is(codes.filter((code) => code === 'accounts.email-taken').length, 4);
  assert.is(codes.filter((code) => code === 'accounts.too-many-tries').length, 35);
});

test('of the first five accounts, made at the same moment, one is the administrator’s', async () => {
  const doors = { ...(await room()), adminRule: { adminEmails: [], firstAccountIsAdmin: true } };
  const form = { password: 'Saddle12', firstName: null, lastName: null, address };
  const signUp = makeSignUp(doors);
  await Promise.all(Array.from({ length: 5 }, (_, nth) => signUp({ ...form, email: `r${nth}@example.com` })));
  assert.equal(await doors.members.count(), { members: 5, admins: 1 });
});

test('of twenty wrong passwords at the same moment at most ten are looked at', async () => {
  const doors = await room();
  await doors.members.add(anna);
  const form = { email: anna.email, password: 'Wrong123', address };
  await Promise.allSettled(Array.from({ length: 20 }, () => makeSignIn(doors)(form)));
  assert.ok(doors.safe.checks <= 10, `${doors.safe.checks} were looked at`);
});

test('a link redeemed five times at the same moment sets one password', async () => {
  const doors = await room();
  await doors.members.add(anna);
  const { url } = await makeMakeLink(doors)({ email: anna.email });
  const secret = url.split('=')[1] ?? '';
  const redeem = makeRedeemLink(doors);
  const tries = Array.from({ length: 5 }, (_, nth) => redeem({ secret, password: `Bridle3${nth}`, address }));
  assert.is(fulfilled(await Promise.allSettled(tries)), 1);
});

const farewell = { memberId: anna.id, password: 'Saddle12', signedInAt: null };

async function busyAnna() {
  const doors = await room();
  await doors.members.add(anna);
  await doors.sessions.keep('key', { memberId: anna.id, data: {}, expiresAt: shift(doors.clock(), HOUR) });
  await doors.activity.noteQuery(anna.id, doors.clock(), 'enhanced-picks');
  await doors.acceptances.keep(anAcceptance({ memberId: anna.id }));
  return doors;
}

test('who leaves leaves only the proof, without the person', async () => {
  const doors = await busyAnna();
  await makeDeleteAccount(doors)(farewell);
  assert.is(await doors.members.find({ id: anna.id }), null);
  assert.is(await doors.sessions.find('key', doors.clock()), null);
  const proofs = await doors.database.pool('compliance.acceptances').select('*');
  assert.is(proofs.length, 1);
  assert.match(proofs[0].disclaimer_text, /Entertainment and Amusement Only/);
  assert.not.match(JSON.stringify(proofs), /member-anna|192\.0\.2\.1|Browser|f00dcafe/);
});

test('when leaving fails half-way, everything is still there', async () => {
  const doors = await busyAnna();
  const failing = async () => {
    throw new Error('the other room is on fire');
  };
  const leave = makeDeleteAccount({ ...doors, forgetElsewhere: [...doors.forgetElsewhere, failing] });
  await leave(farewell).then(
    () => assert.unreachable('the account was deleted'),
    (error: Error) => assert.match(error.message, /on fire/),
  );
  assert.equal(await doors.members.find({ id: anna.id }), anna);
  assert.is.not(await doors.sessions.find('key', doors.clock()), null);
  assert.is((await doors.activity.everythingOf(anna.id)).length, 1);
  assert.equal(await doors.acceptances.ofMember(anna.id), [anAcceptance({ memberId: anna.id })]);
});

test('nothing is noted of someone who is gone, and their acceptance is refused', async () => {
  const doors = await room();
  const at = doors.clock();
  await doors.activity.noteVisit({ memberId: anna.id, at, pagePath: '/', sessionRef: 'one' });
  await doors.activity.noteQuery(anna.id, at, 'enhanced-picks');
  assert.equal(await doors.activity.everythingOf(anna.id), []);
  assert.is((await refused(doors.acceptances.keep(anAcceptance()))).kind, 'signed-out');
});

test('no key of a session and no subject of a try lies in the database', async () => {
  const doors = await room();
  await doors.sessions.keep('the-very-key', {
    memberId: null,
    data: {},
    expiresAt: shift(doors.clock(), HOUR),
  });
  await doors.attempts.note('sign-in:account:anna@example.com', doors.clock(), doors.clock());
  const rows = [
    ...(await doors.database.pool('accounts.sessions').select('*')),
    ...(await doors.database.pool('accounts.attempts').select('*')),
  ];
  assert.is(rows.length, 2);
  assert.not.match(JSON.stringify(rows), /the-very-key|anna/);
});

test.run();
