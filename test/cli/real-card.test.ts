import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DayRating } from '#core/handicapping/use-cases/rate-day.ts';
import type { DayPicks } from '#core/picks/recommendations/day-picks.ts';
import { realData } from '#test/support/real-data.ts';
import { bodyOf, visitorAt } from './browser.ts';
import { openProductFolder } from './product-folder.ts';
import { typedJson } from './terminal.ts';

const test = suite('the real card of Saratoga, 7 June 2025, from the terminal to the calls');

const DAY = '2025-06-07';
const RACING_NOW = `${DAY}T11:00:00-04:00`;
/** After the picks, before the first race. */
const LATER = `${DAY}T11:20:00-04:00`;
const file = realData('drf/SAR0607.DRF');

interface Predicted {
  readonly programNumber: string;
  readonly horseName: string;
  readonly winProbability: number | null;
  readonly placeProbability: number | null;
  readonly showProbability: number | null;
  readonly confidence: number;
  readonly modelConfidence: number | null;
  readonly formulaWinPercent: number;
  readonly expectedValue: number | null;
  readonly blendedProbability: number | null;
  readonly fairPrice: { readonly text: string } | null;
  readonly priceToTake: { readonly text: string } | null;
  readonly verdict: string | null;
}

/** The same figures, as `rate` tells them. */
const asPredicted = ({ formula, ...runner }: DayRating['races'][number]['runners'][number]): Predicted => ({
  programNumber: runner.programNumber,
  horseName: runner.horseName,
  winProbability: runner.winProbability,
  placeProbability: runner.placeProbability,
  showProbability: runner.showProbability,
  confidence: formula.confidence,
  modelConfidence: runner.modelConfidence,
  formulaWinPercent: formula.winPercent,
  expectedValue: runner.expectedValue,
  blendedProbability: runner.blendedProbability,
  fairPrice: runner.fairPrice,
  priceToTake: runner.priceToTake,
  verdict: runner.verdict,
});

type Product = Awaited<ReturnType<typeof openProductFolder>>;

/** After picks are made, picks and ratings have the numbers that `rate --json` gave before, and those are sealed. */
async function agreesOncePicked(product: Product, races: DayRating['races']): Promise<void> {
  const json = async (now: string, ...args: readonly string[]) =>
    JSON.parse((await product.run([...args, '--json'], { RACING_NOW: now })).stdout);
  const { recommendations }: DayPicks = await json(RACING_NOW, 'picks', 'generate', DAY);
  const fixed: DayRating = await json(LATER, 'rate', DAY);
  const numbersOf = (row: DayRating['races'][number]['runners'][number]) =>
    [row.programNumber, row.winProbability, row.fairPrice, row.priceToTake] as const;
  for (const [index, { runners }] of races.entries()) {
    const again = fixed.races[index];
    const isToCome = Date.parse(again?.postTime ?? '') > Date.parse(RACING_NOW);
    assert.is(again?.line.isSealed, isToCome, `race ${index + 1}: a race that is off gets no picks`);
    assert.is(recommendations[index]?.primaryPick !== null, isToCome);
    assert.equal(again?.runners.map(numbersOf), runners.map(numbersOf), `race ${index + 1}`);
    const rows = recommendations[index]?.line?.rows ?? [];
    for (const { programNumber, winProbability, fairPrice, priceToTake } of runners) {
      const row = rows.find(({ horses }) => horses.some((horse) => horse.programNumber === programNumber));
      const own = row === undefined ? [null, null, null] : [row.chance, row.fairPrice, row.priceToTake];
      assert.equal(own, [winProbability, fairPrice, priceToTake], `${index + 1}-${programNumber}`);
    }
  }
}

if (file !== null) {
  test('the calls show its 14 races, and every figure of every horse is that of `rate --json`', async () => {
    const product = await openProductFolder({ held: true });
    const [imported] = await typedJson<{ summary: { races: number; runners: number } }[]>(
      product.path,
      'card',
      'import',
      file,
    );
    assert.equal([imported?.summary.races, imported?.summary.runners], [14, 140]);
    const [running, rated] = await Promise.all([
      product.serve({ RACING_NOW }),
      product.run(['rate', DAY, '--json'], { RACING_NOW }),
    ]);
    const { races } = JSON.parse(rated.stdout) as DayRating;
    const visitor = visitorAt(running.address);
    const shown = bodyOf<{ id: string; raceNumber: number; isDemo: boolean }[]>(
      await visitor.get('/api/races/saratoga/today'),
    );
    assert.equal(
      shown.map(({ raceNumber, isDemo }) => [raceNumber, isDemo]),
      Array.from({ length: 14 }, (_, index) => [index + 1, false]),
    );
    let horses = 0;
    for (const [index, { id }] of shown.entries()) {
      const predicted = bodyOf<Predicted[]>(await visitor.get(`/api/ml/predict/${id}`));
      const wanted = races[index]?.runners.map(asPredicted) ?? [];
      const printed = predicted.map((predicted, k) =>
        Object.fromEntries(
          Object.keys(wanted[k] ?? {}).map((name) => [name, predicted[name as keyof Predicted]]),
        ),
      );
      assert.equal(printed, wanted, `race ${index + 1}`);
      horses += predicted.length;
    }
    assert.is(horses, 140);
    await agreesOncePicked(product, races);
    assert.is(await running.stop(), 0);
    await product.close();
  });
}

test('it was looked for', () => {
  assert.ok(file === null || file.endsWith('SAR0607.DRF'));
});

test.run();
