import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ada, makeInsider } from './people.ts';
import { untilPicked } from './picks-page.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('where a number comes from, by keyboard');
let stage: Stage;
let visit: Visit;

test.before(async () => {
  stage = await openStage();
  visit = await stage.enter();
  await makeInsider(visit.context, ada);
});
test.after(() => stage.close());

const box = (page: Page) => page.locator('.number-source');
const sourceText = (page: Page) => box(page).textContent();
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Opens a screen and waits until its numbers tell where they come from. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('#screen [data-source]').first().waitFor({ state: 'attached' });
  await page.mouse.move(2, 2);
  await box(page).waitFor({ state: 'attached' });
}

/** Presses Tab until the focus tells a source; gives how many presses that took. */
async function tabToNumber(page: Page): Promise<number> {
  for (let pressed = 1; pressed <= 80; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await box(page).isVisible()) return pressed;
  }
  throw new Error('Tab never came to a number');
}

test('Tab reaches a number and its source is shown, the arrows go to the next, Escape hides it', async () => {
  const { page } = visit;
  await open(page, '/racing-program?race=2&view=table');
  await tabToNumber(page);
  assert.match((await sourceText(page)) ?? '', /\d{1,2}:\d\d [AP]M ET/);
  const first = await focusedText(page);
  assert.match(first, /\d/);
  const descriptions = () =>
    page.evaluate(() =>
      (document.activeElement?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? `nothing named ${id}`),
    );
  const [source, keys, ...more] = await descriptions();
  assert.is(source, await sourceText(page), 'a reader tells the source with the number');
  assert.is(keys, 'Use the arrow keys to move between numbers.');
  assert.equal(more, []);
  assert.is(await box(page).getAttribute('role'), 'tooltip', 'and does not announce it a second time');
  await page.keyboard.press('ArrowRight');
  assert.equal(await descriptions(), [await sourceText(page)], 'how to go on is said once');
  assert.is.not(await focusedText(page), first);
  assert.ok(await box(page).isVisible());
  const cellPosition = () =>
    page.evaluate(() => {
      const cell = document.activeElement?.closest('td');
      return [cell?.cellIndex, cell?.closest('tr')?.rowIndex] as const;
    });
  const [column, row] = await cellPosition();
  await page.keyboard.press('ArrowDown');
  assert.equal(
    await cellPosition(),
    [column, (row ?? 0) + 1],
    'down leads to the same column of the next horse',
  );
  await page.keyboard.press('Escape');
  assert.not.ok(await box(page).isVisible());
});

test('a table is one stop: Tab leaves it, and Shift and Tab come back to the number that was left', async () => {
  const { page } = visit;
  await open(page, '/racing-program?race=2&view=table');
  await tabToNumber(page);
  await page.keyboard.press('End');
  const last = await focusedText(page);
  await page.keyboard.press('Tab');
  assert.not.ok(await page.evaluate(() => document.activeElement?.closest('table') !== null));
  await page.keyboard.press('Shift+Tab');
  assert.is(await focusedText(page), last);
});

test('a day of race cards has no more stops for numbers than it has cards and tables', async () => {
  const { page } = visit;
  await page.goto('/');
  await untilPicked(page);
  await box(page).waitFor({ state: 'attached' });
  await page.locator('.race-card table').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  const { stops, rooms, numbers } = await page.evaluate(() => ({
    stops: document.querySelectorAll(
      '#screen :is(.numeric, .price, .chance, .badge, dd, [data-number])[tabindex="0"]',
    ).length,
    rooms: document.querySelectorAll('#screen :is(table, article, section, .card)').length + 1,
    numbers: document.querySelectorAll('#screen [data-source] :is(.numeric:not(th), .price, .chance)').length,
  }));
  assert.ok(stops > 0 && stops <= rooms, `${stops} stops, ${rooms} cards and tables`);
  assert.ok(numbers > stops * 4, `${numbers} numbers, ${stops} stops`);
});

test('a mouse still shows a source at once when a number is pressed, and puts it away by the next press', async () => {
  const { page } = visit;
  await open(page, '/racing-program?race=2');
  const price = page.locator('.entry-head .price').first();
  await page.keyboard.press('Tab');
  await price.click();
  await box(page).waitFor();
  assert.is(await box(page).getAttribute('role'), 'status', 'announced: the focus is elsewhere');
  await price.click();
  await box(page).waitFor({ state: 'hidden' });
});

test.run();
