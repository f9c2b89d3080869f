import { gzipSync } from 'node:zlib';
import { launchBrowser } from '#test/support/browser.ts';
import { median } from './figures.ts';

export interface FirstScreen {
  readonly javascriptKb: number;
  readonly lcpSeconds: number;
  readonly cls: number;
}

const OBSERVE = `
  window.__lcp = 0; window.__cls = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.__lcp = entry.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.__cls += entry.value; }).observe({ type: 'layout-shift', buffered: true });`;

async function visit(address: string, cookie: string): Promise<FirstScreen> {
  const { browser, close } = await launchBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 360, height: 800 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    });
    const [name, ...value] = (cookie.split('; ')[0] ?? '').split('=');
    await context.addCookies(
      cookie.split('; ').map((pair) => ({
        name: pair.slice(0, pair.indexOf('=')),
        value: pair.slice(pair.indexOf('=') + 1),
        url: address,
      })),
    );
    if (name === undefined || value.length === 0) throw new Error('no session cookie');
    const page = await context.newPage();
    await page.addInitScript(OBSERVE);
    const throttle = await context.newCDPSession(page);
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    let javascript = 0;
    const reading: Promise<void>[] = [];
    page.on('response', (response) => {
      if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
      reading.push(
        response.body().then(
          (body) => {
            javascript += gzipSync(body, { level: 9 }).length;
          },
          () => undefined,
        ),
      );
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page
      .getByText(/Race 1\b/)
      .first()
      .waitFor();
    await page.waitForTimeout(1_500);
    await Promise.all(reading);
    const [lcp, cls] = (await page.evaluate('[window.__lcp, window.__cls]')) as [number, number];
    return { javascriptKb: javascript / 1000, lcpSeconds: lcp / 1000, cls };
  } finally {
    await close();
  }
}

/** First screen of a signed-in member on a phone with the processor slowed four times: the median of three visits. */
export async function measureFirstScreen(address: string, cookie: string): Promise<FirstScreen> {
  const visits = [await visit(address, cookie), await visit(address, cookie), await visit(address, cookie)];
  return {
    javascriptKb: median(visits.map((one) => one.javascriptKb)),
    lcpSeconds: median(visits.map((one) => one.lcpSeconds)),
    cls: median(visits.map((one) => one.cls)),
  };
}
