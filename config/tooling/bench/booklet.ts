import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { links } from '#kit/links.ts';
import { fullCardText } from '#test/support/a-full-card.ts';
import { launchBrowser } from '#test/support/browser.ts';
import { median, type Row, rowOf } from './figures.ts';
import { cookiesOf } from './phone.ts';
import { dropFolder, newDataFolder, runCommand, signedIn, startProduct } from './product.ts';
import { note } from './real-files.ts';

const DAY = '2025-06-07';
const RACES = 14;
const PATIENCE_MS = 60_000;

interface Printed {
  /** From the address to the last sheet on the screen. */
  readonly readySeconds: number;
  readonly pdfSeconds: number;
  readonly sheets: number;
  readonly elements: number;
}

async function print(address: string, cookie: string): Promise<Printed> {
  const { browser, close } = await launchBrowser();
  try {
    const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
    await context.addCookies(cookiesOf(cookie, address));
    const page = await context.newPage();
    const opened = performance.now();
    await page.goto(links.print('saratoga', DAY));
    await page.locator('.paper-sheet').first().waitFor({ timeout: PATIENCE_MS });
    const ready = performance.now();
    await page.pdf({ preferCSSPageSize: true, printBackground: true });
    return {
      readySeconds: (ready - opened) / 1000,
      pdfSeconds: (performance.now() - ready) / 1000,
      sheets: await page.locator('.paper-sheet').count(),
      elements: await page.evaluate<number>('document.querySelectorAll("*").length'),
    };
  } finally {
    await close();
  }
}

/** The booklet of an invented card of 14 races, 140 horses and 1,300 past races, from its address to a PDF: the median of three. */
export async function bookletRows(): Promise<readonly Row[]> {
  const folder = newDataFolder();
  try {
    const file = join(folder, 'SAR0607.DRF');
    writeFileSync(file, fullCardText(RACES));
    runCommand(folder, 'migrate');
    runCommand(folder, 'card', 'import', file);
    const product = await startProduct(folder, { RACING_NOW: `${DAY}T09:00:00-04:00`, DEMO_DAYS: '0' });
    try {
      const cookie = await signedIn(product);
      const all: Printed[] = [];
      for (let round = 0; round < 3; round += 1) all.push(await print(product.address, cookie));
      for (const { readySeconds, pdfSeconds, sheets, elements } of all)
        note(
          `booklet: on the screen after ${readySeconds.toFixed(1)} s, PDF of ${sheets} pages in ${pdfSeconds.toFixed(1)} s, ${elements} elements`,
        );
      const seconds = median(all.map(({ readySeconds, pdfSeconds }) => readySeconds + pdfSeconds));
      return [
        rowOf(`booklet of ${RACES} races, from its address to the PDF`, seconds, ' s', 1, { atMost: 6 }),
      ];
    } finally {
      await product.stop();
    }
  } finally {
    dropFolder(folder);
  }
}
