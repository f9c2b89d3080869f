import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { makeInsider } from './people.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage, phone } from './stage.ts';

const test = suite('angles, jockeys and trainers');
let stage: Stage;
let visit: Visit;
let page: Page;

test.before(async () => {
  stage = await openStage({ DEMO_DAYS: '5' });
  visit = await stage.enter();
  await makeInsider(visit.context);
  page = visit.page;
});
test.after(() => stage.close());

const answerOf = async <Answer>(path: string) =>
  (await (await visit.context.request.get(path)).json()) as Answer;

/** The record rests on past days, which the demo makes after it has begun to serve. */
async function untilPastDays(): Promise<void> {
  for (let tries = 0; tries < 60; tries += 1) {
    const { record } = await answerOf<{ record: { cards: number } }>(
      `/api/angles/search?find=long-morning-line(1)&days=${100 + tries}`,
    );
    if (record.cards >= 5) return;
    await page.waitForTimeout(1_000);
  }
}

test('a search is built line by line, run, saved by name, opened again, and leads to a race', async () => {
  await untilPastDays();
  await page.goto('/angles');
  await page.getByText('Choose angles above').waitFor();
  await page.getByRole('button', { name: 'Add an angle' }).click();
  await page.getByLabel('Angle', { exact: true }).selectOption({ label: 'Long morning line' });
  await page.getByLabel('Morning line to 1, at least').fill('4');
  await page.getByRole('button', { name: 'Or …' }).click();
  await page.getByLabel('or', { exact: true }).selectOption({ label: 'Won last time' });
  await page.getByRole('button', { name: 'And …' }).click();
  await page.getByRole('group', { name: 'and' }).getByLabel('Not').check();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByText('Morning line 4-1 or longer or Won its last race').waitFor();
  const find = new URL(page.url()).searchParams.get('find');
  assert.is(find, '(long-morning-line(4) or won-last) and not first-start');
  const expected = await answerOf<{ record: { starts: number; wins: number }; races: readonly unknown[] }>(
    `/api/angles/search?${new URLSearchParams({ find: find ?? '' })}`,
  );
  assert.ok(expected.record.starts > 0 && expected.races.length > 0);
  const shown = async () => (await page.locator('.angle-record dd').allInnerTexts()).slice(0, 2);
  await comesTo(shown, [String(expected.record.starts), String(expected.record.wins)]);
  await comesTo(() => page.locator('.angle-race').count(), expected.races.length);
  assert.equal(await seriousFindings(page), []);

  await page.getByLabel('Save this search as').fill('Live ones');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Live ones', exact: true }).waitFor();
  await page.goto('/angles');
  await page.getByRole('button', { name: 'Live ones', exact: true }).click();
  await page.locator('.angle-race').first().waitFor();
  await page.getByLabel('Show starters of').selectOption('past');
  const outcome = /Won at|\d(?:st|nd|rd|th) at/;
  await page.locator('.angle-horse', { hasText: outcome }).first().waitFor();
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);

  await page.getByRole('button', { name: 'Delete Live ones' }).click();
  await page.getByText('A search saved under a name is listed here.').waitFor();
  await page.locator('.angle-race h3 a').first().click();
  await page.waitForURL(/\/race\/saratoga\/\d{4}-\d\d-\d\d\/\d+/);
});

test('a trainer of the rankings has a page: horses of today, and the record by kind of race', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/analytics?tab=trainers');
  const link = page.getByRole('row').nth(1).getByRole('link');
  const name = (await link.textContent()) ?? '';
  await link.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const answer = await answerOf<{ record: { starts: number }; entries: readonly unknown[] }>(
    `/api/trainers/${encodeURIComponent(name)}`,
  );
  await page.getByText(new RegExp(`^${answer.record.starts} starts?,`)).waitFor();
  await comesTo(() => page.locator('.person-entry').count(), answer.entries.length);
  for (const kind of ['surface', 'distance', 'class', 'situation'])
    await page.getByRole('table', { name: `By ${kind}` }).waitFor();
  assert.equal(await seriousFindings(page), []);
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);
});

test('an unknown name and an unknown angle are reported as such', async () => {
  await page.goto('/jockey/Nobody%20Atall');
  await page.getByText('No jockey called Nobody Atall').waitFor();
  await page.goto('/horse/Nobody%20Atall');
  await page.getByText('No horse called Nobody Atall').waitFor();
  await page.goto('/angles?find=hot-tip');
  await page.getByText('There is no angle "hot-tip"').waitFor();
});

test.run();
