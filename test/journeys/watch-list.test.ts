import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeRaceCard } from '#config/tooling/bench/race-card.ts';
import { comesTo } from '#test/support/comes-to.ts';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { makeInsider } from './people.ts';
import type { Stage } from './stage.ts';
import { phone } from './stage.ts';
import { importCard, openStageWithCard } from './stage-with-card.ts';

const test = suite('a watch list');
let stage: Stage;
let page: Page;

test.before(async () => {
  stage = await openStageWithCard();
  const visit = await stage.enter();
  await makeInsider(visit.context);
  page = visit.page;
});
test.after(() => stage.close());

/** Whether it answers the change that takes something of this kind off the list, not one of before that was still on its way. */
function isTakenOff(response: Response, kind: string): boolean {
  if (!response.url().includes('/api/notebook-changes/')) return false;
  const { change } = response.request().postDataJSON() as {
    readonly change: { readonly kind: string; readonly place?: { readonly kind: string } };
  };
  return change.kind === 'unwatch' && change.place?.kind === kind;
}

/** The same entries a week later. */
async function importLaterDay(): Promise<void> {
  const text = readFileSync(writeRaceCard(stage.dataFolder), 'latin1').replaceAll('20250802', '20250809');
  const file = join(stage.dataFolder, 'SAR0809.DRF');
  writeFileSync(file, text, 'latin1');
  await importCard(stage.dataFolder, file);
}

test('a horse is watched from its page, and the home page says where it is entered when a later card comes', async () => {
  await page.goto('/race/saratoga/2025-08-02/2?tab=form');
  await page.locator('#form-1').getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/horse\//);
  const watch = page.getByRole('button', { name: /^Watch / });
  await watch.click();
  await page.locator('[aria-pressed="true"]').filter({ hasText: 'Watching' }).waitFor();
  await page.goto('/');
  const list = page.locator('.watch-list');
  await list.waitFor();
  await comesTo(() => list.getByRole('listitem').count(), 1, 'today');
  await importLaterDay();
  await importLaterDay();
  await page.reload();
  await list.getByRole('link', { name: /9.*, Saratoga race 2/ }).waitFor();
  await comesTo(() => list.getByRole('listitem').count(), 2, 'today and the later day, each once');
  assert.match((await list.textContent()) ?? '', /entered: Saturday, August 2, 2025, Saratoga race 2/);
  await list.getByRole('link', { name: /9.*, Saratoga race 2/ }).click();
  await page.waitForURL(/\/race\/saratoga\/2025-08-09\/2/);
});

test('the list has no serious finding and nothing scrolls sideways on a phone', async () => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const list = page.locator('.watch-list');
  await list.scrollIntoViewIfNeeded();
  assert.is(await sidewaysPixels(page), 0);
  assert.equal(await seriousFindings(page), []);
});

test('a trainer is watched from their page, and is taken off there and on the profile', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/race/saratoga/2025-08-02/2?tab=form');
  await page.goto((await page.locator('a[href^="/trainer/"]').first().getAttribute('href')) ?? '');
  const watching = page.locator('[aria-pressed="true"]').filter({ hasText: 'Watching' });
  const notWatching = page.locator('.watch [aria-pressed="false"]');
  await notWatching.click();
  await watching.click();
  await notWatching.click();
  await watching.waitFor();
  await page.goto('/profile');
  const list = page.getByRole('list', { name: 'Your watch list' });
  await comesTo(() => list.getByRole('listitem').count(), 2);
  await list.getByRole('listitem').first().getByRole('button').click();
  await list.getByRole('listitem').nth(1).waitFor({ state: 'detached' });
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);
});

test('a horse taken off the list is no longer on the home page', async () => {
  await page.goto('/race/saratoga/2025-08-02/2?tab=form');
  await page.locator('#form-1').getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/horse\//);
  await Promise.all([
    page.waitForResponse((response) => isTakenOff(response, 'horse')),
    page.locator('[aria-pressed="true"]').filter({ hasText: 'Watching' }).click(),
  ]);
  await page.locator('[aria-pressed="false"]').filter({ hasText: 'Watch' }).waitFor();
  const answered = page.waitForResponse(/\/api\/watch\/entered/);
  await page.goto('/');
  assert.equal(((await (await answered).json()) as { readonly entered: unknown }).entered, []);
  await page.getByText('Race by race').first().waitFor();
  assert.is(await page.locator('.watch-list').count(), 0);
});

test.run();
