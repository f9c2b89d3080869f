import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { makeInsider } from './people.ts';
import { picksPage } from './picks-page.ts';
import type { Stage } from './stage.ts';
import { openStage, phone } from './stage.ts';
import { importCards } from './two-cards.ts';

const test = suite('a race kept from screen to screen');
let stage: Stage;
let page: Page;

/** Six races at Saratoga and at Aqueduct. */
const importFacts = (dataFolder: string): Promise<void> =>
  importCards(dataFolder, { SAR: [5, 6, 7, 6, 5, 6], AQU: [5, 6, 7, 6, 5, 6] });

test.before(async () => {
  stage = await openStage({ RACING_NOW: '2025-06-07T14:00:00-04:00', DEMO_DAYS: '0' }, importFacts);
  const visit = await stage.enter();
  await makeInsider(visit.context);
  page = visit.page;
});
test.after(() => stage.close());

const follow = (name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
const marked = () => picksPage.strip(page).locator('[aria-current]');

/** Until the strip of the screen at this path marks the race. */
async function untilKept(path: string, raceNumber: number): Promise<void> {
  await page.waitForURL((url) => url.pathname === path);
  await marked()
    .filter({ hasText: new RegExp(`^Race ${raceNumber}\\b`) })
    .waitFor();
  await comesTo(() => marked().count(), 1, path);
}

test('race 5 chosen on the board stays race 5 on every screen, also past one that shows no race', async () => {
  await page.goto('/');
  await picksPage
    .strip(page)
    .getByRole('button', { name: /^Race 5\b/ })
    .click();
  await untilKept('/', 5);
  const screens = [
    ['Pace', '/pace-analysis'],
    ['Program', '/racing-program'],
    ['AI Debate', '/ai-debate'],
    ['Race', '/race/saratoga/2025-06-07/5'],
    ['Tickets', '/race/saratoga/2025-06-07/5'],
  ] as const;
  for (const [link, path] of screens) {
    await follow(link);
    await untilKept(path, 5);
  }
  await page.waitForURL((url) => url.searchParams.get('tab') === 'tickets');
  await follow('Weather');
  await page.getByRole('heading', { level: 1, name: 'Weather Analysis' }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'ML Predictions' }).click();
  await untilKept('/ml-predictions', 5);
  await follow('Card');
  await untilKept('/', 5);
});

test('a race chosen on another screen goes on from there', async () => {
  await follow('Pace');
  await picksPage
    .strip(page)
    .getByRole('button', { name: /^Race 3\b/ })
    .click();
  await follow('Program');
  await untilKept('/racing-program', 3);
});

test('another track begins at its own next race', async () => {
  await page.getByRole('combobox', { name: 'Track' }).selectOption('aqueduct');
  await page.getByText('Aqueduct · Saturday, June 7, 2025').waitFor();
  await follow('Pace');
  await untilKept('/pace-analysis', 2);
  assert.is(new URL(page.url()).searchParams.get('track'), 'aqueduct');
});

test('without a chosen race each screen opens at the next one to run', async () => {
  for (const path of ['/pace-analysis', '/ml-predictions', '/racing-program', '/ai-debate', '/claude-ai']) {
    await page.goto(`${path}?track=saratoga`);
    await untilKept(path, 2);
  }
});

test('the picks home of twelve races is at most three screens high', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/?track=saratoga');
  await page.locator('.row-horse').first().waitFor();
  const board = await page.evaluate(() => {
    const [first] = document.querySelectorAll('.race-card');
    const height = first?.getBoundingClientRect().height ?? Number.NaN;
    const shown = document.querySelectorAll('.race-card').length;
    return document.documentElement.scrollHeight + (12 - shown) * height;
  });
  assert.ok(board <= 3 * 800, `${board} px`);
});

const documentedLinks = [
  'AI Picks',
  'Ask Jake',
  'AI Debate',
  'Program',
  'Results AI',
  'Pace',
  'Bias',
  'Weather',
  'News',
  'AI Guide',
  'Admin',
  'Profile',
  'Sign Out',
];

test('from 1280 px up the twelve links of the bar and Sign Out are seen without a press, the five of the day below', async () => {
  await page.goto('/?track=saratoga');
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const width of [1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const seen = [];
    for (const name of documentedLinks) {
      const box = await main.getByRole('link', { name, exact: true }).boundingBox();
      assert.ok(box !== null && box.x >= 0 && box.x + box.width <= width, `${name} at ${width}`);
      seen.push(Math.round(box.y + box.height / 2));
    }
    assert.is(new Set(seen).size, 1, `one line at ${width}: ${seen.join()}`);
    const day = page.getByRole('banner').getByRole('link', { name: 'Tickets', exact: true });
    assert.ok(((await day.boundingBox())?.y ?? 0) > (seen[0] ?? Number.NaN), `the day at ${width}`);
  }
});

test('on a phone the first line of the bar goes with the page, and the strip stays one line high', async () => {
  await page.setViewportSize(phone);
  await page.goto('/pace-analysis?race=5&track=saratoga');
  await untilKept('/pace-analysis', 5);
  await page.evaluate(() => window.scrollTo(0, 600));
  const stays = await page.evaluate(() => ({
    day: document.querySelector('.bar-day')?.getBoundingClientRect().top,
    strip: document.querySelector('.strip')?.getBoundingClientRect().height,
  }));
  assert.ok((stays.day ?? -1) >= 0 && (stays.strip ?? 99) <= 48, JSON.stringify(stays));
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign Out' }).waitFor();
});

test.run();
