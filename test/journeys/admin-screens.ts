import type { Locator, Page } from 'playwright';
import { links } from '#kit/links.ts';
import type { Screen } from './screen.ts';

/** A screen of the administrators that has come to rest once a part of it is there. */
const adminScreen = (name: string, path: string, part: (page: Page) => Locator): Screen => ({
  name,
  who: 'administrator',
  async open(page) {
    await page.goto(path);
    await part(page).waitFor();
  },
});

/** What an administrator looks at. */
export const adminScreens: readonly Screen[] = [
  adminScreen('admin-users', links.admin, (page) => page.locator('.admin-person-row').first()),
  adminScreen('admin-activity', `${links.admin}?tab=activity`, (page) =>
    page.getByText(/Ask Jake quer/).first(),
  ),
  adminScreen('admin-analytics', `${links.admin}?tab=analytics`, (page) =>
    page.getByText('Feature Usage Statistics'),
  ),
  adminScreen('admin-health', `${links.admin}?tab=health`, (page) => page.locator('.admin-day').first()),
  {
    name: 'admin-disclaimers',
    who: 'administrator',
    async open(page) {
      await page.goto(`${links.admin}?tab=disclaimers`);
      await page.getByRole('button', { name: 'Run Compliance Audit' }).click();
      await page.getByText('Need Update').waitFor();
      await page.getByLabel('User', { exact: true }).selectOption({ index: 1 });
      await page
        .getByText(/record, |records, |No disclaimer acceptance/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'admin-user-details',
    who: 'administrator',
    async open(page) {
      await page.goto(links.admin);
      await page.getByRole('button', { name: 'View Details' }).first().click();
      await page.getByText('Device Usage').waitFor();
    },
  },
  {
    name: 'admin-add-user',
    who: 'administrator',
    async open(page) {
      await page.goto(links.admin);
      await page.getByRole('button', { name: 'Add User' }).click();
      await page.getByRole('dialog', { name: 'Add New User' }).waitFor();
    },
  },
  adminScreen('admin-manual-sync', links.adminManualSync, (page) =>
    page.getByRole('button', { name: 'Run Full Daily Workflow' }),
  ),
  adminScreen('admin-speed-figures', links.adminSpeedFigures, (page) =>
    page.locator('.empty, table').first(),
  ),
  adminScreen('admin-scrapers', links.adminScrapers, (page) => page.getByText('Active Runs')),
  adminScreen('admin-api-costs', links.adminApiCosts, (page) => page.getByText('Monthly Budget')),
  adminScreen('admin-race-day', links.adminRaceDay, (page) => page.getByText('Daily jobs')),
  adminScreen('admin-stewards', links.adminStewards, (page) => page.locator('.desk-row').first()),
  {
    name: 'admin-stewards-condition',
    who: 'administrator',
    async open(page) {
      await page.goto(links.adminStewards);
      await page.locator('.desk-row').first().focus();
      await page.keyboard.press('c');
      await page.getByRole('dialog', { name: 'Track condition: race 1' }).waitFor();
    },
  },
  adminScreen('admin-runs', links.adminRuns, (page) => page.locator('.empty, table').first()),
  adminScreen('admin-audit', links.adminAudit, (page) => page.locator('.empty, .admin-step-row').first()),
];
