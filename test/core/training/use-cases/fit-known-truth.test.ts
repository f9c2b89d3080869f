import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { LinedExample } from '#core/training/fitting/known-truth.ts';
import { makeFitKnownTruth } from '#core/training/use-cases/fit-known-truth.ts';
import { near } from '#test/support/near.ts';
import { anExample } from '../fitting/an-example.ts';
import { dayAt } from '../fitting/ran.ts';

const test = suite('fitting the morning on an invented season');

const TODAY = '2026-08-01' as RaceDay;
const SETTINGS = {
  features: 1,
  fundamental: { softness: 0, penalty: 1, halfLifeDays: null },
  folds: 2,
  leastRaces: 4,
};
const TRUTH = [0.8, 0.2];

/** Ten races a day whose first horse has 4 chances of 5; the line has it at 2/3, the public at 3/4. */
const season = (days: number): readonly LinedExample[] =>
  Array.from({ length: 10 * days }, (_, index) => {
    const example = anExample({
      day: dayAt(Math.floor(index / 10)),
      publicChances: [3 / 4, 1 / 4],
      features: new Float64Array(2),
      won: index % 5 === 0 ? [0, 1] : [1, 0],
      order: [0, 1],
    });
    return { ...example, lineChances: [2 / 3, 1 / 3] };
  });

async function fitted(days = 10) {
  const lines: string[] = [];
  const fitKnownTruth = makeFitKnownTruth({
    invent: (count) => ({ examples: season(count), truthOf: () => TRUTH, of: 'invented races (seed 7)' }),
    today: () => TODAY,
    settings: SETTINGS,
  });
  return { report: await fitKnownTruth(days, (line) => lines.push(line)), lines };
}
const lossOf = (report: Awaited<ReturnType<typeof fitted>>['report'], name: string): number =>
  report.models.find((model) => model.name === name)?.logLoss ?? Number.NaN;

test('seven days of ten are fitted on, the other three are scored', async () => {
  const { report } = await fitted();
  assert.equal(report.record.sample, {
    races: 70,
    days: 7,
    from: dayAt(0),
    to: dayAt(6),
    of: 'invented races (seed 7)',
  });
  assert.equal([report.scored.races, report.scored.from, report.scored.to], [30, dayAt(7), dayAt(9)]);
  assert.ok(report.models.every(({ races }) => races === 30));
});

test('a line that is too timid is corrected to the truth: 2 to 1 squared is 4 to 1', async () => {
  const { report } = await fitted();
  near(report.record.line.power, 2, 1e-6);
  for (const name of ['line corrected', 'morning']) near(lossOf(report, name), lossOf(report, 'truth'), 1e-5);
});

test('the truth loses least, the public less than the line, equal chances most', async () => {
  const { report } = await fitted();
  const losses = ['truth', 'public', 'line', 'fundamental'].map((name) => lossOf(report, name));
  assert.equal(
    losses,
    [...losses].sort((a, b) => a - b),
  );
  near(losses[0], -(0.8 * Math.log(0.8) + 0.2 * Math.log(0.2)));
  near(losses[3], Math.log(2));
});

test('the record is of today, whatever days were invented', async () => {
  const { report } = await fitted();
  assert.equal([report.record.version, report.record.date], [TODAY, TODAY]);
});

test('it says how many races it fits on, and of what kind', async () => {
  assert.equal((await fitted(20)).lines, ['Fitting on 140 invented races (seed 7) …']);
});

test('the same season gives the same report', async () => {
  assert.equal((await fitted()).report, (await fitted()).report);
});

test.run();
