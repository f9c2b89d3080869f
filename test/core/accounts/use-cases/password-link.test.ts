import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMakeLink } from '#core/accounts/use-cases/make-link.ts';
import { makeRedeemLink } from '#core/accounts/use-cases/redeem-link.ts';
import { makeRequestPasswordReset } from '#core/accounts/use-cases/request-password-reset.ts';
import { makeSignIn } from '#core/accounts/use-cases/sign-in.ts';
import { DAY, HOUR, shift } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('One-time links');
const address = '192.0.2.1';

async function withAnna(part: Parameters<typeof aMember>[0] = {}) {
  const room = accountsDeps();
  await room.deps.members.add(aMember(part));
  return room;
}

const secretIn = (text: string | undefined): string => /#link=(\S+)/.exec(text ?? '')?.[1] ?? 'no secret';

test('a forgotten password: the mailed link sets a new one and ends every session', async () => {
  const { deps, mails, settled } = await withAnna();
  await deps.sessions.add('phone', {
    memberId: aMember().id,
    data: {},
    expiresAt: shift(deps.clock(), HOUR),
  });
  await makeRequestPasswordReset(deps)({ email: 'ANNA@example.com', address });
  await settled();
  assert.is(mails.length, 1);
  assert.is(mails[0]?.to, 'anna@example.com');
  assert.match(mails[0]?.text ?? '', /https:\/\/turn\.example\/auth#link=/);
  const secret = secretIn(mails[0]?.text);
  const member = await makeRedeemLink(deps)({ secret, password: 'Bridle34', address });
  assert.is(member.email, 'anna@example.com');
  assert.is(await deps.sessions.find('phone', deps.clock()), null);
  await makeSignIn(deps)({ email: 'anna@example.com', password: 'Bridle34', address });
});

test('asking for an address without account gives the same answer and no mail', async () => {
  const { deps, mails, settled } = await withAnna();
  const ask = makeRequestPasswordReset(deps);
  const known = await ask({ email: 'anna@example.com', address });
  assert.equal(await ask({ email: 'nobody@example.com', address }), known);
  await settled();
  assert.is(mails.length, 1);
});

test('the reply does not wait for the mail: a hanging mail server does not delay it', async () => {
  const { deps } = await withAnna();
  const hanging = { ...deps, sendMail: () => new Promise<void>(() => undefined) };
  await makeRequestPasswordReset(hanging)({ email: 'anna@example.com', address });
});

test('without a mail server everyone is sent to the operator', async () => {
  const { deps, mails, settled } = await withAnna();
  const ask = makeRequestPasswordReset({ ...deps, sendMail: null });
  const known = await ask({ email: 'anna@example.com', address });
  assert.match(known.message, /site administrator/);
  assert.equal(await ask({ email: 'nobody@example.com', address }), known);
  await settled();
  assert.is(mails.length, 0);
});

test('one mailbox gets at most three emails an hour, and the requester sees no difference', async () => {
  const { deps, mails, settled } = await withAnna();
  const ask = makeRequestPasswordReset(deps);
  const answers = [];
  for (let nth = 0; nth < 6; nth += 1) {
    answers.push(await ask({ email: 'anna@example.com', address: `192.0.2.${nth}` }));
  }
  await settled();
  assert.is(mails.length, 3);
  assert.is(new Set(answers.map((answer) => answer.message)).size, 1);
});

test('one network address asks two hundred times an hour', async () => {
  const { deps } = await withAnna();
  const ask = makeRequestPasswordReset(deps);
  for (let nth = 0; nth < 200; nth += 1) await ask({ email: `rider${nth}@example.com`, address });
  assert.is((await refused(ask({ email: 'late@example.com', address }))).kind, 'too-many');
});

test('a blank or broken address is refused', async () => {
  const { deps } = await withAnna();
  for (const email of [null, ' ', 'anna']) {
    assert.is((await refused(makeRequestPasswordReset(deps)({ email, address }))).kind, 'invalid');
  }
});

test('a link works once', async () => {
  const { deps } = await withAnna();
  const { url } = await makeMakeLink(deps)({ email: 'anna@example.com' });
  const form = { secret: secretIn(url), password: 'Bridle34', address };
  await makeRedeemLink(deps)(form);
  const refusal = await refused(makeRedeemLink(deps)({ ...form, password: 'Thief123' }));
  assert.is(refusal.code, 'accounts.dead-link');
  assert.is((await deps.members.find({ email: 'anna@example.com' }))?.passwordHash, 'hash of Bridle34');
});

test('a weak password is refused and leaves the link alive', async () => {
  const { deps } = await withAnna();
  const { url } = await makeMakeLink(deps)({ email: 'anna@example.com' });
  const form = { secret: secretIn(url), address };
  await refused(makeRedeemLink(deps)({ ...form, password: 'short' }));
  await makeRedeemLink(deps)({ ...form, password: 'Bridle34' });
});

test("the member's own address is no password by a link either", async () => {
  const { deps } = await withAnna({ email: 'anna.rider@example.com' });
  const { url } = await makeMakeLink(deps)({ email: 'anna.rider@example.com' });
  const form = { secret: secretIn(url), password: 'Anna.Rider1', address };
  assert.is((await refused(makeRedeemLink(deps)(form))).code, 'accounts.own-word-password');
});

test('a link for a new password lasts an hour, an invitation seven days', async () => {
  const cases = [
    { passwordHash: 'hash of Saddle12', purpose: 'reset', lasting: HOUR },
    { passwordHash: null, purpose: 'invitation', lasting: 7 * DAY },
  ] as const;
  for (const { passwordHash, purpose, lasting } of cases) {
    for (const [after, works] of [
      [lasting - 1, true],
      [lasting, false],
    ] as const) {
      const { deps, wait } = await withAnna({ passwordHash });
      const link = await makeMakeLink(deps)({ email: 'anna@example.com' });
      assert.is(link.purpose, purpose);
      assert.is(link.expiresAt, deps.clock() + lasting);
      wait(after);
      const redeem = makeRedeemLink(deps)({ secret: secretIn(link.url), password: 'Bridle34', address });
      if (works) await redeem;
      else assert.is((await refused(redeem)).code, 'accounts.dead-link');
    }
  }
});

test('a newer link kills the older one', async () => {
  const { deps } = await withAnna();
  const older = await makeMakeLink(deps)({ email: 'anna@example.com' });
  await makeMakeLink(deps)({ email: 'anna@example.com' });
  const redeem = makeRedeemLink(deps)({ secret: secretIn(older.url), password: 'Bridle34', address });
  assert.is((await refused(redeem)).code, 'accounts.dead-link');
});

test('guessing secrets is limited, and a right one clears a locked sign-in', async () => {
  const { deps } = await withAnna();
  const signIn = makeSignIn(deps);
  const wrong = { email: 'anna@example.com', password: 'Wrong123', address };
  for (let nth = 0; nth < 10; nth += 1) await refused(signIn(wrong));
  const { url } = await makeMakeLink(deps)({ email: 'anna@example.com' });
  const redeem = makeRedeemLink(deps);
  await redeem({ secret: secretIn(url), password: 'Bridle34', address });
  await signIn({ ...wrong, password: 'Bridle34' });
  const guess = { secret: 'guess', password: 'Bridle34', address };
  for (let nth = 0; nth < 20; nth += 1) assert.is((await refused(redeem(guess))).kind, 'invalid');
  assert.is((await refused(redeem(guess))).kind, 'too-many');
});

test('there is no link for an address without account', async () => {
  const { deps } = await withAnna();
  assert.is((await refused(makeMakeLink(deps)({ email: 'bob@example.com' }))).kind, 'not-found');
});

test('a mail that cannot be sent fails in the background, where it is logged, and not before the member', async () => {
  const { deps, settled } = await withAnna();
  const down = new Refusal('unavailable', 'mail.down', 'The mail server does not answer.');
  const ask = makeRequestPasswordReset({ ...deps, sendMail: () => Promise.reject(down) });
  const { message } = await ask({ email: 'anna@example.com', address });
  assert.match(
    message,
    /^If there is an account with this email, a link to set a new password is on its way/,
  );
  assert.is(await settled().catch((error: unknown) => error), down);
});

test.run();
