import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { OpenApp } from './open-shell.ts';
import { openApp, screen } from './open-shell.ts';

const test = suite('the site stored in the browser');
let site: OpenApp['site'];
let visit: OpenApp['visit'];

test.before.each(async () => {
  ({ site, visit } = await openApp());
});

const retryUntilSaved = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((wake) => active?.addEventListener('statechange', wake, { once: true }));
  });
const newPicks = `export const bootstrap = async () => undefined, unmount = bootstrap;
  export const mount = async () => { document.getElementById('app-picks').textContent = 'The newer build'; };`;

test('a new build shows on the next load, whatever is cached of the old one', async () => {
  await visit('/', async (page) => {
    await page.locator(screen('picks')).waitFor();
    await retryUntilSaved(page);
    site.now.rebuilt = { app: 'picks', code: newPicks };
    await page.reload();
    await page.getByText('The newer build').waitFor();
  });
});

test('the cached site opens without a network, and no call is answered by it', async () => {
  await visit('/', async (page) => {
    await page.locator(screen('picks')).waitFor();
    await retryUntilSaved(page);
    await page.context().setOffline(true);
    await page.reload();
    await page.locator(screen('picks')).waitFor();
    await page.locator('.offline-note').waitFor();
    const call = await page.evaluate(() =>
      fetch('/api/tracks').then(
        () => 'answered',
        () => 'no answer',
      ),
    );
    assert.is(call, 'no answer');
  });
});

test('a build with a part damaged on the way is not cached', async () => {
  site.now.damaged = '/assets/tools-';
  await visit('/', async (page) => {
    await page.locator(screen('picks')).waitFor();
    const state = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register('/service-worker.js').catch(() => null);
      const worker = registration?.installing;
      while (worker?.state === 'installing') await new Promise((wake) => setTimeout(wake, 50));
      return worker?.state;
    });
    assert.is(state, 'redundant');
  });
});

test.run();
