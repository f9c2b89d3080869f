import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { newMigratedFolder } from '#test/support/prepared-data.ts';
import type { Environment } from '#test/support/running-product.ts';
import { dropDataFolder, startServing } from '#test/support/running-product.ts';
import { oneBrowser } from './one-browser.ts';
import { followRequests } from './quiet.ts';

/** How long anything on a page may take before a journey gives up on it. */
const PATIENCE_MS = 20_000;

export const desktop = { width: 1280, height: 800 } as const;
export const phone = { width: 360, height: 740 } as const;
export const mobileChrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

/** A person at a browser, and what the page's console said and the network was asked for meanwhile. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly consoleLines: string[];
  readonly requests: string[];
}

/** The product, running on a data folder of its own, and people who come to it. */
export interface Stage {
  readonly address: string;
  readonly dataFolder: string;
  /** A fresh browser session with one page, not yet at any address. */
  enter(options?: BrowserContextOptions): Promise<Visit>;
  close(): Promise<void>;
}

/** The setup code of the stage a browser came to, until somebody signed up with it. */
const setupCodes = new WeakMap<BrowserContext, { code: string | null }>();

/** Takes the setup code for the first account of a stage; null for every later one. */
export function takeSetupCode(context: BrowserContext): string | null {
  const setup = setupCodes.get(context);
  const code = setup?.code ?? null;
  if (setup !== undefined) setup.code = null;
  return code;
}

async function enter(address: string, options: BrowserContextOptions): Promise<Visit> {
  const browser = await oneBrowser();
  const context = await browser.newContext({
    baseURL: address,
    viewport: desktop,
    // What a test lays in the way of a request must not be passed by from a store; the offline journey allows it.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const consoleLines: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => consoleLines.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => consoleLines.push(`thrown: ${error.message}`));
  page.on('request', (request) => requests.push(request.url()));
  followRequests(page);
  return { page, context, consoleLines, requests };
}

/** Starts the product; `prepare` may fill its data folder first. */
export async function openStage(
  extra: Environment = {},
  prepare: (dataFolder: string) => Promise<void> = async () => undefined,
): Promise<Stage> {
  const dataFolder = await newMigratedFolder();
  try {
    await prepare(dataFolder);
    const product = await startServing(dataFolder, extra);
    const contexts: BrowserContext[] = [];
    const setup = { code: product.setupCode };
    return {
      address: product.address,
      dataFolder,
      async enter(options = {}) {
        const visit = await enter(product.address, options);
        contexts.push(visit.context);
        setupCodes.set(visit.context, setup);
        return visit;
      },
      async close() {
        for (const context of contexts) await context.close();
        await product.stop();
        dropDataFolder(dataFolder);
      },
    };
  } catch (error) {
    dropDataFolder(dataFolder);
    throw error;
  }
}
