import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright';
import { afterLastTest } from '#test/support/after-last-test.ts';
import { launchBrowser } from '#test/support/browser.ts';
import { serveSite } from './site.ts';

/** Where an app stands in the page. */
export const screen = (app: string) => `#app-${app} > :first-child`;

async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'house-'));
  const site = await serveSite(join(folder, 'web'));
  const { browser, close } = await launchBrowser();
  afterLastTest(async () => {
    await close();
    site.server.close();
    site.server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Opens a path in a fresh browser session and hands the page to the test, with what the console said. */
  async function visit(
    path: string,
    look: (page: Page, consoleLines: string[]) => Promise<void>,
    options: BrowserContextOptions = {},
  ): Promise<void> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const consoleLines: string[] = [];
    page.on('console', (message) => consoleLines.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => consoleLines.push(`thrown: ${error.message}`));
    try {
      await page.goto(site.url + path, { waitUntil: 'commit' });
      await look(page, consoleLines);
    } finally {
      await context.close();
    }
  }
  return { site, visit };
}

export type OpenApp = Awaited<ReturnType<typeof open>>;
let opening: Promise<OpenApp> | null = null;

/** The built site of this process on a small server, and a browser to look at it; as it should be again. */
export async function openApp(): Promise<OpenApp> {
  opening ??= open();
  const house = await opening;
  house.site.reset();
  return house;
}
