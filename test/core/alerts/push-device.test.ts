import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { MemberId } from '#core/accounts/member.ts';
import { MOST_DEVICES, pushHostOf } from '#core/alerts/push-device.ts';
import { makeAddDevice } from '#core/alerts/use-cases/add-device.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeMemoryPushDeviceStore } from '#test/doubles/push-device-store.ts';
import { aDevice } from '#test/support/a-device.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { codeOf } from '#test/support/refused.ts';

const test = suite('devices for notifications');
const anna = 'anna' as MemberId;
const bob = 'bob' as MemberId;

function opened() {
  const devices = makeMemoryPushDeviceStore();
  let now = 1_000;
  const add = makeAddDevice({
    devices,
    digest: (text) => `digest of ${text}`,
    clock: () => {
      now += 1;
      return instant(now);
    },
    withLock: makeWithLock(),
  });
  const { name, endpoint, p256dh, auth } = aDevice();
  return { devices, add, form: { name, endpoint, p256dh, auth } };
}

test('only https addresses on public names are push services', () => {
  assert.is(pushHostOf('https://fcm.googleapis.com/fcm/send/abc:def'), 'fcm.googleapis.com');
  assert.is(pushHostOf('https://wns2-by3p.notify.windows.com/w/?token=a%2b'), 'wns2-by3p.notify.windows.com');
  for (const endpoint of [
    'http://push.example.com/a',
    'https://localhost/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://[::1]/a',
    'https://10.0.0.8/a',
    'https://database.internal/a',
    'https://printer.local/a',
    'https://push.service.com:5432/a',
    'https://user@push.service.com/a',
    'https://push.service.com\\@127.0.0.1/a',
    'https://push.service.com',
    'https://push.service.com/a b',
    `https://push.service.com/${'a'.repeat(1_000)}`,
  ])
    assert.is(pushHostOf(endpoint), null, endpoint);
});

test('a subscription with another address or malformed keys is refused', async () => {
  const { add, form } = opened();
  for (const wrong of [
    { endpoint: 'http://push.service.com/a' },
    { p256dh: 'BAD' },
    { p256dh: `A${form.p256dh.slice(1)}` },
    { auth: 'short' },
  ])
    assert.is(await codeOf(add(anna, { ...form, ...wrong })), 'alerts.bad-subscription');
});

test('the same browser twice is one device, since the first time, with the current keys', async () => {
  const { add, form } = opened();
  const [first] = await add(anna, form);
  const renewed = await add(anna, { ...form, auth: 'b'.repeat(22) });
  assert.equal(
    renewed.map(({ since, auth }) => [since, auth]),
    [[first?.since, 'b'.repeat(22)]],
  );
});

test('an eleventh device is refused, and a browser that changes hands leaves its former member', async () => {
  const { add, form, devices } = opened();
  for (let count = 0; count < MOST_DEVICES; count += 1)
    await add(anna, { ...form, endpoint: `https://push.service.com/${count}` });
  assert.is(await codeOf(add(anna, form)), 'alerts.too-many-devices');
  await add(bob, { ...form, endpoint: 'https://push.service.com/0' });
  assert.is((await devices.devicesOf(anna)).length, MOST_DEVICES - 1);
});

test.run();
