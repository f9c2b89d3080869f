import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { writeRaceCard } from '#config/tooling/bench/race-card.ts';
import { racingCli } from '#test/support/running-product.ts';
import { looksRight } from './looks.ts';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { makeInsider } from './people.ts';
import type { Stage } from './stage.ts';
import { desktop, openStage, phone } from './stage.ts';

const test = suite('my line on a race');
const address = '/race/saratoga/2025-08-02/2?tab=odds';
let stage: Stage;
let page: Page;

test.before(async () => {
  stage = await openStage({ RACING_NOW: '2025-08-02T11:00:00-04:00', DEMO_DAYS: '0' }, async (folder) => {
    const ended = await racingCli(folder, ['card', 'import', writeRaceCard(folder)]);
    assert.is(ended.code, 0, ended.stderr);
  });
  const visit = await stage.enter();
  await makeInsider(visit.context);
  page = visit.page;
});
test.after(() => stage.close());

const line = () => page.getByRole('region', { name: 'My line' });
const bars = () => line().getByRole('slider');
const odds = () => line().getByRole('textbox');
const saved = () => line().getByText(/^Saved at .* ET/);

/** The chances on the screen, in percent. */
const percents = async (): Promise<readonly number[]> =>
  (await line().locator('.my-line-percent').allTextContents()).map((text) => Number(text.replace('%', '')));
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

async function assertWhole(): Promise<readonly number[]> {
  const shown = await percents();
  assert.ok(Math.abs(sumOf(shown) - 100) <= 0.05 * shown.length + 1e-9, `${shown} sums to ${sumOf(shown)}`);
  return shown;
}

test('a line starts even, is dragged and typed, always sums to 100%, and is there after a reload', async () => {
  await page.goto(address);
  await page.locator('summary').filter({ hasText: 'My line' }).click();
  await line().getByText('No line yet.').waitFor();
  await line().getByRole('button', { name: 'even' }).click();
  await saved().waitFor();
  const even = await assertWhole();
  assert.is(new Set(even).size, 1);

  const bar = bars().first();
  const box = await bar.boundingBox();
  assert.ok(box);
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.08, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.25, middle, { steps: 5 });
  await page.mouse.move(box.x + box.width * 0.4, middle, { steps: 5 });
  await page.mouse.up();
  const dragged = await assertWhole();
  assert.ok((dragged[0] ?? 0) > 30 && (dragged[0] ?? 0) < 50, `${dragged}`);
  assert.ok((dragged[1] ?? 100) < (even[1] ?? 0));
  await bars().nth(1).press('ArrowRight');
  assert.ok(((await assertWhole())[1] ?? 0) > (dragged[1] ?? 100));

  await odds().nth(2).fill('3-1');
  await odds().nth(2).press('Enter');
  assert.is((await assertWhole())[2], 25);
  assert.ok(await line().getByRole('checkbox').nth(2).isChecked(), 'typed odds are held');
  const before = await percents();
  await bars().first().press('End');
  assert.is((await assertWhole())[2], 25);
  await bars().first().press('Home');
  const [, second = 0, , fourth = 0] = await assertWhole();
  const [, secondBefore = 0, , fourthBefore = 0] = before;
  assert.ok(
    Math.abs(second / fourth - secondBefore / fourthBefore) < 0.1,
    'dragged there and back, the others keep their proportions',
  );
  await odds().nth(3).fill('short');
  await line().getByText('As 7-2 or 3.5').waitFor();
  await odds().nth(3).fill('9/2');
  await odds().nth(3).press('Tab');
  const typed = await assertWhole();
  assert.is(typed[3], 18.2);
  await saved().waitFor();
  await page.reload();
  await saved().waitFor();
  assert.equal(await percents(), typed);
  assert.ok(await line().getByRole('checkbox').nth(3).isChecked());
});

test('value and verdict go by my line, and its horses can be marked on the ticket desk', async () => {
  const told = line().locator('.my-line-verdict');
  await told.filter({ hasText: 'WATCH' }).first().waitFor();
  const verdicts = await told.allTextContents();
  assert.ok(verdicts.every((text) => / by my line/.test(text)));
  await line()
    .getByRole('button', { name: /^Mark BET as A/ })
    .click();
  await line().getByRole('link', { name: 'Open the ticket desk' }).click();
  await page.locator('.desk-leg').first().waitFor();
  await page.locator('.desk-mark').filter({ hasText: /^B$/ }).first().waitFor();
  const desk = page.getByRole('region', { name: 'A, B and C horses' });
  assert.is(await desk.getByLabel('Chances').inputValue(), 'mine');
  const unmarked = page.locator('.desk-horse').filter({ hasText: 'not marked' });
  await unmarked.first().click();
  await unmarked.first().click();
  await desk
    .getByText(/^By your line in race 2 \(drawn .* ET\)\.$/)
    .first()
    .waitFor();
  await desk.getByLabel('Chances').selectOption('ours');
  await desk.getByText(/^By your line/).waitFor({ state: 'hidden' });
});

test('a ticket on this race alone is priced by my line, and says so in the book', async () => {
  const form = page.getByRole('region', { name: 'This race', exact: true });
  await form.getByLabel('Wager').selectOption('win');
  await form.getByRole('radio').first().check();
  await form.getByText('Chance to cash').waitFor();
  const chance = () => form.locator('.ticket-figures dd').nth(2).textContent();
  const ours = await chance();
  await form.getByLabel('Chances').selectOption('mine');
  await form.getByText(/^By your line in race 2 \(drawn .* ET\)\.$/).waitFor();
  assert.is.not(await chance(), ours);
  await looksRight(page, 'ticket-by-my-line');
  await page.reload();
  await form.getByText(/^By your line in race 2/).waitFor();
  await form.getByRole('button', { name: 'Write in my book' }).click();
  await form
    .getByRole('button', { name: /^Write/ })
    .last()
    .click();
  await page.goto('/book');
  await page.getByText('My line').first().waitFor();
});

test('a line is drawn and read on a phone without scrolling sideways, in light and dark', async () => {
  await page.setViewportSize(phone);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${address}&line=mine`);
    await saved().waitFor();
    assert.is(await sidewaysPixels(page), 0);
    assert.equal(await seriousFindings(page), []);
  }
  const before = await assertWhole();
  await bars().nth(1).press('ArrowRight');
  assert.ok(((await assertWhole())[1] ?? 0) >= (before[1] ?? 0));
  await saved().waitFor();
  await page.setViewportSize(desktop);
});

test('my book counts the line as pending until its race is official', async () => {
  await page.goto('/book');
  await page.locator('summary').filter({ hasText: 'My line against the market' }).click();
  await page.getByText('1 line: 0 scored, 1 pending, 0 left out.').waitFor();
  await page.getByRole('cell', { name: 'The market (final odds)' }).waitFor();
  assert.equal(await seriousFindings(page), []);
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);
  await page.setViewportSize(desktop);
  await page.goto(`${address}&line=mine`);
});

test('after the off the line stays and can no longer be changed', async () => {
  await page.route('**/api/lines/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), locked: 'Locked: the race is off.' },
    });
  });
  await page.reload();
  await line()
    .getByText(/^Locked: the race is off\. Your line of .* ET stays\.$/)
    .waitFor();
  assert.ok(await bars().first().isDisabled());
  assert.ok(await odds().first().isDisabled());
  assert.is(await line().getByRole('button', { name: 'Remove my line' }).count(), 0);
  assert.equal(await seriousFindings(page), []);
  await page.unroute('**/api/lines/*');
});

test('a line starts over from our chances or the morning line, as the server works them out', async () => {
  await page.reload();
  await saved().waitFor();
  const answer = await page.request.get('/api/lines/saratoga-2025-08-02-2');
  const { starts } = (await answer.json()) as {
    readonly starts: readonly { readonly from: string; readonly shares: readonly { chance: number }[] }[];
  };
  const shares = new Map(starts.map(({ from, shares }) => [from, shares.map(({ chance }) => chance)]));
  for (const [name, from] of [
    ['the morning line', 'morning-line'],
    ['our chances', 'ours'],
  ] as const) {
    await line().getByRole('button', { name, exact: true }).click();
    await saved().waitFor();
    const expected = shares.get(from)?.map((chance) => Math.round(1000 * chance) / 10);
    assert.equal(await assertWhole(), expected);
    assert.is(await line().getByRole('checkbox', { checked: true }).count(), 0, 'no horse is held');
  }
});

test('a line that cannot be sent is kept, says so, and is sent when the line is back', async () => {
  await page.reload();
  await saved().waitFor();
  await page.route('**/api/notebook-changes/*', (route) => route.abort());
  await bars().nth(4).press('ArrowRight');
  await line().getByText('Saved on this device, not sent yet.').waitFor();
  await page.unroute('**/api/notebook-changes/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await saved().waitFor();
  await line().getByRole('button', { name: 'Remove my line' }).click();
  await line().getByText('No line yet.').waitFor();
});

test.run();
