import type { Page } from 'playwright';

/** The picks home, read as a person reads it. */
export const picksPage = {
  heading: (page: Page) => page.getByRole('heading', { level: 1, name: 'AI Picks' }),
  /** The card of a race. */
  race: (page: Page, raceNumber: number) =>
    page.getByRole('article', { name: `Race ${raceNumber}`, exact: true }),
  /** The card of the day as a row of buttons. */
  strip: (page: Page) => page.getByRole('navigation', { name: 'Jump to a race' }),
  demoLabel: (page: Page) => page.getByText('Demo card: made-up horses and people'),
};

/** Opens every race of the picks home and waits until they have their picks. */
export async function untilPicked(page: Page): Promise<number> {
  await page.locator('.row-horse').first().waitFor();
  await page.getByRole('button', { name: 'Open all races' }).click();
  await page
    .getByText(/^Win chances add up to/)
    .first()
    .waitFor();
  return page.locator('article.race-card').count();
}

/** A row as its page sees it; the tools that measure are compiled without the types of a browser. */
interface RowOnPage {
  querySelectorAll(selector: string): Iterable<{ readonly lastChild: Texted | null }>;
  querySelector(selector: string): Texted | null;
}

type Texted = { readonly textContent: string | null };

/** The win chances of a race as printed: program numbers of the ticket to the percentage. */
export async function printedChances(page: Page, raceNumber: number): Promise<ReadonlyMap<string, string>> {
  const table = page.getByRole('table', { name: `Win chances in race ${raceNumber}`, exact: true });
  await table.locator('.chance-figure').first().waitFor({ state: 'attached' });
  const rows = await table.locator('tbody tr').evaluateAll((all) =>
    all.map((row) => ({
      numbers: [...(row as unknown as RowOnPage).querySelectorAll('.saddle-cloth')].map(
        (cloth) => cloth.lastChild?.textContent ?? '',
      ),
      chance: (row as unknown as RowOnPage).querySelector('.chance-figure')?.textContent ?? '',
    })),
  );
  return new Map(rows.flatMap(({ numbers, chance }) => numbers.map((number) => [number, chance] as const)));
}
