import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inventExamples } from '#config/invented-season.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { fitPowers } from '#core/training/fitting/powers.ts';
import { makeFitKnownTruth } from '#core/training/use-cases/fit-known-truth.ts';

const test = suite('models fitted on races whose true chances are known');
const DAYS = 120;
/** The power that the simulator's crowd is made with. */
const PLANTED = 1.12;
const quiet = (): void => undefined;
const invented = inventExamples(DAYS, quiet);

test('the overbetting of longshots that was planted is found again, within two and a half standard errors', () => {
  const { powers, errors } = fitPowers(invented.examples, ({ publicChances }) => [publicChances]);
  const [power = 0, error = 0] = [powers[0], errors[0]];
  assert.ok(error < 0.06, `the standard error is ${error}`);
  assert.ok(Math.abs(power - PLANTED) < 2.5 * error, `${power} ± ${error}`);
});

test('nothing beats the truth, the prices beat the morning line, and the line with the model beats the line alone', async () => {
  const fitKnownTruth = makeFitKnownTruth({
    invent: () => invented,
    today: () => '2026-08-01' as RaceDay,
    settings: {
      features: (invented.examples[0]?.features.length ?? 0) / (invented.examples[0]?.starters ?? 1),
      fundamental: { softness: 0.9, penalty: 20, halfLifeDays: null },
      folds: 3,
      leastRaces: 100,
    },
  });
  const { models, scored } = await fitKnownTruth(DAYS, quiet);
  const loss = (name: string): number => models.find((model) => model.name === name)?.logLoss ?? Number.NaN;
  assert.ok(scored.races > 300);
  assert.ok(loss('truth') < loss('public'));
  assert.ok(loss('public') < loss('line'));
  assert.ok(loss('morning') < loss('line'));
  const truth = models.find(({ name }) => name === 'truth');
  assert.ok((truth?.calibrationError ?? 1) < 0.02, `${truth?.calibrationError}`);
});

test('the true chances of every race sum to one', () => {
  for (const example of invented.examples) {
    const sum = invented.truthOf(example).reduce((total, chance) => total + chance, 0);
    assert.ok(Math.abs(sum - 1) < 1e-9, `${example.race}: ${sum}`);
  }
});

test.run();
