import type { Page, Route } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeInsider } from './people.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('the results of a day');
let stage: Stage;
let visit: Visit;
let page: Page;

test.before(async () => {
  stage = await openStage();
  visit = await stage.enter();
  await makeInsider(visit.context);
  page = visit.page;
});
test.after.each(() => page.unrouteAll());
test.after(() => stage.close());

const call = /\/api\/race-results-ai\/results\//;
const resultCalls = () => visit.requests.filter((url) => call.test(url));
const answer = (more: Record<string, unknown>) => (route: Route) =>
  route.fulfill({
    contentType: 'application/json',
    body: JSON.stringify({
      success: true,
      message: '',
      isLive: false,
      totalRaces: 0,
      track: 'Saratoga',
      date: route
        .request()
        .url()
        .slice(-100)
        .match(/\d{4}-\d\d-\d\d/)?.[0],
      races: [],
      sources: [],
      ...more,
    }),
  });
const toast = (title: string) => page.locator('.toast-title', { hasText: title });

test('today is first of thirty days and is read once, and choosing another puts it into the address', async () => {
  visit.requests.length = 0;
  const { today } = (await (
    await visit.context.request.get('/api/races/saratoga/today/detailed')
  ).json()) as {
    today: string;
  };
  const earlier = new Date(Date.parse(today) - 2 * 24 * 3_600_000).toISOString().slice(0, 10);
  await page.route(/race-results-ai\/days/, (route) =>
    route.fulfill({ json: { track: 'SAR', days: [earlier] } }),
  );
  await page.goto('/race-results-ai');
  await page.getByRole('heading', { level: 1, name: 'OTB Race Results - Saratoga' }).waitFor();
  const choice = page.getByLabel('Date');
  await page.waitForFunction(() => document.querySelectorAll('.results-tools option').length === 30);
  assert.is(await choice.inputValue(), today);
  await page.getByText('30-60 minutes').waitFor();
  assert.is(resultCalls().length, 1);
  assert.match(resultCalls()[0] ?? '', today);
  // Days without results cannot be chosen.
  await choice.locator('option:disabled').first().waitFor({ state: 'attached' });
  const other = await choice.locator('option:not(:disabled)').nth(1).getAttribute('value');
  await choice.selectOption(String(other));
  await page.waitForFunction((date) => location.search === `?date=${date}`, other);
});

test('a day in progress says so; refreshing shows its two toasts one after the other', async () => {
  const race = {
    raceNumber: 1,
    raceName: 'Verandah Stakes',
    distance: '6F',
    surface: 'Dirt',
    isCancelled: false,
    results: [
      { position: 1, horseName: 'Quiet Lane', programNumber: '4', jockey: 'J. Rider', odds: '2.10' },
      { position: 2, horseName: '', programNumber: '2', jockey: '', odds: null },
    ],
    payouts: { win: 6.2, place: null, show: null, exacta: null, trifecta: null, superfecta: null },
    stakes: { win: 2, place: null, show: null, exacta: null, trifecta: null, superfecta: null },
    finalTime: '1:10.44',
    fractionalTimes: ['22.1', '45.3'],
    missing: [],
  };
  await page.route(call, answer({ isLive: true, totalRaces: 9, races: [race] }));
  await page.goto('/race-results-ai');
  await page.getByText('9 races found for Saratoga').waitFor();
  for (const text of [
    'Live Racing In Progress',
    'Verandah Stakes',
    '(J. Rider)',
    'Horse 2',
    '$6.20',
    '22.1, 45.3',
  ])
    await page.getByText(text).first().waitFor();
  await page.unrouteAll();
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((wake) => {
    letGo = wake;
  });
  await page.route(call, async (route) => {
    await released;
    await answer({ totalRaces: 9, races: [race] })(route);
  });
  await page.getByRole('button', { name: 'Refresh Results' }).click();
  await toast('Fetching race results...').waitFor();
  letGo();
  await toast('Results updated!').waitFor();
  assert.is(await page.locator('.toast').count(), 1);
});

test('unreadable results are tried twice, then shown as unavailable', async () => {
  visit.requests.length = 0;
  await page.route(call, (route) => route.fulfill({ status: 500, body: 'boom' }));
  await page.goto('/race-results-ai');
  await page.getByText('Failed to fetch OTB results. Please try again.').waitFor();
  assert.is(resultCalls().length, 2);
});

test.run();
