import type { Locator } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';
import { focused, pressHere, tabTo } from './by-keyboard.ts';
import { looksRight, picture } from './looks.ts';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { ada, makeInsider } from './people.ts';
import type { Stage, Visit } from './stage.ts';
import { openStage, phone } from './stage.ts';

const test = suite('the ticket desk');
let stage: Stage;
let visit: Visit;
let address: string;

interface CardRace {
  readonly day: string;
  readonly raceNumber: number;
  readonly status: string;
}

test.before(async () => {
  stage = await openStage({ DEMO_DAYS: '2' });
  visit = await stage.enter();
  await makeInsider(visit.context, ada);
  const races = (await (
    await fetch(`${stage.address}/api/races/saratoga/today`)
  ).json()) as readonly CardRace[];
  const next = races.find(({ status }) => status === 'upcoming');
  if (next === undefined) throw new Error('the demo day has a race to come');
  address = `/race/saratoga/${next.day}/${next.raceNumber}?tab=tickets`;
});
test.after(() => stage.close());

/** What the call says of a ticket with two horses left in its last leg. */
const oneLegToGo = (isTyped: boolean) => ({
  lastLeg: [
    { number: '2', combinations: 1, stake: 1, dollars: isTyped ? 44 : null, reason: null, chance: 0.2 },
    { number: '5', combinations: 1, stake: 1, dollars: isTyped ? 20.1 : null, reason: null, chance: 0.15 },
  ],
  lastLegValue: {
    chance: 0.35,
    expectedReturn: isTyped ? 21.6 : null,
    chancesBy: 'by our chances, morning 1 on a board, at 1:02 PM ET',
    model: { name: 'morning', version: '1' },
    chancesUsed: { mine: [], sentence: null },
    provenance: { tier: 'demo', source: 'Demo', fetchedAt: '2026-08-01T16:00:00Z' },
    board: null,
    upTo: '2026-08-01T17:02:00Z',
  },
  lastLegReason: isTyped ? null : 'No expected return until every horse has its will-pay.',
});

const untilMarked = (horse: Locator, mark: string): Promise<void> =>
  horse
    .locator('.desk-mark')
    .filter({ hasText: new RegExp(`^${mark}$`) })
    .waitFor();

test('horses are marked A, B, C and out, make tickets, and stay marked for another wager and after a reload', async () => {
  const { page } = visit;
  await page.goto(address);
  const legs = page.locator('.desk-leg');
  await comesTo(() => legs.count(), 3, 'a pick 3 has three legs');
  for (const leg of [0, 1, 2]) await legs.nth(leg).locator('.desk-horse').first().click();
  const first = legs.first().locator('.desk-horse').first();
  await untilMarked(first, 'A');
  await page
    .getByText(/^Saratoga, race \d+, \$1 pick 3: \S+ with \S+ with \S+/)
    .first()
    .waitFor();
  await page.getByLabel('Wager').last().selectOption('daily double');
  await comesTo(() => legs.count(), 2);
  await untilMarked(first, 'A');
  await page.reload();
  await legs.first().waitFor();
  // Kept in the browser.
  await untilMarked(first, 'A');
});

test('All marks a whole leg, and marks stay for another race and for another day', async () => {
  const { page } = visit;
  const [, day = '', number = ''] = /saratoga\/([\d-]+)\/(\d+)/.exec(address) ?? [];
  const second = page.getByRole('group', { name: `Race ${Number(number) + 1}`, exact: true });
  const marks = second.locator('.desk-mark');
  const isWhole = async () => {
    const all = await marks.allTextContents();
    return all.length > 1 && all.every((mark) => mark === 'A');
  };
  await second.getByRole('button', { name: /^All horses of race/ }).click();
  await comesTo(isWhole, true);
  await page.goto(address.replace(`/${number}?`, `/${Number(number) + 1}?`));
  await second.waitFor();
  await comesTo(isWhole, true, 'on the page of the other race');
  const before = new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  await page.goto(address.replace(day, before));
  await page.locator('#screen h1').first().waitFor();
  assert.is(await second.count(), 0, 'that day sells no ticket on it');
  await page.goto(address);
  await comesTo(isWhole, true, 'after another day');
  await second.getByRole('button', { name: /^All horses of race/ }).click();
  await comesTo(() => second.locator('.desk-horse-a').count(), 0, 'and All takes them away');
  await second.locator('.desk-horse').first().click();
});

test('the marks also make tickets on this race alone, and the ticket of each race stays as it was left', async () => {
  const { page } = visit;
  await page.getByLabel('Wager').last().selectOption('exacta');
  const legs = page.locator('.desk-leg');
  await comesTo(() => legs.count(), 1);
  const second = legs.first().locator('.desk-horse').nth(1);
  await second.click();
  await second.click();
  await untilMarked(second, 'B');
  await page
    .getByText(/^Saratoga, race \d+, \$1 exacta: \S+ over \S+/)
    .first()
    .waitFor();
  const form = page.getByRole('group', { name: 'Horses in the box' });
  await form.getByRole('checkbox').nth(0).check();
  await form.getByRole('checkbox').nth(2).check();
  await page.getByLabel('Wager').first().selectOption('win');
  await page.getByLabel('Wager').first().selectOption('exacta');
  const chosen = form.getByRole('checkbox', { checked: true });
  await comesTo(() => chosen.count(), 2, 'after another wager');
  await page.reload();
  await form.waitFor();
  await comesTo(() => chosen.count(), 2, 'after a reload');
  await page.getByLabel('Wager').last().selectOption('pick 3');
});

test('the best tickets for $48 are built, noted, and counted against the member’s limit', async () => {
  const { page } = visit;
  await page.getByRole('button', { name: 'Build' }).click();
  await page.getByText(/A dollar less: .*A dollar more: /).waitFor();
  await page.getByRole('button', { name: 'Note these tickets' }).last().click();
  const noted = page.getByRole('region', { name: 'Noted tickets' });
  await noted.getByText(/^Noted for this day: \$\d/).waitFor();
  await noted
    .getByText(/^Alive: race \d+ to come/)
    .first()
    .waitFor();
  await page.getByLabel('My limit for noted tickets a day, in dollars').fill('1');
  await noted.getByText(/over your limit/).waitFor();
  await page.getByText('Most tickets lose. Nothing is placed here.').waitFor();
});

test('with one leg to go the will-pays a member types give the expected return, with the time they were typed', async () => {
  const { page } = visit;
  await page.route('**/api/tickets/follow', async (route) => {
    const { willPays } = route.request().postDataJSON() as { willPays: object | null };
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, ...oneLegToGo(willPays !== null) } });
  });
  await page.reload();
  const first = page.getByLabel('Noted tickets').locator('.desk-tickets > li').first();
  const panel = first.locator('details').filter({ hasText: 'One leg to go: what it returns' });
  await panel.locator('summary').click();
  await panel.getByText('Chance to cash 35.0%, by our chances').waitFor();
  await panel.getByText('No expected return until every horse has its will-pay.').waitFor();
  await panel.getByLabel('Will-pay with 2').fill('88');
  await panel.getByLabel('Will-pay with 5').fill('40.20');
  await panel.getByText(/^Expected return \$21\.60: .* \(the oldest at \d+:\d\d [AP]M ET\)\.$/).waitFor();
  await looksRight(page, 'last-leg');
  await page.unroute('**/api/tickets/follow');
});

test('the desk fits a phone, in both themes, and a checker finds nothing serious', async () => {
  const { page } = visit;
  assert.equal(await seriousFindings(page), []);
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);
  assert.equal(await seriousFindings(page), []);
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.equal(await seriousFindings(page), []);
  await page.emulateMedia({ colorScheme: 'light' });
});

test('marks go on without a line', async () => {
  const { page, context } = visit;
  await context.setOffline(true);
  const horse = page.locator('.desk-horse').nth(2);
  await horse.click();
  await untilMarked(horse, 'A');
  await context.setOffline(false);
});

test('by keyboard alone the best ticket for a budget is built, noted, written in the book and taken off again', async () => {
  const { page, context } = await stage.enter();
  await makeInsider(context, { ...ada, email: 'kay@example.com' });
  await page.goto(address);
  await page.getByRole('button', { name: 'Build' }).waitFor();
  await tabTo(page, /^Budget in dollars/);
  await page.keyboard.type('24');
  await tabTo(page, /^Tickets/);
  await page.keyboard.type('1 ticket');
  await tabTo(page, /^Build$/);
  const built = page.locator('.desk-tickets').getByRole('listitem');
  await pressHere(page, 'Space', () => built.waitFor());
  assert.is(await built.count(), 1);
  await page.getByText(/A dollar less: .*A dollar more: /).waitFor();
  const notes = page.getByRole('region', { name: 'Noted tickets' }).getByRole('listitem');
  await tabTo(page, /^Note this ticket$/);
  await pressHere(page, 'Enter', () => page.getByText(/^Noted\. Your tickets of this day: \$/).waitFor());
  await comesTo(() => notes.count(), 1);
  await tabTo(page, /^Write in my book$/);
  await pressHere(page, 'Space', () => page.getByText('Paper or real').waitFor());
  await tabTo(page, /^Write 1 ticket$/);
  await pressHere(page, 'Enter', () => page.getByText('1 ticket in your book.').waitFor());
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);
  await picture(page.locator('.race-tickets'), 'desk-by-keyboard-360');
  await tabTo(page, /^Remove Saratoga, race/);
  await page.keyboard.press('Enter');
  await comesTo(() => notes.count(), 0);
  assert.match((await focused(page)).name, /^Noted for this day: \$0/);
  await context.close();
});

test.run();
