import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PdfPage } from '#adapters/files/pdf/pdf-page.ts';
import { makePdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import { links } from '#kit/links.ts';
import { fullCardText } from '#test/support/a-full-card.ts';
import { comesTo } from '#test/support/comes-to.ts';
import { racingCli } from '#test/support/running-product.ts';
import { drawAll, seriousFindings, sidewaysPixels } from './page-checks.ts';
import { ada, callAs, makeInsider } from './people.ts';
import type { Stage } from './stage.ts';
import { openStage, phone } from './stage.ts';

const test = suite('the past performances of a day on paper');
const clock = { RACING_NOW: '2025-06-07T09:00:00-04:00', DEMO_DAYS: '0' };
const reader = makePdfReader();
let stage: Stage;
let page: Page;

async function importFacts(dataFolder: string): Promise<void> {
  const file = join(dataFolder, 'SAR0607.DRF');
  writeFileSync(file, fullCardText(14));
  const ended = await racingCli(dataFolder, ['card', 'import', file]);
  assert.is(ended.code, 0, ended.stderr);
}

/** Fourteen races; number 3 of race 4 is scratched. */
test.before(async () => {
  stage = await openStage(clock, importFacts);
  const visit = await stage.enter();
  await makeInsider(visit.context, { ...ada, email: 'first@example.com' });
  const { status, reply } = await callAs(visit.context, '/api/admin/stewards/entries', 'POST', {
    track: 'saratoga',
    date: '2025-06-07',
    raceNumber: 4,
    programNumber: '3',
    fact: { what: 'scratched', to: true },
    reason: 'Veterinarian',
  });
  assert.is(status, 200, JSON.stringify(reply));
  page = visit.page;
});
test.after(async () => {
  await stage.close();
  await reader.close();
});

const print = async (): Promise<readonly PdfPage[]> =>
  reader.read(await page.pdf({ preferCSSPageSize: true, printBackground: true }), 'booklet.pdf');

const textOf = ({ items }: PdfPage): string => items.map(({ text }) => text).join(' ');

/** The tallest part of a page without a line of text, as a share of its height; the margins belong to it. */
function emptiest({ items, height }: PdfPage): number {
  const lines = [0, ...items.map(({ y }) => y), height].sort((a, b) => a - b);
  return Math.max(...lines.map((y, index) => y - (lines[index - 1] ?? 0))) / height;
}

const raceNumbers = Array.from({ length: 14 }, (_, index) => index + 1);

interface HorseOnPaper {
  readonly cloth: string;
  readonly text: string;
}

/** The horses below the head of each race, in the order of the sheets; what goes on over a page is one horse. */
async function horsesByRace(): Promise<ReadonlyMap<number, readonly HorseOnPaper[]>> {
  const pieces = await page.locator('.paper-piece').evaluateAll((all) =>
    all.map((piece) => ({
      name: piece.querySelector('.paper-name')?.textContent ?? '',
      cloth: piece.querySelector('.paper-cloth')?.textContent ?? null,
      text: piece.querySelector('.paper-rows')?.textContent ?? '',
      isContinued: /continued/.test(piece.querySelector('.paper-notes')?.textContent ?? ''),
    })),
  );
  const byRace = new Map<number, HorseOnPaper[]>();
  let horses: HorseOnPaper[] | undefined;
  for (const { name, cloth, text, isContinued } of pieces) {
    const race = cloth === null ? /^Race (\d+) · /.exec(name) : null;
    if (race !== null && !isContinued) {
      horses = [];
      byRace.set(Number(race[1]), horses);
    } else if (cloth !== null && horses !== undefined) {
      const before = isContinued ? horses.pop() : undefined;
      horses.push({ cloth, text: `${before?.text ?? ''}${text}` });
    }
  }
  return byRace;
}

const letter = { width: 8.5 * 72, height: 11 * 72 };
const smallestType = 7;

/** Whole letter pages, none of them half empty, no type under seven points, no text beyond the edge. */
function isWellPrinted(pages: readonly PdfPage[], isRuled: boolean): void {
  for (const printed of pages) {
    const { number, width, height, items } = printed;
    assert.equal([width, height].map(Math.round), [letter.width, letter.height], `page ${number}`);
    const smallest = Math.min(...items.map(({ size }) => size));
    assert.ok(smallest >= smallestType - 0.01, `${smallest} points on page ${number}`);
    const rightmost = Math.max(...items.map(({ right }) => right));
    assert.ok(rightmost < width - 15, `text as far as ${rightmost} on page ${number}`);
    const hasLines = isRuled && number === pages.length && /\bNotes\b/.test(textOf(printed));
    assert.ok(hasLines || emptiest(printed) < 0.35, `${emptiest(printed)} of page ${number} is empty`);
  }
}

test('the day is one booklet, its first page the summary, two to three horses on the others', async () => {
  await page.goto(links.print('saratoga', '2025-06-07'));
  await page.locator('.paper-sheet').first().waitFor();
  const sheets = await page.locator('.paper-sheet').count();
  const pages = await print();
  assert.is(pages.length, sheets);
  assert.ok(pages.length >= 44 && pages.length <= 70, `${pages.length} pages`);
  isWellPrinted(pages, true);
  const [summary, ...others] = pages.map(textOf);
  const rows = (await page.locator('.paper-sheet').first().locator('.paper-rows').allTextContents()).join(
    '\n',
  );
  assert.equal(
    [...rows.matchAll(/^ *(\d+) +\d{1,2}:\d\d [AP]M ET/gm)].map(([, race]) => Number(race)),
    raceNumbers,
    'each race on the first page once, with its post time',
  );
  assert.match(summary ?? '', /as of Jun 7, 9:0\d AM ET/);
  assert.match(summary ?? '', /Scratched: 3 /);
  assert.is((summary ?? '').split(/BET ·|WATCH ·|PASS ·/).length, 15);
  assert.match(others[0] ?? '', /Race 1 · /);
  const byRace = await horsesByRace();
  assert.equal([...byRace.keys()], raceNumbers);
  for (const [race, horses] of byRace) {
    assert.equal(horses.length, 10, `race ${race}: ${horses.map(({ cloth }) => cloth)}`);
    const bare = horses.filter(({ text }) => !/\bWorks\b/.test(text)).map(({ cloth }) => cloth);
    assert.equal(bare, race === 4 ? ['3'] : [], `without works in race ${race}`);
    const unraced = horses.filter(({ text }) => !/\d[A-Z][a-z]{2}25 /.test(text)).map(({ cloth }) => cloth);
    if (race !== 6) assert.equal(unraced, race === 4 ? ['3'] : [], `without a past race in race ${race}`);
  }
  const works = others.flatMap((text) => text.match(/\bWorks\b/g) ?? []);
  assert.is(works.length, 139, 'every horse but the scratched one');
  assert.ok((await page.evaluate(() => document.querySelectorAll('*').length)) < 12_000, 'few elements');
});

test('a scratched horse is struck through at the end of its race, coupled ones say whose bet they share', async () => {
  const scratched = page.locator('.paper-horse').filter({ has: page.locator('s') });
  assert.is(await scratched.count(), 1);
  assert.is(await scratched.locator('.paper-cloth').textContent(), '3');
  assert.is((await scratched.locator('.paper-rows').textContent())?.trim(), '');
  const titles = await page
    .locator('.paper-title')
    .evaluateAll((all) =>
      all.map(
        (title) =>
          `${title.querySelector('.paper-cloth')?.textContent ?? ''} ${title.querySelector('.paper-name')?.textContent}`,
      ),
    );
  const startOf = (race: number) => titles.findIndex((title) => title.startsWith(` Race ${race} · `));
  assert.match(titles[startOf(5) - 1] ?? '', /^3 /);
  assert.is(await page.locator('.paper-notes', { hasText: 'one bet with 1A' }).count(), 1);
  assert.is(await page.locator('.paper-rows', { hasText: 'First start: ' }).count(), 10);
});

test('one race is printed alone, without a summary', async () => {
  await page.goto(links.print('saratoga', '2025-06-07', 5));
  await page.locator('.paper-sheet').first().waitFor();
  const pages = await print();
  isWellPrinted(pages, true);
  assert.match(textOf(pages[0] as PdfPage), /Race 5 · /);
  const byRace = await horsesByRace();
  assert.equal([[...byRace.keys()], byRace.get(5)?.length], [[5], 10]);
  assert.not.match(pages.map(textOf).join(' '), /Race 6 · /);
});

test('on a screen it can be read by everybody, and only its paper is scrolled sideways', async () => {
  await drawAll(page);
  assert.equal(await seriousFindings(page), []);
  await page.setViewportSize(phone);
  assert.is(await sidewaysPixels(page), 0);
  assert.equal(await seriousFindings(page), []);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('a race whose past performances cannot be had is named, and read again on a press', async () => {
  const address = /\/races\/5\/form/;
  await page.route(address, (route) => route.fulfill({ status: 500, json: { message: 'Broken' } }));
  await page.goto(links.print('saratoga', '2025-06-07', 5));
  await page.getByText('Race 5: past performances.').waitFor();
  await page.getByText(/Past performances could not be read when this was printed/).waitFor();
  await page.unroute(address);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Race 5: past performances.').waitFor({ state: 'detached' });
  await comesTo(async () => (await horsesByRace()).get(5)?.length, 10);
});

test('a booklet is printed when the racing clock does not answer, as of its answers', async () => {
  await page.route(/\/api\/racing\/clock/, () => undefined);
  await page.goto(links.print('saratoga', '2025-06-07', 5));
  await page
    .locator('.paper-head', { hasText: /as of .+ ET/ })
    .first()
    .waitFor();
  assert.is((await horsesByRace()).get(5)?.length, 10);
  await page.unrouteAll();
});

/** Lets requests of an address wait until the function returned is called. */
async function holdBack(address: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('what stands stays while races are read again, also after a change from before the page listened', async () => {
  const listen = await holdBack(/\/api\/events/);
  await page.goto(links.print('saratoga', '2025-06-07'));
  await page.locator('.paper-sheet').first().waitFor();
  const release = await holdBack(/\/races\/7\/field/);
  const reading = page.waitForRequest(/\/races\/7\/field/);
  const { status } = await callAs(page.context(), '/api/admin/stewards/entries', 'POST', {
    track: 'saratoga',
    date: '2025-06-07',
    raceNumber: 7,
    programNumber: '2',
    fact: { what: 'scratched', to: true },
    reason: 'Veterinarian',
  });
  assert.is(status, 200);
  listen();
  await reading;
  assert.is((await horsesByRace()).size, 14, 'the races stand while theirs are read');
  release();
  await page.locator('.paper-horse s').nth(1).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  assert.equal([...(await horsesByRace()).keys()], raceNumbers);
});

test('a day without a card, and a race that is not on it, say so', async () => {
  await page.goto(links.print('saratoga', '2025-06-08'));
  await page.getByRole('heading', { level: 1, name: 'No Such Race' }).waitFor();
  await page.goto(links.print('saratoga', '2025-06-07', 99));
  await page.getByText(/has no race 99/).waitFor();
});

test('the racing program prints whole races on full pages', async () => {
  await page.goto(`${links.program}?date=2025-06-07`);
  await page.locator('.entry-tile').first().waitFor();
  const pages = await print();
  const text = pages.map(textOf).join(' ');
  const heads = [...text.matchAll(/\bRace (\d+):/g)].map(([, race]) => Number(race));
  assert.equal([...new Set(heads)], raceNumbers, 'every race has its head');
  assert.is([...text.matchAll(/\b\d+-\d+ ML\b/g)].length, 140, 'every horse its morning line');
  assert.ok(pages.length <= 6, `${pages.length} pages`);
  isWellPrinted(pages, false);
});

test.run();
