import type { BrowserContext, Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeInsider } from './people.ts';
import type { Stage } from './stage.ts';
import { openStageWithCard } from './stage-with-card.ts';

const test = suite('a day at the track by keyboard and with a bad line');
const race = '/race/saratoga/2025-08-02/2';
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

/** Reads a screen until its answers are stored for times without a line. */
async function readOnce(address: string, shown: () => Promise<unknown>): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await shown();
  await page.waitForTimeout(2_000);
}

async function lineBack(): Promise<void> {
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

test('the desk is marked, a note is saved and a horse is watched by keyboard alone', async () => {
  await page.goto(`${race}?tab=tickets`);
  const horse = page.locator('.desk-leg').first().locator('.desk-horse').first();
  await horse.focus();
  await page.keyboard.press('Space');
  assert.match((await horse.locator('.desk-mark').textContent()) ?? '', /^A$/);
  await page.keyboard.press('Enter');
  assert.match((await horse.locator('.desk-mark').textContent()) ?? '', /^B$/);
  await page.goto(`${race}?tab=form`);
  const first = page.locator('#form-1');
  await first.getByRole('button', { name: /^Note on/ }).focus();
  await page.keyboard.press('Enter');
  await first.getByRole('textbox').focus();
  await page.keyboard.type('Wide on both turns.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await first.locator('.note-text').filter({ hasText: 'Wide on both turns.' }).waitFor();
  await first.getByRole('heading').getByRole('link').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/horse\//);
  await page.getByRole('button', { name: /^Watch / }).focus();
  await page.keyboard.press('Space');
  await page.locator('[aria-pressed="true"]').filter({ hasText: 'Watching' }).waitFor();
});

test('the day board is read without a line, also after a reload', async () => {
  const rows = () => page.locator('.wall-race');
  await readOnce('/board', () => rows().nth(2).waitFor());
  await context.setOffline(true);
  await page.reload();
  await rows().nth(2).waitFor();
  assert.is(await rows().count(), 3);
  await lineBack();
});

test('a ticket is written in the book without a line, waits on the device, and is sent once', async () => {
  await readOnce('/book', () => page.getByLabel('Numbers').waitFor());
  await context.setOffline(true);
  await page.getByLabel('Race', { exact: true }).fill('1');
  await page.getByLabel('Numbers').fill('1');
  await page.getByRole('button', { name: 'Write it down' }).click();
  await page.getByText(/saved on this device and goes into your book/).waitFor();
  await lineBack();
  const entries = page.locator('.book-entry');
  await entries.filter({ hasText: 'Pending' }).waitFor();
  await page.reload();
  await entries.filter({ hasText: 'Pending' }).waitFor();
  assert.is(await entries.filter({ hasText: 'Pending' }).count(), 1);
});

test('a horse is watched without a line, and is on the list when the line is back', async () => {
  const link = () => page.locator('#form-2').getByRole('heading').getByRole('link');
  await page.goto(`${race}?tab=form`);
  const horse = (await link().getAttribute('href')) ?? '';
  const watch = () => page.getByRole('button', { name: /^Watch / });
  await readOnce(horse, () => watch().waitFor());
  await context.setOffline(true);
  await watch().click();
  const watching = page.locator('[aria-pressed="true"]').filter({ hasText: 'Watching' });
  await watching.waitFor();
  await lineBack();
  await page
    .getByText(/not sent yet/)
    .first()
    .waitFor({ state: 'detached' });
  await page.reload();
  await watching.waitFor();
});

test.run();
