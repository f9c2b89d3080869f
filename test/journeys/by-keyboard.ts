import type { Page } from 'playwright';
import * as assert from 'uvu/assert';
import { comesTo } from '#test/support/comes-to.ts';

const longestWay = 150;

/** What has the focus: its words, and whether the eye can see that it has it. */
export function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return { name: 'nothing', isVisible: false };
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    const hasRing = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    return { name: name.trim(), isVisible: hasRing };
  });
}

/** Waits until what has the focus is called so: a part that opens or closes moves it a moment later. */
export const untilFocused = (page: Page, name: string): Promise<void> =>
  comesTo(async () => (await focused(page)).name, name);

/** Presses Tab until what is wanted has the focus. */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let step = 0; step < longestWay; step += 1) {
    await page.keyboard.press('Tab');
    const { name, isVisible } = await focused(page);
    passed.push(name);
    assert.ok(isVisible, `the focus on “${name}” cannot be seen`);
    if (wanted.test(name)) return;
  }
  assert.unreachable(`Tab never came to ${wanted}: ${passed.join(' | ')}`);
}

/** Presses a key and holds that the focus stays where it was, also once what the press does is there to see. */
export async function pressHere(
  page: Page,
  key: 'Space' | 'Enter',
  seen: () => Promise<unknown>,
): Promise<void> {
  const before = await page.evaluateHandle(() => document.activeElement);
  await page.keyboard.press(key);
  await seen();
  const after = await focused(page);
  assert.ok(
    await page.evaluate((element) => document.activeElement === element, before),
    `after ${key} the focus is on “${after.name}”`,
  );
}
