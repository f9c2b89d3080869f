import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright';
import * as assert from 'uvu/assert';

const QUIET_MS = 500;
const PATIENCE_MS = 30_000;

const unanswered = new WeakMap<Page, { readonly requests: Set<Request>; lastAt: number }>();

/** Follows what a page asks, from before its first address; the stream of changes, which never ends, is left out. */
export function followRequests(page: Page): void {
  const asking = { requests: new Set<Request>(), lastAt: 0 };
  unanswered.set(page, asking);
  page.on('request', (request) => {
    asking.lastAt = performance.now();
    // What a page waits for is over when it is left.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asking.requests.clear();
    if (new URL(request.url()).pathname !== '/api/events') asking.requests.add(request);
  });
  const ended = (request: Request): void => {
    asking.lastAt = performance.now();
    asking.requests.delete(request);
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
}

/** Lets a page do the work it has left, such as running modules that have come: it asks more only then. */
const pageIsIdle = 'new Promise((idle) => requestIdleCallback(() => idle(null), { timeout: 2_000 }))';

/** Waits until a page that is followed has asked nothing for half a second, waits for no answer and has no work left. */
export async function untilQuiet(page: Page): Promise<void> {
  const asking = unanswered.get(page);
  assert.ok(asking, 'the requests of this page are not followed');
  const until = performance.now() + PATIENCE_MS;
  const isBusy = (): boolean => asking.requests.size > 0 || performance.now() - asking.lastAt < QUIET_MS;
  async function isBusyStill(): Promise<boolean> {
    await page.evaluate(pageIsIdle);
    return isBusy();
  }
  while (isBusy() || (await isBusyStill())) {
    assert.ok(
      performance.now() < until,
      `never quiet: ${[...asking.requests].map((one) => one.url()).join(' ')}`,
    );
    await pause(50);
  }
}
