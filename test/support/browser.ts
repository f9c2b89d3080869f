import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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

interface InstalledBrowser {
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

const UNPACK = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";

/** Unpacks beside the folder and renames: of several processes that unpack at once the first one's copy is kept. */
function unpackInto(folder: string): void {
  const draft = mkdtempSync(`${folder}-`);
  execFileSync(process.execPath, ['-e', UNPACK], {
    cwd: project,
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
  });
  writeFileSync(join(draft, 'fonts.conf'), fontsBelow(folder));
  try {
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(draft, { recursive: true, force: true });
  }
}

/**
 * The packaged Chromium with the libraries it brings, unpacked once below the build folder. The package unpacks to
 * the temporary folder, and brings its own NSS only where it believes to run on its usual host. A page that finds
 * no font at all crashes it, so it is told where its fonts are.
 */
function packagedChromium(): InstalledBrowser {
  const { version } = JSON.parse(
    readFileSync(join(project, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
  ) as { version: string };
  const folder = join(project, '.build', `chromium-${version}`);
  mkdirSync(join(project, '.build'), { recursive: true });
  if (!existsSync(folder)) unpackInto(folder);
  const libraries = [join(folder, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']];
  return {
    path: join(folder, 'chromium'),
    environment: {
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      LD_LIBRARY_PATH: libraries.filter((one) => one !== undefined && one !== '').join(':'),
    },
  };
}

/** Which browser to use: as set, Playwright's own, the system's, else the packaged one. */
function findBrowser(): InstalledBrowser {
  const set = process.env['CHROMIUM_PATH'];
  if (set !== undefined && set !== '') return { path: set, environment: {} };
  const path = [chromium.executablePath(), ...SYSTEM].find((one) => existsSync(one));
  return path === undefined ? packagedChromium() : { path, environment: {} };
}

/** A browser with a fresh profile. `close` ends it and removes the profile. */
export async function launchBrowser(): Promise<{ browser: Browser; close: () => Promise<void> }> {
  const { path, environment } = findBrowser();
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
