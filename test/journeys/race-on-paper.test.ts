import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { picture } from './looks.ts';
import { makeInsider } from './people.ts';
import type { Stage } from './stage.ts';
import { openStageWithCard } from './stage-with-card.ts';

const test = suite('the race page on paper');
const address = '/race/saratoga/2025-08-02/2';
/** US letter upright between margins of 0.3 inch, at 96 pixels an inch. */
const letter = { width: 758, height: 998 };
let stage: Stage;
let page: Page;

test.before(async () => {
  stage = await openStageWithCard();
  const visit = await stage.enter();
  await makeInsider(visit.context);
  page = visit.page;
});
test.after(() => stage.close());

/** Opens a tab and sees it as the printer does. */
async function printTab(tab: string, drawn: string): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${address}?tab=${tab}`);
  await page.locator(drawn).first().waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.setViewportSize(letter);
  await page.emulateMedia({ media: 'print' });
}

const shownOf = (selector: string): Promise<number> =>
  page.locator(selector).filter({ visible: true }).count();

const tabs = [
  ['form', '.form-line'],
  ['pace', '.race-pace'],
  ['odds', '.odds-table tbody tr'],
  ['result', '[role="tabpanel"] p'],
] as const;

for (const [tab, drawn] of tabs)
  test(`${tab}: ink on white, the race and what it says, without what only a screen can do`, async () => {
    await printTab(tab, drawn);
    await picture(page, `paper-${tab}`);
    assert.match((await page.getByRole('heading', { level: 1 }).textContent()) ?? '', /Race 2\b/);
    assert.ok((await shownOf(drawn)) > 0, drawn);
    assert.is(await shownOf('.bar, .foot, .skip-link, .tab-list, .toast-region'), 0);
    assert.is(await shownOf('.page button:not(.sort-button, .what-if-cloth), .page input, .page select'), 0);
    const white = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    assert.match(white, /255, 255, 255|rgba\(0, 0, 0, 0\)/);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(sideways <= 0, `${sideways} pixels wider than the paper`);
  });

test('the conditions of the race are printed in full, though the screen folds them away', async () => {
  await printTab('form', '.form-line');
  const conditions = page.locator('.race-top-conditions p');
  assert.ok(((await conditions.textContent()) ?? '').length > 40);
  const drawn = () =>
    conditions.evaluate(
      (words) => words.checkVisibility({ contentVisibilityAuto: true }) && words.clientHeight > 0,
    );
  assert.ok(await drawn());
  await page.emulateMedia({ media: 'screen' });
  assert.not.ok(await drawn());
});

test('the field is printed with the number of each horse, and without the choice of horses to compare', async () => {
  await printTab('pace', '.race-pace');
  const field = page.getByRole('region', { name: 'The field' });
  const numbers = field.locator('tbody .saddle-cloth').filter({ visible: true });
  assert.equal(
    await numbers.allTextContents(),
    Array.from({ length: 14 }, (_, nth) => `Number ${nth + 1}`),
  );
  assert.is(await shownOf('.compare-choice'), 0);
});

test('form: every past race of every horse is printed, also those that a phone folds away', async () => {
  await printTab('form', '.form-line');
  await page.locator('.form-line').nth(139).waitFor();
  const [shown, held] = [await shownOf('.form-line'), await page.locator('.form-line').count()];
  assert.is(held, 140);
  assert.is(shown, held);
  assert.is(await shownOf('.form-tools, .form-key, .form-more'), 0);
});

test.run();
