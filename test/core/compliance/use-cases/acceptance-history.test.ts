import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import type { Acceptance, AcceptanceId } from '#core/compliance/acceptance.ts';
import { makeAcceptanceHistory } from '#core/compliance/use-cases/acceptance-history.ts';
import { DAY, shift } from '#core/kernel/instant.ts';
import { makeMemoryAcceptanceStore } from '#test/doubles/acceptance-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { accountsDeps } from '#test/support/accounts-deps.ts';
import { anAcceptance } from '#test/support/an-acceptance.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('What a member accepted, for an administrator');

const ANNA = { email: 'anna@example.com' };

async function historyWith(...parts: Partial<Acceptance>[]) {
  const { deps } = accountsDeps();
  await deps.members.add(aMember());
  const acceptances = makeMemoryAcceptanceStore();
  for (const part of parts) {
    const { disclaimerText } = anAcceptance(part);
    await acceptances.keep(anAcceptance({ contentHash: deps.digest(disclaimerText), ...part }));
  }
  return makeAcceptanceHistory({ ...deps, acceptances });
}

test('an acceptance is confirmed where the person did it and its words are those that were hashed', async () => {
  const history = await historyWith({});
  const [record] = await history(ANNA);
  assert.equal([record?.isConfirmed, record?.userEmail], [true, 'anna@example.com']);
});

test('a record an administrator made is shown, but not confirmed', async () => {
  const history = await historyWith({ method: 'admin_ensure' });
  assert.equal(
    (await history(ANNA)).map(({ method, isConfirmed }) => [method, isConfirmed]),
    [['admin_ensure', false]],
  );
});

test('words that were changed or removed afterwards confirm nothing', async () => {
  for (const change of [
    { contentHash: 'digest of other words' },
    { disclaimerText: '', contentHash: 'digest of it' },
  ])
    assert.is((await (await historyWith(change))(ANNA))[0]?.isConfirmed, false);
});

test('the newest comes first, older versions with it', async () => {
  const first = anAcceptance().receivedAt;
  const history = await historyWith(
    { disclaimerVersion: '0.9' },
    { id: 'acceptance-2' as AcceptanceId, receivedAt: shift(first, DAY) },
  );
  assert.equal(
    (await history(ANNA)).map(({ disclaimerVersion }) => disclaimerVersion),
    ['1.0', '0.9'],
  );
});

test('a member is found by id and by address in any capitals, and sees no one else’s', async () => {
  const history = await historyWith({}, { id: 'acceptance-2' as AcceptanceId, memberId: 'member-bob' });
  for (const by of [{ id: 'member-anna' as MemberId }, { email: 'Anna@Example.com' }])
    assert.equal(
      (await history(by)).map(({ memberId }) => memberId),
      ['member-anna'],
    );
});

test('a member who accepted nothing has an empty history, and one who is not there has none', async () => {
  const history = await historyWith();
  assert.equal(await history(ANNA), []);
  const { kind, code } = await refused(history({ email: 'nobody@example.com' }));
  assert.equal([kind, code], ['not-found', 'accounts.unknown-member']);
});

test.run();
