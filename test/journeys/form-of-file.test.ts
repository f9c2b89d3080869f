import type { Page } from 'playwright';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { properName } from '#kit/kit.ts';
import { realData } from '#test/support/real-data.ts';
import { seededRng, shuffled } from '#test/support/rng.ts';
import { racingCli } from '#test/support/running-product.ts';
import type { ShownLine } from './file-line.ts';
import { compareWithFile, linesOfRow, rowsOfFile } from './file-line.ts';
import type { FileRow } from './file-line-texts.ts';
import { picture, schemes } from './looks.ts';
import { seriousFindings, sidewaysPixels } from './page-checks.ts';
import { makeInsider } from './people.ts';
import type { Stage } from './stage.ts';
import { openStage } from './stage.ts';

const test = suite('the form on the screen and the file it is from');
const cards = [
  { path: realData('brisnet/CDX0503-2025.DRF'), address: 'churchill-downs/2025-05-03' },
  { path: realData('brisnet/PIM0509-2025.DRF'), address: 'pimlico/2025-05-09' },
  { path: realData('drf/SAR0607.DRF'), address: 'saratoga/2025-06-07' },
];
const horsesCompared = 10;
const racesOpened = 3;
/** Drawn anew each time, so that in time every horse is compared. */
const seed = Date.now() % 1_000;

/** So many horses with past races, drawn from as few races as have so many, three at least. */
function chosenRows(rows: readonly FileRow[]): readonly FileRow[] {
  const rng = seededRng(seed);
  const raced = rows.filter((row) => linesOfRow(row).length > 0);
  const drawn: FileRow[] = [];
  for (const [opened, race] of shuffled([...new Set(raced.map((row) => row(3)))], rng).entries()) {
    if (opened >= racesOpened && drawn.length >= horsesCompared) break;
    drawn.push(...raced.filter((row) => row(3) === race));
  }
  return shuffled(drawn, rng).slice(0, horsesCompared);
}

/** What can be seen of the past races in a horse's part of the page. Runs in the browser, where a named inner function is an error. */
function shownLines(section: Element): ShownLine[] {
  const shown: ShownLine[] = [];
  for (const line of section.querySelectorAll('.form-line')) {
    const cells: Record<string, string> = {};
    const cut: string[] = [];
    for (const cell of line.querySelectorAll('.form-facts > *, .form-words')) {
      const texts: string[] = [];
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        const isSeen = parent?.checkVisibility() && parent.closest('.visually-hidden') === null;
        if (isSeen) texts.push(walker.currentNode.textContent?.trim() ?? '');
      }
      const name = /form-(?:call form-)?(\w+)/.exec(cell.className)?.[1] ?? '';
      cells[name] = texts.filter(Boolean).join(' ').replace(/\s+/g, ' ');
      if (cell.scrollWidth > cell.clientWidth + 1) cut.push(`${name}: ${cells[name]}`);
    }
    shown.push({ cells, cut, more: {} });
  }
  return [...section.querySelectorAll('.form-details > li')].map((details, nth) => {
    const more: Record<string, string> = {};
    for (const term of details.querySelectorAll('dt')) {
      const shownText = term.nextElementSibling;
      if (shownText?.checkVisibility()) more[term.textContent ?? ''] = shownText.textContent ?? '';
    }
    return { cells: {}, cut: [], ...shown[nth], more };
  });
}

async function compareHorse(page: Page, row: FileRow): Promise<number> {
  const number = row(43);
  const section = page.locator(`[id="form-${number}"]`);
  await section.getByRole('heading', { name: properName(row(45)) }).waitFor();
  const lines = linesOfRow(row);
  await section
    .locator('.form-line')
    .nth(lines.length - 1)
    .waitFor();
  await section.getByText('More of each race').click();
  await section
    .locator('.form-details > li')
    .nth(lines.length - 1)
    .waitFor();
  const shown = await section.evaluate(shownLines);
  assert.is(shown.length, lines.length, row(45));
  for (const [nth, k] of lines.entries())
    compareWithFile(row, k, shown[nth] ?? { cells: {}, cut: [], more: {} });
  return lines.length;
}

const present = cards.filter((card): card is { path: string; address: string } => card.path !== null);

if (present.length > 0) {
  let stage: Stage;
  let page: Page;
  test.before(async () => {
    const clock = { RACING_NOW: '2025-05-03T09:00:00-04:00', DEMO_DAYS: '0' };
    stage = await openStage(clock, async (folder) => {
      const ended = await racingCli(folder, ['card', 'import', ...present.map(({ path }) => path)]);
      assert.is(ended.code, 0, ended.stderr);
    });
    const visit = await stage.enter();
    await makeInsider(visit.context);
    page = visit.page;
  });
  test.after(() => stage.close());

  for (const { path, address } of present)
    test(`every field of a past race can be seen and equals the file: ${address}, draw ${seed}`, async () => {
      const rows = chosenRows(rowsOfFile(path));
      assert.is(new Set(rows).size, horsesCompared);
      let [horses, lines] = [0, 0];
      for (const race of new Set(rows.map((row) => row(3)))) {
        await page.goto(`/race/${address}/${race}`);
        await page.locator('.form-horse').first().waitFor();
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
        for (const row of rows.filter((row) => row(3) === race)) {
          lines += await compareHorse(page, row);
          horses += 1;
        }
      }
      assert.is(horses, horsesCompared);
      assert.ok(lines >= horsesCompared, `${lines} lines`);
    });

  test('the rest of a past race can be read on a phone and a laptop, in both lights', async () => {
    await page.goto(`/race/${present[0]?.address}/12`);
    const section = page.locator('.form-horse').first();
    await section.getByText('More of each race').click();
    await section.locator('.form-details > li').first().waitFor();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      assert.is(await sidewaysPixels(page), 0, `sideways at ${width}`);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await section.scrollIntoViewIfNeeded();
        await picture(section, `form-rest-${width}-${colorScheme}`);
        assert.equal(await seriousFindings(page), [], `${colorScheme}, ${width} px`);
      }
    }
  });
}

test.run();
