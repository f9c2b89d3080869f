import type { Browser, Locator, Page } from 'playwright';
import type { Screen } from '#test/journeys/screen.ts';
import { screens } from '#test/journeys/screens.ts';
import { launchBrowser } from '#test/support/browser.ts';
import type { Row } from './figures.ts';
import { median, rowOf } from './figures.ts';
import type { Loaded, Phone } from './phone.ts';
import { openPhone } from './phone.ts';
import { note } from './real-files.ts';

/** The budgets of a screen: kB of JavaScript (gzip), seconds to the largest paint, layout shift, ms of an interaction. */
const budget = { javascriptKb: 130, lcpSeconds: 2, cls: 0.05, inpMs: 150 };

/** States of a screen that is measured anyway, the shell's statement pages, and the booklet, which has a row of its own. */
const leftOut =
  /^(?:booklet|broken-part|not-found|admin-refused|ticket|search|delete-account|ledger-verified|admin-add-user)$/;

/** Editors that are opened on a screen and used: their JavaScript is listed, but is no part of a first view. */
const openedParts = /^tab-(?:my-line|tickets)$/;

interface Measured {
  readonly name: string;
  readonly javascriptKb: number;
  readonly lcpSeconds: number;
  readonly cls: number;
  readonly inpMs: number;
  /** Which interaction took longest. */
  readonly slowest: string;
  /** Charts were fetched, but none is shown. */
  readonly hasIdleCharts: boolean;
}

type Act = {
  readonly name: string;
  readonly at: (page: Page) => Locator;
  readonly do: (found: Locator) => Promise<unknown>;
};

const click = (found: Locator) => found.click();

/** What a user does on a screen, when it has the control for it. */
const acts: readonly Act[] = [
  {
    name: 'open a race',
    at: (page) => page.locator('#screen .strip-race'),
    do: click,
  },
  { name: 'switch a tab', at: (page) => page.locator('#screen [role=tab][aria-selected=false]'), do: click },
  { name: 'sort a table', at: (page) => page.locator('#screen .sort-button'), do: click },
  { name: 'open a fold', at: (page) => page.locator('#screen details:not([open]) > summary'), do: click },
  {
    name: 'type',
    at: (page) => page.locator('#screen :is(input[type=search], input[type=text], textarea):enabled'),
    do: (found) => found.pressSequentially('sar 3'),
  },
];

async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Race, horse or page' });
  await search.pressSequentially('race');
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'detached' });
}

/** Opens a screen, but leaves the page alone until it is quiet, because searching a page uses its processor too. Returns what was measured by then. */
async function openAlone(screen: Screen, { page, loaded }: Phone): Promise<Loaded> {
  const goTo = page.goto.bind(page);
  let alone: Loaded | null = null;
  page.goto = async (...given) => {
    const answer = await goTo(...given);
    alone ??= await loaded();
    return answer;
  };
  await screen.open(page);
  const after = await loaded();
  return { ...(alone ?? after), javascriptKb: after.javascriptKb, cls: after.cls };
}

async function measure(browser: Browser, screen: Screen, address: string, cookie: string): Promise<Measured> {
  const phone = await openPhone(browser, address, cookie);
  const { page } = phone;
  try {
    const loaded = await openAlone(screen, phone);
    const hasCharts = (await page.locator('#screen :is(.chart, .plot, .interval)').count()) > 0;
    const hasIdleCharts = !hasCharts && phone.scripts.some((path) => path.startsWith('/assets/charts-'));
    const took: [string, number][] = [];
    for (const act of acts) {
      const found = act.at(page).filter({ visible: true }).first();
      if ((await found.count()) > 0) took.push([act.name, await phone.interact(() => act.do(found))]);
    }
    took.push(['open a dialog', await phone.interact(openDialog)]);
    const [slowest, inpMs] = took.reduce((worst, reading) => (reading[1] > worst[1] ? reading : worst));
    return { name: screen.name, ...loaded, inpMs, slowest, hasIdleCharts };
  } finally {
    await phone.close();
  }
}

const isWithin = (measured: Measured): boolean =>
  measured.lcpSeconds <= budget.lcpSeconds && measured.cls <= budget.cls && measured.inpMs <= budget.inpMs;

/** A screen over a budget is visited twice more, and the median of each figure counts: one visit is often disturbed. */
async function measureSurely(visit: () => Promise<Measured>): Promise<Measured> {
  const first = await visit();
  if (isWithin(first)) return first;
  const all = [first, await visit(), await visit()];
  const middle = (figure: 'lcpSeconds' | 'cls' | 'inpMs') => median(all.map((measured) => measured[figure]));
  const inpMs = middle('inpMs');
  const { slowest } = all.find((measured) => measured.inpMs === inpMs) ?? first;
  return { ...first, lcpSeconds: middle('lcpSeconds'), cls: middle('cls'), inpMs, slowest };
}

const table = (all: readonly Measured[]): string =>
  [
    '| screen | JavaScript | largest paint | layout shift | slowest interaction |',
    '|---|---|---|---|---|',
    ...all.map(
      (measured) =>
        `| ${measured.name} | ${measured.javascriptKb.toFixed(1)} kB | ${measured.lcpSeconds.toFixed(2)} s | ${measured.cls.toFixed(3)} | ${measured.inpMs} ms, ${measured.slowest} |`,
    ),
  ].join('\n');

function worstRow(
  all: readonly Measured[],
  what: string,
  figure: 'javascriptKb' | 'lcpSeconds' | 'cls' | 'inpMs',
  unit: string,
  digits: number,
): Row {
  const worst = all.reduce((a, b) => (b[figure] > a[figure] ? b : a));
  return rowOf(`${what} of ${all.length} screens (${worst.name})`, worst[figure], unit, digits, {
    atMost: budget[figure],
  });
}

/**
 * Every screen of a signed-in member and administrator, on a phone with the processor slowed four times: each row
 * shows the worst of them; the figures of each screen are printed as well. `only` measures the screens whose name it
 * matches.
 */
export async function screenRows(
  address: string,
  cookie: string,
  only: RegExp = /./,
): Promise<readonly Row[]> {
  const measured = screens.filter(
    ({ name, who }) => /^(?:insider|administrator)$/.test(who) && !leftOut.test(name),
  );
  const wantedScreens = measured.filter(({ name }) => only.test(name));
  if (wantedScreens.length === 0)
    throw new Error(`No screen is named ${only.source}: ${measured.map(({ name }) => name).join(', ')}`);
  const { browser, close } = await launchBrowser();
  try {
    const all: Measured[] = [];
    for (const screen of wantedScreens)
      all.push(await measureSurely(() => measure(browser, screen, address, cookie)));
    note(table(all));
    const firstViews = all.filter((measured) => !openedParts.test(measured.name));
    return [
      ...(firstViews.length > 0
        ? [worstRow(firstViews, 'most JavaScript (gzip)', 'javascriptKb', ' kB', 1)]
        : []),
      worstRow(all, 'slowest largest paint', 'lcpSeconds', ' s', 2),
      worstRow(all, 'largest layout shift', 'cls', '', 3),
      worstRow(all, 'slowest interaction', 'inpMs', ' ms', 0),
      rowOf(
        'screens that fetch charts and show none',
        all.filter((measured) => measured.hasIdleCharts).length,
        '',
        0,
        {
          atMost: 0,
        },
      ),
    ];
  } finally {
    await close();
  }
}
