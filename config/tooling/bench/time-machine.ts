import type { Browser } from 'playwright';
import { median, type Row, rowOf } from './figures.ts';
import { notedAs, openPhone } from './phone.ts';
import { note } from './real-files.ts';

/** Steps from the first of the six boards of the race; five follow it. */
const STEPS = 4;
/** Its own processor, and one slowed four times. */
const PROCESSORS = [1, 4];

/** Notes how long a press takes until the race, with its field and its tab, is drawn anew: ms in `drawn`, null until then. */
const WATCH_DRAWN = `(() => {
  document.querySelector('.race-page').dataset.left = '';
  window.drawn = null;
  let from = null;
  addEventListener('pointerdown', () => { from = performance.now(); }, { capture: true, once: true });
  const isDrawn = () => {
    const page = document.querySelector('.race-page:not([data-left])');
    return page?.querySelector('.field-glance tbody tr') && page.querySelector('[role=tabpanel] .form') && !page.querySelector('.skeleton');
  };
  const observer = new MutationObserver(() => {
    if (from === null || drawn !== null || !isDrawn()) return;
    observer.disconnect();
    requestAnimationFrame(() => { drawn = performance.now() - from; });
  });
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
})()`;

export interface SteppedRace {
  readonly address: string;
  readonly cookie: string;
  readonly path: string;
  /** The moment of its first board, an ISO instant. */
  readonly from: string;
}

/** Milliseconds of each step to the next moment, until it is drawn. */
async function measureSteps(
  browser: Browser,
  { address, cookie, path, from }: SteppedRace,
  slowed: number,
): Promise<readonly number[]> {
  const { page, loaded, close } = await openPhone(browser, address, cookie, slowed);
  try {
    await page.goto(`${path}?asOf=${encodeURIComponent(from)}`);
    await loaded();
    const steps: number[] = [];
    for (let nth = 0; nth < STEPS; nth += 1) {
      await page.evaluate(WATCH_DRAWN);
      await page.getByRole('button', { name: 'Next event' }).click();
      steps.push(await notedAs(page, 'drawn'));
      await loaded();
    }
    return steps;
  } finally {
    await close();
  }
}

/** A step of the time machine on the page of a race: the median, on the machine's own processor. */
export async function timeMachineRow(browser: Browser, race: SteppedRace): Promise<Row> {
  const medians: number[] = [];
  for (const slowed of PROCESSORS) {
    const steps = await measureSteps(browser, race, slowed);
    note(
      `a step, processor slowed by a factor of ${slowed}: ${steps.map((ms) => Math.round(ms)).join(', ')} ms`,
    );
    medians.push(median(steps));
  }
  const what = 'time machine, a step to the next moment until it is drawn (processor not slowed)';
  return rowOf(what, medians[0] ?? Number.NaN, ' ms', 0, { atMost: 300 });
}
