import type { Page, Route } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { sidewaysPixels } from './page-checks.ts';
import { makeInsider } from './people.ts';
import { untilQuiet } from './quiet.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage, phone } from './stage.ts';

const test = suite('the tools of a race day');
let stage: Stage;
let visit: Visit;
let page: Page;

test.before(async () => {
  stage = await openStage();
  visit = await stage.enter();
  await makeInsider(visit.context);
  page = visit.page;
});
test.after.each(async () => {
  await page.unrouteAll();
});
test.after(() => stage.close());

const boom = (route: Route) => route.fulfill({ status: 500, body: 'boom' });
const json = (body: unknown) => (route: Route) =>
  route.fulfill({ contentType: 'application/json', body: JSON.stringify(body) });
const answerOf = async (path: string) =>
  (await (await visit.context.request.get(path)).json()) as Record<string, unknown>;
const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();
const askedFor = (part: string) => visit.requests.filter((url) => url.includes(part));

test('pace: the first race is shown, the tabs are in the address, and the keyboard walks them', async () => {
  await page.goto('/pace-analysis');
  const pace = await answerOf('/api/pace-analysis/saratoga/1');
  await page
    .getByText(pace['isKnown'] === true ? String(pace['expectedPace']) : 'Unknown', { exact: true })
    .first()
    .waitFor();
  assert.is(await page.getByLabel('Race', { exact: true }).inputValue(), '1');
  await page.getByRole('tab', { name: 'Pace Breakdown' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Speed Figures', selected: true }).waitFor();
  assert.match(page.url(), /tab=speed-figures/);
  await page.getByLabel('Race', { exact: true }).selectOption('3');
  await page.getByRole('table', { name: 'Race 3: speed figures' }).waitFor();
  for (const column of [
    'Beyer figure',
    'Base speed',
    'Class rating',
    'Track variant',
    'Saratoga adjustment',
    'Final speed',
  ])
    await comesTo(() => page.getByRole('columnheader', { name: column }).count(), 1, column);
});

test('pace without its calls says what is missing, tab by tab, and retries on request', async () => {
  await page.route(/\/api\/(pace-analysis|speed-figures|odds)\//, boom);
  await page.goto('/pace-analysis');
  await shows('Pace analysis requires authentic racing data...');
  await page.getByRole('tab', { name: 'Speed Figures' }).click();
  await shows('Speed figures require completed race data');
  await page.getByRole('tab', { name: 'Running Styles' }).click();
  await shows('Running style analysis requires pace data');
  await page.getByRole('tab', { name: 'Live Odds' }).click();
  await shows('Odds Unavailable');
  await shows('Unable to fetch live betting odds');
  const before = askedFor('/api/odds/live/').length;
  const retried = page.waitForRequest(/\/api\/odds\/live\//);
  await page.getByRole('button', { name: 'Try Again', exact: true }).click();
  await retried;
  await untilQuiet(page);
  assert.is(askedFor('/api/odds/live/').length, before + 1);
});

test('pace on a day without a race says in each tab what it waits for', async () => {
  const card = await answerOf('/api/races/saratoga/today/detailed');
  await page.route(/\/today\/detailed/, json({ ...card, races: [], cardDay: null }));
  await page.goto('/pace-analysis?tab=live-odds');
  await shows('No Racing at Saratoga Today');
  await shows('Select a race to view live betting odds');
  await page.getByRole('tab', { name: 'Running Styles' }).click();
  await shows('Running style analysis requires pace data');
  await page.getByRole('tab', { name: 'Speed Figures' }).click();
  await shows('Speed figures require completed race data');
  await page.getByRole('tab', { name: 'Pace Breakdown' }).click();
  await shows('Pace analysis requires authentic racing data...');
});

test('bias: thirty days by default, with the sentences of the call, and the documented failure', async () => {
  visit.requests.length = 0;
  await page.goto('/track-bias-analysis');
  await page.getByLabel('Period').waitFor();
  const aWeek = page.waitForRequest(/\/api\/track-bias\/saratoga\?days=7/);
  await page.getByLabel('Period').selectOption('7');
  await page.waitForFunction(() => location.search === '?days=7');
  await aWeek;
  assert.ok(askedFor('/api/track-bias/saratoga?days=30').length >= 1);
  await page.route(/\/api\/track-bias\//, boom);
  await page.goto('/track-bias-analysis');
  await shows('Unable to load track bias data. Please try again later.');
});

test('program: race 1 first, any race by its button, tiles or a table; without races or a call it says why', async () => {
  const card = await answerOf('/api/races/saratoga/today/detailed');
  const races = card['races'] as { raceNumber: number; entries: unknown[] }[];
  await page.goto('/racing-program');
  await shows(`${races.length} races`);
  await page.getByRole('heading', { level: 2, name: /^Race 1:/ }).waitFor();
  await comesTo(() => page.locator('.entry-tile').count(), races[0]?.entries.length);
  await page.getByRole('button', { name: /^Race 2/ }).click();
  await page.getByRole('heading', { level: 2, name: /^Race 2:/ }).waitFor();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('table', { name: 'Race 2: entries' }).waitFor();
  assert.match(page.url(), /race=2.*view=table|view=table.*race=2/);
  await page.route(/\/today\/detailed/, json({ ...card, races: [], cardDay: null }));
  await page.goto('/racing-program');
  await shows('No Saratoga Racing Today');
  await shows(/Mondays and Tuesdays.*Wednesday-Sunday.*1:00 PM ET.*July 11 - September 2, 2025/);
  await page.unrouteAll();
  await page.route(/\/today\/detailed/, json({ ...card, races: [{ ...races[0], entries: null }] }));
  await page.goto('/racing-program');
  await shows('No Entries Available');
  await page.unrouteAll();
  await page.route(/\/today\/detailed/, boom);
  await page.goto('/racing-program');
  await shows('Unable to Load Racing Program');
  await shows('Error loading race data. Please try again.');
});

test('a field of fourteen with a scratched horse keeps to a phone', async () => {
  const card = await answerOf('/api/races/saratoga/today/detailed');
  const [race] = card['races'] as Record<string, unknown>[];
  const [entry] = (race?.['entries'] ?? []) as Record<string, unknown>[];
  const entries = Array.from({ length: 14 }, (_, index) => ({
    ...entry,
    id: `e${index}`,
    horseName: `A HORSE WITH A LONG NAME ${index + 1}`,
    programNumber: String(index + 1),
    scratchStatus: index === 13,
  }));
  await page.setViewportSize(phone);
  await page.route(/\/today\/detailed/, json({ ...card, races: [{ ...race, entries }] }));
  for (const path of ['/racing-program', '/racing-program?view=table']) {
    await page.goto(path);
    const scratched = page.locator('.scratched', { hasText: 'SCRATCHED' });
    await scratched.waitFor();
    const line = await scratched
      .locator('.horse-name')
      .evaluate((name) => getComputedStyle(name).textDecorationLine);
    assert.is(line, 'line-through', path);
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), phone.width, path);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
});

/** Sets the type of the page wider, as another machine's type may be. */
const widenType = () =>
  page.evaluate(() => {
    const wide = new CSSStyleSheet();
    wide.replaceSync('* { letter-spacing: 0.06em !important; }');
    document.adoptedStyleSheets = [wide];
  });

test('the tables of the predictions keep to a window between a phone and a desk, in a wider type too', async () => {
  for (const width of [650, 700, 740, 768, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    for (const tab of ['Race Predictions', 'Key Factors']) {
      await page.goto('/ml-predictions?race=4');
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('table').first().waitFor();
      assert.is(await sidewaysPixels(page), 0, `${tab} at ${width}`);
      await widenType();
      assert.is(await sidewaysPixels(page), 0, `${tab} at ${width} in a wider type`);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('weather: either half missing is the documented sentence and no usual value', async () => {
  await page.goto('/weather-analysis');
  await shows('Soil analysis');
  await shows(/front-runners have a 15% higher win rate on a Fast track/);
  for (const half of [/\/saratoga\/current/, /\/saratoga\/analysis/]) {
    await page.route(half, boom);
    await page.goto('/weather-analysis');
    await shows('Enhanced weather data is temporarily unavailable.');
    assert.is(await page.getByText('72°F').count(), 0);
    await page.unrouteAll();
  }
});

test('analytics: the timeframe goes to the call, both rankings load separately, and a failure shows its message', async () => {
  visit.requests.length = 0;
  await page.goto('/analysis');
  await page.getByRole('tab', { name: 'Jockey Rankings', selected: true }).waitFor();
  const aWeek = page.waitForRequest(/\/api\/jockeys\?timeframe=7days/);
  await page.getByLabel('Timeframe').selectOption('7days');
  await aWeek;
  await page.getByRole('tab', { name: 'Trainer Rankings' }).click();
  await page.waitForFunction(() => location.search.includes('tab=trainers'));
  await page.route(/\/api\/(jockeys|trainers)/, boom);
  await page.goto('/analytics');
  await shows('Error loading jockey data: 500: boom');
  await page.getByRole('tab', { name: 'Trainer Rankings' }).click();
  await shows('Error loading trainer data: 500: boom');
});

test('news: newest first with its count, an empty list says so, a failure shows its message', async () => {
  const item = (id: string, publishedAt: string) => ({
    id,
    title: `Told at ${id}`,
    summary: '',
    url: 'https://example.com/a',
    publishedAt,
    source: 'A Gazette',
    sources: ['A Gazette'],
    provenance: { tier: 'live', source: 'A Gazette', at: publishedAt },
  });
  const items = [item('one', '2026-07-01T10:00:00Z'), item('two', '2026-07-02T10:00:00Z')];
  await page.route(/\/api\/news\/saratoga\?/, json(items));
  await page.route(/\/api\/news\/saratoga\/headlines/, json([items[0]]));
  await page.goto('/news');
  await shows('2 articles');
  await page.getByText('Headline', { exact: true }).waitFor();
  const titles = await page.getByRole('article').locator('h2').allInnerTexts();
  assert.equal(
    titles.map((title) => title.match(/Told at \w+/)?.[0]),
    ['Told at two', 'Told at one'],
  );
  await page.unrouteAll();
  await page.route(/\/api\/news\//, json([]));
  await page.goto('/news-ai');
  await shows('No news available');
  await page.unrouteAll();
  await page.route(/\/api\/news\//, boom);
  await page.goto('/news-ai');
  await shows('Error loading news data: 500: boom');
});

test('program: what the call of the entries says when it fails is shown, over the entries of the card', async () => {
  const late = { status: 500, contentType: 'application/json', body: '{"message":"The entries are late."}' };
  await page.route(/\/api\/tracks\/[^/]+\/entries/, (route) => route.fulfill(late));
  await page.goto('/racing-program');
  await shows('No Racing Data Available');
  await shows('The entries are late.');
  await page.locator('.entry-tile').nth(3).waitFor();
});

test('program: a link holds race and day, the card exports and prints in full, a number names its source', async () => {
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/racing-program?race=2');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await shows('Copied');
  const { searchParams } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  assert.is(searchParams.get('race'), '2');
  assert.match(searchParams.get('date') ?? '', /^\d{4}-\d\d-\d\d$/);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Card as CSV' }).click();
  assert.match((await saved).suggestedFilename(), /^saratoga-.*-card\.csv$/);
  await page.locator('.number-source').waitFor({ state: 'attached' });
  await page.locator('.entry-head .price').first().hover();
  await page.locator('.number-source', { hasText: /\d{1,2}:\d\d [AP]M ET/ }).waitFor();
  const races = await page.locator('.strip-race').count();
  await page.emulateMedia({ media: 'print' });
  await page
    .locator('.printed-race')
    .nth(races - 1)
    .waitFor();
  assert.not.ok(await page.getByRole('banner').isVisible());
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.strip-race').first().waitFor();
});

test.run();
