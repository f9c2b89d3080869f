import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { acceptButton, ada, createAccount, fillForm, signInButton, tickAll } from './people.ts';
import { picksPage } from './picks-page.ts';
import type { Stage } from './stage.ts';
import { openStage, takeSetupCode } from './stage.ts';

const test = suite('the first administrator');
let stage: Stage;

test.before(async () => {
  stage = await openStage();
});
test.after(() => stage.close());

test('whoever opens the printed address and signs up is administrator; a stranger who came first is a member', async () => {
  const stranger = await stage.enter();
  await stranger.page.goto('/');
  await signInButton(stranger.page).click();
  await createAccount(stranger.page, { ...ada, email: 'eve@example.com' });
  await tickAll(stranger.page);

  const { page, context } = await stage.enter();
  await page.goto(`/auth#setup=${takeSetupCode(context)}`);
  await page.getByText('You are setting up this site: this account will be its administrator.').waitFor();
  await fillForm(page, ada, { isNew: true });
  await page.locator('form').getByRole('button', { name: 'Create Account' }).click();
  await tickAll(page);
  await acceptButton(page).click();
  await picksPage.heading(page).waitFor();
  assert.is(new URL(page.url()).hash, '');
  const isAdminOf = async ({ request }: typeof context) =>
    ((await (await request.get('/api/auth/user')).json()) as { isAdmin: boolean }).isAdmin;
  assert.equal([await isAdminOf(context), await isAdminOf(stranger.context)], [true, false]);
});

test.run();
