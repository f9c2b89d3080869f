import type { CDPSession, Page, Worker } from 'playwright';
import { present } from './present.ts';

/** What the service worker shows when a message is pushed. */
export interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** The path that a press opens. */
  readonly data: string;
}

/**
 * Records what the worker shows and where it goes: a browser without a screen shows no notifications, and lets a worker
 * open or focus a page only after a person's press.
 */
const RECORD = `
  self.shown = [];
  self.went = [];
  self.registration.showNotification = async (title, options) => { self.shown.push({ title, ...options }); };
  self.clients.openWindow = async (address) => { self.went.push('opens ' + address); };
  WindowClient.prototype.focus = async function () { self.went.push('goes to ' + this.url); };`;

/** A press on a notification, as the browser reports it to the worker. */
const pressOn = (data: string): string => `(async () => {
  self.went.length = 0;
  let closed = false;
  let work;
  const notification = { data: ${JSON.stringify(data)}, close: () => { closed = true; } };
  const press = Object.assign(new Event('notificationclick'), { notification, waitUntil: (begun) => { work = begun; } });
  self.dispatchEvent(press);
  await work;
  return closed ? self.went : ['stays open', ...self.went];
})()`;

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

/** Ten seconds of them. */
const MOST_LOOKS = 200;

const shownBy = (worker: Worker): Promise<readonly ShownNotification[]> => worker.evaluate('self.shown');

/** The service worker of a page: pushes to it, what it shows of that, and where a press on it leads. */
export async function openPushedWorker(page: Page) {
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
    /** What was shown, once there are so many. */
    async untilShown(count: number): Promise<readonly ShownNotification[]> {
      for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
        const shown = await shownBy(worker);
        if (shown.length >= count) return shown;
        await page.waitForTimeout(50);
      }
      throw new Error(`Only ${(await shownBy(worker)).length} of ${count} notifications were shown`);
    },
    /** Where a press on a notification leads: `opens` or `goes to` an address. */
    press: ({ data }: Pick<ShownNotification, 'data'>): Promise<readonly string[]> =>
      worker.evaluate(pressOn(data)),
  };
}
