import type { CDPSession, Page, Worker } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { present } from '#test/support/present.ts';
import type { OpenApp } from './open-shell.ts';
import { openApp, screen } from './open-shell.ts';

const test = suite('a push message in the browser');
let visit: OpenApp['visit'];

test.before.each(async () => {
  ({ visit } = await openApp());
});

/** Records what the worker shows: a browser without a screen shows no notifications. */
const RECORD = `
  self.shown = [];
  self.registration.showNotification = async (title, options) => { self.shown.push({ title, ...options }); };`;

const shownBy = (worker: Worker): Promise<readonly unknown[]> => worker.evaluate('self.shown');

/** The id of the page's service worker, as the browser's tools name it. */
async function registrationOf(tools: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [registration] }) => {
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  return found;
}

async function openPushed(page: Page) {
  await page.locator(screen('picks')).waitFor();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  const worker = present(page.context().serviceWorkers()[0]);
  await worker.evaluate(RECORD);
  const tools = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(tools);
  const { origin } = new URL(page.url());
  return {
    push: (data: string) => tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }),
    async untilShown(count: number) {
      while ((await shownBy(worker)).length < count) await page.waitForTimeout(50);
      return shownBy(worker);
    },
  };
}

test('it is shown with its words, and with the page that a press opens', async () => {
  await visit('/', async (page) => {
    const { push, untilShown } = await openPushed(page);
    const path = '/race/saratoga/2025-06-07/4';
    const words = { title: 'Entered at Saratoga, Jun 7', body: 'Race 4: Paper Lantern', tag: 'watch 4' };
    await push(JSON.stringify({ ...words, path }));
    assert.equal(await untilShown(1), [{ ...words, data: path }]);
  });
});

test('one that cannot be read still shows something, and leads to the board', async () => {
  await visit('/', async (page) => {
    const { push, untilShown } = await openPushed(page);
    await push('no message');
    const [shown] = await untilShown(1);
    assert.equal(shown, {
      title: 'Clubhouse Turn',
      body: 'News from the day board',
      tag: 'board',
      data: '/board',
    });
  });
});

test.run();
