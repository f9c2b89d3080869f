import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryFigureShelf } from '#adapters/memory/figure-shelf.ts';
import type { FigureReport } from '#core/handicapping/figure-report.ts';
import { makeBringFigures } from '#core/handicapping/use-cases/bring-figures.ts';
import { aFigureReport, aReportedRace, REPORT_DAY } from '#test/support/a-figure-report.ts';
import { makeOneAtATime } from '#test/support/one-at-a-time.ts';

const test = suite('bring a figure report');

const brought = (report: FigureReport, contentHash: string) => ({ fileName: 'SAR.pdf', report, contentHash });
const corrected = aFigureReport({ races: [aReportedRace({ raceRating: 90 })] });

function desk() {
  const figures = makeMemoryFigureShelf();
  const bring = makeBringFigures({
    figures,
    allOrNothing: (work) => work(),
    oneAtATime: makeOneAtATime(),
  });
  return { figures, bring };
}

test('a new report is kept and summed up', async () => {
  const { figures, bring } = desk();
  assert.equal(await bring(brought(aFigureReport(), 'one')), {
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
  const { figures, bring } = desk();
  await bring(brought(aFigureReport(), 'one'));
  assert.is((await bring(brought(corrected, 'one'))).outcome, 'unchanged');
  assert.equal((await figures.figuresFor('SAR', REPORT_DAY))?.report, aFigureReport());
  assert.equal(await figures.replaced('SAR', REPORT_DAY), []);
});

test('a correction takes its place, and what it replaced is kept', async () => {
  const { figures, bring } = desk();
  await bring(brought(aFigureReport(), 'one'));
  assert.is((await bring(brought(corrected, 'two'))).outcome, 'replaced');
  assert.equal((await figures.figuresFor('SAR', REPORT_DAY))?.report, corrected);
  const [former] = await figures.replaced('SAR', REPORT_DAY);
  assert.equal(former, { report: aFigureReport(), contentHash: 'one' });
});

test('the same report brought twice at once is kept once', async () => {
  const { figures, bring } = desk();
  const both = [brought(aFigureReport(), 'one'), brought(aFigureReport(), 'one')].map(bring);
  const outcomes = (await Promise.all(both)).map(({ outcome }) => outcome);
  assert.equal(outcomes, ['kept', 'unchanged']);
  assert.equal(await figures.replaced('SAR', REPORT_DAY), []);
});

test.run();
