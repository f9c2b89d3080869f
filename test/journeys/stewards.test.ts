import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drfCard, drfText } from '#test/support/brisnet-fixture.ts';
import { racingCli } from '#test/support/running-product.ts';
import { toastSays } from './admin-page.ts';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { ada, makeInsider } from './people.ts';
import { desktop, openStage, phone, type Stage, type Visit } from './stage.ts';

const test = suite("the stewards' desk");

interface CardRace {
  readonly id: string;
  readonly raceNumber: number;
  readonly surface: 'D' | 'T' | null;
  readonly surfaceName: string;
  readonly day: string;
  readonly entries: readonly {
    readonly programNumber: string;
    readonly scratchStatus: boolean;
    readonly listStatus: string | null;
  }[];
}

const pictures = process.env['SCREENSHOTS'];
let stage: Stage;
let steward: Visit;
let fan: Visit;
let race: CardRace;
let horse = '';

async function picture(page: Page, name: string): Promise<void> {
  if (pictures === undefined || pictures === '') return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: join(pictures, `stewards-${name}.png`), fullPage: true });
}

const raceNow = async (): Promise<CardRace> =>
  (await (await fetch(`${stage.address}/api/races/${race.id}`)).json()) as CardRace;

/** The starters with their chances. */
async function chancesNow(): Promise<string> {
  const rows = (await (await fetch(`${stage.address}/api/ml/predict/${race.id}`)).json()) as readonly {
    readonly programNumber: string;
    readonly winProbability: number | null;
  }[];
  return rows.map(({ programNumber, winProbability }) => `${programNumber} ${winProbability}`).join();
}

const row = (page: Page, number: string) => page.locator(`[data-horse="${number}"]`);

test.before(async () => {
  stage = await openStage();
  [steward, fan] = [await stage.enter(), await stage.enter()];
  await makeInsider(steward.context, { ...ada, email: 'first@example.com' });
  await makeInsider(fan.context);
  const races = (await (await fetch(`${stage.address}/api/races/saratoga/today`)).json()) as CardRace[];
  const turf = races.find(({ surfaceName }) => /turf/i.test(surfaceName));
  if (turf === undefined) throw new Error('The demo card has no race on the turf.');
  race = turf;
  const starters = race.entries.filter(
    ({ scratchStatus, listStatus }) => !scratchStatus && listStatus === null,
  );
  horse = starters[1]?.programNumber ?? '';
});
test.after(() => stage.close());

test('an administrator reaches the desk with one tap from a race; a fan has no such link', async () => {
  const { page } = steward;
  await page.goto(`/racing-program?race=${race.raceNumber}`);
  await page.getByRole('link', { name: `Stewards’ desk for race ${race.raceNumber}` }).click();
  await page.getByRole('heading', { level: 1, name: 'Stewards’ Desk' }).waitFor();
  await page.getByRole('tab', { name: String(race.raceNumber), exact: true, selected: true }).waitFor();
  await row(page, horse).waitFor();
  await picture(page, 'desk');
  const stream = fan.page.waitForResponse(/\/api\/events/);
  await fan.page.goto(`/racing-program?race=${race.raceNumber}`);
  await fan.page.locator('.entry-tile').first().waitFor();
  assert.is(await fan.page.getByRole('link', { name: /Stewards/ }).count(), 0);
  await stream;
});

test('a scratch from the keyboard shows on a fan’s open page, and U undoes it', async () => {
  const { page } = steward;
  const out = fan.page.locator('.entry-tile', { hasText: /scratched/i });
  const before = await out.count();
  await row(page, horse).focus();
  await page.keyboard.press('s');
  await page.getByText('Say why: tap a reason or type one.').waitFor();
  assert.is(await out.count(), before, 'nothing was sent without a reason');
  await page.getByRole('button', { name: 'Veterinarian' }).click();
  await row(page, horse).focus();
  await page.keyboard.press('s');
  await toastSays(page, 'now Scratched');
  await row(page, horse).getByText('Scratched').waitFor();
  await out.nth(before).waitFor();
  await page.getByText('Ada Furlong').first().waitFor();
  await picture(page, 'scratched');
  await page.getByLabel(/^Why/).fill('Misheard');
  await row(page, horse).focus();
  await page.keyboard.press('u');
  await toastSays(page, 'Withdrawn: ');
  await page.getByText(/^Withdrawn by Ada Furlong, .*: Misheard$/).waitFor();
  await out.nth(before).waitFor({ state: 'detached' });
});

test('a race taken off the turf by hand shows so on a fan’s open page, with new chances at once', async () => {
  const { page } = steward;
  await row(page, horse).focus();
  await page.keyboard.press('o');
  const dialog = page.getByRole('dialog', { name: `Off the turf: race ${race.raceNumber}` });
  await dialog.waitFor();
  await picture(page, 'off-turf');
  await dialog.getByRole('button', { name: 'Weather' }).click();
  const before = await chancesNow();
  const start = performance.now();
  await dialog.getByLabel('Distance').press('Enter');
  while ((await chancesNow()) === before && performance.now() - start < 2_000);
  const took = performance.now() - start;
  assert.ok(took < 2_000, `took ${Math.round(took)} ms`);
  await toastSays(page, 'now Dirt');
  await fan.page.locator('.program-head').getByText('Dirt', { exact: true }).waitFor();
  assert.is((await raceNow()).surface, 'D');
});

test('a weight is entered in a dialog that Enter confirms and Escape closes', async () => {
  const { page } = steward;
  await row(page, horse).focus();
  await page.keyboard.press('w');
  await page.getByRole('dialog').getByLabel('Weight in pounds').fill('111');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await row(page, horse).focus();
  await page.keyboard.press('w');
  await page.getByRole('dialog').getByLabel('Weight in pounds').fill('12');
  await page.getByRole('dialog').getByLabel(/^Why/).fill('Overweight');
  await page.getByRole('dialog').getByLabel('Weight in pounds').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('12 lb is not a valid weight').waitFor();
  await page.getByRole('dialog').getByLabel('Weight in pounds').fill('112');
  await page.keyboard.press('Enter');
  await toastSays(page, 'now 112 lb');
  await row(page, horse)
    .getByText(/112 lb/)
    .waitFor();
});

test('equipment is entered in a dialog, and shows in the race head and on the program', async () => {
  const { page } = steward;
  await row(page, horse).focus();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Equipment').fill('Front wraps');
  await dialog.getByLabel('On or off').selectOption('on');
  await dialog.getByLabel(/^Why/).fill('Announced');
  for (const [width, size] of Object.entries({ 360: phone, 1280: desktop })) {
    await page.setViewportSize(size);
    assert.is(await sidewaysPixels(page), 0, width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      assert.equal(await seriousFindings(page), [], `${width} ${colorScheme}`);
      await picture(page, `equipment-${width}-${colorScheme}`);
    }
  }
  await dialog.getByLabel('Equipment').focus();
  await page.keyboard.press('Enter');
  await toastSays(page, 'now Front wraps on');
  await row(page, horse)
    .getByText(/front wraps on/)
    .waitFor();
  const { page: open } = fan;
  await open.goto(`/race/saratoga/${race.day}/${race.raceNumber}`);
  await open.getByText(new RegExp(`^Equipment #${horse} .* front wraps on$`)).waitFor();
  await picture(open, 'equipment-race-head');
  await open.setViewportSize(phone);
  assert.is(await sidewaysPixels(open), 0);
  await picture(open, 'equipment-race-head-360');
  await open.setViewportSize(desktop);
  await open.goto(`/racing-program?race=${race.raceNumber}`);
  await open.getByText('Front wraps on', { exact: true }).first().waitFor();
  await picture(open, 'equipment-program');
  const { changes } = (await (await fetch(`${stage.address}/api/races/${race.id}/changes`)).json()) as {
    readonly changes: readonly { readonly what: string; readonly after: string | null }[];
  };
  assert.equal(
    changes.filter(({ what }) => what === 'equipment').map(({ after }) => after),
    ['Front wraps on'],
  );
});

test('the desk works at both widths and in both color schemes', async () => {
  const { page } = steward;
  for (const [width, size] of Object.entries({ 360: phone, 1280: desktop })) {
    await page.setViewportSize(size);
    assert.is(await sidewaysPixels(page), 0, `sideways at ${width}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await picture(page, `${width}-${colorScheme}`);
      assert.equal(await seriousFindings(page), [], `${width} ${colorScheme}`);
    }
  }
  await page.getByText('The demo day’s results come from its simulation.').waitFor();
  await row(page, horse).focus();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: `Track condition: race ${race.raceNumber}` });
  await dialog.getByLabel('Condition').selectOption('Sloppy');
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);
  assert.equal(await seriousFindings(page), []);
  await dialog.getByRole('button', { name: 'Announced' }).click();
  await dialog.getByRole('button', { name: 'Enter' }).click();
  await toastSays(page, 'now Dirt: Sloppy');
  await page.getByText('Sloppy', { exact: true }).waitFor();
});

/** A day with a card from a file, after its races. */
async function importedDay(): Promise<Stage> {
  const clock = { RACING_NOW: '2025-08-02T19:00:00-04:00', DEMO_DAYS: '0' };
  return openStage(clock, async (dataFolder) => {
    const path = join(dataFolder, 'SAR0802.DRF');
    writeFileSync(path, drfText(drfCard(4, 5)));
    const ended = await racingCli(dataFolder, ['card', 'import', path]);
    assert.is(ended.code, 0, ended.stderr);
  });
}

test('an order of finish is typed with its payoffs, checked, shown, and undone', async () => {
  const day = await importedDay();
  try {
    const { page, context } = await day.enter();
    await makeInsider(context);
    await page.goto('/admin/stewards?track=saratoga&date=2025-08-02&race=2');
    await page.locator('.desk-row').first().focus();
    await page.keyboard.press('f');
    const order = page.getByLabel('Order across the wire');
    await order.fill('9-1');
    await page.getByText('9 is not a starter in this race.').waitFor();
    await order.fill('3-1-2-4');
    await page.getByLabel('Win on 3').fill('8.40');
    await page.getByLabel('Place on 1').fill('3.20');
    await page.getByLabel('$1.00 Exacta 3-1').fill('12.50');
    await page.getByRole('button', { name: 'Add a payoff' }).click();
    const double = page.getByRole('group', { name: 'Daily Double payoff' });
    await double.getByLabel('Winning numbers').fill('4-3');
    await double.getByLabel('Payoff in dollars').fill('31.50');
    assert.equal(await seriousFindings(page), []);
    await picture(page, 'result');
    await page.getByRole('button', { name: 'Announced' }).click();
    await page.getByLabel('Win on 3').press('Enter');
    await toastSays(page, 'Race 2: result 3-1-2-4.');
    await page.getByLabel('Win on 3').waitFor({ state: 'detached' });
    assert.is(await order.inputValue(), '');
    const results = async () => {
      const answer = await fetch(`${day.address}/api/race-results-ai/results/2025-08-02`);
      const text = await answer.text();
      return (
        text.includes('"exacta":12.5') &&
        text.includes('"wager":"Daily Double","winningNumbers":"4-3","payoff":31.5')
      );
    };
    assert.ok(await results());
    await page.getByRole('button', { name: 'Misheard' }).click();
    await page.getByRole('button', { name: 'Undo Result' }).click();
    await toastSays(page, 'Withdrawn: the result of race 2.');
    assert.not(await results());
    await picture(page, 'withdrawn');
  } finally {
    await day.close();
  }
});

test.run();
