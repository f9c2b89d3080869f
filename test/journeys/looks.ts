import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import * as assert from 'uvu/assert';
import { drawAll, seriousFindings, sidewaysPixels } from './page-checks.ts';

export const schemes = ['light', 'dark'] as const;
const widths = { 360: 740, 768: 1024, 1280: 800, 1600: 900 } as const;
const pictures = process.env['SCREENSHOTS'];

/** Saves the whole page, or a part of it, as a picture where the setting SCREENSHOTS names a folder for them. */
export async function picture(shown: Page | Locator, name: string): Promise<void> {
  if (pictures === undefined || pictures === '') return;
  mkdirSync(pictures, { recursive: true });
  const path = join(pictures, `${name}.png`);
  await ('goto' in shown ? shown.screenshot({ path, fullPage: true }) : shown.screenshot({ path }));
}

/** A page at rest from a phone to a large screen, in both lights: nothing sticks out, and axe finds nothing serious. */
export async function looksRight(page: Page, name: string): Promise<void> {
  await drawAll(page);
  for (const [width, height] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height });
    assert.is(await sidewaysPixels(page), 0, `${name} sideways at ${width}`);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await picture(page, `${name}-${width}-${colorScheme}`);
      assert.equal(await seriousFindings(page), [], `${name}, ${colorScheme}, ${width} px`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: widths[1280] });
}
