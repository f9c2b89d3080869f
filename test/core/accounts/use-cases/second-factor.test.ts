import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSecretBox } from '#adapters/system/secret-box.ts';
import { WRONG_CODE } from '#core/accounts/second-factor.ts';
import { makeConfirmSecondFactor } from '#core/accounts/use-cases/confirm-second-factor.ts';
import { makeShowSecondFactor } from '#core/accounts/use-cases/show-second-factor.ts';
import { makeSignIn } from '#core/accounts/use-cases/sign-in.ts';
import { makeStartSecondFactor } from '#core/accounts/use-cases/start-second-factor.ts';
import { makeTurnOffSecondFactor } from '#core/accounts/use-cases/turn-off-second-factor.ts';
import { HOUR, MINUTE, SECOND, shift } from '#core/kernel/instant.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps, codeAt } from '#test/support/accounts-deps.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('A second factor');
const anna = aMember();
const password = 'Saddle12';
const form = { email: anna.email, password, address: '192.0.2.1' };
const here = { memberId: anna.id, isStrong: false, sessionKey: 'this-browser' };
const proof = { memberId: anna.id, password, signedInAt: null, isStrong: false };

async function withAnna(part: Parameters<typeof aMember>[0] = {}) {
  const room = accountsDeps();
  const { deps } = room;
  await deps.members.add(aMember(part));
  const expiresAt = shift(deps.clock(), HOUR);
  for (const key of ['this-browser', 'phone'])
    await deps.sessions.add(key, { memberId: anna.id, data: {}, expiresAt });
  return {
    ...room,
    signIn: makeSignIn(deps),
    start: makeStartSecondFactor(deps),
    confirm: makeConfirmSecondFactor(deps),
    turnOff: makeTurnOffSecondFactor(deps),
    show: makeShowSecondFactor(deps),
  };
}

/** Anna with a second factor, a minute after the code that turned it on. */
async function withFactor() {
  const room = await withAnna();
  await room.start(proof);
  const { recoveryCodes } = await room.confirm({ ...here, code: codeAt(room.deps.clock()) });
  room.wait(MINUTE);
  return { ...room, recoveryCodes, code: () => codeAt(room.deps.clock()) };
}

test('it counts once a first code has proved the app, and ends the other sessions', async () => {
  const { deps, start, confirm, signIn, show } = await withAnna();
  const { secret, address } = await start(proof);
  assert.match(address, secret);
  assert.equal(await show(anna.id), { isOn: false, since: null, recoveryCodesLeft: 0 });
  assert.not.ok((await signIn(form)).hasSecondFactor);
  const now = deps.clock();
  const { recoveryCodes } = await confirm({ ...here, code: codeAt(now) });
  assert.is(new Set(recoveryCodes).size, 10);
  assert.equal(await show(anna.id), { isOn: true, since: now, recoveryCodesLeft: 10 });
  assert.is(await deps.sessions.find('phone', now), null);
  assert.is.not(await deps.sessions.find('this-browser', now), null);
});

test('its secret and its recovery codes are not stored as they are', async () => {
  const { deps } = await withAnna();
  const sealing = { ...deps, secretBox: makeSecretBox(['key']) };
  const { secret } = await makeStartSecondFactor(sealing)(proof);
  const { recoveryCodes } = await makeConfirmSecondFactor(sealing)({ ...here, code: codeAt(deps.clock()) });
  const { sealedSecret } = present(await deps.authenticators.find(anna.id));
  assert.not.ok(sealedSecret.includes(secret));
  assert.is(sealing.secretBox.open(sealedSecret, anna.id), secret);
  assert.not.ok(await deps.authenticators.spendRecoveryCode(anna.id, String(recoveryCodes[0])));
});

test('starting needs the password, or a fresh sign-in where there is none', async () => {
  const { start } = await withAnna();
  assert.is((await refused(start({ ...proof, password: 'Wrong123' }))).code, 'accounts.wrong-password');
  const other = await withAnna({ passwordHash: null });
  const late = { ...proof, password: null, signedInAt: shift(other.deps.clock(), -HOUR) };
  assert.is((await refused(other.start(late))).code, 'accounts.sign-in-again');
  await other.start({ ...late, signedInAt: other.deps.clock() });
});

test('one that is on is not replaced', async () => {
  const { start, confirm, code } = await withFactor();
  assert.is((await refused(start(proof))).code, 'accounts.second-factor-on');
  assert.is((await refused(confirm({ ...here, code: code() }))).kind, 'conflict');
});

test('setting it up in a second window does not turn off what the first confirms meanwhile', async () => {
  const { deps, start, confirm, show } = await withAnna();
  await start(proof);
  const confirmed: Promise<unknown>[] = [];
  const later = makeStartSecondFactor({
    ...deps,
    authenticators: {
      ...deps.authenticators,
      find: async (memberId) => {
        const found = await deps.authenticators.find(memberId);
        confirmed.push(confirm({ ...here, code: codeAt(deps.clock()) }));
        await new Promise((resolve) => setImmediate(resolve));
        return found;
      },
    },
  });
  await later(proof);
  await Promise.all(confirmed);
  assert.ok((await show(anna.id)).isOn);
});

test('a wrong first code is counted as a try', async () => {
  const { start, confirm, deps } = await withAnna();
  await start(proof);
  for (let nth = 0; nth < 10; nth += 1) await refused(confirm({ ...here, code: '000001' }));
  assert.is((await refused(confirm({ ...here, code: codeAt(deps.clock()) }))).kind, 'too-many');
});

test('a wrong first code turns nothing on', async () => {
  const { start, confirm, show } = await withAnna();
  await start(proof);
  for (const code of ['000001', '', 'abcdef', '12345'])
    assert.is((await refused(confirm({ ...here, code }))).code, WRONG_CODE);
  assert.not.ok((await show(anna.id)).isOn);
});

test('signing in asks for the code after the right password only', async () => {
  const { signIn, code } = await withFactor();
  assert.is((await refused(signIn({ ...form, password: 'Wrong123' }))).kind, 'signed-out');
  const asked = await refused(signIn(form));
  assert.equal([asked.kind, asked.code], ['forbidden', 'accounts.code-needed']);
  const { member, hasSecondFactor } = await signIn({ ...form, code: ` ${code()} ` });
  assert.is(member.id, anna.id);
  assert.ok(hasSecondFactor);
});

test('being asked for the code is no failed try', async () => {
  const { signIn, code } = await withFactor();
  for (let nth = 0; nth < 20; nth += 1) assert.is((await refused(signIn(form))).code, 'accounts.code-needed');
  await signIn({ ...form, code: code() });
});

test('a code works once, and one before it no more', async () => {
  const { signIn, wait, code } = await withFactor();
  const used = code();
  await signIn({ ...form, code: used });
  assert.is((await refused(signIn({ ...form, code: used }))).code, WRONG_CODE);
  wait(30 * SECOND);
  assert.is((await refused(signIn({ ...form, code: used }))).code, WRONG_CODE);
  await signIn({ ...form, code: code() });
});

test('the same code at the same moment opens one session', async () => {
  const { signIn, code } = await withFactor();
  const both = await Promise.allSettled([1, 2].map(() => signIn({ ...form, code: code() })));
  assert.is(both.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('a recovery code works once, however it is typed', async () => {
  const { signIn, show, recoveryCodes } = await withFactor();
  const code = String(recoveryCodes[0]).toLowerCase().replace('-', ' ');
  assert.ok((await signIn({ ...form, code })).hasSecondFactor);
  assert.is((await refused(signIn({ ...form, code }))).code, WRONG_CODE);
  assert.is((await show(anna.id)).recoveryCodesLeft, 9);
});

test('ten wrong codes from anywhere have to wait, even before the right one', async () => {
  const { signIn, wait, code } = await withFactor();
  for (let nth = 0; nth < 10; nth += 1)
    await refused(signIn({ ...form, code: '000001', address: `192.0.2.${nth}` }));
  assert.is((await refused(signIn({ ...form, code: code(), address: '192.0.2.99' }))).kind, 'too-many');
  wait(15 * MINUTE);
  await signIn({ ...form, code: code() });
});

test('turning it off needs the password and a code, and ends the other sessions', async () => {
  const { deps, turnOff, show, code } = await withFactor();
  const request = { ...proof, ...here };
  await deps.sessions.add('tablet', {
    memberId: anna.id,
    data: {},
    expiresAt: shift(deps.clock(), HOUR),
  });
  assert.is((await refused(turnOff({ ...request, code: null }))).code, 'accounts.code-needed');
  const wrong = { ...request, password: 'Wrong123', code: code() };
  assert.is((await refused(turnOff(wrong))).code, 'accounts.wrong-password');
  await turnOff({ ...request, code: code() });
  assert.not.ok((await show(anna.id)).isOn);
  assert.is(await deps.sessions.find('tablet', deps.clock()), null);
});

test('whose key was dropped is told so, and a recovery code still opens the account', async () => {
  const { deps, recoveryCodes, code } = await withFactor();
  await deps.authenticators.reseal(anna.id, {
    from: String((await deps.authenticators.find(anna.id))?.sealedSecret),
    to: 'sealed with a key that is gone',
  });
  const signIn = makeSignIn(deps);
  assert.is((await refused(signIn({ ...form, code: code() }))).kind, 'unavailable');
  await signIn({ ...form, code: String(recoveryCodes[0]) });
});

test.run();
