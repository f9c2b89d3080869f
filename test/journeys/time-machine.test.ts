import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seriousFindings } from './page-checks.ts';
import { makeInsider } from './people.ts';
import { untilQuiet } from './quiet.ts';
import type { Stage } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('the time machine');
const DAY = '2026-08-01';
let stage: Stage;
let page: Page;

test.before(async () => {
  stage = await openStage({ RACING_NOW: `${DAY}T15:00:00-04:00`, DEMO_DAYS: '0' });
  const visit = await stage.enter();
  await makeInsider(visit.context);
  page = visit.page;
});
test.after(() => stage.close());

const bar = () => page.getByRole('region', { name: 'Time machine' });
const slider = () => bar().getByRole('slider');
const notice = () => bar().getByRole('status');
const momentInAddress = () => new URL(page.url()).searchParams.get('asOf');

async function comesToRest(): Promise<string> {
  await page.waitForFunction(() => (new URLSearchParams(location.search).get('asOf') ?? '') !== '');
  await notice()
    .getByText(/^As of .* ET: what was known then\.$/)
    .waitFor();
  return String(momentInAddress());
}

test('a race is stepped back by keyboard, a link keeps the moment, and the way back leads to now', async () => {
  await page.goto(`/race/saratoga/${DAY}/3`);
  await page.getByRole('heading', { name: 'Saratoga, Race 3' }).waitFor();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: /^Time machine/ }).click();
  await notice().getByText('Choose an earlier moment of this day.').waitFor();
  await slider().press('ArrowLeft');
  const first = await comesToRest();
  await page.getByRole('heading', { name: 'Saratoga, Race 3' }).waitFor();
  await slider().press('ArrowLeft');
  await page.waitForFunction((before) => !location.search.includes(encodeURIComponent(before)), first);
  const second = await comesToRest();
  assert.ok(Date.parse(second) < Date.parse(first), `${second} is before ${first}`);
  assert.equal(await seriousFindings(page), []);
  await page.getByRole('navigation', { name: 'Jump to a race' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Saratoga, Race 1' }).waitFor();
  assert.is(momentInAddress(), second);
  await bar().getByRole('button', { name: 'Back to now' }).click();
  await bar().waitFor({ state: 'detached' });
  assert.is(momentInAddress(), null);
});

test('a time is typed, and every screen of the day says what it is as of', async () => {
  await page.goto(`/race/saratoga/${DAY}/3?asOf=13:02`);
  await notice().getByText('As of 1:02 PM ET: what was known then.').waitFor();
  await bar().getByLabel('Time').fill('12:30');
  await bar().getByLabel('Time').press('Enter');
  await notice().getByText('As of 12:30 PM ET: what was known then.').waitFor();
  const moment = `asOf=${momentInAddress()}`;
  for (const address of ['/', '/board', '/weather-analysis', '/race-results-ai', '/pace-analysis']) {
    await page.goto(`${address}?${moment}`);
    await notice().getByText('As of 12:30 PM ET: what was known then.').waitFor();
  }
});

test('news, records, a horse and a rider are as of the moment, without an error', async () => {
  const moment = `asOf=${DAY}T16:30:00Z`;
  await page.goto(`/race/saratoga/${DAY}/3?${moment}`);
  const links = ['/horse/', '/jockey/'].map((path) => page.locator(`a[href^="${path}"]`).first());
  const found = await Promise.all(links.map((link) => link.getAttribute('href')));
  assert.ok(found.every((link) => link?.includes('asOf=')));
  const others = [
    '/news-ai',
    '/scoreboard',
    '/ledger',
    '/dashboard',
    '/analytics',
    '/ml-predictions',
    '/angles',
  ];
  for (const address of [...found.map(String), ...others.map((path) => `${path}?${moment}`)]) {
    await page.goto(address);
    await notice().getByText('As of 12:30 PM ET: what was known then.').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilQuiet(page);
    assert.is(await page.locator('.alert-error').count(), 0, address);
  }
});

test('compare and print are reached with the moment, and say it', async () => {
  const moment = `asOf=${DAY}T16:30:00Z`;
  await page.goto(`/race/saratoga/${DAY}/3?${moment}`);
  await page.getByText('Compare horses', { exact: true }).click();
  const cloths = page.getByRole('group', { name: 'Horses to compare' }).getByRole('button');
  await cloths.nth(0).click();
  await cloths.nth(1).click();
  await page.getByRole('link', { name: 'Compare 2 horses' }).click();
  await page.getByRole('heading', { level: 2, name: 'Compare' }).waitFor();
  await cloths.nth(2).click();
  await page.getByRole('table', { name: /^3 horses/ }).waitFor();
  assert.match(String(momentInAddress()), '16:30:00');
  await notice().getByText('As of 12:30 PM ET').waitFor();
  await page.getByRole('link', { name: /^Back to race/ }).click();
  await page.getByRole('link', { name: 'Print this race' }).click();
  await page.getByRole('button', { name: /^Print \d+ page/ }).waitFor();
  await page.getByText('as of Aug 1, 12:30 PM ET').first().waitFor();
  await notice().getByText('As of 12:30 PM ET: what was known then.').waitFor();
  assert.match(String(momentInAddress()), '16:30:00');
});

test('a screen that is not kept for moments shows now, and says so without an error', async () => {
  await page.goto(`/ask-jake?asOf=${DAY}T16:30:00Z`);
  await notice().getByText('This page shows now, not 12:30 PM ET.').waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.is(await page.locator('.alert-error').count(), 0);
  await bar().getByRole('button', { name: 'Back to now' }).click();
  await bar().waitFor({ state: 'detached' });
});

test('a moment still to come is refused in plain words', async () => {
  await page.goto(`/race/saratoga/${DAY}/3?asOf=18:00`);
  await page.getByText('that moment is still to come').first().waitFor();
});

test.run();
