import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ChartDone } from '#cli/chart-import.ts';
import { sumBy } from '#core/kernel/numbers.ts';
import { realData } from '#test/support/real-data.ts';
import { openProductFolder, type ProductFolder } from './product-folder.ts';

const test = suite('folders of real cards and charts, by the command itself');

const brisnet = realData('brisnet');
const saratoga = realData('drf');
const trackmaster = realData('trackmaster');
const printed = realData('charts-2020');

interface CardDone {
  readonly file: string;
  readonly trackSlug: string;
  readonly day: string;
  readonly outcome: string;
  readonly summary: { readonly races: number; readonly runners: number; readonly pastPerformances: number };
}

let product: ProductFolder;
test.before(async () => {
  product = await openProductFolder({ held: true });
});
test.after(() => product.close());

/** Imports a folder, whole command, and reports how many races a second it took. */
async function imported<Done>(
  what: 'card' | 'chart',
  folder: string,
  racesOf: (done: readonly Done[]) => number,
): Promise<readonly Done[]> {
  const started = performance.now();
  const done = await product.json<readonly Done[]>(what, 'import', folder);
  const seconds = (performance.now() - started) / 1_000;
  const races = racesOf(done);
  if (races > 0)
    process.stdout.write(
      `  ${folder.split('/').at(-1)}: ${done.length} files, ${races} races in ${seconds.toFixed(1)} s, ${(races / seconds).toFixed(1)} a second, whole command\n`,
    );
  return done;
}

const importCards = (folder: string) =>
  imported<CardDone>('card', folder, (cards) => sumBy(cards, ({ summary }) => summary.races));

const isNew = (chart: ChartDone) => chart.outcome !== 'known';
const importCharts = (folder: string) =>
  imported<ChartDone>('chart', folder, (charts) =>
    sumBy(charts, (chart) => (chart.outcome === 'known' ? 0 : chart.summary.races)),
  );

/** Track, day, races, runners and past races of each card. */
const cardRows = (cards: readonly CardDone[]) =>
  cards.map(
    ({ trackSlug, day, outcome, summary: { races, runners, pastPerformances } }) =>
      `${outcome} ${trackSlug} ${day}: ${races} races, ${runners} runners, ${pastPerformances} past races`,
  );

/** Totals of the charts that were stored. */
const chartTotals = (charts: readonly ChartDone[]) => {
  const summaries = charts.flatMap((chart) => (chart.outcome === 'known' ? [] : [chart.summary]));
  return {
    files: summaries.length,
    races: sumBy(summaries, ({ races }) => races),
    canceled: sumBy(summaries, ({ cancelled }) => cancelled),
    starters: sumBy(summaries, ({ starters }) => starters),
    payouts: sumBy(summaries, ({ payouts }) => payouts),
    refused: summaries.flatMap(({ refused }) => refused),
    partial: summaries.filter(({ partial }) => partial).length,
  };
};

/** The same folder once more: every chart is known, nothing is stored. */
async function onceMore(folder: string, files: number): Promise<void> {
  const again = await importCharts(folder);
  assert.equal([again.length, again.filter(isNew).length], [files, 0]);
}

if (brisnet !== null)
  test('seven Brisnet cards of four tracks, two of them of 2014, with all their races and horses', async () => {
    const cards = await importCards(brisnet);
    assert.equal(cardRows(cards), [
      'kept belmont-park 2014-05-11: 10 races, 89 runners, 640 past races',
      'kept belmont-park 2014-09-06: 10 races, 88 runners, 606 past races',
      'kept churchill-downs 2025-04-26: 10 races, 94 runners, 665 past races',
      'kept churchill-downs 2025-05-03: 14 races, 187 runners, 1312 past races',
      'kept churchill-downs 2025-05-15: 8 races, 86 runners, 429 past races',
      'kept pimlico 2025-05-09: 9 races, 92 runners, 573 past races',
      'kept saratoga 2025-06-06: 14 races, 154 runners, 1010 past races',
    ]);
    assert.equal(
      [sumBy(cards, ({ summary }) => summary.races), sumBy(cards, ({ summary }) => summary.runners)],
      [75, 790],
    );
    const again = await importCards(brisnet);
    assert.ok(
      again.every(({ outcome }) => outcome === 'unchanged'),
      'the same folder once more changes nothing',
    );
  });

if (saratoga !== null)
  test('the card of Saratoga, 7 June 2025', async () => {
    assert.equal(cardRows(await importCards(saratoga)), [
      'kept saratoga 2025-06-07: 14 races, 140 runners, 1011 past races',
    ]);
  });

if (trackmaster !== null) {
  test('the card in the TrackMaster folder, whose charts are left to the import of charts', async () => {
    const [card, ...others] = await importCards(trackmaster);
    assert.equal(others, []);
    assert.match(card?.file ?? '', /cd20250426ppsXML\.xml$/);
    const { trackSlug, day, summary } = card as CardDone;
    assert.equal([trackSlug, day, summary.races, summary.runners], ['churchill-downs', '2025-04-26', 10, 94]);
  });

  test('22 TrackMaster charts of nine tracks, whose card is left to the import of cards', async () => {
    const charts = await importCharts(trackmaster);
    assert.equal(chartTotals(charts), {
      files: 22,
      races: 209,
      canceled: 0,
      starters: 1_701,
      payouts: 2_463,
      refused: [],
      partial: 0,
    });
    assert.is(new Set(charts.map(({ track }) => track)).size, 9);
    await onceMore(trackmaster, 22);
  });
}

if (printed !== null)
  test('40 printed charts of Saratoga in 2020', async () => {
    assert.equal(chartTotals(await importCharts(printed)), {
      files: 40,
      races: 411,
      canceled: 2,
      starters: 3_033,
      payouts: 4_715,
      refused: [],
      partial: 0,
    });
    await onceMore(printed, 40);
  });

test('the folders were looked for', () => {
  for (const folder of [brisnet, saratoga, trackmaster, printed])
    assert.ok(folder === null || folder.includes('shared'));
});

test.run();
