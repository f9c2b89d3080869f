import type { Request } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ada, makeInsider } from './people.ts';
import { lastRacedDay } from './raced-day.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('a shared link of another day');
let stage: Stage;
let visit: Visit;
let past = '';

test.before(async () => {
  stage = await openStage({ DEMO_DAYS: '2' });
  visit = await stage.enter();
  await makeInsider(visit.context, ada);
  past = await lastRacedDay(stage.address);
});
test.after(() => stage.close());

test('opens the card of that day, says that it is past and who won, and links to its results and back', async () => {
  const { page } = visit;
  await page.goto(`/racing-program?race=2&date=${past}`);
  await page.getByText('A past card:').waitFor();
  await page.getByText(/Race 2 was won by number \d+/).waitFor();
  const day = new Date(`${past}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  });
  await page.locator('.page-head').filter({ hasText: day }).waitFor();
  await page.locator('.entry-tile').nth(3).waitFor();
  assert.is(await page.locator('.ticket-cost').count(), 0, 'no ticket is priced on a race that is run');
  assert.is(await page.getByText(/This link is for/).count(), 0);
  await page.getByRole('link', { name: 'Results for that day' }).click();
  await page.getByRole('heading', { level: 1, name: 'OTB Race Results - Saratoga' }).waitFor();
  await page.locator('.result-card').first().waitFor();
  assert.is(new URL(page.url()).searchParams.get('date'), past);
  await page.goBack();
  await page.getByRole('link', { name: 'Current program' }).click();
  await page.getByText('A past card:').waitFor({ state: 'detached' });
  assert.is(new URL(page.url()).searchParams.get('date'), null);
  await page.locator('.ticket-cost').waitFor();
});

test('records as of a moment of that day have its moments, and name the day', async () => {
  const { page } = visit;
  const asked: string[] = [];
  const note = (request: Request) => {
    if (request.url().includes('/moments')) asked.push(new URL(request.url()).pathname);
  };
  page.on('request', note);
  const moment = new Date(`${past}T22:00:00Z`);
  const day = moment.toLocaleDateString('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });
  const notice = page.getByRole('region', { name: 'Time machine' }).getByRole('status');
  const asOf = new RegExp(`^As of ${day},.* 6:00.PM ET: what was known then`);
  for (const address of ['/scoreboard', '/dashboard', `/print/saratoga/${past}`]) {
    const moments = page.waitForRequest(/\/moments/);
    await page.goto(`${address}?asOf=${past}T22:00:00Z`);
    await notice.getByText(asOf).waitFor();
    await moments;
  }
  await page.goto(`/print/saratoga/${past}?asOf=09:00`);
  await notice.getByText(new RegExp(`^As of ${day},.* 9:00.AM ET`)).waitFor();
  await page.goto(`/ask-jake?asOf=${past}T22:00:00Z`);
  await notice.getByText(new RegExp(`^This page shows now, not ${day},.* 6:00.PM ET`)).waitFor();
  page.off('request', note);
  assert.equal([...new Set(asked)], [`/api/tracks/saratoga/cards/${past}/moments`]);
});

test('a link for a day without a card says so and shows the current card', async () => {
  const { page } = visit;
  await page.goto('/racing-program?race=1&date=2001-08-02');
  await page.getByText('This link is for Thursday, August 2, 2001.').waitFor();
  await page.getByText('There is no card for that day.').waitFor();
  await page.locator('.entry-tile').nth(3).waitFor();
});

test("a past card opens even if today's card fails, and makes no calls about today", async () => {
  const { page } = visit;
  await page.route(/\/today\/detailed|\/entries$/, (route) => route.fulfill({ status: 502, body: 'boom' }));
  await page.goto(`/racing-program?race=2&date=${past}`);
  await page.getByText('A past card:').waitFor();
  await page.locator('.entry-tile').first().waitFor();
  assert.is(await page.getByText('No Racing Data Available').count(), 0);
  assert.is(await page.getByText('Current:').count(), 0);
  await page.unrouteAll();
});

test('a link with an invalid day shows the current card without a note', async () => {
  const { page } = visit;
  await page.goto('/racing-program?race=1&date=2025-8-2');
  await page.locator('.entry-tile').first().waitFor();
  assert.is(await page.getByText(/This link is for/).count(), 0);
});

test('a link to predictions of a past day leads to the card of that day', async () => {
  const { page } = visit;
  await page.goto(`/ml-predictions?race=2&date=${past}`);
  await page.getByRole('link', { name: 'See that day’s card' }).click();
  await page.getByText('A past card:').waitFor();
  assert.is(new URL(page.url()).searchParams.get('race'), '2');
});

test.run();
