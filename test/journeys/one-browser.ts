import type { Browser } from 'playwright';
import { afterLastTest } from '#test/support/after-last-test.ts';
import { launchBrowser } from '#test/support/browser.ts';

let launching: Promise<Browser> | null = null;

async function launch(): Promise<Browser> {
  const { browser, close } = await launchBrowser();
  afterLastTest(close);
  return browser;
}

/** The browser of this process; every visit has a session of its own in it. */
export function oneBrowser(): Promise<Browser> {
  launching ??= launch();
  return launching;
}
