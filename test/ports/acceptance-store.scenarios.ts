import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Acceptance } from '#core/compliance/acceptance.ts';
import { withoutPerson } from '#core/compliance/evidence.ts';
import type { AcceptanceStore } from '#core/compliance/ports.ts';
import { shift } from '#core/kernel/instant.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';
import type { StoreSetup } from './store-setup.ts';

interface Opened {
  readonly store: AcceptanceStore;
  /** Makes sure that there is such a member. */
  memberIsThere(id: string): Promise<void>;
  /** The proof as stored, whoever it belongs to. */
  proof(id: string): Promise<Acceptance | null>;
}

const first = anAcceptance();
const visitors = (id: string, sessionRef: string) =>
  anAcceptance({
    id: id as Acceptance['id'],
    memberId: null,
    method: 'pre_auth',
    evidence: { ...first.evidence, sessionRef },
  });

export function acceptanceStoreScenarios(name: string, setup: StoreSetup<Opened>): void {
  const test = suite<Opened>(`Proofs of acceptance on ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await setup.open());
    for (const id of ['member-anna', 'member-bob']) await context.memberIsThere(id);
  });
  test.after(() => setup.close());

  test('a member’s proofs come back whole, newest first', async ({ store }) => {
    const bare = Object.fromEntries(Object.keys(first.evidence).map((key) => [key, null]));
    const second = anAcceptance({
      id: 'acceptance-2' as Acceptance['id'],
      receivedAt: shift(first.receivedAt, 1),
      method: 'admin_ensure',
      evidence: bare as unknown as Acceptance['evidence'],
    });
    await store.keep(first);
    await store.keep(second);
    assert.equal(await store.ofMember('member-anna'), [second, first]);
    assert.equal(await store.ofMember('member-bob'), []);
  });

  test('what a visitor accepted waits under the browser session until someone signs in there', async ({
    store,
  }) => {
    await store.keep(visitors('v1', 'ref-1'));
    await store.keep(visitors('v2', 'ref-2'));
    assert.equal(await store.unlinkedOf('ref-1'), [visitors('v1', 'ref-1')]);
    assert.is(await store.link('ref-1', 'member-anna'), 1);
    assert.equal(await store.unlinkedOf('ref-1'), []);
    assert.equal(await store.ofMember('member-anna'), [
      { ...visitors('v1', 'ref-1'), memberId: 'member-anna', method: 'pre_auth_linked' },
    ]);
    assert.is((await store.unlinkedOf('ref-2')).length, 1);
  });

  test('of two who sign in at the same moment one gets it', async ({ store }) => {
    await store.keep(visitors('v1', 'ref-1'));
    const linked = await Promise.all([store.link('ref-1', 'member-anna'), store.link('ref-1', 'member-bob')]);
    assert.equal(linked.toSorted(), [0, 1]);
  });

  test('a proof of a member’s own is not handed on', async ({ store }) => {
    await store.keep(first);
    assert.is(await store.link('session-ref', 'member-bob'), 0);
  });

  test('a proof outlives its person: text, hash, version, method and times stay', async ({
    store,
    proof,
  }) => {
    await store.keep(first);
    assert.is(await store.anonymize('member-anna'), 1);
    assert.is(await store.anonymize('member-anna'), 0);
    assert.equal(await store.ofMember('member-anna'), []);
    assert.equal(await store.unlinkedOf('session-ref'), []);
    assert.equal(await proof(first.id), {
      ...first,
      memberId: null,
      evidence: withoutPerson(first.evidence),
    });
  });

  test('what a visitor accepted long ago loses the person, what is younger or linked stays', async ({
    store,
    proof,
  }) => {
    const linked = {
      ...visitors('v2', 'ref-2'),
      memberId: 'member-anna',
      method: 'pre_auth_linked' as const,
    };
    const young = { ...visitors('v3', 'ref-3'), receivedAt: shift(first.receivedAt, 1) };
    await store.keep(visitors('v1', 'ref-1'));
    for (const acceptance of [linked, young, first]) await store.keep(acceptance);
    assert.is(await store.anonymizeVisitors(young.receivedAt), 1);
    assert.is(await store.anonymizeVisitors(young.receivedAt), 0);
    assert.is(await store.link('ref-1', 'member-bob'), 0);
    const old = visitors('v1', 'ref-1');
    assert.equal(await proof('v1'), { ...old, evidence: withoutPerson(old.evidence) });
    assert.equal(await store.unlinkedOf('ref-3'), [young]);
    assert.equal(
      (await store.ofMember('member-anna')).map(({ evidence }) => evidence.ipAddress),
      ['192.0.2.1', '192.0.2.1'],
    );
  });

  test.run();
}
