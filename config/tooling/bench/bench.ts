/**
 * Measures and prints the table of config/docs/performance.md. Exits with 1 when a limit does not hold.
 * Usage: npm run bench                all rows
 *        npm run bench -- screens     one group of them: start, screens, race, tickets, record, booklet, lists, notebook, settlement, cards, race-day, tracks, imports, handicapping, year, ai, questions, capacity
 *        npm run bench -- screens ml  the screens whose name begins with `ml`
 */
import { yearRows } from './a-year.ts';
import { aiRows } from './ai.ts';
import { bookletRows } from './booklet.ts';
import { measureCallRate } from './call-rate.ts';
import { capacityRows } from './capacity.ts';
import { cardRows, importSeconds } from './cards.ts';
import { median, type Row, rowOf, tableOf } from './figures.ts';
import { measureFirstScreen } from './first-screen.ts';
import { notebookRows } from './full-notebook.ts';
import { handicappingRows } from './handicapping.ts';
import { importRows } from './imports.ts';
import { longListRows } from './long-lists.ts';
import { manyTrackRows } from './many-tracks.ts';
import { dropFolder, newDataFolder, onDemoSeason, type Product, signedIn, startProduct } from './product.ts';
import { questionRows } from './questions.ts';
import { raceDayRows } from './race-day.ts';
import { racePageRows } from './race-page.ts';
import { realPath } from './real-files.ts';
import { recordRows } from './record.ts';
import { screenRows } from './screens.ts';
import { settlementRows } from './settlement.ts';
import { ticketDeskRows } from './ticket-desk.ts';

/** A warm start, the card call and the first screen, each on a data folder that was started once before. */
async function startRows(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const dataFolder = newDataFolder();
  try {
    const cold = await startProduct(dataFolder);
    await cold.stop();
    const warm: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const again = await startProduct(dataFolder);
      warm.push(again.firstAnswerMs / 1000);
      await again.stop();
    }
    rows.push(rowOf('`npm start`, warm, to the first answer', median(warm), ' s', 1, { atMost: 3 }));
    const product = await startProduct(dataFolder, { DEMO_DAYS: '0' });
    const cookie = await signedIn(product);
    const rate = await measureCallRate(product.address, cookie);
    process.stderr.write(
      `card call: ${Math.round(rate.ours)}/s against ${Math.round(rate.bare)}/s bare, ${rate.bytes} bytes\n`,
    );
    rows.push(
      rowOf("today's card, signed in, against a bare node server sending the same bytes", rate.ratio, '', 2, {
        atLeast: 0.4,
      }),
    );
    const screen = await measureFirstScreen(product.address, cookie);
    rows.push(
      rowOf('first screen, JavaScript when the first race is drawn (gzip)', screen.firstKb, ' kB', 0, {
        atMost: 130,
      }),
      rowOf('first screen, JavaScript once fetching has ended (gzip)', screen.javascriptKb, ' kB', 0, {
        atMost: 130,
      }),
      rowOf('first screen, largest paint, processor slowed four times', screen.lcpSeconds, ' s', 2, {
        atMost: 2,
      }),
      rowOf('first screen, layout shift', screen.cls, '', 3, { atMost: 0.05 }),
    );
    const card = realPath('drf/SAR0607.DRF', 'the import of a card');
    if (card !== null) {
      const seconds = median([0, 1, 2].map(() => importSeconds(card)));
      rows.push(rowOf('import of a 14-race Brisnet card, whole command', seconds, ' s', 1, { atMost: 2 }));
    }
    await product.stop();
  } finally {
    dropFolder(dataFolder);
  }
  return rows;
}

/** Rows measured on a running demo day by its first member, who is its administrator. */
const onDemoDay = (measure: (product: Product, cookie: string) => Promise<readonly Row[]>) =>
  onDemoSeason(async (product) => measure(product, await signedIn(product)));

const [wanted, name, ...others] = process.argv.slice(2);
const groups: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  start: startRows,
  screens: () =>
    onDemoDay(({ address }, cookie) => screenRows(address, cookie, new RegExp(`^${name ?? ''}`))),
  race: racePageRows,
  tickets: ticketDeskRows,
  record: recordRows,
  booklet: bookletRows,
  lists: () => onDemoDay(longListRows),
  notebook: () => onDemoDay(notebookRows),
  settlement: settlementRows,
  cards: cardRows,
  'race-day': raceDayRows,
  tracks: manyTrackRows,
  imports: importRows,
  handicapping: handicappingRows,
  year: yearRows,
  ai: aiRows,
  capacity: () => onDemoDay(capacityRows),
  questions: () => questionRows(name === undefined ? [] : [name, ...others]),
};
const chosen = Object.entries(groups).filter(([group]) => wanted === undefined || group === wanted);
if (chosen.length === 0) throw new Error(`There is no group ${wanted}: ${Object.keys(groups).join(', ')}`);
const rows: Row[] = [];
for (const [, measure] of chosen) rows.push(...(await measure()));
process.stdout.write(`${tableOf(rows)}\n`);
process.exit(rows.every((row) => row.holds) ? 0 : 1);
