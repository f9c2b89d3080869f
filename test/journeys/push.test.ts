import type { CDPSession, Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { makeInsider } from './people.ts';
import { openStage, type Stage, type Visit } from './stage.ts';

const test = suite('notifications while no page is open');

let stage: Stage;
let fan: Visit;

const hereButton = (page: Page) => page.getByRole('button', { name: /Notifications on this device/ });

/** A browser whose push service is there: what it subscribes to is kept in the page's storage. */
function withPushService(): void {
  const subscriptionAt = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) } }),
    unsubscribe: async () => {
      localStorage.removeItem('endpoint');
      return true;
    },
  });
  const here = () => {
    const endpoint = localStorage.getItem('endpoint');
    return endpoint === null ? null : subscriptionAt(endpoint);
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => here(),
    subscribe: async () => {
      localStorage.setItem('endpoint', 'https://push.service.com/send/1');
      return here();
    },
  });
  Object.assign(Notification, { requestPermission: async () => 'granted' });
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
}

test.before(async () => {
  stage = await openStage();
  fan = await stage.enter();
  await makeInsider(fan.context);
  await fan.context.grantPermissions(['notifications'], { origin: stage.address });
});
test.after(() => stage.close());

test('a browser that is blocked or has no push service says so, and the board stays as it is', async () => {
  await fan.page.goto('/board');
  const button = hereButton(fan.page);
  const blocked = fan.page.getByText('Notifications are blocked.');
  await button.or(blocked).first().waitFor();
  if (await button.isVisible()) {
    await button.click();
    await fan.page.getByText(/could not reach its push service|could not be changed|blocked/).waitFor();
  }
  assert.ok((await fan.page.locator('.wall-race').count()) > 0);
});

test('switched on on the board, the device stands in the profile, and is removed there', async () => {
  await fan.context.addInitScript(withPushService);
  await fan.page.goto('/board');
  await hereButton(fan.page).click();
  await fan.page.getByRole('button', { name: 'Notifications on this device on' }).waitFor();
  await fan.page.goto('/profile');
  const devices = fan.page.getByRole('list', { name: 'Devices with notifications' });
  await devices.getByText('(this device)').waitFor();
  assert.is(await sidewaysPixels(fan.page), 0);
  assert.equal(await seriousFindings(fan.page), []);
  await devices.getByRole('button', { name: /Remove/ }).click();
  await fan.page.getByRole('button', { name: 'Notifications on this device off' }).waitFor();
  assert.is(await devices.count(), 0);
});

/** The id of the page's service worker, as the browser's tools name it. */
const registrationOf = (tools: CDPSession): Promise<string> =>
  new Promise((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });

test('a push that comes in is shown with its race', async () => {
  const { page, context } = fan;
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const tools = await context.newCDPSession(page);
  const registration = registrationOf(tools);
  await tools.send('ServiceWorker.enable');
  const message = {
    title: 'Saratoga, race 4',
    body: 'Off the turf',
    tag: 'turf',
    path: '/race/saratoga/2025-06-07/4',
  };
  await tools.send('ServiceWorker.deliverPushMessage', {
    origin: stage.address,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  const shown = await page.waitForFunction(async () => {
    const notices = (await (await navigator.serviceWorker.ready).getNotifications()) ?? [];
    return notices[0] && [notices[0].title, notices[0].body, notices[0].data];
  });
  assert.equal(await shown.jsonValue(), [message.title, message.body, message.path]);
});

test.run();
