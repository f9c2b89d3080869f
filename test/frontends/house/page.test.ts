import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import type { OpenApp } from './open-shell.ts';
import { openApp, screen } from './open-shell.ts';

const test = suite('the page round the screens');
let site: OpenApp['site'];
let visit: OpenApp['visit'];

test.before.each(async () => {
  ({ site, visit } = await openApp());
});

test('on a small screen the links fold into a menu that closes when one is chosen', async () => {
  await visit(
    '/',
    async (page) => {
      await page.locator(screen('picks')).waitFor();
      const profile = page.locator('#bar-menu').getByRole('link', { name: 'Profile' });
      assert.not.ok(await profile.isVisible());
      await page.getByRole('button', { name: 'Open menu' }).click();
      await profile.waitFor();
      await page.keyboard.press('Escape');
      await profile.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await profile.waitFor();
      await page.mouse.click(180, 1380);
      await profile.waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await profile.click();
      await page.locator(screen('account')).waitFor();
      await profile.waitFor({ state: 'hidden' });
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    },
    { viewport: { width: 360, height: 1400 } },
  );
});

test('a link of the foot that changes only the tab leads to the top of the screen', async () => {
  await visit(
    '/handicapping-tools',
    async (page) => {
      await page.locator(screen('tools')).waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Speed Figures' }).click();
      await page.waitForURL(/tab=speed-figures/);
      await comesTo(() => page.evaluate(() => window.scrollY), 0);
      await page.locator('#screen:focus').waitFor();
    },
    { viewport: { width: 360, height: 400 } },
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

test('initials take the place of a logo that does not load', async () => {
  site.now.missing = '/logo.svg';
  await visit('/', async (page) => {
    await page.locator('.brand-initials').waitFor();
    assert.is(await page.locator('.brand-initials').textContent(), 'CT');
  });
});

test('a theme follows the system, can be chosen, is stored, and is on before the first paint', async () => {
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
    await toast.filter({ hasText: 'Second' }).waitFor();
    assert.ok(((await toast.boundingBox())?.width ?? 999) <= 420);
    await page.keyboard.press('F8');
    await page.locator('.toast-region:focus').waitFor();
    await swipe(30);
    assert.is(await toast.count(), 1);
    await swipe(60);
    await toast.waitFor({ state: 'detached' });
  });
});

test.run();
