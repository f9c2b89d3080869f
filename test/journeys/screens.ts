import type { Page } from 'playwright';
import { links } from '#kit/links.ts';
import { signInButton } from './people.ts';
import { untilPicked } from './picks-page.ts';

/** A screen of the product, how to come to it, and who may. */
export interface Screen {
  readonly name: string;
  readonly who: 'visitor' | 'member' | 'insider';
  /** Opens it and waits until it has come to rest. */
  open(page: Page): Promise<void>;
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

const inside = (name: string, path: string, title: string | RegExp): Screen => ({
  name,
  who: 'insider',
  async open(page) {
    await page.goto(path);
    await heading(page, title);
  },
});

const mlTab = (name: string, tab: string): Screen => ({
  name,
  who: 'insider',
  async open(page) {
    await page.goto(links.mlPredictions);
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).waitFor();
  },
});

/** Every screen there is. */
export const screens: readonly Screen[] = [
  {
    name: 'auth-button',
    who: 'visitor',
    async open(page) {
      await page.goto('/');
      await signInButton(page).waitFor();
    },
  },
  {
    name: 'pre-auth-dialog',
    who: 'visitor',
    async open(page) {
      await page.goto('/');
      await page.getByRole('button', { name: 'Read and accept the disclaimer' }).click();
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'auth-form',
    who: 'visitor',
    async open(page) {
      await page.goto('/auth?form=1');
      await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'create-account',
    who: 'visitor',
    async open(page) {
      await page.goto('/auth?form=1');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByLabel('Confirm password').waitFor();
    },
  },
  {
    name: 'forgotten-password',
    who: 'visitor',
    async open(page) {
      await page.goto('/auth?form=1');
      await page.getByRole('button', { name: 'Forgot your password?' }).click();
      await heading(page, 'Forgotten password');
    },
  },
  {
    name: 'new-password',
    who: 'visitor',
    async open(page) {
      await page.goto('/auth#link=no-such-secret');
      await heading(page, 'Set your password');
    },
  },
  {
    name: 'gate',
    who: 'member',
    async open(page) {
      await page.goto('/');
      await page.getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'picks',
    who: 'insider',
    async open(page) {
      await page.goto('/');
      await untilPicked(page);
    },
  },
  mlTab('ml-race-predictions', 'Race Predictions'),
  mlTab('ml-model-details', 'Model Details'),
  mlTab('ml-key-factors', 'Key Factors'),
  {
    name: 'profile',
    who: 'insider',
    async open(page) {
      await page.goto(links.profile);
      await page.getByText('Member since').waitFor();
      await page.getByText('Queries').waitFor();
    },
  },
  {
    name: 'delete-account',
    who: 'insider',
    async open(page) {
      await page.goto(links.profile);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor();
    },
  },
  {
    name: 'broken-part',
    who: 'insider',
    async open(page) {
      await page.route(/\/assets\/picks-[\w-]+\.js$/, (route) => route.abort());
      await page.goto('/');
      await heading(page, 'This part could not be shown');
    },
  },
  inside('about', links.about, 'About Clubhouse Turn'),
  inside('contact', links.contact, 'Contact'),
  inside('privacy', links.privacy, 'Privacy Policy'),
  inside('terms', links.terms, 'Terms of Service'),
  inside('admin', links.admin, /Admin/),
  inside('not-found', '/no-such-page', 'Page Not Found'),
];
