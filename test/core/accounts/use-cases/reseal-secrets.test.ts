import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeSecretBox } from '#adapters/system/secret-box.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { makeResealSecrets } from '#core/accounts/use-cases/reseal-secrets.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeMemoryAuthenticatorStore } from '#test/doubles/authenticator-store.ts';

const test = suite('Changing the key of stored secrets');
const anna = 'anna' as MemberId;
const bob = 'bob' as MemberId;

async function sealedWith(keys: Readonly<Record<string, string>>) {
  const authenticators = makeMemoryAuthenticatorStore();
  for (const [memberId, key] of Object.entries(keys)) {
    const sealedSecret = makeSecretBox([key]).seal(`secret of ${memberId}`, memberId);
    const confirmedAt = instant(1);
    await authenticators.keep({ memberId: memberId as MemberId, sealedSecret, confirmedAt, lastStep: 7 }, [
      'digest',
    ]);
  }
  return authenticators;
}

test('once resealed, the older key can be dropped', async () => {
  const authenticators = await sealedWith({ anna: 'older', bob: 'newer' });
  const secretBox = makeSecretBox(['newer', 'older']);
  assert.equal(await makeResealSecrets({ authenticators, secretBox })(), { unreadable: 0 });
  const onlyNewer = makeSecretBox(['newer']);
  for (const memberId of [anna, bob]) {
    const stored = await authenticators.find(memberId);
    assert.is(onlyNewer.open(String(stored?.sealedSecret), memberId), `secret of ${memberId}`);
    assert.is(stored?.lastStep, 7);
    assert.is(await authenticators.recoveryCodesLeft(memberId), 1);
  }
});

test('one that no key opens is counted and left as it is', async () => {
  const authenticators = await sealedWith({ anna: 'gone' });
  const before = await authenticators.find(anna);
  const secretBox = makeSecretBox(['newer']);
  assert.equal(await makeResealSecrets({ authenticators, secretBox })(), { unreadable: 1 });
  assert.equal(await authenticators.find(anna), before);
});

test.run();
