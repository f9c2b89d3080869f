import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import type { MemberStore } from '#core/accounts/ports.ts';
import type { AcceptanceId } from '#core/compliance/acceptance.ts';
import { DISCLAIMER } from '#core/compliance/disclaimer.ts';
import type { AcceptanceLedger, AcceptanceStore } from '#core/compliance/ports.ts';
import { aMember } from '#test/support/a-member.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';
import type { StoreSetup } from './store-setup.ts';

interface Opened {
  readonly ledger: AcceptanceLedger;
  readonly acceptances: AcceptanceStore;
  readonly members: MemberStore;
}

const anna = aMember();
const bob = aMember({ id: 'member-bob' as MemberId, email: 'Bob@example.com' });
const { evidence: _evidence, id: _id, memberId: _memberId, ...plain } = anAcceptance();
const record = { ...plain, method: 'admin_ensure' as const };
const acceptanceToEnsure = (id: string, memberId: string) => ({ id: id as AcceptanceId, memberId });
const acceptanceOf = (member: typeof anna, hasCurrentVersion: boolean, hasFullText: boolean) => ({
  memberId: member.id,
  email: member.email,
  hasCurrentVersion,
  hasFullText,
});

export function acceptanceLedgerScenarios(name: string, setup: StoreSetup<Opened>): void {
  const test = suite<Opened>(`Everybody’s proofs on ${name}`);
  test.before.each(async (context) => {
    Object.assign(context, await setup.open());
    for (const member of [bob, anna]) await context.members.add(member);
  });
  test.after(() => setup.close());

  test('everybody is listed by address, also who accepted nothing or another version', async ({
    ledger,
    acceptances,
  }) => {
    await acceptances.keep(anAcceptance({ disclaimerVersion: '0.9' }));
    assert.equal(await ledger.acceptanceStatuses(DISCLAIMER), [
      acceptanceOf(anna, false, false),
      acceptanceOf(bob, false, false),
    ]);
    await acceptances.keep(anAcceptance({ id: 'two' as AcceptanceId }));
    assert.equal(await ledger.acceptanceStatuses(DISCLAIMER), [
      acceptanceOf(anna, true, true),
      acceptanceOf(bob, false, false),
    ]);
  });

  test('a record for everybody who has an account, and for nobody who was deleted', async ({
    ledger,
    acceptances,
  }) => {
    const options = [
      acceptanceToEnsure('a', anna.id),
      acceptanceToEnsure('b', bob.id),
      acceptanceToEnsure('c', 'gone'),
    ];
    assert.is(await ledger.keepFor(options, record), 2);
    const [acceptance] = await acceptances.ofMember(bob.id);
    assert.equal(
      [acceptance?.method, acceptance?.evidence.ipAddress, acceptance?.evidence.fingerprint],
      ['admin_ensure', null, null],
    );
    assert.is(acceptance?.disclaimerText, DISCLAIMER.text);
    assert.is(await ledger.keepFor([], record), 0);
  });

  test('a record without its text is found, and completed once', async ({ ledger, acceptances }) => {
    await acceptances.keep(anAcceptance({ disclaimerText: '', contentHash: '' }));
    assert.equal((await ledger.acceptanceStatuses(DISCLAIMER))[0], acceptanceOf(anna, true, false));
    const text = { ...plain, contentHash: 'the hash' };
    assert.equal([await ledger.fillIn(text), await ledger.fillIn(text)], [1, 0]);
    const [filled] = await acceptances.ofMember(anna.id);
    assert.equal(
      [filled?.disclaimerText, filled?.contentHash, filled?.method],
      [DISCLAIMER.text, 'the hash', 'gate'],
    );
    assert.equal((await ledger.acceptanceStatuses(DISCLAIMER))[0], acceptanceOf(anna, true, true));
  });

  test.run();
}
