import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aDevice } from '#test/support/a-device.ts';
import { followedAlerts } from '#test/support/followed-alerts.ts';
import { signUp } from './browser.ts';
import { withTestServer } from './with-test-server.ts';

const test = suite('notifications of two tracks over HTTP');

test('each member’s device gets the alerts of the tracks that member chose, and of no other', async () =>
  withTestServer({}, async (server) => {
    const members = [
      { name: 'ada', tracks: null },
      { name: 'bob', tracks: { chosen: 'aqueduct' } },
      { name: 'cy', tracks: { mine: ['aqueduct'] } },
      { name: 'dee', tracks: { chosen: 'del-mar' } },
    ];
    for (const { name, tracks } of members) {
      const browser = server.browser();
      await signUp(browser, `${name}@example.com`);
      const { p256dh, auth } = aDevice();
      const endpoint = `https://push.service.com/send/${name}`;
      const body = { endpoint, keys: { p256dh, auth }, name };
      assert.is((await browser.ask('PUT', '/api/alerts/devices', { body })).status, 200);
      if (tracks !== null)
        assert.is((await browser.ask('PUT', '/api/my/tracks', { body: tracks })).status, 200);
    }
    const { pushDevices: devices, trackChoices } = server.accounts;
    const { sent, offTheTurfAt } = followedAlerts({ cards: server.cards, devices, trackChoices });
    await offTheTurfAt('saratoga', 'aqueduct');
    assert.equal(sent.map(({ to, title }) => `${to.name}: ${title}`).toSorted(), [
      'ada: Saratoga, race 1',
      'bob: Aqueduct, race 1',
      'cy: Aqueduct, race 1',
      'cy: Saratoga, race 1',
    ]);
  }));

test.run();
