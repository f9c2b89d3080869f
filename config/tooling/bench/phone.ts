import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright';

/** What the page itself noted: largest paint (ms), layout shift, and the longest interaction (ms) since it was last asked. */
interface Noted {
  readonly lcp: number;
  readonly cls: number;
  readonly slowest: number;
}

const OBSERVE = `
  window.noted = { lcp: 0, cls: 0, slowest: 0 };
  const watch = (type, note, more) => new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  watch('largest-contentful-paint', (entry) => { noted.lcp = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) noted.cls += entry.value; });
  watch('event', (entry) => { if (entry.interactionId) noted.slowest = Math.max(noted.slowest, entry.duration); }, { durationThreshold: 16 });`;

/** The shortest interaction the browser tells of; shorter ones count as this. */
const SHORTEST_MS = 16;
const SETTLED_MS = 1_000;
const PATIENCE_MS = 20_000;

export interface Phone {
  readonly page: Page;
  /** Largest paint, layout shift and JavaScript (kB, gzip) of a screen that stands, a second later; what is fetched in that second is not its own. */
  loaded(): Promise<{ readonly lcpSeconds: number; readonly cls: number; readonly javascriptKb: number }>;
  /** Does something with the page and gives how long its slowest interaction took, to the next paint, in ms. */
  interact(act: (page: Page) => Promise<unknown>): Promise<number>;
  /** Addresses of the scripts that were fetched. */
  readonly scripts: readonly string[];
  close(): Promise<void>;
}

const cookiesOf = (cookie: string, url: string) =>
  cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });

function weigh(page: Page, scripts: string[]): () => Promise<number> {
  const weighed: Promise<number>[] = [];
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
  return async () => (await Promise.all(weighed)).reduce((sum, one) => sum + one, 0);
}

async function contextOf(browser: Browser, address: string, cookie: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // What it keeps for times without a network would be counted as the screen's.
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addCookies(cookiesOf(cookie, address));
  return context;
}

/** A fresh browser session of a signed-in member on a phone with the processor slowed four times. */
export async function openPhone(browser: Browser, address: string, cookie: string): Promise<Phone> {
  const context = await contextOf(browser, address, cookie);
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  const processor = await context.newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const scripts: string[] = [];
  const weight = weigh(page, scripts);
  const noted = () => page.evaluate('noted') as Promise<Noted>;
  return {
    page,
    scripts,
    async loaded() {
      const javascriptKb = (await weight()) / 1000;
      await page.waitForTimeout(SETTLED_MS);
      const { lcp, cls } = await noted();
      return { lcpSeconds: lcp / 1000, cls, javascriptKb };
    },
    async interact(act) {
      await page.evaluate('noted.slowest = 0');
      await act(page);
      await page.waitForTimeout(300);
      return Math.max(SHORTEST_MS, (await noted()).slowest);
    },
    close: () => context.close(),
  };
}
