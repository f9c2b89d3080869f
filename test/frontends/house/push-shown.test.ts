import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openPushedWorker } from '#test/support/pushed-worker.ts';
import type { OpenApp } from './open-shell.ts';
import { openApp, screen } from './open-shell.ts';

const test = suite('a push message in the browser');
let visit: OpenApp['visit'];

test.before.each(async () => {
  ({ visit } = await openApp());
});

async function openPushed(page: Page) {
  await page.locator(screen('picks')).waitFor();
  return openPushedWorker(page);
}

test('it is shown with its words, and with the page that a press opens', async () => {
  await visit('/', async (page) => {
    const { push, untilShown } = await openPushed(page);
    const path = '/race/saratoga/2025-06-07/4';
    const words = { title: 'Entered at Saratoga, Jun 7', body: 'Race 4: Paper Lantern', tag: 'watch 4' };
    await push(JSON.stringify({ ...words, path }));
    assert.equal(await untilShown(1), [{ ...words, data: path }]);
  });
});

test('one that cannot be read still shows something, and leads to the board', async () => {
  await visit('/', async (page) => {
    const { push, untilShown } = await openPushed(page);
    await push('no message');
    const [shown] = await untilShown(1);
    assert.equal(shown, {
      title: 'Clubhouse Turn',
      body: 'News from the day board',
      tag: 'board',
      data: '/board',
    });
  });
});

test('a press opens its page, goes to one that shows it, and never leaves the site', async () => {
  await visit('/', async (page) => {
    const { press } = await openPushed(page);
    const { origin } = new URL(page.url());
    assert.equal(await press({ data: '/race/saratoga/2025-06-07/4' }), [
      `opens ${origin}/race/saratoga/2025-06-07/4`,
    ]);
    assert.equal(await press({ data: '/' }), [`goes to ${origin}/`]);
    assert.equal(await press({ data: 'https://elsewhere.example/' }), []);
  });
});

test.run();
