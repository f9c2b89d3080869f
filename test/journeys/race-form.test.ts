import type { Locator, Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { sidewaysPixels } from './page-checks.ts';
import { makeInsider } from './people.ts';
import type { Stage, Visit } from './stage.ts';
import { phone } from './stage.ts';
import { openStageWithCard } from './stage-with-card.ts';

const test = suite('past performances, with the keyboard and by hand');
const address = '/race/saratoga/2025-08-02/2';
let stage: Stage;
let visit: Visit;
let page: Page;

test.before(async () => {
  stage = await openStageWithCard();
  visit = await stage.enter({ hasTouch: true });
  await makeInsider(visit.context);
  page = visit.page;
});
test.after(() => stage.close());

const horse = (number: string): Locator => page.locator(`[id="form-${number}"]`);
const lines = (number: string): Locator => horse(number).locator('.form-line').filter({ visible: true });

async function open(): Promise<void> {
  await page.goto(address);
  await horse('1').getByRole('heading').waitFor();
}

/** Until the focus is on the name of the horse and the horse at the top of what can be seen. */
async function untilAt(number: string): Promise<void> {
  const focused = page.locator(`[id="form-${number}"] h2:focus`);
  await focused.waitFor();
  await page.waitForFunction((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN;
    return top >= 0 && top < innerHeight / 2;
  }, `form-${number}`);
}

/** A finger from the name of a horse so far sideways. */
async function swipe(number: string, across: number): Promise<void> {
  const session = await visit.context.newCDPSession(page);
  const box = await horse(number).getByRole('heading').boundingBox();
  const y = (box?.y ?? Number.NaN) + 10;
  for (const part of [0, 0.5, 1])
    await session.send('Input.dispatchTouchEvent', {
      type: part === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ x: 180 + across * part, y: y + 6 * part }],
    });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

test('fourteen horses stand on a laptop screen without scrolling, two lines each on a phone', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open();
  const rows = page.getByRole('region', { name: 'The field' }).locator('tbody tr');
  await rows.last().locator('.chance-figure').waitFor();
  assert.is(await rows.count(), 14);
  const last = await rows.last().boundingBox();
  assert.ok(
    last !== null && last.y + last.height <= 800,
    `the last row ends at ${last && last.y + last.height}`,
  );
  await page.setViewportSize(phone);
  for (const row of await rows.all()) {
    const height = (await row.boundingBox())?.height ?? Number.NaN;
    assert.ok(height < 52, `${height} px`);
  }
  assert.is(await sidewaysPixels(page), 0);
});

test('digits lead to a horse, two quick ones to a number above nine, arrows to the races beside', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open();
  await page.keyboard.press('5');
  await untilAt('5');
  await page.waitForTimeout(800);
  // Sent together: a slow machine would let too much time pass between them.
  await Promise.all([page.keyboard.press('1'), page.keyboard.press('2')]);
  await untilAt('12');
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/\/race\/saratoga\/2025-08-02\/3$/);
  await page.getByRole('heading', { level: 1, name: 'Race 3' }).waitFor();
  await page.keyboard.press('[');
  await page.waitForURL(/\/2$/);
  await page.getByRole('heading', { level: 1, name: 'Race 2' }).waitFor();
  await page.getByRole('tab', { name: 'Form' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('tab', { name: 'Result', selected: true }).waitFor();
  assert.match(page.url(), /\/2\?tab=result$/, 'an arrow belongs to the tabs');
});

test('the slash leads to the filter, which leaves what matches and says when nothing does', async () => {
  await open();
  await page.keyboard.press('/');
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await page.locator(':focus').and(filter).waitFor();
  const name = (await horse('3').getByRole('heading').textContent()) ?? '';
  await page.keyboard.type(name);
  const others = page.locator('.form-horse:not([id="form-3"]) .form-line');
  await others.filter({ hasNotText: name }).first().waitFor({ state: 'detached' });
  // The horse moves up to the top and draws its lines once it is there.
  await lines('3').nth(9).waitFor();
  assert.is(await lines('3').count(), 10);
  await filter.fill('keeneland-or-nowhere');
  await page.getByText('No horse or past race matches “keeneland-or-nowhere”.').waitFor();
  await filter.fill('GP');
  await page.locator('.form-line').first().waitFor();
  const tracks = await page.locator('.form-line .form-track').allInnerTexts();
  assert.ok(tracks.length > 0 && tracks.every((track) => track.startsWith('GP')), tracks.join());
});

test('pointing at a figure lights those of its surface and distance, and no others', async () => {
  await open();
  await page.keyboard.press('1');
  const figures = horse('1').locator('.figure-mark');
  await figures.first().hover();
  const lit = page.locator('.figure-mark[data-lit]');
  await lit.first().waitFor();
  const kinds = await lit.evaluateAll((all) => [
    ...new Set(
      all.map(
        (mark) => `${(mark as HTMLElement).dataset['footing']} ${(mark as HTMLElement).dataset['yards']}`,
      ),
    ),
  ]);
  assert.is(kinds.length, 1, kinds.join());
  assert.ok((await lit.count()) < (await page.locator('.figure-mark').count()));
});

test('on a phone three lines a horse unfold to ten, and a swipe leads to the next horse and back', async () => {
  await page.setViewportSize(phone);
  await open();
  await horse('1').scrollIntoViewIfNeeded();
  await lines('1').first().waitFor();
  await comesTo(() => lines('1').count(), 3);
  await horse('1').getByRole('button', { name: '7 more: all 10' }).click();
  await comesTo(() => lines('1').count(), 10);
  await page.getByRole('button', { name: 'All lines' }).click();
  await horse('2').scrollIntoViewIfNeeded();
  await lines('2').nth(9).waitFor();
  await page.evaluate(() => document.getElementById('form-2')?.scrollIntoView());
  await swipe('2', -130);
  await untilAt('3');
  await swipe('3', 130);
  await untilAt('2');
});

test('every tab of a race opens by a press and has its part', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open();
  const parts = [
    ['Pace', 'On the lead lately'],
    ['Odds', 'Odds over time appear once a board has been read.'],
    ['Tickets', 'Base bet'],
    ['Result', 'Result pending.'],
    ['Form', 'Today’s par'],
  ] as const;
  for (const [tab, words] of parts) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).getByText(words).first().waitFor();
  }
});

test('each tab sends what every tab shows at once, and the form for its own tab only', async () => {
  const card = '/api/tracks/saratoga/cards/2025-08-02';
  for (const tab of ['', '?tab=pace', '?tab=odds', '?tab=tickets', '?tab=result']) {
    const from = visit.requests.length;
    const viewed = page.waitForRequest(/\/api\/activity\/page-view/);
    await page.goto(`${address}${tab}`);
    await page.getByRole('tabpanel').waitFor();
    await page.waitForFunction('earlyRequests.size === 0');
    await viewed;
    const paths = visit.requests.slice(from).map((url) => new URL(url).pathname);
    const readsOf = (path: string): number => paths.filter((read) => read === path).length;
    assert.is(readsOf(card), 1, `card at ${tab}`);
    assert.is(readsOf(`${card}/races/2/field`), 1, `field at ${tab}`);
    assert.is(readsOf(`${card}/races/2/form`), tab === '' ? 1 : 0, `form at ${tab}`);
    const isBefore = (path: string, later: string): boolean => paths.indexOf(path) < paths.indexOf(later);
    assert.ok(
      isBefore(`${card}/races/2/field`, '/api/activity/page-view'),
      `the modules run later at ${tab}`,
    );
  }
});

test.run();
