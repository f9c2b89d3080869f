import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FigureReport } from '#core/handicapping/figure-report.ts';
import { makeImportFigures } from '#core/handicapping/use-cases/import-figures.ts';
import { makeMemoryFigureStore } from '#test/doubles/figure-store.ts';
import { aFigureReport, aReportedRace, REPORT_DAY } from '#test/support/a-figure-report.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

const test = suite('import a figure report');

const imported = (report: FigureReport, contentHash: string) => ({
  fileName: 'SAR.pdf',
  report,
  contentHash,
});
const corrected = aFigureReport({ races: [aReportedRace({ raceRating: 90 })] });

function desk() {
  const figures = makeMemoryFigureStore();
  const importFacts = makeImportFigures({
    figures,
    allOrNothing: (work) => work(),
    withLock: makeWithLock(),
  });
  return { figures, importFacts };
}

test('a new report is stored and summarized', async () => {
  const { figures, importFacts } = desk();
  assert.equal(await importFacts(imported(aFigureReport(), 'one')), {
    outcome: 'kept',
    track: 'SAR',
    day: REPORT_DAY,
    source: 'Equibase speed figures SAR.pdf',
    races: 2,
    horses: 4,
  });
  assert.equal((await figures.figuresFor('SAR', REPORT_DAY))?.report, aFigureReport());
});

test('the same report again changes nothing', async () => {
  const { figures, importFacts } = desk();
  await importFacts(imported(aFigureReport(), 'one'));
  assert.is((await importFacts(imported(corrected, 'one'))).outcome, 'unchanged');
  assert.equal((await figures.figuresFor('SAR', REPORT_DAY))?.report, aFigureReport());
  assert.equal(await figures.replaced('SAR', REPORT_DAY), []);
});

test('a correction replaces it, and the replaced report is stored', async () => {
  const { figures, importFacts } = desk();
  await importFacts(imported(aFigureReport(), 'one'));
  assert.is((await importFacts(imported(corrected, 'two'))).outcome, 'replaced');
  assert.equal((await figures.figuresFor('SAR', REPORT_DAY))?.report, corrected);
  const [former] = await figures.replaced('SAR', REPORT_DAY);
  assert.equal(former, { report: aFigureReport(), contentHash: 'one' });
});

test('the same report imported twice at once is stored once', async () => {
  const { figures, importFacts } = desk();
  const both = [imported(aFigureReport(), 'one'), imported(aFigureReport(), 'one')].map(importFacts);
  const outcomes = (await Promise.all(both)).map(({ outcome }) => outcome);
  assert.equal(outcomes, ['kept', 'unchanged']);
  assert.equal(await figures.replaced('SAR', REPORT_DAY), []);
});

test.run();
