import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import type { OpenApp } from './open-shell.ts';
import { openApp, screen } from './open-shell.ts';
import { holdAnswer } from './site.ts';

const test = suite('parts that fail');
let site: OpenApp['site'];
let visit: OpenApp['visit'];

test.before.each(async () => {
  ({ site, visit } = await openApp());
});

const phone =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

for (const harm of ['missing', 'damaged'] as const) {
  test(`a ${harm} micro-frontend fails alone, says so, and comes back when it works again`, async () => {
    site.now[harm] = '/picks-';
    if (harm === 'damaged') site.now.damaged = '/assets/picks-';
    await visit('/', async (page) => {
      await page.getByText('part of Clubhouse Turn is missing or damaged').waitFor();
      await page.locator('header.bar').waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'ML Predictions' }).click();
      await page.locator(screen('tools')).waitFor();
      await page.getByText('missing or damaged').waitFor({ state: 'detached' });
      await page.locator('.bar').getByRole('link', { name: 'AI Picks' }).click();
      await page.getByText('missing or damaged').waitFor();
      site.now[harm] = null;
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator(screen('picks')).waitFor();
      await page.getByText('missing or damaged').waitFor({ state: 'detached' });
    });
  });
}

/** How long after the next press a button with these words appears, measured in the page: a slow look from outside does not count. */
const millisecondsToOffer = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((told) => {
        let pressedAt = Number.NaN;
        document.addEventListener(
          'click',
          (press) => {
            pressedAt = press.timeStamp;
          },
          { once: true, capture: true },
        );
        new MutationObserver((_, watch) => {
          if (![...document.querySelectorAll('button')].some((button) => button.textContent === wanted))
            return;
          watch.disconnect();
          told(performance.now() - pressedAt);
        }).observe(document.body, { childList: true, subtree: true });
      }),
    words,
  );

test('a micro-frontend that never comes says so within 10 seconds, with a way on', async () => {
  await visit('/', async (page) => {
    await page.locator(screen('picks')).waitFor();
    await page.route(/\/assets\/tools-[\w-]+\.js$/, () => undefined);
    const offered = millisecondsToOffer(page, 'Try again');
    await page.getByRole('contentinfo').getByRole('link', { name: 'ML Predictions' }).click();
    const ms = await offered;
    assert.ok(ms <= 10_000, `${ms} ms`);
    await page.getByRole('button', { name: 'Reload the page' }).waitFor();
  });
});

test('a screen that breaks while it is drawn is a Page Error in its own region', async () => {
  const code = `import { frame } from '@clubhouse/frame';
    export const { bootstrap, mount, unmount } = frame(() => { throw new Error('the gate stayed shut'); });`;
  site.now.rebuilt = { app: 'picks', code };
  await visit('/', async (page) => {
    await page.getByRole('heading', { name: 'Page Error' }).waitFor();
    await page.getByText('the gate stayed shut').waitFor();
    await page.getByRole('button', { name: 'Reload Page' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'ML Predictions' }).click();
    await page.locator(screen('tools')).waitFor();
    await page.getByRole('heading', { name: 'Page Error' }).waitFor({ state: 'detached' });
  });
});

test('a card that breaks while it is drawn breaks alone and is logged once', async () => {
  const code = `import { frame } from '@clubhouse/frame';
    import { Card } from '@clubhouse/kit';
    import { jsx, jsxs } from 'react/jsx-runtime';
    const Broken = () => { throw new Error('the gate stayed shut'); };
    export const { bootstrap, mount, unmount } = frame(() => jsxs('div', { children: [
      jsx(Card, { title: 'Broken', children: jsx(Broken, {}) }),
      jsx(Card, { title: 'Whole', children: jsx('p', { children: 'won by a neck' }) }),
    ] }));`;
  site.now.rebuilt = { app: 'picks', code };
  await visit('/', async (page, consoleLines) => {
    await page.getByText('This part could not be shown').waitFor();
    await page.getByText('won by a neck').waitFor();
    assert.is(await page.getByRole('heading', { name: 'Page Error' }).count(), 0);
    const timesLogged = async () =>
      consoleLines.filter((line) => line.includes('the gate stayed shut')).length;
    await comesTo(timesLogged, 1);
  });
});

test('an app that cannot be mounted fails alone and is mounted again by Try again', async () => {
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
    await page.locator('header.bar').waitFor();
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
    assert.is(await page.locator('#app > *').count(), 0);
  });
});

test('a damaged shared module is a Loading Error too', async () => {
  site.now.damaged = '/assets/kit-';
  await visit('/', async (page) => {
    await page.getByRole('heading', { name: 'Loading Error' }).waitFor();
  });
});

/** Notes in every page to come how long after its first moment the fallback is shown. */
const noteFallback = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const since = performance.now();
    new MutationObserver((_, watch) => {
      if (document.getElementById('fallback')?.hidden !== false) return;
      watch.disconnect();
      Object.assign(window, { fallbackAfter: performance.now() - since });
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });

test('the fallback appears after 1.5 s without content on a phone with Chrome, and only there', async () => {
  const letIn = holdAnswer(site.now, '/api/auth/user');
  await visit(
    '/',
    async (page) => {
      await noteFallback(page);
      await page.reload({ waitUntil: 'commit' });
      await page.locator('#fallback').waitFor();
      const ms = Number(await page.evaluate('fallbackAfter'));
      assert.ok(ms >= 1_500 && ms < 3_500, `${ms} ms`);
      letIn();
      await page.locator(screen('picks')).waitFor();
      await page.locator('#fallback').waitFor({ state: 'hidden' });
    },
    { userAgent: phone },
  );
  const letOthersIn = holdAnswer(site.now, '/api/auth/user');
  await visit('/', async (page) => {
    await page.waitForTimeout(2000);
    assert.not.ok(await page.locator('#fallback').isVisible());
    letOthersIn();
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

test.run();
