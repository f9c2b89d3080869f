import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Arguments every start of Chromium gets: headless as any user, quiet on the network. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * The packaged Chromium with the libraries it brings, unpacked once below the build folder. The package unpacks to
 * the temporary folder, and brings its own NSS only where it believes to run on its usual host.
 */
async function packagedChromium(): Promise<string> {
  const place = join(project, '.build', 'browser');
  const whole = join(place, 'whole');
  if (!existsSync(whole)) rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const temporary = process.env['TMPDIR'];
  process.env['TMPDIR'] = place;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs20.x';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    const path = await packaged.executablePath();
    writeFileSync(whole, '');
    return path;
  } finally {
    delete process.env['AWS_EXECUTION_ENV'];
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
}

/** Which browser to use: as set, Playwright's own, the system's, else the packaged one. */
export async function browserPath(): Promise<string> {
  const set = process.env['CHROMIUM_PATH'];
  if (set !== undefined && set !== '') return set;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  return SYSTEM.find((path) => existsSync(path)) ?? packagedChromium();
}

/** A browser with a fresh profile. `close` ends it and removes the profile. */
export async function launchBrowser(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const executablePath = await browserPath();
  const home = mkdtempSync(join(tmpdir(), 'browser-'));
  const browser = await chromium.launch({
    executablePath,
    args: ARGUMENTS,
    env: { ...process.env, HOME: home },
  });
  const close = async (): Promise<void> => {
    await browser.close();
    rmSync(home, { recursive: true, force: true });
  };
  return { browser, close };
}
