import type { BrowserContextOptions, Page } from 'playwright';
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
import { tabTo, untilFocused } from './by-keyboard.ts';
import { allowNotices } from './given-signals.ts';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { ada, makeInsider, type Person } from './people.ts';
import { mobileChrome, openStage, phone, type Stage } from './stage.ts';

const test = suite('notifications while no page is open');
const DAY = '2026-08-01' as RaceDay;
const NOW = instant(Date.parse(`${DAY}T11:00:00-04:00`));
const browser = aBrowserSubscription();
const ADDRESS = 'https://push.example.com/browser/';
let stage: Stage;
let page: Page;

/**
 * A browser without a screen has no push service behind it: here it subscribes with keys of the test at an address where
 * nobody answers, remembers that, and notes the key it was given.
 */
const subscribing = (name: string, { p256dh, auth }: typeof browser): string => `
  const subscription = {
    endpoint: '${ADDRESS}${name}',
    toJSON: () => ({ keys: ${JSON.stringify({ p256dh, auth })} }),
    unsubscribe: async () => { localStorage.removeItem('subscribed'); return true; },
  };
  PushManager.prototype.getSubscription = async () => localStorage.getItem('subscribed') ? subscription : null;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    window.givenKey = btoa(String.fromCharCode(...applicationServerKey)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    localStorage.setItem('subscribed', 'yes');
    return subscription;
  };`;

test.before(async () => {
  stage = await openStage({ RACING_NOW: `${DAY}T11:00:00-04:00` });
  page = await enterSubscribing('1', ada);
});
test.after(() => stage.close());

async function enterSubscribing(name: string, person: Person, options: BrowserContextOptions = {}) {
  const { page: entered, context } = await stage.enter({ serviceWorkers: 'allow', ...options });
  await makeInsider(context, person);
  await allowNotices(entered);
  await entered.addInitScript(subscribing(name, browser));
  return entered;
}

const card = () => page.getByRole('list', { name: 'Devices with notifications' });
const onHere = (on: Page) => on.getByRole('button', { name: 'Turn on notifications on this device' });
const offHere = (on: Page) => on.getByRole('button', { name: 'Turn off notifications on this device' });
const devicesOf = async (on: Page) =>
  (await (await on.request.get('/api/alerts/devices')).json()) as {
    readonly publicKey: string;
    readonly devices: readonly { readonly name: string }[];
  };

test('a member turns them on for this browser, which is given the key of the site', async () => {
  await page.goto('/profile');
  await onHere(page).click();
  await card()
    .getByText(/\(this device\)$/)
    .waitFor();
  assert.is(await page.evaluate('givenKey'), (await devicesOf(page)).publicKey);
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
  assert.equal((await devicesOf(page)).devices, []);
});

test('by keyboard alone they are turned on on the day board, are on after a reload, and are turned off, and the focus stays', async () => {
  await page.goto('/board');
  await onHere(page).waitFor();
  await tabTo(page, /^Turn on notifications on this device$/);
  await page.keyboard.press('Enter');
  await offHere(page).waitFor();
  await untilFocused(page, 'Turn off notifications on this device');
  await page.reload();
  await offHere(page).waitFor();
  await tabTo(page, /^Turn off notifications on this device$/);
  await page.keyboard.press('Space');
  await onHere(page).waitFor();
  await untilFocused(page, 'Turn on notifications on this device');
  assert.equal((await devicesOf(page)).devices, []);
});

test('on a phone they are turned on with a finger on the day board, stay on, and are turned off in the profile', async () => {
  const onPhone = await enterSubscribing(
    'phone',
    { ...ada, email: 'phone@example.com' },
    { viewport: phone, userAgent: mobileChrome, hasTouch: true, isMobile: true },
  );
  await onPhone.goto('/board');
  await onHere(onPhone).tap();
  await offHere(onPhone).waitFor();
  assert.is(await sidewaysPixels(onPhone), 0);
  assert.equal(await seriousFindings(onPhone), []);
  await onPhone.reload();
  await offHere(onPhone).waitFor();
  await onPhone.goto('/profile');
  await onPhone.getByText('Chrome on Android (this device)').waitFor();
  assert.is(await sidewaysPixels(onPhone), 0);
  await offHere(onPhone).tap();
  await onHere(onPhone).waitFor();
  assert.equal((await devicesOf(onPhone)).devices, []);
});

test.run();
