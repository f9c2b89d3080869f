import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeOpenSetup } from '#core/accounts/use-cases/open-setup.ts';
import { makeSignUp } from '#core/accounts/use-cases/sign-up.ts';
import { makeMemorySetupCodeFile } from '#test/doubles/setup-code-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Setting up a site');
const form = { password: 'Saddle12', firstName: null, lastName: null, address: '192.0.2.1' };

function site() {
  const { deps, promotions } = accountsDeps();
  return {
    deps,
    promotions,
    openSetup: makeOpenSetup(deps),
    signUp: (email: string, setupCode: string | null) => makeSignUp(deps)({ ...form, email, setupCode }),
  };
}

test('whoever signs up with the setup code is administrator, everyone else a member', async () => {
  const { openSetup, signUp, promotions } = site();
  const code = present(await openSetup());
  assert.is((await signUp('early@example.com', null)).isAdmin, false);
  assert.is((await signUp('anna@example.com', code)).isAdmin, true);
  assert.is((await signUp('late@example.com', null)).isAdmin, false);
  assert.equal(promotions, ['anna@example.com: setup code']);
});

test('the code works once, and a wrong one makes no account', async () => {
  const { deps, openSetup, signUp } = site();
  const code = present(await openSetup());
  assert.is((await refused(signUp('eve@example.com', 'a guess'))).code, 'accounts.dead-setup');
  assert.is((await refused(signUp('eve@example.com', ''))).code, 'accounts.dead-setup');
  assert.is((await deps.members.count()).members, 0);
  await signUp('anna@example.com', code);
  assert.is((await refused(signUp('eve@example.com', code))).code, 'accounts.dead-setup');
});

test('where a stranger has made an account with the address, its owner learns how to take it over', async () => {
  const { openSetup, signUp } = site();
  const code = present(await openSetup());
  await signUp('anna@example.com', null);
  const { message } = await refused(signUp('anna@example.com', code));
  assert.match(message, /another address/);
  assert.match(message, /racing-cli members link anna@example\.com/);
  assert.not.match((await refused(signUp('anna@example.com', null))).message, /members link/);
  assert.is((await refused(signUp('anna@example.com', 'a guess'))).code, 'accounts.dead-setup');
});

test('of five who sign up with the code at the same moment one is administrator', async () => {
  const { deps, openSetup, signUp } = site();
  const code = present(await openSetup());
  await Promise.allSettled([1, 2, 3, 4, 5].map((nth) => signUp(`rider${nth}@example.com`, code)));
  assert.equal(await deps.members.count(), { members: 1, admins: 1 });
});

test('a restart prints the same code until it is used, and none afterwards', async () => {
  const { openSetup, signUp } = site();
  const code = present(await openSetup());
  assert.is(await openSetup(), code);
  await signUp('anna@example.com', code);
  assert.is(await openSetup(), null);
});

test('each host prints its own code, and every host takes each of them', async () => {
  const { deps, openSetup, signUp } = site();
  const otherHost = makeOpenSetup({ ...deps, setupCodeFile: makeMemorySetupCodeFile() });
  const codes = [present(await openSetup()), present(await otherHost())] as const;
  assert.is.not(codes[0], codes[1]);
  assert.is(await openSetup(), codes[0]);
  assert.is((await signUp('anna@example.com', codes[1])).isAdmin, true);
  assert.is((await refused(signUp('eve@example.com', codes[0]))).code, 'accounts.dead-setup');
});

test('an administrator made at the terminal closes the codes, and a code that was closed is printed no more', async () => {
  const { deps, openSetup, signUp } = site();
  const code = present(await openSetup());
  await deps.members.add(aMember({ isAdmin: true }));
  assert.is((await refused(signUp('eve@example.com', code))).code, 'accounts.dead-setup');
  assert.is(await openSetup(), null);
  await deps.members.change(aMember().id, { isAdmin: false });
  assert.is.not(await openSetup(), code);
});

test.run();
