import { launchBrowser } from '#test/support/browser.ts';
import { median } from './figures.ts';
import { openPhone } from './phone.ts';

export interface FirstScreen {
  /** When the first race stands. */
  readonly firstKb: number;
  /** Once nothing is fetched any more. */
  readonly javascriptKb: number;
  readonly lcpSeconds: number;
  readonly cls: number;
}

async function visit(address: string, cookie: string): Promise<FirstScreen> {
  const { browser, close } = await launchBrowser();
  try {
    const { page, loaded } = await openPhone(browser, address, cookie);
    await page.goto('/');
    await page
      .getByText(/Race 1\b/)
      .first()
      .waitFor();
    return await loaded();
  } finally {
    await close();
  }
}

/** First screen of a signed-in member on a phone with the processor slowed four times: the median of three visits. */
export async function measureFirstScreen(address: string, cookie: string): Promise<FirstScreen> {
  const visits = [await visit(address, cookie), await visit(address, cookie), await visit(address, cookie)];
  return {
    firstKb: median(visits.map((one) => one.firstKb)),
    javascriptKb: median(visits.map((one) => one.javascriptKb)),
    lcpSeconds: median(visits.map((one) => one.lcpSeconds)),
    cls: median(visits.map((one) => one.cls)),
  };
}
