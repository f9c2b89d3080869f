import type { BrowserContext, Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { picture } from './looks.ts';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { makeInsider, signInMember } from './people.ts';
import { untilQuiet } from './quiet.ts';
import type { Stage } from './stage.ts';
import { mobileChrome, openStage, phone } from './stage.ts';
import { untilStored } from './stored-answers.ts';

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

const nowAt = `/race/saratoga/${DAY}/3`;
const raceThree = () =>
  page.getByRole('navigation', { name: 'Jump to a race' }).getByRole('link', { name: /^Race 3/ });
const raceIsOff = () => raceThree().filter({ hasText: 'off' });
const raceIsToCome = () => raceThree().filter({ hasNotText: 'off' });
const notFetched = () =>
  page.getByText('You are offline: this moment cannot be fetched now. Go back to now').first();

/** The parts of the bar that are smaller than a thumb needs. */
const tooSmall = (): Promise<readonly string[]> =>
  page
    .locator('.moment-bar')
    .evaluate((region) =>
      [...region.querySelectorAll<HTMLElement>('button, input')]
        .filter((part) => Math.min(part.offsetHeight, part.offsetWidth) < 40)
        .map(({ outerHTML }) => outerHTML),
    );

let network: BrowserContext;

/** The member with a phone in the hand, who has read race 3 as it is now. */
async function takePhone(): Promise<void> {
  const touch = { viewport: phone, hasTouch: true, isMobile: true, userAgent: mobileChrome };
  const visit = await stage.enter({ ...touch, serviceWorkers: 'allow' });
  [page, network] = [visit.page, visit.context];
  await signInMember(visit.context);
  await page.goto(nowAt);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await raceIsOff().waitFor();
  for (const read of ['/auth/user', '/disclaimer/check', `/cards/${DAY}`, '/races/3/field'])
    await untilStored(page, read);
}

/** Opens the bar and touches the line of the day about where midday is. */
async function touchMidday(): Promise<string> {
  await page.getByRole('button', { name: /^Time machine/ }).tap();
  await notice().getByText('Choose an earlier moment of this day.').waitFor();
  const box = await slider().boundingBox();
  assert.ok(box);
  await page.touchscreen.tap(box.x + 0.3 * box.width, box.y + box.height / 2);
  return comesToRest();
}

test('on a phone the bar is opened and moved by touch, shows the race as of then and leads back to now', async () => {
  await takePhone();
  const moment = await touchMidday();
  assert.ok(Date.parse(moment) < Date.parse(`${DAY}T18:19:00Z`), `${moment} is before the off`);
  await raceIsToCome().waitFor();
  assert.is(await sidewaysPixels(page), 0);
  assert.equal(await tooSmall(), []);
  assert.equal(await seriousFindings(page), []);
  await picture(bar(), 'moment-on-a-phone-360');
  await bar().getByRole('button', { name: 'Previous event' }).tap();
  await page.waitForFunction((before) => !location.search.includes(encodeURIComponent(before)), moment);
  assert.ok(Date.parse(await comesToRest()) < Date.parse(moment));
  await bar().getByRole('button', { name: 'Back to now' }).tap();
  await raceIsOff().waitFor();
  assert.is(momentInAddress(), null);
});

test('without a network the moment on the screen stays, another is said not to be there, and now comes back', async () => {
  await touchMidday();
  await raceIsToCome().waitFor();
  await untilStored(page, '/moments');
  await network.setOffline(true);
  await page.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor();
  assert.ok(await raceIsToCome().isVisible(), 'the moment that was opened stays');
  assert.is(await notFetched().count(), 0);
  await bar().getByLabel('Time').fill('11:07');
  await bar().getByLabel('Time').press('Enter');
  await notFetched().waitFor();
  await bar().getByRole('button', { name: 'Back to now' }).tap();
  await raceIsOff().waitFor();
});

test('a link to a moment opened without a network says so, with the way back to now and its stored race', async () => {
  await page.goto(`${nowAt}?asOf=11:07`);
  await notice().getByText('As of 11:07 AM ET').waitFor();
  await notFetched().waitFor();
  assert.is(await sidewaysPixels(page), 0);
  assert.equal(await tooSmall(), []);
  assert.equal(await seriousFindings(page), []);
  await picture(page, 'moment-without-network-360');
  await bar().getByRole('button', { name: 'Back to now' }).tap();
  await raceIsOff().waitFor();
  assert.is(momentInAddress(), null);
});

test.run();
