import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresAcceptanceStore } from '#adapters/postgres/acceptance-store.ts';
import { makePostgresActivityStore } from '#adapters/postgres/activity-store.ts';
import { makePostgresAttemptStore } from '#adapters/postgres/attempt-store.ts';
import { makePostgresLinkStore } from '#adapters/postgres/link-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresSessionStore } from '#adapters/postgres/session-store.ts';
import { makePostgresSetupCodeStore } from '#adapters/postgres/setup-code-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { makeDeleteAccount } from '#core/accounts/use-cases/delete-account.ts';
import { makeMakeLink } from '#core/accounts/use-cases/make-link.ts';
import { makeRedeemLink } from '#core/accounts/use-cases/redeem-link.ts';
import { makeSignIn } from '#core/accounts/use-cases/sign-in.ts';
import { makeSignUp } from '#core/accounts/use-cases/sign-up.ts';
import { HOUR, shift } from '#core/kernel/instant.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('The accounts room on PostgreSQL');
const emptied = emptiedDatabase(
  'compliance.acceptances',
  'accounts.sessions',
  'accounts.attempts',
  'accounts.members',
  'accounts.setup_codes',
);
test.after(emptied.close);

async function room() {
  const database = await emptied.open();
  const acceptances = makePostgresAcceptanceStore(database);
  return {
    ...accountsDeps().deps,
    members: makePostgresMemberStore(database),
    sessions: makePostgresSessionStore(database),
    attempts: makePostgresAttemptStore(database),
    links: makePostgresLinkStore(database),
    setupCodes: makePostgresSetupCodeStore(database),
    activity: makePostgresActivityStore(database),
    allOrNothing: database.allOrNothing,
    withLock: database.withLock,
    acceptances,
    database,
    forgetElsewhere: [acceptances.anonymize] as ((id: MemberId) => Promise<unknown>)[],
  };
}

const anna = aMember();
const address = '192.0.2.1';
const fulfilled = (ends: readonly PromiseSettledResult<unknown>[]) =>
  ends.filter((end) => end.status === 'fulfilled').length;

test('five sign-ups with one address at the same moment make one account', async () => {
  const deps = await room();
  const signUp = makeSignUp(deps);
  const form = {
    email: anna.email,
    password: 'Saddle12',
    firstName: null,
    lastName: null,
    setupCode: null,
    address,
  };
  const ends = await Promise.allSettled(Array.from({ length: 5 }, () => signUp(form)));
  assert.is(fulfilled(ends), 1);
  for (const end of ends) if (end.status === 'rejected') assert.is(end.reason.code, 'accounts.email-taken');
});

test('of forty sign-ups with one address at the same moment the limit lets five be looked at, and one be made', async () => {
  const deps = await room();
  const signUp = makeSignUp(deps);
  const form = {
    email: anna.email,
    password: 'Saddle12',
    firstName: null,
    lastName: null,
    setupCode: null,
    address,
  };
  const ends = await Promise.allSettled(Array.from({ length: 40 }, () => signUp(form)));
  assert.is(fulfilled(ends), 1);
  const codes = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason.code] : []));
  assert.is(codes.filter((code) => code === 'accounts.email-taken').length, 4);
  assert.is(codes.filter((code) => code === 'accounts.too-many-tries').length, 35);
});

test('of five accounts made with the setup code at the same moment one is there, the administrator’s', async () => {
  const deps = await room();
  await deps.setupCodes.open(deps.digest('the code'), deps.clock());
  const form = { password: 'Saddle12', firstName: null, lastName: null, setupCode: 'the code', address };
  const signUp = makeSignUp(deps);
  const ends = await Promise.allSettled(
    Array.from({ length: 5 }, (_, nth) => signUp({ ...form, email: `r${nth}@example.com` })),
  );
  assert.is(fulfilled(ends), 1);
  assert.equal(await deps.members.count(), { members: 1, admins: 1 });
  assert.is(await deps.setupCodes.isOpen(deps.digest('the code')), false);
});

test('of twenty wrong passwords at the same moment at most ten are looked at', async () => {
  const deps = await room();
  await deps.members.add(anna);
  const form = { email: anna.email, password: 'Wrong123', address };
  await Promise.allSettled(Array.from({ length: 20 }, () => makeSignIn(deps)(form)));
  assert.ok(deps.safe.checks <= 10, `${deps.safe.checks} were looked at`);
});

test('a link redeemed five times at the same moment sets one password', async () => {
  const deps = await room();
  await deps.members.add(anna);
  const { url } = await makeMakeLink(deps)({ email: anna.email });
  const secret = url.split('=')[1] ?? '';
  const redeem = makeRedeemLink(deps);
  const tries = Array.from({ length: 5 }, (_, nth) => redeem({ secret, password: `Bridle3${nth}`, address }));
  assert.is(fulfilled(await Promise.allSettled(tries)), 1);
});

const farewell = { memberId: anna.id, password: 'Saddle12', signedInAt: null };

async function busyAnna() {
  const deps = await room();
  await deps.members.add(anna);
  await deps.sessions.add('key', { memberId: anna.id, data: {}, expiresAt: shift(deps.clock(), HOUR) });
  await deps.activity.noteQuery(anna.id, deps.clock(), 'enhanced-picks');
  await deps.acceptances.keep(anAcceptance({ memberId: anna.id }));
  return deps;
}

test('who leaves leaves only the proof, without the person', async () => {
  const deps = await busyAnna();
  await makeDeleteAccount(deps)(farewell);
  assert.is(await deps.members.find({ id: anna.id }), null);
  assert.is(await deps.sessions.find('key', deps.clock()), null);
  const proofs = await deps.database.pool('compliance.acceptances').select('*');
  assert.is(proofs.length, 1);
  assert.match(proofs[0].disclaimer_text, /Entertainment and Amusement Only/);
  assert.not.match(JSON.stringify(proofs), /member-anna|192\.0\.2\.1|Browser|f00dcafe/);
});

test('when leaving fails half-way, everything is still there', async () => {
  const deps = await busyAnna();
  const failing = async () => {
    throw new Error('the other room is on fire');
  };
  const leave = makeDeleteAccount({ ...deps, forgetElsewhere: [...deps.forgetElsewhere, failing] });
  await leave(farewell).then(
    () => assert.unreachable('the account was deleted'),
    (error: Error) => assert.match(error.message, /on fire/),
  );
  assert.equal(await deps.members.find({ id: anna.id }), anna);
  assert.is.not(await deps.sessions.find('key', deps.clock()), null);
  assert.is((await deps.activity.everythingOf(anna.id)).length, 1);
  assert.equal(await deps.acceptances.ofMember(anna.id), [anAcceptance({ memberId: anna.id })]);
});

test('nothing is recorded for a deleted member, and their acceptance is refused', async () => {
  const deps = await room();
  const instant = deps.clock();
  await deps.activity.noteVisit({ memberId: anna.id, at: instant, pagePath: '/', sessionRef: 'one' });
  await deps.activity.noteQuery(anna.id, instant, 'enhanced-picks');
  assert.equal(await deps.activity.everythingOf(anna.id), []);
  assert.is((await refused(deps.acceptances.keep(anAcceptance()))).kind, 'signed-out');
});

test('no key of a session and no subject of a try lies in the database', async () => {
  const deps = await room();
  await deps.sessions.add('the-very-key', {
    memberId: null,
    data: {},
    expiresAt: shift(deps.clock(), HOUR),
  });
  await deps.attempts.note('sign-in:account:anna@example.com', deps.clock(), deps.clock());
  const rows = [
    ...(await deps.database.pool('accounts.sessions').select('*')),
    ...(await deps.database.pool('accounts.attempts').select('*')),
  ];
  assert.is(rows.length, 2);
  assert.not.match(JSON.stringify(rows), /the-very-key|anna/);
});

test('a link whose new password was refused as the address works once more', async () => {
  const deps = await room();
  const email = 'anna.rider@example.com';
  await deps.members.add({ ...anna, email });
  const { url } = await makeMakeLink(deps)({ email });
  const form = { secret: String(url.split('#link=')[1]), address };
  const own = makeRedeemLink(deps)({ ...form, password: 'Anna.Rider1' });
  assert.is((await refused(own)).code, 'accounts.own-word-password');
  assert.is((await makeRedeemLink(deps)({ ...form, password: 'Bridle34' })).email, email);
});

test.run();
