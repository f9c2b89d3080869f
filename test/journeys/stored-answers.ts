import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import * as assert from 'uvu/assert';

const PATIENCE_MS = 20_000;

/** The reads whose answers this browser keeps for a time without a network. */
export const storedAnswers = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () =>
    (await (await caches.open('answers 4')).keys()).map(({ url }) => decodeURIComponent(url)),
  );

async function untilStoredAnswers(
  page: Page,
  enough: (stored: readonly string[]) => boolean,
  what: string,
): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const stored = await storedAnswers(page);
    if (enough(stored)) return;
    assert.ok(performance.now() < until, `${what} never stored; stored are ${stored.join(', ')}`);
    await pause(50);
  }
}

/** Waits until the browser keeps the answer of a read: a page that is left before may not have stored it. */
export const untilStored = (page: Page, part: string): Promise<void> =>
  untilStoredAnswers(page, (stored) => stored.some((read) => read.includes(part)), part);

/** What the first screen is drawn from. */
const firstScreen = [
  '/api/auth/user',
  '/api/disclaimer/check',
  '/api/tracks',
  '/api/races/saratoga/today/detailed',
  'POST /api/ai/enhanced-picks',
];

/** Waits until the browser keeps the site itself and the answers of the first screen. */
export async function untilReadableOffline(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (const read of firstScreen) await untilStored(page, read);
}
