import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import type { Acceptance } from '#core/compliance/acceptance.ts';
import { DISCLAIMER } from '#core/compliance/disclaimer.ts';
import { NO_EVIDENCE } from '#core/compliance/evidence.ts';
import { makeAuditAcceptances } from '#core/compliance/use-cases/audit-acceptances.ts';
import { makeEnsureAcceptances } from '#core/compliance/use-cases/ensure-acceptances.ts';
import { makeMemoryAcceptanceLedger } from '#test/doubles/acceptance-ledger.ts';
import { makeMemoryAcceptanceStore } from '#test/doubles/acceptance-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';

const test = suite('Records of the current disclaimer for every member');

/** Members of these names, and the acceptances that are stored of them. */
async function room(names: readonly string[], ...stored: Partial<Acceptance>[]) {
  const { deps, wait } = accountsDeps();
  for (const name of names)
    await deps.members.add(aMember({ id: `member-${name}` as MemberId, email: `${name}@example.com` }));
  const acceptances = makeMemoryAcceptanceStore();
  for (const part of stored) await acceptances.keep(anAcceptance(part));
  const ledger = makeMemoryAcceptanceLedger(deps.members, acceptances);
  const ensure = makeEnsureAcceptances({ ...deps, ledger });
  const audit = makeAuditAcceptances({ ledger });
  return { acceptances, members: deps.members, ensure, audit, wait, clock: deps.clock };
}

test('a member without one gets a record that is an administrator’s, without evidence', async () => {
  const { acceptances, ensure, clock } = await room(['anna']);
  assert.equal(await ensure(), { created: 1, updated: 0 });
  const [record, ...others] = await acceptances.ofMember('member-anna');
  assert.is(others.length, 0);
  assert.equal([record?.method, record?.evidence], ['admin_ensure', NO_EVIDENCE]);
  assert.equal([record?.acceptedAt, record?.receivedAt], [clock(), clock()]);
  assert.equal(
    [record?.disclaimerVersion, record?.disclaimerText, record?.contentHash],
    ['1.0', DISCLAIMER.text, `digest of ${DISCLAIMER.text}`],
  );
});

test('who accepted keeps that proof and gets no other', async () => {
  const { acceptances, ensure } = await room(['anna'], {});
  assert.equal(await ensure(), { created: 0, updated: 0 });
  assert.equal(
    (await acceptances.ofMember('member-anna')).map(({ method }) => method),
    ['gate'],
  );
});

test('who accepted an older version gets a record of the current one beside it', async () => {
  const { acceptances, ensure } = await room(['anna'], { disclaimerVersion: '0.9' });
  assert.equal(await ensure(), { created: 1, updated: 0 });
  const versions = (await acceptances.ofMember('member-anna')).map((record) => record.disclaimerVersion);
  assert.equal(versions.toSorted(), ['0.9', '1.0']);
});

test('a record that lacks the words gets them with their hash, and is not made again', async () => {
  const { acceptances, ensure } = await room(['anna'], { disclaimerText: '', contentHash: '' });
  assert.equal(await ensure(), { created: 0, updated: 1 });
  const [record] = await acceptances.ofMember('member-anna');
  assert.equal([record?.method, record?.disclaimerText], ['gate', DISCLAIMER.text]);
  assert.is(record?.contentHash, `digest of ${DISCLAIMER.text}`);
});

test('words of an older version are not exchanged for ours', async () => {
  const old = { disclaimerVersion: '0.9', disclaimerText: '', contentHash: '' };
  const { ensure } = await room(['anna'], {}, old);
  assert.equal(await ensure(), { created: 0, updated: 0 });
});

test('done again it changes nothing, and done twice at once it makes one record each', async () => {
  const { acceptances, ensure } = await room(['anna', 'bob']);
  const both = await Promise.all([ensure(), ensure()]);
  assert.equal(
    both.map(({ created }) => created),
    [2, 0],
  );
  assert.equal(await ensure(), { created: 0, updated: 0 });
  for (const name of ['anna', 'bob'])
    assert.is((await acceptances.ofMember(`member-${name}`)).length, 1, name);
});

test('each record has an id of its own', async () => {
  const { acceptances, ensure } = await room(['anna', 'bob', 'carol']);
  await ensure();
  assert.is(new Set(acceptances.standing().map(({ acceptance }) => acceptance.id)).size, 3);
});

test('the audit lists who needs an update before, and shows none after', async () => {
  const { ensure, audit } = await room(
    ['bob', 'anna', 'carol'],
    {},
    { memberId: 'member-bob', disclaimerText: '' },
  );
  const before = await audit();
  assert.equal([before.totalUsers, before.compliant, before.needingUpdate], [3, 1, 2]);
  assert.equal(
    before.users.map(({ email, hasCurrentVersion, needsUpdate }) => [email, hasCurrentVersion, needsUpdate]),
    [
      ['anna@example.com', true, false],
      ['bob@example.com', true, true],
      ['carol@example.com', false, true],
    ],
  );
  assert.equal(await ensure(), { created: 1, updated: 1 });
  const after = await audit();
  assert.equal([after.totalUsers, after.compliant, after.needingUpdate], [3, 3, 0]);
});

test('without members there is nothing to do', async () => {
  const { ensure, audit } = await room([]);
  assert.equal(await ensure(), { created: 0, updated: 0 });
  assert.equal((await audit()).users, []);
});

test.run();
