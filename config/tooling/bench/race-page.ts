import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { makePostgresOddsStore } from '#adapters/postgres/odds-store.ts';
import { raceId } from '#core/card/race.ts';
import { aBoard } from '#test/support/a-board.ts';
import { launchBrowser } from '#test/support/browser.ts';
import { median, type Row, rowOf } from './figures.ts';
import { databaseOf } from './many-years.ts';
import { type Loaded, notedAs, openPhone, type Phone } from './phone.ts';
import { dropFolder, newDataFolder, type Product, runCommand, signedIn, startProduct } from './product.ts';
import { LARGE_RACE, RACE_PAGE_DAY, RACE_PAGE_NOW, writeRaceCard } from './race-card.ts';
import { note } from './real-files.ts';
import { timeMachineRow } from './time-machine.ts';

const TABS = ['form', 'pace', 'odds', 'tickets', 'result'];
const VISITS = 3;
const CALLS = 9;
const BOARDS = 6;
const MINUTE = 60_000;
const FIRST_BOARD = new Date(Date.parse(RACE_PAGE_NOW) - BOARDS * 10 * MINUTE).toISOString();

const place = `saratoga/${RACE_PAGE_DAY}`;
const racePath = `/race/${place}/${LARGE_RACE}`;
const raceCalls = `/api/tracks/saratoga/cards/${RACE_PAGE_DAY}/races/${LARGE_RACE}`;

/** Notes how long a press takes until the what-if table shows its outcome: ms in `applied`, null until then. */
const WATCH_APPLIED = `(() => {
  window.applied = null;
  let from = null;
  addEventListener('pointerdown', () => { from ??= performance.now(); }, true);
  const isShown = () => document.querySelector('.what-if .scratched') && !document.querySelector('.what-if-old');
  new MutationObserver(() => {
    if (from !== null && applied === null && isShown()) requestAnimationFrame(() => { applied = performance.now() - from; });
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
})()`;

/** Boards of the morning, on a card that was stored before them. */
async function addBoards(dataFolder: string): Promise<void> {
  const { database, sql, close } = await databaseOf(dataFolder);
  const morning = Date.parse(RACE_PAGE_NOW);
  const boards = Array.from({ length: BOARDS }, (_, nth) =>
    aBoard({
      raceId: raceId('saratoga', RACE_PAGE_DAY, LARGE_RACE),
      at: morning - (BOARDS - nth) * 10 * MINUTE,
      prices: Array.from({ length: 14 }, (__, horse) => 2 + horse * 1.5 + ((horse + nth) % 4) / 2),
      winPool: 20_000 * (nth + 1),
    }),
  );
  try {
    await sql('card.cards').update({ brought_at_ms: morning - 3 * BOARDS * 10 * MINUTE });
    await makePostgresOddsStore(database).keep(boards);
  } finally {
    await close();
  }
}

async function onRacePage<T>(work: (product: Product, cookie: string) => Promise<T>): Promise<T> {
  const dataFolder = newDataFolder();
  try {
    runCommand(dataFolder, 'card', 'import', writeRaceCard(dataFolder));
    const product = await startProduct(dataFolder, { RACING_NOW: RACE_PAGE_NOW, DEMO_DAYS: '0' });
    try {
      await addBoards(dataFolder);
      return await work(product, await signedIn(product));
    } finally {
      await product.stop();
    }
  } finally {
    dropFolder(dataFolder);
  }
}

/** Visits a tab and leaves the page alone until it is quiet. */
async function visit(browser: Browser, address: string, cookie: string, tab: string): Promise<Loaded> {
  const phone = await openPhone(browser, address, cookie);
  try {
    await phone.page.goto(tab === 'form' ? racePath : `${racePath}?tab=${tab}`);
    const loaded = await phone.loaded();
    await phone.page.getByRole('tabpanel').waitFor();
    return loaded;
  } finally {
    await phone.close();
  }
}

async function tabRows(browser: Browser, address: string, cookie: string): Promise<readonly Row[]> {
  const tabs: { tab: string; javascriptKb: number; lcpSeconds: number; cls: number }[] = [];
  for (const tab of TABS) {
    const visits: Loaded[] = [];
    for (let nth = 0; nth < VISITS; nth += 1) visits.push(await visit(browser, address, cookie, tab));
    const middle = (figure: 'javascriptKb' | 'lcpSeconds' | 'cls') =>
      median(visits.map((loaded) => loaded[figure]));
    tabs.push({
      tab,
      javascriptKb: middle('javascriptKb'),
      lcpSeconds: middle('lcpSeconds'),
      cls: middle('cls'),
    });
  }
  for (const { tab, javascriptKb, lcpSeconds, cls } of tabs)
    note(
      `${tab}: JavaScript ${javascriptKb.toFixed(1)} kB, largest paint ${lcpSeconds.toFixed(2)} s, shift ${cls.toFixed(3)}`,
    );
  const worst = (figure: 'javascriptKb' | 'lcpSeconds' | 'cls') =>
    tabs.reduce((a, b) => (b[figure] > a[figure] ? b : a));
  const [heavy, slow, moved] = [worst('javascriptKb'), worst('lcpSeconds'), worst('cls')];
  return [
    rowOf(
      `race page, most JavaScript (gzip) on the first view of a tab (${heavy.tab})`,
      heavy.javascriptKb,
      ' kB',
      1,
      {
        atMost: 130,
      },
    ),
    rowOf(
      `race page of 14 horses with ten lines each, slowest largest paint of a tab (${slow.tab})`,
      slow.lcpSeconds,
      ' s',
      2,
      { atMost: 2 },
    ),
    rowOf(`race page, largest layout shift of a tab (${moved.tab})`, moved.cls, '', 3, { atMost: 0.05 }),
  ];
}

type Act = { readonly name: string; readonly do: (page: Page) => Promise<unknown> };

/** On a phone a tap lights the figures that a pointer lights elsewhere. */
const acts: readonly Act[] = [
  { name: 'unfold all', do: (page) => page.getByRole('button', { name: 'All lines' }).click() },
  { name: 'sort', do: (page) => page.locator('.field-glance .sort-button').nth(3).click() },
  { name: 'light figures', do: (page) => page.locator('.figure-mark').first().click() },
  {
    name: 'filter',
    do: (page) => page.getByRole('searchbox').first().pressSequentially('turf', { delay: 90 }),
  },
];

async function measureActs({
  page,
  loaded,
  interact,
}: Phone): Promise<readonly (readonly [string, number])[]> {
  await page.goto(racePath);
  await loaded();
  const took: [string, number][] = [];
  for (const act of acts) took.push([act.name, await interact(act.do)]);
  return took;
}

/** From a tap on a saddle cloth to the drawn outcome, in ms. */
async function measureApplied({ page, loaded }: Phone): Promise<number> {
  await page.goto(racePath);
  await loaded();
  await page.getByRole('button', { name: /^What if/ }).click();
  const cloth = page.getByRole('button', { name: /^Scratch number/ }).first();
  await cloth.waitFor();
  await page.evaluate(WATCH_APPLIED);
  await cloth.click();
  return notedAs(page, 'applied');
}

async function repeated<T>(times: number, work: () => Promise<T>): Promise<readonly T[]> {
  const done: T[] = [];
  for (let nth = 0; nth < times; nth += 1) done.push(await work());
  return done;
}

async function actRows(browser: Browser, address: string, cookie: string): Promise<readonly Row[]> {
  const onPhone = async <T>(measure: (phone: Phone) => Promise<T>): Promise<T> => {
    const phone = await openPhone(browser, address, cookie);
    return measure(phone).finally(() => phone.close());
  };
  const rounds = await repeated(VISITS, () => onPhone(measureActs));
  const took = acts.map(({ name }, index) => ({
    name,
    ms: median(rounds.map((round) => round[index]?.[1] ?? Number.NaN)),
  }));
  note(took.map(({ name, ms }) => `${name} ${ms} ms`).join(', '));
  const slowest = took.reduce((a, b) => (b.ms > a.ms ? b : a));
  const applied = median(await repeated(VISITS, () => onPhone(measureApplied)));
  return [
    rowOf(`race page, slowest interaction (${slowest.name})`, slowest.ms, ' ms', 0, { atMost: 150 }),
    rowOf('race page, what-if from the tap to its drawn outcome', applied, ' ms', 0, { atMost: 400 }),
  ];
}

async function callRows(address: string, cookie: string): Promise<readonly Row[]> {
  const times: number[] = [];
  for (let nth = 0; nth <= CALLS; nth += 1) {
    const from = performance.now();
    const answer = await fetch(`${address}${raceCalls}/if?scratch=${1 + nth}&pace=hot`, {
      headers: { cookie },
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`what if answered ${answer.status}: ${text}`);
    if (nth > 0) times.push(performance.now() - from);
  }
  return [rowOf('what-if call of 14 horses, on the server', median(times), ' ms', 0, { atMost: 200 })];
}

/** All data the Form tab reads: kB as they come, and as brotli would send them. */
async function dataRow(browser: Browser, address: string, cookie: string): Promise<Row> {
  const phone = await openPhone(browser, address, cookie);
  const read: Promise<readonly [path: string, sent: number, brotli: number]>[] = [];
  try {
    phone.page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith('/api/') || pathname.includes('/events')) return;
      read.push(
        Promise.all([response.body(), response.request().sizes()]).then(
          ([body, { responseBodySize }]) => [pathname, responseBodySize, brotliCompressSync(body).length],
          () => [pathname, 0, 0],
        ),
      );
    });
    await phone.page.goto(racePath);
    await phone.loaded();
    const answers = await Promise.all(read);
    const sum = (index: 1 | 2): number => answers.reduce((total, answer) => total + answer[index], 0) / 1000;
    note(answers.map(([path, sent]) => `${path} ${(sent / 1000).toFixed(1)} kB`).join(', '));
    note(`data of the Form tab: ${sum(1).toFixed(1)} kB as sent (gzip), ${sum(2).toFixed(1)} kB as brotli`);
    return rowOf('race page, all data of the Form tab, as sent (gzip)', sum(1), ' kB', 1, { atMost: 60 });
  } finally {
    await phone.close();
  }
}

/**
 * The page of a race of fourteen horses with ten past races each, on a phone with the processor slowed four times: the
 * medians of three visits to each tab.
 */
export const racePageRows = (): Promise<readonly Row[]> =>
  onRacePage(async ({ address }, cookie) => {
    const { browser, close } = await launchBrowser();
    try {
      return [
        ...(await tabRows(browser, address, cookie)),
        ...(await actRows(browser, address, cookie)),
        ...(await callRows(address, cookie)),
        await dataRow(browser, address, cookie),
        await timeMachineRow(browser, { address, cookie, path: racePath, from: FIRST_BOARD }),
      ];
    } finally {
      await close();
    }
  });
