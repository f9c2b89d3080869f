import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresPasskeyStore } from '#adapters/postgres/passkey-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { Passkey } from '#core/accounts/passkey.ts';
import type { PasskeyStore } from '#core/accounts/second-factor-ports.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeMemoryPasskeyStore } from '#test/doubles/passkeys.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { refused } from '#test/support/refused.ts';
import type { StoreSetup } from './store-setup.ts';

interface Opened {
  readonly store: PasskeyStore;
}

const anna = aMember().id;
const passkey: Passkey = {
  id: 'first',
  memberId: anna,
  name: 'My phone 🐎',
  publicKey: 'key',
  counter: 0,
  transports: ['internal', 'hybrid'],
  createdAt: instant(5),
  lastUsedAt: null,
};

function scenarios(name: string, setup: StoreSetup<Opened>): void {
  const test = suite<Opened>(`Passkeys on ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await setup.open());
  });
  test.after(() => setup.close());

  test('passkeys are found as stored, by id and by member, the oldest first', async ({ store }) => {
    const newer = { ...passkey, id: 'a newer', createdAt: instant(6), transports: [] };
    await store.add(newer);
    await store.add(passkey);
    assert.equal(await store.find('first'), passkey);
    assert.is(await store.find('unknown'), null);
    assert.equal(await store.ofMember(anna), [passkey, newer]);
    assert.equal(await store.ofMember('bob' as MemberId), []);
  });

  test('one that is there is not added again', async ({ store }) => {
    await store.add(passkey);
    assert.is((await refused(store.add(passkey))).code, 'accounts.passkey-taken');
  });

  test('its use is noted', async ({ store }) => {
    await store.add(passkey);
    await store.use('first', { counter: 7, usedAt: instant(9) });
    assert.equal(await store.find('first'), { ...passkey, counter: 7, lastUsedAt: instant(9) });
  });

  test('a member removes one of their own, or all are forgotten', async ({ store }) => {
    await store.add(passkey);
    await store.add({ ...passkey, id: 'second' });
    assert.not.ok(await store.remove('bob' as MemberId, 'first'));
    assert.ok(await store.remove(anna, 'first'));
    assert.not.ok(await store.remove(anna, 'first'));
    assert.is(await store.forget(anna), 1);
    assert.equal(await store.ofMember(anna), []);
  });

  test.run();
}

scenarios('memory', {
  open: async () => ({ store: makeMemoryPasskeyStore() }),
  close: async () => undefined,
});

const emptied = emptiedDatabase('accounts.members');

scenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    await makePostgresMemberStore(database).add(aMember());
    return { store: makePostgresPasskeyStore(database) };
  },
  close: emptied.close,
});
