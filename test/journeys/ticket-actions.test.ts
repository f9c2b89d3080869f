import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { looksRight } from './looks.ts';
import { makeInsider } from './people.ts';
import type { Stage, Visit } from './stage.ts';
import { openStageWithCard } from './stage-with-card.ts';

const test = suite('a ticket on one race, from the price to the payoff');
const DAY = '2025-08-02';
const address = `/race/saratoga/${DAY}/1?tab=tickets`;
let stage: Stage;
let visit: Visit;

/** Takes the place of the share sheet, which a browser without a window does not have. */
const SHARE = `Object.defineProperty(navigator, 'share', {
  value: async ({ text }) => { window.sharedText = text; },
})`;

test.before(async () => {
  stage = await openStageWithCard();
  visit = await stage.enter();
  await makeInsider(visit.context);
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit.page.addInitScript(SHARE);
});
test.after(() => stage.close());

/** The form of tickets on this race alone; the desk below has a wager and a base bet too. */
const choices = () => visit.page.locator('.ticket-choices').filter({ has: visit.page.getByLabel('How') });
const noted = () => visit.page.getByRole('region', { name: 'Noted tickets' });
const entries = () => visit.page.locator('.book-entry');

/** What the announcer says about the race, as the stewards' desk takes it. */
async function announce(call: 'entries' | 'results', data: object): Promise<void> {
  const sent = await visit.context.request.post(`/api/admin/stewards/${call}`, {
    data: { track: 'saratoga', date: DAY, raceNumber: 1, reason: 'Announced', ...data },
  });
  assert.ok(sent.ok(), await sent.text());
}

async function winOn(number: number): Promise<string> {
  const { page } = visit;
  await choices().getByLabel('Wager').selectOption('win');
  await page
    .getByRole('group', { name: 'Horse', exact: true })
    .getByRole('radio')
    .nth(number - 1)
    .check();
  await choices().getByLabel('Base bet').selectOption('2');
  const spoken = page.getByText(new RegExp(`^Saratoga, race 1, \\$2.* win.* ${number}$`));
  await spoken.first().waitFor();
  return (await spoken.first().textContent()) ?? '';
}

test('a win bet is copied and shared in the words for the window', async () => {
  const { page } = visit;
  await page.goto(address);
  const spoken = await winOn(1);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await page.getByText('Copied').waitFor();
  assert.is(await page.evaluate(() => navigator.clipboard.readText()), spoken);
  await page.getByRole('button', { name: 'Share' }).first().click();
  assert.is(await page.evaluate(() => (window as { sharedText?: string }).sharedText), spoken);
});

test('printed, the words for the window are on the paper and the form is not', async () => {
  const { page } = visit;
  const spoken = await winOn(1);
  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  await page.getByRole('button', { name: 'Print' }).first().click();
  await page.locator('html[data-printed]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  assert.ok(await page.getByText(spoken, { exact: true }).first().isVisible());
  for (const part of ['.ticket-choices', '.ticket-horses', '.ticket-actions', '.desk-legs'])
    assert.is(await page.locator(part).first().isVisible(), false, part);
  await page.emulateMedia({ media: 'screen' });
});

test('noted, it counts in what the day costs and against the limit, once', async () => {
  const { page } = visit;
  await page.getByRole('button', { name: 'Note this ticket' }).first().click();
  await page.getByText('Noted. Your tickets of this day: $2.00.').waitFor();
  await noted().getByText('Noted for this day: $2.00').waitFor();
  await page.getByRole('button', { name: 'Note this ticket' }).first().click();
  await choices().getByLabel('Wager').selectOption('exacta');
  await choices().getByLabel('How').selectOption('wheel');
  await page.getByRole('group', { name: 'Key horses' }).getByRole('checkbox').first().check();
  await page
    .getByText(/exacta wheel: 1 over all/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Note this ticket' }).first().click();
  const sum = (await noted().getByRole('heading').textContent()) ?? '';
  assert.ok(Number(/\$([\d.]+)/.exec(sum)?.[1]) > 2, sum);
  await page.getByLabel('My limit for noted tickets a day, in dollars').fill('1');
  await page
    .getByText(/over the limit you set/)
    .first()
    .waitFor();
  await page.getByLabel('My limit for noted tickets a day, in dollars').fill('');
});

test('tickets on one race are written in the book once, also a wheel over all, and wait for the result', async () => {
  const { page } = visit;
  for (const how of ['wheel', 'win'] as const) {
    if (how === 'win') await winOn(1);
    await page.getByRole('button', { name: 'Write in my book' }).first().click();
    for (let press = 0; press < 2; press += 1) {
      await Promise.all([
        page.waitForResponse(/\/api\/notebook-changes\//),
        page.getByRole('button', { name: 'Write 1 ticket' }).click(),
      ]);
      await page.getByText('1 ticket in your book.').waitFor();
    }
    await page.getByRole('button', { name: 'Write in my book' }).first().click();
  }
  await page.goto('/book');
  await entries().nth(1).waitFor();
  assert.is(await entries().count(), 2);
  assert.is(await entries().filter({ hasText: 'Pending' }).count(), 2);
});

test('the form with its actions fits every width, in both lights', async () => {
  await visit.page.goto(address);
  await visit.page.getByRole('button', { name: 'Note this ticket' }).first().waitFor();
  await looksRight(visit.page, 'one-race-ticket');
});

test('when the result comes, the desk and the book settle them to the cent: a $2 exacta pays twice the $1 payoff', async () => {
  const { page } = visit;
  await announce('entries', { fact: { what: 'post-time', to: '10:50 AM' } });
  await announce('results', {
    order: '1-2-3',
    straight: [{ programNumber: '1', win: 8.4, place: 3.2, show: 2.4 }],
    exotics: [{ wager: 'Exacta', base: 1, winningNumbers: '1-2', payoff: 12.5 }],
  });
  await page.goto(address);
  await noted().getByText('Won: returned $8.40.').waitFor();
  await noted().getByText('Won: returned $25.00.').waitFor();
  await page.goto('/book');
  await entries().filter({ hasText: 'Won' }).nth(1).waitFor();
  const text = (await entries().allTextContents()).join(' ');
  assert.match(text, /\$8\.40/);
  assert.match(text, /\$25\.00/);
});

test.run();
