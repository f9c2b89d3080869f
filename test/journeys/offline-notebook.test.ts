import type { BrowserContext, Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { makeInsider } from './people.ts';
import type { Stage } from './stage.ts';
import { desktop, phone } from './stage.ts';
import { openStageWithCard } from './stage-with-card.ts';
import { untilStored } from './stored-answers.ts';

const test = suite('the notebook without a network');
const address = '/race/saratoga/2025-08-02/2?tab=form';
let stage: Stage;
let page: Page;
let context: BrowserContext;

test.before(async () => {
  stage = await openStageWithCard();
  const visit = await stage.enter({ serviceWorkers: 'allow' });
  await makeInsider(visit.context);
  [page, context] = [visit.page, visit.context];
});
test.after(() => stage.close());

const first = () => page.locator('#form-1');
const words = () => first().locator('.note-text').filter({ hasText: 'Blocked at the quarter pole.' });
const mark = () => first().getByText('Saved on this device, not sent yet.');
const bar = () =>
  page.getByRole('status').filter({ hasText: '1 change saved on this device, not sent yet.' });

test('a note written offline is kept, also through a reload, and says that it is not sent', async () => {
  await page.goto(address);
  await first().getByRole('heading').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await first().getByRole('heading').waitFor();
  for (const read of [
    '/auth/user',
    '/disclaimer/check',
    '/cards/2025-08-02',
    '/races/2/form',
    '/races/2/field',
  ])
    await untilStored(page, read);
  await context.setOffline(true);
  await first()
    .getByRole('button', { name: /^Note on/ })
    .click();
  await first().getByRole('textbox').fill('Blocked at the quarter pole.');
  await first().getByRole('button', { name: 'Save' }).click();
  await mark().waitFor();
  await bar().waitFor();
  assert.is(await words().count(), 1);
  await page.reload();
  await mark().waitFor();
  assert.is(await words().count(), 1);
});

test('the bar and the mark have no serious finding, and nothing scrolls sideways on a phone', async () => {
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);
  assert.equal(await seriousFindings(page), []);
  await page.setViewportSize(desktop);
});

test('signing out asks while a change is not sent', async () => {
  await page.getByRole('link', { name: 'Sign Out' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/kept only here/).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await mark().waitFor();
});

test('when the line is back the note is sent once and stays', async () => {
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await mark().waitFor({ state: 'detached' });
  await bar().waitFor({ state: 'detached' });
  assert.is(await words().count(), 1);
  await page.reload();
  await words().waitFor();
  assert.is(await words().count(), 1);
});

test.run();
