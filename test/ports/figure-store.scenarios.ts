import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FigureStore } from '#core/handicapping/ports.ts';
import { addDays } from '#core/kernel/race-day.ts';
import { aFigureReport, aReportedRace, REPORT_DAY } from '#test/support/a-figure-report.ts';

export interface OpenedFigures {
  readonly figures: FigureStore;
  close(): Promise<void>;
}

const NEXT = addDays(REPORT_DAY, 1);

/** What every store of figure reports does; `open` gives an empty one. */
export function figureStoreScenarios(name: string, open: () => Promise<OpenedFigures>): void {
  const test = suite<OpenedFigures>(`figure store, ${name}`);
  test.before.each(async (store) => {
    Object.assign(store, await open());
  });
  test.after.each((store) => store.close());

  test('an empty store has no figures', async ({ figures }) => {
    assert.is(await figures.figuresFor('SAR', REPORT_DAY), null);
    assert.equal(await figures.replaced('SAR', REPORT_DAY), []);
  });

  test('a report comes back as it was stored, to the last figure', async ({ figures }) => {
    await figures.keep(aFigureReport(), 'hash');
    const storedFigures = await figures.figuresFor('SAR', REPORT_DAY);
    assert.equal(storedFigures, { report: aFigureReport(), contentHash: 'hash' });
    assert.equal(await figures.replaced('SAR', REPORT_DAY), []);
  });

  test('a correction is current, and what it replaced is stored, newest first', async ({ figures }) => {
    const rated = (raceRating: number) => aFigureReport({ races: [aReportedRace({ raceRating })] });
    for (const rating of [80, 81, 82]) await figures.keep(rated(rating), `hash ${rating}`);
    assert.equal(await figures.figuresFor('SAR', REPORT_DAY), { report: rated(82), contentHash: 'hash 82' });
    assert.equal(await figures.replaced('SAR', REPORT_DAY), [
      { report: rated(81), contentHash: 'hash 81' },
      { report: rated(80), contentHash: 'hash 80' },
    ]);
  });

  test('each track and day has its own', async ({ figures }) => {
    await figures.keep(aFigureReport(), 'one');
    await figures.keep(aFigureReport({ track: 'DMR' }), 'two');
    await figures.keep(aFigureReport({ day: NEXT, races: [] }), 'three');
    assert.is((await figures.figuresFor('SAR', REPORT_DAY))?.contentHash, 'one');
    assert.is((await figures.figuresFor('DMR', REPORT_DAY))?.report.track, 'DMR');
    assert.equal((await figures.figuresFor('SAR', NEXT))?.report.races, []);
    assert.is(await figures.figuresFor('DMR', NEXT), null);
  });

  test.run();
}
