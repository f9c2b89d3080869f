import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { seriousFindings, sidewaysPixels, watched, watchFromTheStart } from './page-checks.ts';
import { makeInsider } from './people.ts';
import type { Stage } from './stage.ts';
import { phone } from './stage.ts';
import { openStageWithCard } from './stage-with-card.ts';

const test = suite('notes on a race page');
const address = '/race/saratoga/2025-08-02/2?tab=form';
let stage: Stage;
let page: Page;
/** The path of the trainer with a note. */
let trainer = '';

test.before(async () => {
  stage = await openStageWithCard();
  const visit = await stage.enter();
  await makeInsider(visit.context);
  page = visit.page;
});
test.after(() => stage.close());

const first = () => page.locator('#form-1');
/** A note as it is kept; while it is written, its words are in the editor too. */
const keptNote = (text: string) => page.locator('.note-text').filter({ hasText: text });

async function write(text: string): Promise<void> {
  await first()
    .getByRole('button', { name: /^Note on/ })
    .click();
  await first().getByRole('textbox').fill(text);
  await first().getByRole('button', { name: 'Save' }).click();
  await keptNote(text).waitFor();
  await first().getByRole('textbox').waitFor({ state: 'detached' });
}

test('a note written on a race page is there on the horse page and after a reload, and can be removed', async () => {
  await page.goto(address);
  await first().getByRole('heading').waitFor();
  await write('Blocked at the quarter pole.');
  assert.is(await keptNote('Blocked at the quarter pole.').count(), 1, 'with its horse alone');
  await page.reload();
  await first().getByText('Blocked at the quarter pole.').waitFor();
  await first().getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/horse\//);
  await page.getByText('Blocked at the quarter pole.').waitFor();
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('button:focus', { hasText: 'Remove' }).waitFor();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('textbox').fill('Blocked twice.');
  await page.getByRole('button', { name: 'Save' }).click();
  await keptNote('Blocked twice.').waitFor();
  assert.is(await keptNote('Blocked at the quarter pole.').count(), 0);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Blocked twice.').first().waitFor({ state: 'detached' });
});

test('a note on a trainer comes back with the horses of the trainer', async () => {
  await page.getByRole('term').filter({ hasText: 'Trainer' }).locator('~ dd a').first().click();
  await page.waitForURL(/\/trainer\//);
  trainer = new URL(page.url()).pathname;
  await page.getByRole('button', { name: /^Note on/ }).click();
  await page.getByRole('textbox').fill('Good off a layoff.');
  await page.getByRole('button', { name: 'Save' }).click();
  await keptNote('Good off a layoff.').waitFor();
  await page.goto(address);
  await first().getByText('Good off a layoff.').waitFor();
  assert.match((await first().locator('.note-text').textContent()) ?? '', /\(trainer\): Good off a layoff/);
});

test('what is below a note does not move when the note comes late', async () => {
  const visit = await page.context().newPage();
  await watchFromTheStart(visit);
  await visit.route(/\/api\/notes/, async (route) => {
    await visit.waitForTimeout(500);
    await route.continue();
  });
  await visit.goto(trainer);
  await visit.getByText('Good off a layoff.').waitFor();
  // The browser reports what moved a frame later.
  await visit.waitForTimeout(200);
  const { shift, moved } = await watched(visit);
  assert.ok(shift <= 0.01, `shifted by ${shift.toFixed(3)}: ${moved.join('; ')}`);
  await visit.unrouteAll({ behavior: 'wait' });
  await visit.close();
});

test('of many notes beside a horse the last three are shown, the others on a press', async () => {
  await page.goto(address);
  await first().getByText('Good off a layoff.').waitFor();
  const before = await first().locator('.note-text').count();
  for (const text of ['Sweated.', 'Tongue tie on.', 'Front wraps.']) await write(text);
  await page.reload();
  await first().getByText('Front wraps.').waitFor();
  await comesTo(() => first().locator('.note-text').count(), 3);
  await first()
    .getByRole('button', { name: `All ${before + 3} notes` })
    .click();
  await first().getByText('Good off a layoff.').waitFor();
  await comesTo(() => first().locator('.note-text').count(), before + 3);
});

test('notes have no serious finding and nothing scrolls sideways on a phone', async () => {
  await page.setViewportSize(phone);
  await first()
    .getByRole('button', { name: /^Note on/ })
    .click();
  await first().getByRole('textbox').waitFor();
  assert.is(await sidewaysPixels(page), 0);
  assert.equal(await seriousFindings(page), []);
});

test.run();
