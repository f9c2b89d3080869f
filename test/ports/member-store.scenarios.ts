import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import type { MemberStore } from '#core/accounts/ports.ts';
import { aMember } from '#test/support/a-member.ts';
import { refused } from '#test/support/refused.ts';
import type { StoreSetup } from './store-setup.ts';

interface Opened {
  readonly store: MemberStore;
}

const anna = aMember();
const bob = aMember({
  id: 'member-bob' as MemberId,
  email: 'bob@example.com',
  passwordHash: null,
  isAdmin: true,
  firstName: null,
  profileImageUrl: 'https://id.example/bob.png',
  identity: { issuer: 'https://id.example', subject: 'bob' },
});

export function memberStoreScenarios(name: string, setup: StoreSetup<Opened>): void {
  const test = suite<Opened>(`Members on ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await setup.open());
  });
  test.after(() => setup.close());

  test('a member is found by id, address in any case, and identity, exactly as added', async ({ store }) => {
    await store.add(anna);
    await store.add(bob);
    assert.equal(await store.find({ id: anna.id }), anna);
    assert.equal(await store.find({ email: ' ANNA@Example.com' }), anna);
    assert.equal(await store.find({ issuer: 'https://id.example', subject: 'bob' }), bob);
  });

  test('who is not there is not found', async ({ store }) => {
    await store.add(anna);
    assert.is(await store.find({ id: bob.id }), null);
    assert.is(await store.find({ email: 'bob@example.com' }), null);
    assert.is(await store.find({ email: '%@example.com' }), null);
    assert.is(await store.find({ issuer: 'https://id.example', subject: 'anna' }), null);
  });

  test('an address is there once, in whatever case', async ({ store }) => {
    await store.add(anna);
    const refusal = await refused(store.add({ ...bob, email: 'Anna@EXAMPLE.com' }));
    assert.is(refusal.kind, 'conflict');
    assert.is(refusal.code, 'accounts.email-taken');
    assert.equal(await store.count(), { members: 1, admins: 0 });
  });

  test('an identity is there once', async ({ store }) => {
    await store.add(bob);
    const refusal = await refused(store.add({ ...anna, identity: bob.identity }));
    assert.is(refusal.code, 'accounts.identity-taken');
  });

  test('of ten who take one address at the same moment one gets it', async ({ store }) => {
    const tries = Array.from({ length: 10 }, (_, nth) =>
      store.add(
        aMember({ id: `rider-${nth}` as MemberId, email: nth % 2 ? 'x@example.com' : 'X@example.com' }),
      ),
    );
    const ends = await Promise.allSettled(tries);
    assert.is(ends.filter((end) => end.status === 'fulfilled').length, 1);
    for (const end of ends) if (end.status === 'rejected') assert.is(end.reason.code, 'accounts.email-taken');
    assert.is((await store.count()).members, 1);
  });

  test('a change touches what it names and nothing else', async ({ store }) => {
    await store.add(anna);
    await store.add(bob);
    await store.change(anna.id, { firstName: null, isAdmin: true });
    assert.equal(await store.find({ id: anna.id }), { ...anna, firstName: null, isAdmin: true });
    assert.equal(await store.find({ id: bob.id }), bob);
    await store.change(bob.id, { identity: null, passwordHash: 'h' });
    assert.equal(await store.find({ id: bob.id }), { ...bob, identity: null, passwordHash: 'h' });
    await store.change(bob.id, {});
    await store.change('gone' as MemberId, { firstName: 'Nobody' });
  });

  test('a change cannot take another one’s address', async ({ store }) => {
    await store.add(anna);
    await store.add(bob);
    assert.is((await refused(store.change(bob.id, { email: 'ANNA@example.com' }))).kind, 'conflict');
    await store.change(anna.id, { email: 'ANNA@example.com' });
  });

  test('members and administrators are counted; a removed member is no longer found and the address is free', async ({
    store,
  }) => {
    assert.equal(await store.count(), { members: 0, admins: 0 });
    await store.add(anna);
    await store.add(bob);
    assert.equal(await store.count(), { members: 2, admins: 1 });
    await store.remove(bob.id);
    await store.remove(bob.id);
    assert.equal(await store.count(), { members: 1, admins: 0 });
    await store.add(bob);
  });

  test.run();
}
