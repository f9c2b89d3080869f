import { launchBrowser } from '#test/support/browser.ts';
import { median } from './figures.ts';
import { openPhone } from './phone.ts';

export interface FirstScreen {
  /** When the first race is on the page. */
  readonly firstKb: number;
  /** Once fetching has ended. */
  readonly javascriptKb: number;
  readonly lcpSeconds: number;
  readonly cls: number;
}

/** With `until` the page is polled until that is true, which also uses the page's processor time. */
async function visit(address: string, cookie: string, until: RegExp | null = null): Promise<FirstScreen> {
  const { browser, close } = await launchBrowser();
  try {
    const { page, loaded } = await openPhone(browser, address, cookie);
    await page.goto('/');
    if (until !== null) await page.getByText(until).first().waitFor();
    return await loaded();
  } finally {
    await close();
  }
}

/** First screen of a signed-in member on a phone with the processor slowed four times: the median of three visits, and a fourth that waits for the first race. */
export async function measureFirstScreen(address: string, cookie: string): Promise<FirstScreen> {
  const { firstKb } = await visit(address, cookie, /Race 1\b/);
  const visits = [await visit(address, cookie), await visit(address, cookie), await visit(address, cookie)];
  return {
    firstKb,
    javascriptKb: median(visits.map((firstScreen) => firstScreen.javascriptKb)),
    lcpSeconds: median(visits.map((firstScreen) => firstScreen.lcpSeconds)),
    cls: median(visits.map((firstScreen) => firstScreen.cls)),
  };
}
