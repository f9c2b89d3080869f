import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePushSender } from '#adapters/push/push-sender.ts';
import { alertMessage } from '#core/alerts/push-message.ts';
import { HOUR, instant, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeMemoryPushKeyStore } from '#test/doubles/alert-store.ts';
import { aDevice } from '#test/support/a-device.ts';
import { aBrowserSubscription, openPushService } from '#test/support/push-service.ts';
import { openPushedWorker } from '#test/support/pushed-worker.ts';
import { seriousFindings } from './page-checks.ts';
import { makeInsider } from './people.ts';
import type { Stage } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('notifications while no page is open');
const DAY = '2026-08-01' as RaceDay;
const NOW = instant(Date.parse(`${DAY}T11:00:00-04:00`));
const browser = aBrowserSubscription();
let stage: Stage;
let page: Page;

/**
 * A browser without a screen refuses notifications, and has no push service behind it: here it allows them, subscribes
 * with keys of the test at an address where nobody answers, and notes the key it was given.
 */
const subscribing = ({ p256dh, auth }: typeof browser): string => `
  const subscription = {
    endpoint: 'https://push.example.com/browser/1',
    toJSON: () => ({ keys: ${JSON.stringify({ p256dh, auth })} }),
    unsubscribe: async () => { window.subscribed = null; return true; },
  };
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';
  PushManager.prototype.getSubscription = async () => window.subscribed ?? null;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.givenKey = btoa(String.fromCharCode(...applicationServerKey)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    window.subscribed = subscription;
    return subscription;
  };`;

test.before(async () => {
  stage = await openStage({ RACING_NOW: `${DAY}T11:00:00-04:00` });
  const visit = await stage.enter({ serviceWorkers: 'allow' });
  await makeInsider(visit.context);
  page = visit.page;
  await page.addInitScript(subscribing(browser));
});
test.after(() => stage.close());

const card = () => page.getByRole('list', { name: 'Devices with notifications' });

test('a member turns them on for this browser, which is given the key of the site', async () => {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Turn on notifications on this device' }).click();
  await card()
    .getByText(/\(this device\)$/)
    .waitFor();
  const devices = await page.context().request.get('/api/alerts/devices');
  const { publicKey } = (await devices.json()) as { readonly publicKey: string };
  assert.is(await page.evaluate('givenKey'), publicKey);
  assert.equal(await seriousFindings(page), []);
});

test('a message is sent, encrypted for this browser, shown in its words, and a press opens the race', async () => {
  const alert = { kind: 'scratch', raceNumber: 3, programNumber: '4' } as const;
  const text = 'Our pick #4 Paper Lantern is scratched';
  const where = { trackSlug: 'saratoga', day: DAY };
  const message = alertMessage({ ...alert, text }, where, { now: NOW, postTime: shift(NOW, HOUR) });
  const service = await openPushService();
  const sender = makePushSender({
    keys: makeMemoryPushKeyStore(),
    contact: 'mailto:webmaster@localhost',
    isPublic: () => false,
    allowsLoopback: true,
  });
  const { p256dh, auth } = browser;
  const device = aDevice({ endpoint: `${service.origin}/browser/1`, p256dh, auth });
  assert.equal(await sender.send(device, message, 60), { kind: 'sent' });
  const worker = await openPushedWorker(page);
  await worker.push(browser.read(service.received[0]?.body ?? Buffer.alloc(0)));
  await service.close();
  const [shown] = await worker.untilShown(1);
  assert.equal([shown?.title, shown?.body], ['Saratoga, race 3', text]);
  const [went = ''] = await worker.press({ data: String(shown?.data) });
  assert.is(went, `opens ${stage.address}/race/saratoga/${DAY}/3`);
  await page.goto(went.replace('opens ', ''));
  await page.getByRole('heading', { name: 'Saratoga, Race 3' }).waitFor();
});

test('turned off again, the browser is no longer listed', async () => {
  await page.goto('/profile');
  await page.getByRole('button', { name: /^Remove / }).click();
  await card().waitFor({ state: 'detached' });
  const devices = await page.context().request.get('/api/alerts/devices');
  assert.equal(((await devices.json()) as { readonly devices: unknown }).devices, []);
});

test.run();
