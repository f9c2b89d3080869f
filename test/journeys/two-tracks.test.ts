import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TRACKS, trackBySlug } from '#core/card/track.ts';
import { comesTo } from '#test/support/comes-to.ts';
import { printedRows } from './ml-page.ts';
import { seriousFindings } from './page-checks.ts';
import { makeInsider } from './people.ts';
import { picksPage, untilPicked } from './picks-page.ts';
import { untilQuiet } from './quiet.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage } from './stage.ts';
import { importTwoCards } from './two-cards.ts';

const test = suite('two tracks on one day');
let stage: Stage;
let visit: Visit;

const trackList = (page: Page) => page.getByRole('combobox', { name: 'Track' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The screen's own text, without navigation bar and footer; the track list is left out because it names both. */
const mainText = (page: Page): Promise<string> =>
  page.locator('#screen').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const list of copy.querySelectorAll('.track-select, .track-picker')) list.remove();
    return copy.textContent ?? '';
  });

test.before(async () => {
  stage = await openStage({ RACING_NOW: '2025-06-07T11:00:00-04:00', DEMO_DAYS: '0' }, importTwoCards);
  visit = await stage.enter();
  await makeInsider(visit.context);
});
test.after(() => stage.close());

test('Saratoga shows first, and its address names no track', async () => {
  const { page } = visit;
  await page.goto('/');
  await page.getByText('Saratoga · Saturday, June 7, 2025 · 2 races from 1:30 PM ET').waitFor();
  assert.is(await trackList(page).inputValue(), 'saratoga');
  assert.is(new URL(page.url()).search, '');
});

test('a fan chooses Aqueduct: its picks, and its name in the address', async () => {
  const { page } = visit;
  await trackList(page).selectOption('aqueduct');
  await page.getByText('Aqueduct · Saturday, June 7, 2025 · 3 races from 1:30 PM ET').waitFor();
  assert.is(new URL(page.url()).search, '?track=aqueduct');
  assert.is(await untilPicked(page), 3);
  await comesTo(() => picksPage.race(page, 3).locator('tbody tr').count(), 8);
  assert.not.match(await mainText(page), /Saratoga/);
  assert.equal(await seriousFindings(page), []);
});

test('Back leads to Saratoga, Forward to Aqueduct', async () => {
  const { page } = visit;
  await page.goBack();
  await page.getByText('Saratoga · Saturday, June 7, 2025').waitFor();
  await page.goForward();
  await page.getByText('Aqueduct · Saturday, June 7, 2025').waitFor();
});

test('links keep the track, and every screen of the day is Aqueduct’s', async () => {
  const { page, requests } = visit;
  const screens = [
    ['Program', 'Racing Program', 'Aqueduct · Saturday, June 7, 2025 · 3 races'],
    ['Pace', 'Pace and Speed Analysis', 'Aqueduct · Saturday, June 7, 2025'],
    ['Bias', 'Track Bias Analysis', 'No results in this period'],
    ['Weather', 'Weather Analysis', 'Aqueduct · weather and track condition'],
    ['Results AI', 'OTB Race Results - Aqueduct', 'Results usually appear'],
    ['News', 'Aqueduct Racing News', 'No news'],
    ['Scoreboard', 'Scoreboard', 'Our record against the betting public'],
    ['Pick Ledger', 'Pick Ledger', 'All picks and the hash'],
    ['ML Predictions', 'ML Predictions', 'Aqueduct · Saturday, June 7, 2025'],
    ['AI Debate', 'AI Debate', 'Start Debate'],
    ['Ask Jake', 'Ask Jake', '3 races today'],
  ] as const;
  for (const [link, title, text] of screens) {
    requests.length = 0;
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await heading(page, title).waitFor();
    await page.getByText(text).first().waitFor();
    assert.is(new URL(page.url()).searchParams.get('track'), 'aqueduct', title);
    await untilQuiet(page);
    assert.not.match(await mainText(page), /Saratoga/, title);
    const saratogas = requests.filter((url) => url.includes('/saratoga') && !url.includes('track=aqueduct'));
    assert.equal(saratogas, [], title);
  }
});

test('the dashboard’s syncs fetch Aqueduct’s data, and say so', async () => {
  const { page, requests } = visit;
  await page.goto('/dashboard?track=aqueduct');
  await page.getByText('Sync All updates races, live data and weather for Aqueduct.').waitFor();
  requests.length = 0;
  await page.getByRole('button', { name: 'Sync Weather', exact: true }).click();
  await page
    .getByText(/Failed to sync weather data for Aqueduct|Weather Synced/)
    .first()
    .waitFor();
  const syncs = requests.filter((url) => url.includes('/api/sync/'));
  assert.equal(
    syncs.map((url) => url.slice(url.indexOf('/api/'))),
    ['/api/sync/weather?track=aqueduct'],
  );
});

test('a ticket is priced for a race at Aqueduct', async () => {
  const { page } = visit;
  await page.getByRole('link', { name: 'ML Predictions', exact: true }).first().click();
  await page.getByLabel('Race', { exact: true }).selectOption('3');
  assert.is((await printedRows(page, 3)).length, 8);
  assert.match(page.url(), 'track=aqueduct');
  assert.match(page.url(), 'race=3');
});

test('reloading and sharing keep the track, and another browser shows it too', async () => {
  const { page } = visit;
  const address = page.url();
  await page.reload();
  assert.is((await printedRows(page, 3)).length, 8);
  const friend = await stage.enter();
  await makeInsider(friend.context, {
    email: 'friend@example.com',
    password: 'Saddle-Cloth-8',
    firstName: 'Finn',
    lastName: 'Rail',
  });
  await friend.page.goto(address);
  assert.is((await printedRows(friend.page, 3)).length, 8);
  await friend.page.goto('/');
  await friend.page.getByText('Saratoga · Saturday, June 7, 2025').waitFor();
});

test('the choice follows into a new page', async () => {
  const { page } = visit;
  await page.goto('/racing-program');
  await page.getByText('Aqueduct · Saturday, June 7, 2025 · 3 races').waitFor();
  await page.waitForURL((url) => url.searchParams.get('track') === 'aqueduct');
});

test('the address names the track as soon as its screen is shown', async () => {
  const page = await visit.context.newPage();
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      const screen = document.querySelector('#app-tools');
      if (!screen?.firstElementChild || screen.querySelector('[aria-label="Loading the track"]')) return;
      Object.assign(window, { searchAtFirst: location.search });
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/racing-program');
  await page.getByText('Aqueduct · Saturday, June 7, 2025 · 3 races').waitFor();
  assert.is(await page.evaluate('searchAtFirst'), '?track=aqueduct');
  await page.close();
});

test('a link to a race without a track is Saratoga’s', async () => {
  const { page } = visit;
  await page.goto('/racing-program?race=2');
  await page.getByText('Saratoga · Saturday, June 7, 2025 · 2 races').waitFor();
});

test('Saratoga Picks becomes Aqueduct Picks at Aqueduct', async () => {
  const { page } = visit;
  await page.goto('/saratoga-picks');
  await heading(page, 'Saratoga Picks').waitFor();
  await trackList(page).selectOption('aqueduct');
  await heading(page, 'Aqueduct Picks').waitFor();
  await page.waitForFunction(() => document.title.startsWith('Aqueduct Picks · '));
  assert.not.match(await mainText(page), /Saratoga/);
});

test('the search finds the races of Aqueduct, and the other track', async () => {
  const { page } = visit;
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Race, horse or page' });
  await field.fill('race 3');
  const option = page.getByRole('option', { name: /Race 3: program/ });
  await option.waitFor();
  assert.match((await option.textContent()) ?? '', /Aqueduct/);
  await option.click();
  await heading(page, 'Racing Program').waitFor();
  assert.is(new URL(page.url()).searchParams.get('track'), 'aqueduct');
  await page.keyboard.press('Control+k');
  await field.fill('saratoga');
  await page.getByRole('option', { name: /^Track Saratoga/ }).click();
  await page.getByText('Saratoga · Saturday, June 7, 2025').waitFor();
});

test('an address with an unknown track offers the known ones', async () => {
  const { page } = visit;
  await page.goto('/?track=nowhere-downs');
  await page.getByText('There is no track “nowhere-downs”').waitFor();
  await page.getByRole('button', { name: 'Aqueduct' }).click();
  await page.getByText('Aqueduct · Saturday, June 7, 2025').waitFor();
});

test('an address with a track’s number is rewritten with its slug', async () => {
  const { page } = visit;
  await page.goto(`/?track=${trackBySlug('aqueduct')?.id}`);
  await page.getByText('Aqueduct · Saturday, June 7, 2025').waitFor();
  await page.waitForURL((url) => url.searchParams.get('track') === 'aqueduct');
});

test('a track chosen before signing in becomes the member’s', async () => {
  const { page, context } = await stage.enter();
  await page.goto('/about');
  await page.evaluate("localStorage.setItem('selectedTrackSlug', 'aqueduct')");
  await makeInsider(context, {
    email: 'early@example.com',
    password: 'Saddle-Cloth-8',
    firstName: 'Erin',
    lastName: 'Post',
  });
  const saving = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.url().includes('/api/my/tracks'),
  );
  await page.goto('/');
  assert.equal(await (await saving).json(), { chosen: 'aqueduct', mine: [] });
  await page.getByText('Aqueduct · Saturday, June 7, 2025').waitFor();
});

test('among many tracks, one is found by typing, and a star moves it up', async () => {
  const { page } = visit;
  const ours = ['saratoga', 'aqueduct'];
  const more = TRACKS.filter(({ slug }) => !ours.includes(slug)).slice(0, 12);
  const starred = more[7];
  assert.ok(starred);
  await page.route('**/api/tracks?*', async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as readonly { readonly slug: string }[];
    await route.fulfill({
      response: answer,
      json: [...more, ...list.filter(({ slug }) => ours.includes(slug))],
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Track: Aqueduct' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a track' });
  const rows = dialog.locator('.track-row');
  await dialog.getByText(/3 races today · next in 2 h \d+ min/).waitFor();
  assert.match((await rows.first().textContent()) ?? '', /Saratoga|Aqueduct/);
  assert.equal(await seriousFindings(page), []);
  const star = `${starred.displayName} in my tracks`;
  await dialog.getByRole('button', { name: star }).click();
  await dialog.getByRole('button', { name: star, pressed: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Track: Aqueduct' }).click();
  await dialog.getByText(/3 races today/).waitFor();
  await rows.nth(2).filter({ hasText: starred.displayName }).waitFor();
  await dialog.getByRole('searchbox', { name: 'Find a track' }).fill('sarat');
  await comesTo(() => rows.count(), 1);
  await page.keyboard.press('Enter');
  await page.getByText('Saratoga · Saturday, June 7, 2025').waitFor();
  await page.unrouteAll();
});

test('the profile names the default track and the member’s own tracks', async () => {
  const { page } = visit;
  await page.goto('/profile');
  const own = page.getByLabel('Default track');
  await page.waitForFunction(() => document.querySelectorAll('.my-tracks input').length > 0);
  assert.is(await own.inputValue(), 'saratoga');
  const saved = () => page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await Promise.all([saved(), own.selectOption('aqueduct')]);
  await Promise.all([saved(), page.getByRole('checkbox', { name: 'Aqueduct' }).click()]);
  await page.getByRole('checkbox', { name: 'Aqueduct', checked: true }).waitFor();
  await page.getByRole('link', { name: 'Program', exact: true }).click();
  await page.getByText('Aqueduct · Saturday, June 7, 2025 · 3 races').waitFor();
});

test('the choice follows the member to another browser', async () => {
  const state = await visit.context.storageState();
  const elsewhere = await stage.enter({ storageState: { ...state, origins: [] } });
  await elsewhere.page.goto('/');
  await elsewhere.page.getByText('Aqueduct · Saturday, June 7, 2025').waitFor();
});

test.run();
