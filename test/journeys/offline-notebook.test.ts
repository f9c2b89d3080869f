import type { BrowserContext, Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { picture } from './looks.ts';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { makeInsider, signInMember } from './people.ts';
import type { Stage } from './stage.ts';
import { desktop, phone } from './stage.ts';
import { openStageWithCard } from './stage-with-card.ts';
import { untilStored } from './stored-answers.ts';

const test = suite('the notebook without a network');
const address = '/race/saratoga/2025-08-02/2?tab=form';
let stage: Stage;
let page: Page;
let context: BrowserContext;

test.before(async () => {
  stage = await openStageWithCard();
  const visit = await stage.enter({ serviceWorkers: 'allow' });
  await makeInsider(visit.context);
  [page, context] = [visit.page, visit.context];
});
test.after(() => stage.close());

const first = () => page.locator('#form-1');
const words = () => first().locator('.note-text').filter({ hasText: 'Blocked at the quarter pole.' });
const mark = () => first().getByText('Saved on this device, not sent yet.');
const bar = () =>
  page.getByRole('status').filter({ hasText: '1 change saved on this device, not sent yet.' });

test('a note written offline is kept, also through a reload, and says that it is not sent', async () => {
  await page.goto(address);
  await first().getByRole('heading').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await first().getByRole('heading').waitFor();
  for (const read of [
    '/auth/user',
    '/disclaimer/check',
    '/cards/2025-08-02',
    '/races/2/form',
    '/races/2/field',
  ])
    await untilStored(page, read);
  await context.setOffline(true);
  await first()
    .getByRole('button', { name: /^Note on/ })
    .click();
  await first().getByRole('textbox').fill('Blocked at the quarter pole.');
  await first().getByRole('button', { name: 'Save' }).click();
  await mark().waitFor();
  await bar().waitFor();
  assert.is(await words().count(), 1);
  await page.reload();
  await mark().waitFor();
  assert.is(await words().count(), 1);
});

test('the bar and the mark have no serious finding, and nothing scrolls sideways on a phone', async () => {
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);
  assert.equal(await seriousFindings(page), []);
  await page.setViewportSize(desktop);
});

test('signing out asks while a change is not sent', async () => {
  await page.getByRole('link', { name: 'Sign Out' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/kept only here/).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await mark().waitFor();
});

test('when the line is back the note is sent once and stays', async () => {
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await mark().waitFor({ state: 'detached' });
  await bar().waitFor({ state: 'detached' });
  assert.is(await words().count(), 1);
  await page.reload();
  await words().waitFor();
  assert.is(await words().count(), 1);
});

const odds = '/race/saratoga/2025-08-02/2?tab=odds&line=mine';

/** A member's line on the race, as a page shows it. */
const lineOn = (shown: Page) => {
  const region = shown.getByRole('region', { name: 'My line' });
  return {
    region,
    bars: region.getByRole('slider'),
    fairOdds: region.getByRole('textbox'),
    unsent: region.getByText('Saved on this device, not sent yet.'),
    saved: region.getByText(/^Saved at .* ET/),
    async percents(): Promise<readonly number[]> {
      const shares = await region.locator('.my-line-percent').allTextContents();
      return shares.map((share) => Number(share.replace('%', '')));
    },
  };
};

const sumOf = (shares: readonly number[]): number => shares.reduce((sum, share) => sum + share, 0);

/** Drags the bar of the first horse on from an even share. */
async function dragFirst(): Promise<void> {
  const box = await lineOn(page).bars.first().boundingBox();
  assert.ok(box);
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.08, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.25, middle, { steps: 5 });
  await page.mouse.move(box.x + box.width * 0.4, middle, { steps: 5 });
  await page.mouse.up();
}

let drawn: readonly number[];

test('a line dragged and typed without a network is whole, and the same after a reload without a network', async () => {
  const { region, fairOdds, unsent, percents } = lineOn(page);
  await page.goto(odds);
  await region.getByText('No line yet.').waitFor();
  for (const read of ['/odds-history', '/api/lines/']) await untilStored(page, read);
  await context.setOffline(true);
  await region.getByRole('button', { name: 'even' }).click();
  const [even = 0] = await percents();
  await dragFirst();
  await fairOdds.nth(2).fill('3-1');
  await fairOdds.nth(2).press('Enter');
  await unsent.waitFor();
  drawn = await percents();
  assert.ok((drawn[0] ?? 0) > 2 * even, `dragged: ${drawn}`);
  assert.is(drawn[2], 25, `typed: ${drawn}`);
  assert.ok(Math.abs(sumOf(drawn) - 100) <= 0.05 * drawn.length + 1e-9, `${drawn} sums to ${sumOf(drawn)}`);
  await page.reload();
  await unsent.waitFor();
  assert.equal(await percents(), drawn);
  assert.ok(await region.getByRole('checkbox').nth(2).isChecked(), 'typed odds are held');
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);
  assert.equal(await seriousFindings(page), []);
  await picture(region, 'line-without-network-360');
  await page.setViewportSize(desktop);
});

test('when the network is back the line is sent once, and a second device reads it as it was drawn', async () => {
  const taken: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/api/notebook-changes/')) taken.push(`${answer.status()}`);
  });
  const { madeAt } = await page.evaluate(
    () =>
      JSON.parse(localStorage[Object.keys(localStorage).find((key) => key.startsWith('unsent ')) ?? '']) as {
        madeAt: string;
      },
  );
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await lineOn(page).saved.waitFor();
  await bar().waitFor({ state: 'detached' });
  assert.equal(taken, ['200']);

  const other = await stage.enter();
  await signInMember(other.context);
  const asked = other.page.waitForResponse(/\/api\/lines\/[^?]+/);
  await other.page.goto(odds);
  const line = await (await asked).json();
  const second = lineOn(other.page);
  await second.saved.waitFor();
  assert.equal(await second.percents(), drawn);
  assert.is(line.changedAt, madeAt, 'the version is that of the change');
  const whole = sumOf(line.rows.map(({ chance }: { readonly chance: number }) => chance));
  assert.ok(Math.abs(whole - 1) < 1e-9, `${whole}`);
  const score = await (await other.context.request.get('/api/lines')).json();
  assert.is(score.lines, 1);
  await page.reload();
  await lineOn(page).saved.waitFor();
  assert.equal(await lineOn(page).percents(), drawn);
});

test.run();
