import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { ada, callAs, makeInsider, signIn, signInButton } from './people.ts';
import type { Stage } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('a session that the server ended');
let stage: Stage;

test.before(async () => {
  stage = await openStage();
});
test.after(() => stage.close());

test('a changed password ends the other session, which says so, keeps the typed name and brings it back', async () => {
  const { page, context } = await stage.enter();
  await makeInsider(context);
  await page.goto('/profile');
  await page.getByLabel('Last name').fill('Quarterpole');
  const other = (await stage.enter()).context;
  await callAs(other, '/api/auth/login', 'POST', { email: ada.email, password: ada.password });
  const newPassword = 'Second-Saddle-8';
  const change = { currentPassword: ada.password, newPassword };
  assert.is((await callAs(other, '/api/auth/password', 'POST', change)).status, 200);
  await page.getByText('Your session has ended.').waitFor();
  await page.getByText('What you had typed is kept.').waitFor();
  await signInButton(page).click();
  await signIn(page, { ...ada, password: newPassword });
  await page.getByText('You are signed in again').waitFor();
  await comesTo(() => page.getByLabel('Last name').inputValue(), 'Quarterpole');
});

test.run();
