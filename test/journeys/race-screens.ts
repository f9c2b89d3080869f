import type { Page } from 'playwright';
import { links } from '#kit/links.ts';

const race = `${links.races}?race=2`;

/** Opens what a link of the race leads to by its address: a table shows some links only where it has room. */
async function openLinkOfRace(page: Page, selector: string): Promise<void> {
  await page.goto(race);
  const href = await page.locator(selector).first().getAttribute('href');
  await page.goto(href ?? '');
}

async function openJockey(page: Page): Promise<void> {
  await openLinkOfRace(page, 'a[href^="/jockey/"]');
  await page.locator('.person-entry').first().waitFor();
}

async function compareThree(page: Page): Promise<void> {
  await page.goto(race);
  await page.getByText('Compare horses', { exact: true }).click();
  const cloths = page.getByRole('group', { name: 'Horses to compare' }).getByRole('button');
  for (const nth of [0, 1, 2]) await cloths.nth(nth).click();
  await page.getByRole('link', { name: 'Compare 3 horses' }).click();
  await page.getByRole('table', { name: /^3 horses/ }).waitFor();
}

async function openHorse(page: Page): Promise<void> {
  await openLinkOfRace(page, '.field-name a');
  await page.getByRole('heading', { level: 2, name: /past races?$/i }).waitFor();
}

async function searchAngles(page: Page): Promise<void> {
  await page.goto(`${links.angles}?find=long-morning-line(4)`);
  await page.getByText('Morning line 4-1 or longer').first().waitFor();
}

async function openWhatIf(page: Page): Promise<void> {
  await page.goto(race);
  await page.getByRole('button', { name: /^What if/ }).click();
  await page
    .getByRole('button', { name: /^Scratch number/ })
    .first()
    .click();
  await page.getByText('If so:').waitFor();
}

async function openForm(page: Page): Promise<void> {
  await page.goto(race);
  await page.getByRole('heading', { level: 1, name: /Race 2$/ }).waitFor();
  await page.locator('.form-line').first().waitFor();
}

async function openBooklet(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Print the past performances of the day' }).click();
  await page.locator('.paper-sheet').first().waitFor();
}

/** What one race leads to: its past performances, also to print, its switches, its horses side by side, a horse, a jockey, and starters by angle. */
export const screensFromRace = [
  { name: 'race-form', open: openForm },
  { name: 'what-if', open: openWhatIf },
  { name: 'compare', open: compareThree },
  { name: 'horse', open: openHorse },
  { name: 'jockey', open: openJockey },
  { name: 'angles', open: searchAngles },
  { name: 'booklet', open: openBooklet },
] as const;
