import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { barLinks } from '../../../frontends/shell/navigation.ts';
import type { OpenApp } from './open-shell.ts';
import { openApp, screen } from './open-shell.ts';
import { holdAnswer } from './site.ts';

const test = suite('coming into the site');
let site: OpenApp['site'];
let visit: OpenApp['visit'];

test.before.each(async () => {
  ({ site, visit } = await openApp());
});

test('while the session loads, only the title and the waiting words show', async () => {
  const letIn = holdAnswer(site.now, '/api/auth/user');
  await visit('/', async (page) => {
    await page.getByText('Preparing your racing intelligence...').waitFor();
    await page.waitForTimeout(500);
    assert.ok(await page.locator('.loading-title').isVisible());
    assert.is(await page.locator('header.bar').count(), 0);
    letIn();
    await page.locator(screen('picks')).waitFor();
    await page.getByText('Preparing your racing intelligence...').waitFor({ state: 'detached' });
  });
});

test('a signed-out visitor sees the auth screen and no bar, whatever the path', async () => {
  site.now.signedIn = false;
  for (const path of ['/', '/profile', '/admin', '/no-such-page']) {
    await visit(path, async (page) => {
      await page.locator(screen('account')).waitFor();
      assert.is(await page.locator('header.bar').count(), 0);
      await comesTo(() => page.title(), 'Sign In · Clubhouse Turn');
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
  const letIn = holdAnswer(site.now, '/api/disclaimer/check');
  site.now.accepted = false;
  await visit('/', async (page) => {
    await page.getByText('Verifying account status...').waitFor();
    letIn();
    await page.locator(screen('account')).waitFor();
    await comesTo(() => page.title(), 'Legal Disclaimer · Clubhouse Turn');
    assert.is(await page.locator('header.bar').count(), 0);
  });
});

test('a member walks through the screens without a page load; each has its title and is reported', async () => {
  await visit('/', async (page, consoleLines) => {
    await page.locator(screen('picks')).waitFor();
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await comesTo(() => page.title(), 'AI Picks · Clubhouse Turn');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const labels = [...barLinks.map(({ label }) => label), 'Sign Out'];
    await comesTo(() => bar.getByRole('link').allInnerTexts(), labels);
    await comesTo(() => bar.getByRole('link', { name: 'AI Picks' }).getAttribute('aria-current'), 'page');
    await page.getByRole('contentinfo').getByRole('link', { name: 'ML Predictions' }).click();
    await page.locator(screen('tools')).waitFor();
    await comesTo(() => page.title(), 'ML Predictions · Clubhouse Turn');
    await page.locator('#screen:focus').waitFor();
    await page.locator(screen('picks')).waitFor({ state: 'detached' });
    await bar.getByRole('link', { name: 'Admin' }).click();
    await page.locator(screen('admin')).waitFor();
    await page.goBack();
    await page.locator(screen('tools')).waitFor();
    assert.is(await page.evaluate(() => 'stayed' in window), true);
    const views = ['/', '/ml-predictions', '/admin', '/ml-predictions'];
    await comesTo(
      async () => [...site.now.bodies],
      views.map((path) => `{"pagePath":"${path}"}`),
    );
    assert.equal(
      consoleLines.filter((line) => /^thrown|Content Security Policy|integrity/.test(line)),
      [],
    );
    const isReported = async () =>
      consoleLines.some((line) => line.startsWith('debug: Could not record the page view'));
    await comesTo(isReported, true);
  });
});

test('an unknown path is not found, the auth path leads a member home', async () => {
  await visit('/no-such-page', async (page) => {
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await comesTo(() => page.title(), 'Page Not Found · Clubhouse Turn');
  });
  await visit('/auth', async (page) => {
    await page.locator(screen('picks')).waitFor();
    assert.is(new URL(page.url()).pathname, '/');
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

test.run();
