import type { BrowserContext, Page } from 'playwright';
import * as assert from 'uvu/assert';
import { takeSetupCode } from './stage.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const ada: Person = {
  email: 'ada@example.com',
  password: 'Saddle-Cloth-7',
  firstName: 'Ada',
  lastName: 'Furlong',
};

type Change = 'POST' | 'PATCH' | 'DELETE';

/** A call in the session of this browser; gives status and JSON. */
export async function callAs(context: BrowserContext, address: string, method: Change, data: unknown) {
  const answer = await context.request.fetch(address, { method, data });
  return { status: answer.status(), reply: (await answer.json()) as Record<string, unknown> };
}

/** Makes an account and signs in, without the screens; the first of a stage is its administrator's. */
export async function makeMember(context: BrowserContext, person: Person = ada): Promise<void> {
  const setup = takeSetupCode(context);
  const { status, reply } = await callAs(context, '/api/auth/signup', 'POST', { ...person, setup });
  assert.is(status, 200, JSON.stringify(reply));
}

/** Accepts the disclaimer for whoever is signed in, without the screens. */
export async function acceptForMember(context: BrowserContext): Promise<void> {
  const text = (await (await context.request.get('/api/disclaimer/text')).json()) as Record<string, unknown>;
  const { disclaimerType, disclaimerVersion, disclaimerText } = text;
  const acceptance = {
    disclaimerType,
    disclaimerVersion,
    disclaimerText,
    acceptedAt: new Date().toISOString(),
  };
  const { status, reply } = await callAs(context, '/api/disclaimer/accept', 'POST', acceptance);
  assert.is(status, 200, JSON.stringify(reply));
}

/** An account that may go everywhere. */
export async function makeInsider(context: BrowserContext, person: Person = ada): Promise<void> {
  await makeMember(context, person);
  await acceptForMember(context);
}

/** Signs in with the password, without the screens. */
export async function signInMember(context: BrowserContext, { email, password }: Person = ada) {
  const { status, reply } = await callAs(context, '/api/auth/login', 'POST', { email, password });
  assert.is(status, 200, JSON.stringify(reply));
}

export const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In to Continue' });
export const acceptButton = (page: Page) =>
  page.getByRole('button', { name: 'Accept & Continue to Registration' });

/** Fills the form of the auth screen as it stands: to sign in, or to make an account where it asks for names. */
export async function fillForm(page: Page, person: Person, { isNew }: { readonly isNew: boolean }) {
  if (isNew) {
    await page.getByLabel('First name').fill(person.firstName);
    await page.getByLabel('Last name').fill(person.lastName);
    await page.getByLabel('Confirm password').fill(person.password);
  }
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
}

/** From the form of the auth screen to a sent sign-up. */
export async function createAccount(page: Page, person: Person): Promise<void> {
  const form = page.locator('form');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await fillForm(page, person, { isNew: true });
  await form.getByRole('button', { name: 'Create Account' }).click();
}

/** From the form of the auth screen to a sent sign-in. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await fillForm(page, person, { isNew: false });
  await page.locator('form').getByRole('button', { name: 'Sign In' }).click();
}

/** Ticks the four parts of the disclaimer, wherever they are shown. */
export async function tickAll(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox');
  await boxes.nth(3).waitFor();
  assert.is(await boxes.count(), 4);
  for (const box of await boxes.all()) await box.check();
}
