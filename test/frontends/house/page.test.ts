import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { launchBrowser } from '#test/support/browser.ts';
import { serveSite } from './site.ts';

const test = suite('the house in a browser');

const folder = mkdtempSync(join(tmpdir(), 'house-'));
const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';
let browser: Browser;
let closeBrowser: () => Promise<void>;
let site: Awaited<ReturnType<typeof serveSite>>;
const screen = (app: string) => `#app-${app} > *`;

/** Opens a path in a fresh browser session and hands the page to the test, with what the console said. */
async function visit(
  path: string,
  look: (page: Page, said: string[]) => Promise<void>,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(8000);
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`thrown: ${error.message}`));
  try {
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await look(page, said);
  } finally {
    await context.close();
  }
}

test.before(async () => {
  site = await serveSite(join(folder, 'web'));
  ({ browser, close: closeBrowser } = await launchBrowser());
});
test.before.each(() => site.reset());
test.after(async () => {
  await closeBrowser();
  site.server.close();
  site.server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

test('while the session is asked for, the title and the waiting words stand alone', async () => {
  site.now.sessionDelayMs = 1200;
  await visit('/', async (page) => {
    await page.getByText('Preparing your racing intelligence...').waitFor();
    await page.waitForTimeout(500);
    assert.ok(await page.locator('.loading-title').isVisible());
    assert.is(await page.locator('header.bar').count(), 0);
    await page.locator(screen('picks')).waitFor();
    assert.is(await page.getByText('Preparing your racing intelligence...').count(), 0);
  });
});

test('a signed-out visitor sees the auth screen and no bar, whatever the path', async () => {
  site.now.signedIn = false;
  for (const path of ['/', '/profile', '/admin', '/no-such-page']) {
    await visit(path, async (page) => {
      await page.locator(screen('account')).waitFor();
      assert.is(await page.locator('header.bar').count(), 0);
      assert.is(await page.title(), 'Sign In · Clubhouse Turn');
    });
  }
});

test('a refused session call counts as signed out and is asked again by the next navigation', async () => {
  site.now.sessionStatus = 500;
  await visit('/', async (page) => {
    await page.locator(screen('account')).waitFor();
    assert.is(site.now.calls.filter((call) => call === 'GET /api/auth/user').length, 1);
    site.now.sessionStatus = 200;
    await page.evaluate(() => history.pushState(null, '', '/profile'));
    await page.locator('header.bar').waitFor();
  });
});

test('the account is verified before the gate or the content is shown', async () => {
  site.now.checkDelayMs = 600;
  site.now.accepted = false;
  await visit('/', async (page) => {
    await page.getByText('Verifying account status...').waitFor();
    await page.locator(screen('account')).waitFor();
    assert.is(await page.title(), 'Legal Disclaimer · Clubhouse Turn');
    assert.is(await page.locator('header.bar').count(), 0);
  });
});

test('a member walks through the screens without the page loading anew; each has its title and is reported', async () => {
  await visit('/', async (page, said) => {
    await page.locator(screen('picks')).waitFor();
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    assert.is(await page.title(), 'AI Picks · Clubhouse Turn');
    const bar = page.getByRole('navigation', { name: 'Main' });
    assert.equal(await bar.getByRole('link').allInnerTexts(), ['AI Picks', 'Admin', 'Profile', 'Sign Out']);
    assert.is(await bar.getByRole('link', { name: 'AI Picks' }).getAttribute('aria-current'), 'page');
    await page.getByRole('contentinfo').getByRole('link', { name: 'ML Predictions' }).click();
    await page.locator(screen('tools')).waitFor();
    assert.is(await page.title(), 'ML Predictions · Clubhouse Turn');
    assert.is(await page.evaluate(() => document.activeElement?.id), 'screen');
    assert.is(await page.locator(screen('picks')).count(), 0);
    await bar.getByRole('link', { name: 'Admin' }).click();
    await page.getByText('not built yet').waitFor();
    await page.goBack();
    await page.locator(screen('tools')).waitFor();
    assert.is(await page.evaluate(() => 'stayed' in window), true);
    assert.equal(
      site.now.bodies,
      ['/', '/ml-predictions', '/admin', '/ml-predictions'].map((path) => `{"pagePath":"${path}"}`),
    );
    assert.equal(
      said.filter((line) => /^thrown|Content Security Policy|integrity/.test(line)),
      [],
    );
    assert.ok(said.some((line) => line.startsWith('debug: The page view was not recorded')));
  });
});

test('an unknown path is not found, the auth path leads a member home', async () => {
  await visit('/no-such-page', async (page) => {
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    assert.is(await page.title(), 'Page Not Found · Clubhouse Turn');
  });
  await visit('/auth', async (page) => {
    await page.locator(screen('picks')).waitFor();
    assert.is(new URL(page.url()).pathname, '/');
  });
});

for (const harm of ['missing', 'damaged'] as const) {
  test(`a ${harm} micro-frontend fails alone, says so, and comes back when it is whole`, async () => {
    site.now[harm] = '/picks-';
    if (harm === 'damaged') site.now.damaged = '/assets/picks-';
    await visit('/', async (page) => {
      await page.getByText('part of Clubhouse Turn is missing or damaged').waitFor();
      assert.ok(await page.locator('header.bar').isVisible());
      await page.getByRole('contentinfo').getByRole('link', { name: 'ML Predictions' }).click();
      await page.locator(screen('tools')).waitFor();
      assert.is(await page.getByText('missing or damaged').count(), 0);
      await page.locator('.bar').getByRole('link', { name: 'AI Picks' }).click();
      await page.getByText('missing or damaged').waitFor();
      site.now[harm] = null;
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator(screen('picks')).waitFor();
      assert.is(await page.getByText('missing or damaged').count(), 0);
    });
  });
}

test('a screen that breaks while it is drawn is a Page Error in its own region', async () => {
  const code = `import { frame } from '@clubhouse/frame';
    export const { bootstrap, mount, unmount } = frame(() => { throw new Error('the gate stayed shut'); });`;
  site.now.rebuilt = { app: 'picks', code };
  await visit('/', async (page) => {
    await page.getByRole('heading', { name: 'Page Error' }).waitFor();
    await page.getByText('the gate stayed shut').waitFor();
    assert.ok(await page.getByRole('button', { name: 'Reload Page' }).isVisible());
    await page.getByRole('contentinfo').getByRole('link', { name: 'ML Predictions' }).click();
    await page.locator(screen('tools')).waitFor();
    assert.is(await page.getByRole('heading', { name: 'Page Error' }).count(), 0);
  });
});

test('an app that cannot be mounted fails alone and is mounted anew by Try again', async () => {
  const code = `let tries = 0;
    export const bootstrap = async () => {};
    export const mount = async () => {
      tries += 1;
      if (tries === 1) throw new Error('no room in the paddock');
      document.getElementById('app-picks').append('mounted after all');
    };
    export const unmount = async () => {};`;
  site.now.rebuilt = { app: 'picks', code };
  await visit('/', async (page) => {
    await page.getByText('no room in the paddock').waitFor();
    assert.ok(await page.locator('header.bar').isVisible());
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('mounted after all').waitFor();
  });
});

test('a shell that does not load leaves a Loading Error with the error, the browser and the way on', async () => {
  site.now.missing = '/shell-';
  await visit('/', async (page) => {
    await page.getByRole('heading', { name: 'Loading Error' }).waitFor();
    assert.match((await page.locator('#startup-error').textContent()) ?? '', /\/assets\/shell-/);
    assert.match((await page.locator('#startup-browser').textContent()) ?? '', /Mozilla/);
    assert.match(
      (await page.locator('#startup-failure').textContent()) ?? '',
      /refresh the page.*contact support/s,
    );
    assert.is(await page.locator('#house > *').count(), 0);
  });
});

test('a damaged shared module is a Loading Error too', async () => {
  site.now.damaged = '/assets/kit-';
  await visit('/', async (page) => {
    await page.getByRole('heading', { name: 'Loading Error' }).waitFor();
  });
});

test('the fallback appears after 1.5 s without content on a phone with Chrome, and only there', async () => {
  site.now.sessionDelayMs = 4000;
  await visit(
    '/',
    async (page) => {
      await page.waitForTimeout(1000);
      assert.not.ok(await page.locator('#fallback').isVisible());
      await page.locator('#fallback').waitFor({ state: 'visible', timeout: 2500 });
      await page.locator(screen('picks')).waitFor();
      assert.not.ok(await page.locator('#fallback').isVisible());
    },
    { userAgent: phone },
  );
  await visit('/', async (page) => {
    await page.waitForTimeout(2000);
    assert.not.ok(await page.locator('#fallback').isVisible());
  });
});

test('without JavaScript the page says what it needs', async () => {
  await visit(
    '/',
    async (page) => {
      await page.getByRole('heading', { name: 'Clubhouse Turn needs JavaScript' }).waitFor();
    },
    { javaScriptEnabled: false },
  );
});

test('on a small screen the links fold into a menu that closes when one is chosen', async () => {
  await visit(
    '/',
    async (page) => {
      await page.locator(screen('picks')).waitFor();
      const profile = page.locator('#bar-menu').getByRole('link', { name: 'Profile' });
      assert.not.ok(await profile.isVisible());
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.keyboard.press('Escape');
      assert.not.ok(await profile.isVisible());
      await page.getByRole('button', { name: 'Open menu' }).click();
      await profile.click();
      await page.locator(screen('account')).waitFor();
      assert.not.ok(await profile.isVisible());
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    },
    { viewport: { width: 360, height: 740 } },
  );
});

test('the hint of a link appears after 300 ms, not before', async () => {
  await visit('/', async (page) => {
    await page.locator(screen('picks')).waitFor();
    const shownAfter = await page.evaluate(async () => {
      const link = document.querySelector('.bar a[href="/profile"]');
      const started = performance.now();
      link?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
      while (document.querySelector('[role=tooltip]') === null && performance.now() - started < 2000) {
        await new Promise((wake) => setTimeout(wake, 5));
      }
      return performance.now() - started;
    });
    assert.ok(shownAfter >= 295 && shownAfter < 1000, `${shownAfter} ms`);
    assert.is(await page.getByRole('tooltip').textContent(), 'Your account');
  });
});

test('initials stand in for a logo that does not load', async () => {
  site.now.missing = '/logo.svg';
  await visit('/', async (page) => {
    await page.locator('.brand-initials').waitFor();
    assert.is(await page.locator('.brand-initials').textContent(), 'CT');
  });
});

test('Sign Out ends at the auth screen', async () => {
  await visit('/', async (page) => {
    await page.locator('.bar').getByRole('link', { name: 'Sign Out' }).click();
    await page.locator(screen('account')).waitFor();
    assert.ok(site.now.calls.includes('GET /api/logout'));
    assert.is(await page.locator('header.bar').count(), 0);
  });
});

test('a theme is followed from the system, chosen, kept, and on before the first picture', async () => {
  const ground = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await visit(
    '/',
    async (page) => {
      await page.locator(screen('picks')).waitFor();
      const dark = await ground(page);
      await page.getByRole('button', { name: 'Paper (light)' }).click();
      const light = await ground(page);
      assert.is.not(light, dark);
      site.now.missing = '/shell-';
      await page.reload({ waitUntil: 'domcontentloaded' });
      assert.is(await ground(page), light);
    },
    { colorScheme: 'dark' },
  );
});

test('toasts: one at a time, at most 420 px wide, F8 leads to them, a swipe of 50 px to the right dismisses', async () => {
  await visit('/', async (page) => {
    await page.locator(screen('picks')).waitFor();
    const show = (title: string) =>
      page.evaluate(async (title) => {
        const map = JSON.parse(document.querySelector('script[type=importmap]')?.textContent ?? '{}');
        const frame = await import(map.imports['@clubhouse/frame']);
        frame.toasts.show({
          title,
          description: 'A longer line of words that would run on and on over the width of the page. '.repeat(
            3,
          ),
        });
      }, title);
    const toast = page.locator('.toast');
    const swipe = async (px: number) => {
      const box = await toast.boundingBox();
      if (box === null) throw new Error('no toast to swipe');
      await page.mouse.move(box.x + 60, box.y + 20);
      await page.mouse.down();
      await page.mouse.move(box.x + 60 + px, box.y + 20, { steps: 4 });
      await page.mouse.up();
    };
    await show('First');
    await show('Second');
    await toast.waitFor();
    assert.is(await toast.count(), 1);
    assert.match((await toast.textContent()) ?? '', /Second/);
    assert.ok(((await toast.boundingBox())?.width ?? 999) <= 420);
    await page.keyboard.press('F8');
    assert.is(await page.evaluate(() => document.activeElement?.className), 'toast-region');
    await swipe(30);
    assert.is(await toast.count(), 1);
    await swipe(60);
    await toast.waitFor({ state: 'detached' });
  });
});

test.run();
