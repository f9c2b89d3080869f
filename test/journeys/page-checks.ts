import axe from 'axe-core';
import type { Page } from 'playwright';

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
}

/** Has the browser draw what it leaves out while it is far from the window, so that a check or a picture sees all of it. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Waits for two frames: with the first a page hears of its new width, with the second it is drawn so. */
const framesDrawn = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

/** Waits until styles just changed are drawn and their transitions are over: colors halfway between are not judged. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(
    `${framesDrawn}.then(() => Promise.allSettled(` +
      'document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)' +
      '.map(({ finished }) => finished)).then(() => null))',
  );
}

/** What axe calls serious or critical on the page once it is at rest, one line each. */
export async function seriousFindings(page: Page): Promise<readonly string[]> {
  await transitionsEnd(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const found = (await page.evaluate(
    "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)",
  )) as readonly Finding[];
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}): ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
}

/** How many pixels the page is wider than its window; 0 when nothing has to be scrolled sideways. */
export async function sidewaysPixels(page: Page): Promise<number> {
  await page.evaluate(`${framesDrawn}.then(() => null)`);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

interface Seen {
  /** The sum of all layout shifts, and which parts moved from where to where. */
  readonly shift: number;
  readonly moved: readonly string[];
  readonly refused: readonly string[];
}

/** Starts noting what moved and what the page's policy refused, from the first moment of every page to come. */
export async function watchFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[], refused: [] as string[] };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        seen.shift += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources)
          seen.moved.push(
            `${(node as Element | null)?.className}: ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)}`,
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.refused.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

/** What `watchFromTheStart` noted on the page now open. */
export function watched(page: Page): Promise<Seen> {
  return page.evaluate(() => (window as unknown as { seen: Seen }).seen);
}
