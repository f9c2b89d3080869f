import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** What the page measured: largest paint (ms), layout shift, and since the last read its longest interaction (ms), the number of interaction entries, and the number of keys and presses. */
interface Noted {
  readonly lcp: number;
  readonly cls: number;
  readonly slowest: number;
  readonly entries: number;
  readonly acts: number;
}

/**
 * An interaction is reported after the next paint: `allReported` waits for two frames, and then for half a second without
 * an entry.
 */
const OBSERVE = `
  window.noted = { lcp: 0, cls: 0, slowest: 0, entries: 0, acts: 0 };
  const watch = (type, note, more) => {
    const take = (entries) => entries.forEach(note);
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type, buffered: true, ...more });
    return () => take(observer.takeRecords());
  };
  watch('largest-contentful-paint', (entry) => { noted.lcp = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) noted.cls += entry.value; });
  const takeInteractions = watch('event', (entry) => {
    if (!entry.interactionId) return;
    noted.entries += 1;
    noted.slowest = Math.max(noted.slowest, entry.duration);
  }, { durationThreshold: 16 });
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, ({ isTrusted }) => { if (isTrusted) noted.acts += 1; }, true);
  const frame = () => new Promise(requestAnimationFrame);
  window.allReported = async () => {
    for (let before = -1; before !== noted.entries; ) {
      before = noted.entries;
      await frame();
      await frame();
      await new Promise((wake) => setTimeout(wake, 500));
      takeInteractions();
    }
  };`;

const VIEWPORT = { width: 360, height: 800 };
/** More than the height of a window's own bars. */
const BARS_PX = 200;

/** The shortest interaction the browser reports; shorter ones count as this long. */
const SHORTEST_MS = 16;
/** Longer than the shell delays its last requests. */
const QUIET_MS = 2_500;
const PATIENCE_MS = 20_000;

export interface Loaded {
  readonly lcpSeconds: number;
  readonly cls: number;
  /** JavaScript (kB, gzip) that had arrived when the screen was ready. */
  readonly firstKb: number;
  /** All JavaScript (kB, gzip) that arrived until the page was quiet. */
  readonly javascriptKb: number;
}

export interface Phone {
  readonly page: Page;
  /**
   * Called when a screen is ready: its weight at that moment, then its weight, largest paint and layout shift once
   * nothing more is fetched and nothing larger is painted.
   */
  loaded(): Promise<Loaded>;
  /** Acts on the page and returns how long the slowest interaction took, to the next paint, in ms. An act without a key or a press is an error. */
  interact(act: (page: Page) => Promise<unknown>): Promise<number>;
  /** Addresses of the scripts that were fetched. */
  readonly scripts: readonly string[];
  close(): Promise<void>;
}

/** The cookies of a session as a browser takes them. */
export const cookiesOf = (cookie: string, url: string) =>
  cookie.split('; ').map((pair) => {
    const index = pair.indexOf('=');
    return { name: pair.slice(0, index), value: pair.slice(index + 1), url };
  });

function weigh(page: Page, scripts: string[]): () => Promise<number> {
  let weighed: Promise<number>[] = [];
  // A screen that is found on another page and then opened by its address weighs what is fetched from then on.
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    weighed = [];
    scripts.length = 0;
  });
  page.on('response', (response) => {
    if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
    scripts.push(new URL(response.url()).pathname);
    weighed.push(
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(weighed)).reduce((sum, bytes) => sum + bytes, 0);
}

/** Waits until for `QUIET_MS` nothing but the event stream was open and no larger paint happened. */
function watchQuiet(page: Page, paintedAt: () => Promise<number>): () => Promise<void> {
  const underWay = new Map<object, string>();
  let movedAt = Date.now();
  const ended = (request: object) => {
    if (underWay.delete(request)) movedAt = Date.now();
  };
  page.on('request', (request) => {
    if (request.resourceType() === 'eventsource') return;
    underWay.set(request, request.url());
    movedAt = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    const from = Date.now();
    let painted = await paintedAt();
    while (underWay.size > 0 || Date.now() - movedAt < QUIET_MS) {
      if (Date.now() - from > PATIENCE_MS)
        throw new Error(`The page never was quiet: ${[...underWay.values()].join(', ')}`);
      await page.waitForTimeout(100);
      const now = await paintedAt();
      if (now !== painted) movedAt = Date.now();
      painted = now;
    }
  };
}

async function contextOf(browser: Browser, address: string, cookie: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: VIEWPORT,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // What it stores for offline use would be counted as the screen's.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addCookies(cookiesOf(cookie, address));
  return context;
}

/**
 * Makes the window large enough to show the whole page. What is drawn below the window is never presented, and an act that
 * changes only that would seem to last until something inside the window is drawn.
 */
async function showWhole(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const bounds = { width: VIEWPORT.width + BARS_PX, height: VIEWPORT.height + BARS_PX };
  await session.send('Browser.setWindowBounds', { windowId, bounds });
}

/** What a script of the page notes under a name, once it is not null. Fails after five seconds. */
export async function notedAs(page: Page, name: string): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found: number | null = await page.evaluate(name);
    if (found !== null) return found;
    await page.waitForTimeout(50);
  }
  throw new Error(`The page never noted "${name}"`);
}

/** A fresh browser session of a signed-in member on a phone with the processor slowed by a factor. */
export async function openPhone(
  browser: Browser,
  address: string,
  cookie: string,
  slowed = 4,
): Promise<Phone> {
  const context = await contextOf(browser, address, cookie);
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  const session = await context.newCDPSession(page);
  await showWhole(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const scripts: string[] = [];
  const weight = weigh(page, scripts);
  const noted = () => page.evaluate('noted') as Promise<Noted>;
  const quiet = watchQuiet(page, async () => (await noted()).lcp);
  return {
    page,
    scripts,
    async loaded() {
      const firstKb = (await weight()) / 1000;
      await quiet();
      const { lcp, cls } = await noted();
      return { lcpSeconds: lcp / 1000, cls, firstKb, javascriptKb: (await weight()) / 1000 };
    },
    async interact(act) {
      await page.evaluate('allReported().then(() => { noted.slowest = noted.entries = noted.acts = 0; })');
      await act(page);
      await page.evaluate('allReported()');
      const { acts, slowest } = await noted();
      if (acts === 0) throw new Error('Neither a key nor a press came to the page: nothing was measured');
      return Math.max(SHORTEST_MS, slowest);
    },
    close: () => context.close(),
  };
}
