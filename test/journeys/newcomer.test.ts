import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Calls } from '#contract/calls.ts';
import { comesTo } from '#test/support/comes-to.ts';
import type { Predicted } from './ml-page.ts';
import { expectedRow, printedRows } from './ml-page.ts';
import { acceptButton, ada, fillForm, makeInsider, signIn, signInButton, tickAll } from './people.ts';
import { picksPage, printedChances, untilPicked } from './picks-page.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage, takeSetupCode } from './stage.ts';

type Detailed = Calls['GET /api/races/saratoga/today/detailed']['reply'];

const test = suite('a newcomer on the demo day');
const printed = (chance: number | null | undefined) => `${((chance ?? 0) * 100).toFixed(1)}%`;
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
let stage: Stage;
let visit: Visit;

test.before(async () => {
  stage = await openStage();
  visit = await stage.enter();
});
test.after(() => stage.close());

async function read<Reply>(path: string): Promise<Reply> {
  const answer = await visit.context.request.get(path);
  assert.is(answer.status(), 200, path);
  return (await answer.json()) as Reply;
}
const today = () => read<Detailed>('/api/races/saratoga/today/detailed');
const predicted = async (raceNumber: number) => {
  const race = (await today()).races.find((race) => race.raceNumber === raceNumber);
  return read<Predicted[]>(`/api/ml/predict/${race?.id}`);
};
const untilRaceInView = (page: Page, raceNumber: number) =>
  page.waitForFunction((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < window.innerHeight / 2;
  }, `race-${raceNumber}`);

test('the way in: the button, the form, the account of the printed address, the disclaimer, the picks', async () => {
  const { page } = visit;
  await page.goto('/profile');
  await signInButton(page).click();
  await page.waitForURL(/\/auth\?form=1/);
  await page.goto(`/auth#setup=${takeSetupCode(visit.context)}`);
  await fillForm(page, ada, { isNew: true });
  await page.locator('form').getByRole('button', { name: 'Create Account' }).click();
  await tickAll(page);
  await acceptButton(page).click();
  await picksPage.heading(page).waitFor();
  assert.is(new URL(page.url()).pathname, '/');
  await comesTo(() => page.title(), 'AI Picks · Clubhouse Turn');
});

test('the day: every race has its card with both analysts, their agreement and chances that sum to 100%', async () => {
  const { page } = visit;
  const { races } = await today();
  assert.is(await untilPicked(page), races.length);
  await picksPage.demoLabel(page).first().waitFor();
  for (const { raceNumber } of races) {
    const card = picksPage.race(page, raceNumber);
    await card.getByText('Win chances add up to 100.0%').waitFor();
    const analysts = card.getByRole('heading', { level: 4, name: /Form analyst|Pace analyst/ });
    await comesTo(() => analysts.count(), 2);
    await card
      .getByText(/(High|Medium|Low) Agreement/)
      .first()
      .waitFor();
    await card
      .getByText(/^(BET|WATCH|PASS)$/)
      .first()
      .waitFor();
    await card.getByText('Built-in analyst (no AI key set)').first().waitFor();
  }
});

test('the chances on a card are those of the model call', async () => {
  const { page } = visit;
  for (const raceNumber of [1, 5]) {
    const shown = await printedChances(page, raceNumber);
    const rows = (await predicted(raceNumber)).filter((row) => row.winProbability !== null);
    assert.is(shown.size, rows.length);
    for (const row of rows) {
      assert.is(
        shown.get(row.programNumber),
        printed(row.winProbability),
        `race ${raceNumber}, ${row.horseName}`,
      );
    }
  }
});

test('choosing a race puts it into the address, and reloading the page keeps it', async () => {
  const { page } = visit;
  const choice = picksPage.strip(page).getByRole('button', { name: /^Race 4\b/ });
  await choice.click();
  await page.waitForURL((url) => url.searchParams.get('race') === '4');
  await comesTo(() => choice.getAttribute('aria-current'), 'true');
  await untilRaceInView(page, 4);
  await page.reload();
  await picksPage.race(page, 4).getByText('Win chances add up to 100.0%').waitFor();
  await comesTo(() => choice.getAttribute('aria-current'), 'true');
  await untilRaceInView(page, 4);
});

test('the predictions of a race: three tabs, chances that sum to 100%, and every figure as the call gives it', async () => {
  const { page } = visit;
  const card = picksPage.race(page, 4);
  await card.getByRole('link', { name: /figures/i }).click();
  await page.waitForURL((url) => url.pathname === '/ml-predictions' && url.searchParams.get('race') === '4');
  const rows = await predicted(4);
  const shownPrintedRows = await printedRows(page, 4);
  const expected = rows.map((row) =>
    expectedRow(row, { winPercent: row.formulaWinPercent, confidence: row.confidence }),
  );
  const order = (all: typeof expected) => new Map(all.map((row) => [row.programNumber, row]));
  assert.equal(order([...shownPrintedRows]), order(expected));
  const sum = new Map(rows.map((row) => [row.bettingInterest, row.winProbability ?? 0]));
  assert.ok(Math.abs([...sum.values()].reduce((all, one) => all + one, 0) - 1) < 1e-6);
  await page.getByText(/win 100\.0%, place 200\.0%, show 300\.0%/).waitFor();
  await page.getByRole('tab', { name: 'Model Details' }).click();
  await page
    .getByRole('tabpanel', { name: 'Model Details' })
    .getByRole('heading', { name: 'The formula' })
    .waitFor();
  await page.getByRole('tab', { name: 'Key Factors' }).click();
  await page
    .getByRole('tabpanel', { name: 'Key Factors' })
    .getByRole('table', { name: /^Race 4\b/ })
    .waitFor();
});

test('another race is chosen in the list; race and tab survive a reload', async () => {
  const { page } = visit;
  await page.getByLabel('Race', { exact: true }).selectOption('7');
  const panel = page.getByRole('tabpanel', { name: 'Key Factors' });
  await panel.getByRole('table', { name: /^Race 7\b/ }).waitFor();
  await page.reload();
  await panel.getByRole('table', { name: /^Race 7\b/ }).waitFor();
  assert.is(await page.getByLabel('Race', { exact: true }).inputValue(), '7');
  await page.goto('/saratoga-ml-predictions?race=7');
  await page.getByRole('tab', { name: 'Race Predictions', selected: true }).waitFor();
  const body = (await predicted(7)).filter(({ listStatus }) => listStatus === null);
  assert.is((await printedRows(page, 7)).length, body.length);
});

test('a changed name is saved and still there after a reload', async () => {
  const { page } = visit;
  await bar(page).getByRole('link', { name: 'Profile' }).click();
  await page.getByText('Member since').waitFor();
  assert.ok(await page.getByLabel('Email').isDisabled());
  await page.getByLabel('Last name').fill('Fetlock');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Name saved').waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Ada Fetlock' }).waitFor();
  await comesTo(() => page.getByLabel('Last name').inputValue(), 'Fetlock');
});

test('signing out ends the session on the server too', async () => {
  const { page, context } = visit;
  const old = await context.storageState();
  await bar(page).getByRole('link', { name: 'Sign Out' }).click();
  await signInButton(page).waitFor();
  assert.is(await bar(page).count(), 0);
  const thief = await stage.enter({ storageState: old });
  assert.is((await thief.context.request.get('/api/auth/user')).status(), 401);
});

test('the member signs in again, and the disclaimer is not shown again', async () => {
  const { page } = visit;
  await page.goto('/auth?form=1');
  await signIn(page, ada);
  await picksPage.heading(page).waitFor();
});

async function askToDelete(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
}

test('the only administrator cannot leave', async () => {
  const { page } = visit;
  await bar(page).getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await askToDelete(page, ada.password);
  await page
    .getByRole('alert')
    .filter({ hasText: /administrator/i })
    .waitFor();
});

test('another member takes the stored data along, deletes the account and cannot come back', async () => {
  const { page, context } = await stage.enter();
  const gus = { ...ada, email: 'gus@example.com' };
  await makeInsider(context, gus);
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  assert.match((await download).suggestedFilename(), /\.json$/);
  await page.evaluate(() => localStorage.setItem('draft ticket-desk of-gus', '{}'));
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft ')));
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await askToDelete(page, 'Wrong-Horse-9');
  await page
    .getByRole('alert')
    .filter({ hasText: /password/i })
    .waitFor();
  assert.equal(await drafts(), ['draft ticket-desk of-gus']);
  await askToDelete(page, gus.password);
  await page.getByText('Your account has been deleted.').waitFor();
  await comesTo(drafts, []);
  assert.is((await context.request.get('/api/auth/user')).status(), 401);
  await page.goto('/auth?form=1');
  await signIn(page, gus);
  await page.getByRole('alert').waitFor();
});

test.run();
