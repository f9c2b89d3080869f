import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { publicAddress } from '#adapters/geolocation/public-address.ts';
import { makePushSender } from '#adapters/push/push-sender.ts';
import type { PushMessage } from '#core/alerts/push-message.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeMemoryPushKeyStore } from '#test/doubles/alert-store.ts';
import { aDevice } from '#test/support/a-device.ts';
import { aBrowserSubscription, openPushService, vapidClaims } from '#test/support/push-service.ts';

const test = suite('Web Push');

const message: PushMessage = {
  title: 'Saratoga, race 4',
  body: 'BET #4 Paper Lantern: now 5-1, price to take 5-1',
  tag: 'saratoga 2025-06-07 4 bet 4',
  path: '/race/saratoga/2025-06-07/4',
  expiresAt: instant(0),
};
const isPublic = (address: string) => publicAddress(address) !== null;

function aSender({ allowsLoopback = true } = {}) {
  const keys = makeMemoryPushKeyStore();
  return makePushSender({ keys, contact: 'mailto:stewards@track.example', isPublic, allowsLoopback });
}

/** A sender, a push service on this machine and a browser that subscribed to it. */
async function opened(answers: Parameters<typeof openPushService>[0] = {}) {
  const service = await openPushService(answers);
  const browser = aBrowserSubscription();
  const { p256dh, auth } = browser;
  const deviceAt = (path: string) => aDevice({ endpoint: `${service.origin}${path}`, p256dh, auth });
  return { service, browser, deviceAt };
}

test('only the browser reads the message, and the push service learns how long to keep it', async () => {
  const { service, browser, deviceAt } = await opened();
  assert.equal(await aSender().send(deviceAt('/send/1'), message, 540), { kind: 'sent' });
  const [pushed] = service.received;
  assert.ok(pushed);
  const { headers, body } = pushed;
  assert.equal(
    [headers['content-encoding'], headers['ttl'], headers['urgency']],
    ['aes128gcm', '540', 'high'],
  );
  assert.not.match(body.toString('latin1'), /Paper Lantern|saratoga/);
  const { expiresAt: _, ...shown } = message;
  assert.equal(JSON.parse(browser.read(body)), shown);
  assert.throws(() => aBrowserSubscription().read(body), 'another browser cannot read it');
  await service.close();
});

test('the request is signed for this push service alone, by the published key, for less than a day', async () => {
  const { service, deviceAt } = await opened();
  const sender = aSender();
  await sender.send(deviceAt('/send/1'), message, 60);
  const { key, claims } = vapidClaims(String(service.received[0]?.headers.authorization));
  assert.is(key, await sender.publicKey());
  assert.equal([claims.aud, claims.sub], [service.origin, 'mailto:stewards@track.example']);
  const left = claims.exp - Date.now() / 1_000;
  assert.ok(left > 0 && left <= 86_400, `${left} s`);
  await service.close();
});

test('a subscription that ended is gone, a busy service is for later, any other answer is refused', async () => {
  const { service, deviceAt } = await opened({
    '/404': { status: 404 },
    '/410': { status: 410 },
    '/429': { status: 429, headers: { 'retry-after': '7' } },
    '/503': { status: 503, headers: { 'retry-after': 'Sat, 02 Aug 2025 10:00:00 GMT' } },
    '/413': { status: 413 },
    '/moved': { status: 307, headers: { location: `${'http://127.0.0.1'}/send/1` } },
  });
  const sender = aSender();
  const outcome = (path: string) => sender.send(deviceAt(path), message, 60);
  assert.equal(await outcome('/404'), { kind: 'gone' });
  assert.equal(await outcome('/410'), { kind: 'gone' });
  assert.equal(await outcome('/429'), { kind: 'later', afterMs: 7_000, reason: 'status 429' });
  assert.equal(await outcome('/503'), { kind: 'later', afterMs: null, reason: 'status 503' });
  assert.equal(await outcome('/413'), { kind: 'refused', reason: 'status 413' });
  assert.equal(await outcome('/moved'), { kind: 'refused', reason: 'status 307' });
  await service.close();
  assert.equal(await outcome('/send/1'), { kind: 'later', afterMs: null, reason: 'ECONNREFUSED' });
});

test('outside of tests nothing on this machine or its network is called, by address or by name', async () => {
  const { service, deviceAt } = await opened();
  const sender = aSender({ allowsLoopback: false });
  assert.equal(await sender.send(deviceAt('/send/1'), message, 60), { kind: 'refused', reason: 'not https' });
  const port = new URL(service.origin).port;
  for (const host of ['127.0.0.1', '[::1]', '[::ffff:7f00:1]', 'localhost', '10.0.0.8']) {
    const device = { ...deviceAt('/send/1'), endpoint: `https://${host}:${port}/send/1` };
    const outcome = await sender.send(device, message, 60);
    assert.equal(outcome, { kind: 'later', afterMs: null, reason: 'EADDRREFUSED' }, host);
  }
  assert.is(service.received.length, 0);
  await service.close();
});

test.run();
