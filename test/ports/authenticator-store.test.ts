import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresAuthenticatorStore } from '#adapters/postgres/authenticator-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { AuthenticatorStore, SealedSecrets, SpentCodes } from '#core/accounts/second-factor-ports.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeMemoryAuthenticatorStore } from '#test/doubles/authenticator-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import type { StoreSetup } from './store-setup.ts';

interface Opened {
  readonly store: AuthenticatorStore & SpentCodes & SealedSecrets;
}

const anna = aMember().id;
const bob = 'nobody' as MemberId;
const app = { memberId: anna, sealedSecret: 'sealed', confirmedAt: instant(9), lastStep: 5 };

function scenarios(name: string, setup: StoreSetup<Opened>): void {
  const test = suite<Opened>(`Authenticator apps on ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await setup.open());
  });
  test.after(() => setup.close());

  test('one is found as it was stored, and the next replaces it with its recovery codes', async ({
    store,
  }) => {
    assert.is(await store.find(anna), null);
    await store.keep({ ...app, confirmedAt: null, lastStep: null }, []);
    await store.keep(app, ['one', 'two']);
    assert.equal(await store.find(anna), app);
    assert.is(await store.recoveryCodesLeft(anna), 2);
    assert.is(await store.find(bob), null);
  });

  test('a step works once and none before it, at the same moment too', async ({ store }) => {
    await store.keep(app, []);
    assert.equal([await store.spendStep(anna, 4), await store.spendStep(anna, 5)], [false, false]);
    const both = await Promise.all([store.spendStep(anna, 6), store.spendStep(anna, 6)]);
    assert.equal(both.toSorted(), [false, true]);
    assert.not.ok(await store.spendStep(bob, 9));
  });

  test('a recovery code works once, at the same moment too', async ({ store }) => {
    await store.keep(app, ['one', 'two']);
    const both = await Promise.all(['one', 'one'].map((digest) => store.spendRecoveryCode(anna, digest)));
    assert.equal(both.toSorted(), [false, true]);
    assert.not.ok(await store.spendRecoveryCode(anna, 'three'));
    assert.not.ok(await store.spendRecoveryCode(bob, 'two'));
    assert.is(await store.recoveryCodesLeft(anna), 1);
  });

  test('a secret is resealed unless it changed meanwhile', async ({ store }) => {
    await store.keep(app, ['one']);
    await store.reseal(anna, { from: 'another', to: 'lost' });
    await store.reseal(anna, { from: 'sealed', to: 'newer' });
    assert.equal(
      (await store.all()).map(({ memberId, sealedSecret }) => [memberId, sealedSecret]),
      [[anna, 'newer']],
    );
    assert.equal(await store.find(anna), { ...app, sealedSecret: 'newer' });
  });

  test('a removed one is gone with its recovery codes', async ({ store }) => {
    await store.keep(app, ['one']);
    assert.ok(await store.remove(anna));
    assert.not.ok(await store.remove(anna));
    assert.is(await store.find(anna), null);
    assert.not.ok(await store.spendRecoveryCode(anna, 'one'));
  });

  test.run();
}

scenarios('memory', {
  open: async () => ({ store: makeMemoryAuthenticatorStore() }),
  close: async () => undefined,
});

const emptied = emptiedDatabase('accounts.members');

scenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    await makePostgresMemberStore(database).add(aMember());
    return { store: makePostgresAuthenticatorStore(database) };
  },
  close: emptied.close,
});
