import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { focused, tabTo, untilFocused } from './by-keyboard.ts';
import { ada, makeInsider, makeMember } from './people.ts';
import { picksPage, untilPicked } from './picks-page.ts';
import type { Stage } from './stage.ts';
import { openStage, phone } from './stage.ts';

const test = suite('with the keyboard alone');
let stage: Stage;

test.before(async () => {
  stage = await openStage();
});
test.after(() => stage.close());

test('signing in, accepting, opening a race and reading its predictions', async () => {
  const { page, context } = await stage.enter();
  await makeMember(context, ada);
  await context.clearCookies();
  const { keyboard } = page;
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign In to Continue' }).waitFor();
  await tabTo(page, /^Sign In to Continue$/);
  await keyboard.press('Enter');
  await page.getByLabel('Email').waitFor();
  await tabTo(page, /^Email$/);
  await keyboard.type(ada.email);
  await tabTo(page, /^Password$/);
  await keyboard.type(ada.password);
  await keyboard.press('Enter');

  await page.getByRole('checkbox').first().waitFor();
  for (const part of [/^Entertainment/, /^Data Accuracy/, /^Liability/, /^General Terms/]) {
    await tabTo(page, part);
    await keyboard.press('Space');
  }
  await tabTo(page, /^Accept & Continue/);
  await keyboard.press('Enter');

  await picksPage.heading(page).waitFor();
  await untilPicked(page);
  await tabTo(page, /^Race 3(?!\d)/);
  await keyboard.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('race') === '3');
  await tabTo(page, /figures of race|figures$/i);
  await keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Race Predictions', selected: true }).waitFor();
  assert.is(
    new URL(page.url()).searchParams.get('race'),
    '3',
    'the way goes on from the race that was opened',
  );
  await tabTo(page, /^Race Predictions$/);
  await keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: 'Model Details', selected: true }).waitFor();
  await keyboard.press('End');
  await page.getByRole('tab', { name: 'Key Factors', selected: true }).waitFor();
  await untilFocused(page, 'Key Factors');
});

test('the way past the bar, and F8 to the notifications', async () => {
  const { page, context } = await stage.enter();
  await makeInsider(context, { ...ada, email: 'eve@example.com' });
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  assert.is((await focused(page)).name, 'Skip to the content');
  await page.keyboard.press('Enter');
  await page.locator('#screen:focus').waitFor();
  await page.keyboard.press('F8');
  assert.match((await focused(page)).name, /^Notifications/);
});

test('Ctrl-K leads to a horse, Escape gives the focus back, and a ticket is priced without a mouse', async () => {
  const { page, context } = await stage.enter();
  await makeInsider(context, { ...ada, email: 'gil@example.com' });
  const { keyboard } = page;
  await page.goto('/about');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, /^Go to a race, horse or page$/);
  await keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Race, horse or page' });
  await search.waitFor();
  await untilFocused(page, 'Race, horse or page');
  await keyboard.press('Escape');
  await search.waitFor({ state: 'detached' });
  await untilFocused(page, 'Go to a race, horse or page');
  await keyboard.press('Enter');
  await search.waitFor();
  await keyboard.type('race 2');
  await page.getByRole('option', { name: /Race 2: program/ }).waitFor();
  while (!(await page.getByRole('option', { selected: true }).textContent())?.includes(': program'))
    await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await page.getByRole('heading', { level: 2, name: /^Race 2/ }).waitFor();
  assert.is(new URL(page.url()).searchParams.get('race'), '2');
  await page.locator('.ticket-cost summary').focus();
  await keyboard.press('Enter');
  await page.getByRole('group', { name: 'Horses in the box' }).waitFor();
  await tabTo(page, /^Number 1/);
  await keyboard.press('Space');
  await tabTo(page, /^Number [2-9]/);
  await keyboard.press('Space');
  await page.getByText('Break-even payoff', { exact: true }).waitFor();
});

test('the menu of a phone opens, closes on Escape and on a choice, and is out of the way while closed', async () => {
  const { page, context } = await stage.enter({ viewport: phone });
  await makeInsider(context, { ...ada, email: 'fay@example.com' });
  await page.goto('/about');
  const links = page.getByRole('navigation', { name: 'Main' });
  const toggle = page.getByRole('button', { name: 'Open menu' });
  await toggle.waitFor();
  assert.is(await links.count(), 0);
  await tabTo(page, /^Open menu$/);
  await page.keyboard.press('Enter');
  await links.waitFor();
  await page.keyboard.press('Escape');
  await links.waitFor({ state: 'hidden' });
  await untilFocused(page, 'Open menu');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Profile$/);
  await page.keyboard.press('Enter');
  await page.getByText('Member since').waitFor();
  await links.waitFor({ state: 'hidden' });
});

test.run();
