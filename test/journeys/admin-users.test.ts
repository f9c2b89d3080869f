import type { Locator, Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { boom, json, openTab, refusedWith, toastSays } from './admin-page.ts';
import { ada, makeInsider } from './people.ts';
import type { Stage, Visit } from './stage.ts';
import { desktop, openStage, phone } from './stage.ts';

const test = suite('users, as administrators see them');
let stage: Stage;
let visit: Visit;
let page: Page;

test.before(async () => {
  stage = await openStage({ PUBLIC_URL: 'http://127.0.0.1:3000' });
  visit = await stage.enter();
  await makeInsider(visit.context);
  page = visit.page;
});
test.after.each(() => page.unrouteAll());
test.after(() => stage.close());

type Measured = { readonly slowest: { readonly ms: number } };

const shows = (text: string | RegExp) => page.getByText(text).first().waitFor();
const fontSizeOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).fontSize);
const requestCount = (path: string) => visit.requests.filter((url) => new URL(url).pathname === path).length;

test('a non-administrator reads so plainly; signed out there is only the sign-in screen', async () => {
  const other = await stage.enter();
  await makeInsider(other.context, { ...ada, email: 'grace@example.com' });
  for (const path of ['', '/manual-sync', '/speed-figures', '/scrapers', '/api-costs']) {
    await other.page.goto(`/admin${path}`);
    await other.page.getByRole('heading', { level: 1, name: 'Administrator access required' }).waitFor();
  }
  await comesTo(() => other.page.getByRole('link', { name: 'Admin', exact: true }).count(), 1);
  assert.is((await other.context.request.get('/api/admin/users')).status(), 403);
  const stranger = await stage.enter();
  await stranger.page.goto('/admin');
  await stranger.page.getByRole('button', { name: 'Sign In to Continue' }).waitFor();
});

test('a right taken away while the page is open ends in the plain refusal; asking again leads back', async () => {
  await page.route(/\/api\/admin\/users/, (route) => route.fulfill({ status: 403, body: '{}' }));
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Administrator access required' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
});

test('the dashboard has its four numbers, two monitors and five tabs, and the address keeps the tab', async () => {
  await page.goto('/admin');
  await shows('User management and analytics');
  for (const label of ['Total Users', "Today's Signups", 'Weekly Signups', 'Active Users'])
    await comesTo(() => page.locator('.admin-figure', { hasText: label }).count(), 1, label);
  for (const tab of ['Users', 'Activity', 'Analytics', 'Legal Disclaimers', 'Health Check'])
    await page.getByRole('tab', { name: tab, exact: true }).click();
  assert.match(page.url(), /tab=health/);
  await page.getByRole('link', { name: /Scraper Monitor/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Scraper Monitor' }).waitFor();
  await page.goBack();
  await page.getByRole('tab', { name: 'Health Check', selected: true }).waitFor();
  await page.getByRole('tab', { name: 'Users', exact: true }).click();
  await shows(/Registered Users \(\d+\)/);
  const before = requestCount('/api/admin/users');
  const refreshed = page.waitForRequest((sent) => new URL(sent.url()).pathname === '/api/admin/users');
  await page.getByRole('button', { name: 'Refresh Data' }).click();
  await refreshed;
  assert.ok(requestCount('/api/admin/users') > before);
});

test('a user is added and changed; nothing is sent while a field is empty', async () => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Add User' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New User' });
  const create = adding.getByRole('button', { name: 'Create User' });
  assert.is(
    await fontSizeOf(adding),
    await fontSizeOf(page.locator('body')),
    'not the small print of the card',
  );
  await adding.getByLabel('First Name').fill('Mary');
  await adding.getByLabel('Last Name').fill('Stretch');
  assert.is(await create.isDisabled(), true);
  await adding.getByLabel('Last Name').press('Enter');
  assert.is(visit.requests.length > 0 && (await adding.isVisible()), true);
  assert.is(await adding.getByLabel('Email').getAttribute('type'), 'email');
  await adding.getByLabel('Email').fill('mary@example.com');
  const sentBefore = requestCount('/api/admin/users');
  const reloaded = page.waitForRequest(
    (sent) => sent.method() === 'GET' && new URL(sent.url()).pathname === '/api/admin/users',
  );
  await create.dblclick();
  await toastSays(page, 'User created successfully');
  await adding.waitFor({ state: 'detached' });
  await reloaded;
  assert.is(requestCount('/api/admin/users') - sentBefore, 2, 'sent once, and the list reloaded');
  await shows('One-time link for mary@example.com');
  assert.match((await page.locator('.admin-claim-link').textContent()) ?? '', /#link=/);
  await page.getByRole('button', { name: 'Close' }).click();
  const row = page.locator('.admin-person-row', { hasText: 'mary@example.com' });
  await row.getByRole('button', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit User' });
  assert.is(await editing.getByLabel('First Name').inputValue(), 'Mary');
  await editing.getByLabel('Last Name').fill('Furlong');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  assert.equal((await sent).postDataJSON(), {
    firstName: 'Mary',
    lastName: 'Furlong',
    email: 'mary@example.com',
  });
  await toastSays(page, 'User updated successfully');
  await shows('Mary Furlong');
  assert.is(await page.getByRole('button', { name: /Delete/ }).count(), 0);
});

test('a refused change says why and keeps what was typed', async () => {
  await page.goto('/admin');
  for (const [lay, sentence] of [
    [refusedWith('That address is taken.'), 'That address is taken.'],
    [boom, 'Failed to update user'],
  ] as const) {
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await page.route(/\/api\/admin\/users\//, lay);
    const dialog = page.getByRole('dialog', { name: 'Edit User' });
    await dialog.getByLabel('First Name').fill('Typed');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByText(sentence).waitFor();
    assert.is(await dialog.getByLabel('First Name').inputValue(), 'Typed');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.unrouteAll();
  }
  await page.route(/\/api\/admin\/users$/, boom);
  await page.getByRole('button', { name: 'Add User' }).click();
  for (const label of ['First Name', 'Last Name', 'Email']) await page.getByLabel(label).fill('a@b.example');
  await page.getByRole('button', { name: 'Create User' }).click();
  await shows('Failed to create user');
});

test('user details cover the dashboard without changing the address', async () => {
  await page.goto('/admin');
  await page
    .locator('.admin-person-row', { hasText: ada.email })
    .getByRole('button', { name: 'View Details' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'User Details' }).waitFor();
  await shows('Platform Engagement');
  assert.is(new URL(page.url()).search, '');
  for (const [tab, text] of [
    ['Overview', 'Device Usage'],
    ['Activity', 'Session Analytics'],
    ['AI Usage', 'Example figures'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await shows(text);
  }
  await page.getByRole('button', { name: 'Back to Users' }).click();
  await shows(/Registered Users/);
});

test('details start at the top, and going back returns to the place in the list', async () => {
  const address = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`;
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...{ firstName: 'Rider', lastName: `Number${index}`, username: null, isActive: false, isAdmin: false },
    ...{ id: `u${index}`, email: address, createdAt: '2026-01-02T12:00:00Z', lastActiveDate: null },
  }));
  await page.route(/\/api\/admin\/users/, json(many));
  await page.route(/\/api\/admin\/user-details/, json(many[0]));
  await page.setViewportSize(phone);
  await page.goto('/admin');
  await shows('Registered Users (60)');
  await shows('1–25 of 60');
  await page.getByRole('button', { name: 'Next' }).click();
  await shows('26–50 of 60');
  const firstRow = page.locator('.admin-person-row', { hasText: 'Number25' });
  const isInView = async () => ((await firstRow.boundingBox())?.y ?? -1) >= 0;
  await comesTo(isInView, true, 'a page of the list begins at its first row');
  const pressed = page
    .locator('.admin-person-row', { hasText: 'Number42' })
    .getByRole('button', { name: 'View Details' });
  await pressed.click();
  await page.getByRole('heading', { level: 1, name: 'User Details' }).waitFor();
  const stands = () =>
    page.evaluate(() => ({ y: window.scrollY, over: document.documentElement.scrollWidth - innerWidth }));
  await comesTo(stands, { y: 0, over: 0 });
  await page.getByRole('button', { name: 'Back to Users' }).click();
  await shows('26–50 of 60');
  await comesTo(async () => (await stands()).y > 0, true);
  await page.locator(':focus').and(pressed).waitFor();
  await page.setViewportSize(desktop);
});

test('failed calls say so and can be retried; signed out, the list is empty', async () => {
  await page.route(/\/api\/admin\/user-activity/, boom);
  await openTab(page, 'activity', 'Activity');
  await shows('User activity could not be loaded.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await shows(/Ask Jake quer/);
  await page.route(/\/api\/admin\/users/, (route) => route.fulfill({ status: 401, body: '' }));
  await page.goto('/admin');
  await shows('Registered Users (0)');
});

test('the audit log describes actions in words: deletions are marked, refusals say why', async () => {
  const { request } = visit.context;
  const deletedMember = { firstName: 'Gone', lastName: 'Tomorrow', email: 'gone@example.com' };
  const { user } = (await (await request.post('/api/admin/users', { data: deletedMember })).json()) as {
    user: { id: string };
  };
  await request.delete(`/api/admin/users/${user.id}`);
  await request.post('/api/admin/sync-pedicapper', { data: { date: '2026-08-01' } });
  await page.goto('/admin/audit');
  const act = (title: string) => page.locator('.admin-act', { hasText: title });
  await act('User deleted').getByText('destructive', { exact: true }).waitFor();
  assert.is(await act('User added').first().getByText('destructive').count(), 0);
  const refused = act('Dose/Odds sync').filter({ hasText: 'failed' });
  await refused.getByText('this source is not set up').waitFor();
});

test('of 10,000 users any is found, and no act on the list keeps the page busy for 100 ms', async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ({
    id: `u${index}`,
    firstName: 'Rider',
    lastName: `Number${index}`,
    email: `rider${index}@example.com`,
    username: null,
    createdAt: '2026-01-02T12:00:00Z',
    isActive: false,
    isAdmin: false,
    lastActiveDate: null,
  }));
  await page.route(/\/api\/admin\/users/, json(many));
  await page.goto('/admin');
  await shows('Registered Users (10000)');
  await page.evaluate(() => {
    const slowest = { ms: 0 };
    Object.assign(window, { slowest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const work =
          entry.entryType === 'longtask' ? entry.duration : entry.processingEnd - entry.processingStart;
        slowest.ms = Math.max(slowest.ms, work);
      }
    }).observe({ entryTypes: ['event', 'longtask'] });
  });
  const search = page.getByLabel('Find a user by name or email');
  async function slowestAct(): Promise<number> {
    await page.evaluate(() => Object.assign((window as unknown as Measured).slowest, { ms: 0 }));
    await search.pressSequentially('number9876', { delay: 60 });
    await page.locator('.admin-person-row', { hasText: 'rider9876@example.com' }).waitFor();
    await comesTo(() => page.locator('.admin-person-row').count(), 1);
    await search.fill('');
    await page.getByRole('button', { name: 'Next' }).click();
    await shows('26–50 of 10,000');
    await page.waitForTimeout(300);
    return page.evaluate(() => (window as unknown as Measured).slowest.ms);
  }
  // A machine with other work to do is slow in any one round, but not in all of them.
  let ms = await slowestAct();
  for (let again = 0; ms > 100 && again < 4; again += 1) ms = Math.min(ms, await slowestAct());
  assert.ok(ms <= 100, `the slowest act took ${ms} ms of work`);
});

test.run();
