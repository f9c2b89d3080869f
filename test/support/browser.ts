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

interface Found {
  readonly path: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** What the package's own list of fonts lacks: the folder it really unpacked to, and the system's fonts. */
const fontsBelow = (place: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${join(place, 'fonts')}</dir>
  <cachedir>${join(place, 'fonts-cache')}</cachedir>
</fontconfig>
`;

/**
 * The packaged Chromium with the libraries it brings, unpacked once below the build folder. The package unpacks to
 * the temporary folder, and brings its own NSS only where it believes to run on its usual host. A page that finds
 * no font at all crashes it, so it is told where its fonts are.
 */
async function packagedChromium(): Promise<Found> {
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
    const fonts = join(place, 'fonts.conf');
    writeFileSync(fonts, fontsBelow(place));
    writeFileSync(whole, '');
    return { path, environment: { FONTCONFIG_FILE: fonts } };
  } finally {
    delete process.env['AWS_EXECUTION_ENV'];
    delete process.env['FONTCONFIG_PATH'];
    if (temporary === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = temporary;
  }
}

/** Which browser to use: as set, Playwright's own, the system's, else the packaged one. */
async function findBrowser(): Promise<Found> {
  const set = process.env['CHROMIUM_PATH'];
  if (set !== undefined && set !== '') return { path: set, environment: {} };
  const path = [chromium.executablePath(), ...SYSTEM].find((one) => existsSync(one));
  return path === undefined ? packagedChromium() : { path, environment: {} };
}

/** A browser with a fresh profile. `close` ends it and removes the profile. */
export async function launchBrowser(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const { path, environment } = await findBrowser();
  const home = mkdtempSync(join(tmpdir(), 'browser-'));
  const browser = await chromium.launch({
    executablePath: path,
    args: ARGUMENTS,
    env: { ...process.env, ...environment, HOME: home },
  });
  const close = async (): Promise<void> => {
    await browser.close();
    rmSync(home, { recursive: true, force: true });
  };
  return { browser, close };
}
