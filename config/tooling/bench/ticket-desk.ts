import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { drfRow, drfText } from '#test/support/brisnet-fixture.ts';
import { launchBrowser } from '#test/support/browser.ts';
import { median, type Row, rowOf } from './figures.ts';
import { openPhone, type Phone } from './phone.ts';
import { dropFolder, newDataFolder, type Product, runCommand, signedIn, startProduct } from './product.ts';
import { RACE_PAGE_DAY, RACE_PAGE_NOW } from './race-card.ts';
import { note } from './real-files.ts';

const LEGS = 6;
const HORSES = 12;
const VISITS = 3;
const BUILDS = 5;
const FIRST = `saratoga-${RACE_PAGE_DAY}-1`;

/** A card of six races with twelve horses each, no two at the same price. */
function writeSixRaces(folder: string): string {
  const rows = Array.from({ length: LEGS * HORSES }, (_, index) => {
    const [race, horse] = [Math.floor(index / HORSES) + 1, index % HORSES];
    return drfRow(race, horse + 1, { 44: 2 + ((horse * 7 + race * 5) % HORSES) * 2.5 });
  });
  const path = join(folder, 'SAR0802.DRF');
  writeFileSync(path, drfText(rows));
  return path;
}

type Act = { readonly name: string; readonly do: (page: Page) => Promise<unknown> };

const budget = (page: Page) => page.getByLabel('Budget in dollars');
const wager = (page: Page) => page.getByLabel('Wager').last();
const noteBuilt = (page: Page) => page.getByRole('button', { name: 'Note these tickets' }).last();
const base = (page: Page) => page.getByLabel('Base bet').last();
const horse = (page: Page, leg: number, nth: number) =>
  page.locator('.desk-leg').nth(leg).locator('.desk-horse').nth(nth);

/** The desk of a pick 6 as a member uses it: the last mark completes a ticket, which is then priced. */
const acts: readonly Act[] = [
  ...Array.from({ length: LEGS }, (_, leg) => ({
    name: `mark a horse in leg ${leg + 1}`,
    do: (page: Page) => horse(page, leg, 1).click(),
  })),
  { name: 'mark another horse', do: (page) => horse(page, 0, 4).click() },
  { name: 'another base', do: (page) => base(page).press('ArrowDown') },
  { name: 'another budget', do: (page) => budget(page).pressSequentially('0') },
  {
    name: 'all horses of a leg',
    do: (page) => page.getByRole('button', { name: `All horses of race ${LEGS}` }).click(),
  },
  { name: 'build', do: (page) => page.getByRole('button', { name: 'Build' }).click() },
  { name: 'note the built tickets', do: (page) => noteBuilt(page).click() },
  { name: 'another wager', do: (page) => wager(page).press('ArrowUp') },
];

async function measureActs(phone: Phone): Promise<readonly number[]> {
  const { page, loaded, interact } = phone;
  await page.goto(`/race/saratoga/${RACE_PAGE_DAY}/1?tab=tickets`);
  await wager(page).selectOption('pick 6');
  await horse(page, LEGS - 1, HORSES - 1).waitFor();
  await loaded();
  await base(page).focus();
  await budget(page).focus();
  const took: number[] = [];
  for (const act of acts) took.push(await interact(act.do));
  return took;
}

async function deskRow(browser: Browser, { address }: Product, cookie: string): Promise<Row> {
  const rounds: (readonly number[])[] = [];
  for (let nth = 0; nth < VISITS; nth += 1) {
    const phone = await openPhone(browser, address, cookie);
    rounds.push(await measureActs(phone).finally(() => phone.close()));
  }
  const took = acts.map(({ name }, index) => ({
    name,
    ms: median(rounds.map((round) => round[index] ?? Number.NaN)),
  }));
  note(took.map(({ name, ms }) => `${name} ${ms} ms`).join(', '));
  const slowest = took.reduce((a, b) => (b.ms > a.ms ? b : a));
  return rowOf(
    `ticket desk, pick 6 of 12 horses a leg, slowest interaction (${slowest.name})`,
    slowest.ms,
    ' ms',
    0,
    { atMost: 100 },
  );
}

/** Milliseconds a call takes, from asking to its whole answer. */
async function msOf(ask: () => Promise<Response>): Promise<number> {
  const from = performance.now();
  const answer = await ask();
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
  return performance.now() - from;
}

/** The call that builds the pick 6, in ms. */
const build = ({ address }: Product, cookie: string): Promise<number> =>
  msOf(() =>
    fetch(`${address}/api/tickets/build`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ raceId: FIRST, wager: 'pick 6', base: 0.2, budget: 48, mostTickets: 12 }),
    }),
  );

/** The longest wait of a small call, asked again and again while the pick 6 is built, in ms. */
async function longestWait(product: Product, cookie: string): Promise<number> {
  let isBuilt = false;
  const built = build(product, cookie).finally(() => {
    isBuilt = true;
  });
  let longest = 0;
  while (!isBuilt)
    longest = Math.max(
      longest,
      await msOf(() => fetch(`${product.address}/api/tickets/wagers`, { headers: { cookie } })),
    );
  await built;
  return longest;
}

async function buildRows(product: Product, cookie: string): Promise<readonly Row[]> {
  const [built, waits]: [number[], number[]] = [[], []];
  await build(product, cookie);
  for (let nth = 0; nth < BUILDS; nth += 1) built.push(await build(product, cookie));
  for (let nth = 0; nth < BUILDS; nth += 1) waits.push(await longestWait(product, cookie));
  note(`builds ${built.map(Math.round).join(', ')} ms; longest waits ${waits.map(Math.round).join(', ')} ms`);
  return [
    rowOf('pick 6 of 12 horses a leg, $48 in 12 tickets, the whole call', median(built), ' ms', 0, {
      atMost: 300,
    }),
    rowOf('longest wait of another call while it is built', median(waits), ' ms', 0, { atMost: 50 }),
  ];
}

/**
 * The ticket desk with a pick 6 of twelve horses a leg on a phone with the processor slowed four times, and the call that
 * builds its tickets while another one is asked.
 */
export async function ticketDeskRows(): Promise<readonly Row[]> {
  const dataFolder = newDataFolder();
  try {
    runCommand(dataFolder, 'card', 'import', writeSixRaces(dataFolder));
    const product = await startProduct(dataFolder, { RACING_NOW: RACE_PAGE_NOW, DEMO_DAYS: '0' });
    const { browser, close } = await launchBrowser();
    try {
      const cookie = await signedIn(product);
      return [...(await buildRows(product, cookie)), await deskRow(browser, product, cookie)];
    } finally {
      await close();
      await product.stop();
    }
  } finally {
    dropFolder(dataFolder);
  }
}
