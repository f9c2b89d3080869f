import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aDevice } from '#test/support/a-device.ts';
import { signUp } from './browser.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('devices for notifications over HTTP');

const DEVICES = '/api/alerts/devices';
const { endpoint, p256dh, auth, name } = aDevice();
const body = { endpoint, keys: { p256dh, auth }, name };

interface Listed {
  readonly publicKey: string | null;
  readonly devices: readonly { readonly id: string; readonly name: string }[];
}

test('a member adds and removes a device; nobody else sees it, and no answer has its address or keys', async () =>
  withTestServer({}, async (server) => {
    assert.is((await server.browser().ask('GET', DEVICES)).status, 401);
    const [ada, bob] = [server.browser(), server.browser()];
    await signUp(ada, 'ada@example.com');
    await signUp(bob, 'bob@example.com');
    const before = (await ada.ask('GET', DEVICES)).json() as Listed;
    assert.match(before.publicKey ?? '', /^B[\w-]{86}$/);
    const added = await ada.ask('PUT', DEVICES, { body });
    assert.is(added.status, 200, added.text);
    const [device] = (added.json() as Listed).devices;
    assert.is(device?.name, 'Chrome on Android');
    const data = await ada.ask('GET', '/api/user/data');
    for (const { text } of [added, data]) {
      assert.match(text, /Chrome on Android/);
      assert.not.match(text, /push\.service\.com|aaaaaaaa|privateKey/);
    }
    await bob.ask('DELETE', `${DEVICES}/${device?.id}`);
    assert.is(((await ada.ask('GET', DEVICES)).json() as Listed).devices.length, 1);
    assert.equal(((await bob.ask('GET', DEVICES)).json() as Listed).devices, []);
    for (const _ of [1, 2])
      assert.equal(((await ada.ask('DELETE', `${DEVICES}/${device?.id}`)).json() as Listed).devices, []);
  }));

test('a push service on a local network is refused', async () =>
  withTestServer({}, async (server) => {
    const ada = server.browser();
    await signUp(ada, 'ada@example.com');
    for (const wrong of ['https://127.0.0.1/a', 'https://router.local/a', 'http://push.service.com/a']) {
      const answer = await ada.ask('PUT', DEVICES, { body: { ...body, endpoint: wrong } });
      assert.is(answer.status, 400, wrong);
      assert.match(answer.text, /https address on a public host/);
    }
  }));

test.run();
