import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fitLogit, scalesOf, type TrainingExample } from '#core/training/fitting/logit-fit.ts';
import { bell, seededRng } from '#test/support/rng.ts';

const test = suite('fitting a conditional logit');

const near = (value: number | undefined, wanted: number, by = 1e-6): void =>
  assert.ok(value !== undefined && Math.abs(value - wanted) < by, `${value} is not ${wanted}`);

/** Races of two in which only one has the mark; it wins `wins` of `races`. */
const marked = (races: number, wins: number): readonly TrainingExample[] =>
  Array.from({ length: races }, (_, index) => ({
    starters: 2,
    features: Float64Array.from([1, 0]),
    target: index < wins ? [1, 0] : [0, 1],
    weight: 1,
  }));

const TRUE_WEIGHTS = [0.8, -0.5, 0];

/** Races between horses with three features, some missing, won by chances from the true weights. */
function invented(seed: number, races: number): readonly TrainingExample[] {
  const rng = seededRng(seed);
  return Array.from({ length: races }, () => {
    const starters = 4 + Math.floor(rng() * 7);
    const rows = Array.from({ length: starters }, () => TRUE_WEIGHTS.map(() => bell(rng)));
    const strengths = rows.map((row) =>
      Math.exp(row.reduce((sum, value, index) => sum + value * (TRUE_WEIGHTS[index] ?? 0), 0)),
    );
    let left = rng() * strengths.reduce((sum, strength) => sum + strength, 0);
    const winner = strengths.findIndex((strength) => {
      left -= strength;
      return left <= 0;
    });
    const features = Float64Array.from(rows.flatMap((row) => row.map((v) => (rng() < 0.1 ? Number.NaN : v))));
    const target = rows.map((_, row) => (row === Math.max(winner, 0) ? 1 : 0));
    return { starters, features, target, weight: 0.5 + rng() };
  });
}

/** Penalised likelihood written out plainly, as a second method. */
function likelihood(
  lessons: readonly TrainingExample[],
  weights: readonly number[],
  scales: readonly number[],
  penalty: number,
) {
  const count = weights.length;
  let sum = 0;
  for (const { starters, features, target, weight } of lessons) {
    const value = (row: number, index: number): number => features[row * count + index] ?? Number.NaN;
    const rows = Array.from({ length: starters }, (_, row) => row);
    const scores = rows.map((row) =>
      weights.reduce((total, w, weight) => {
        const known = rows.map((row) => value(row, weight)).filter((v) => !Number.isNaN(v));
        const mean = known.reduce((all, v) => all + v, 0) / known.length;
        return Number.isNaN(value(row, weight))
          ? total
          : total + (w * (value(row, weight) - mean)) / (scales[weight] ?? 1);
      }, 0),
    );
    const all = Math.log(scores.reduce((total, score) => total + Math.exp(score), 0));
    sum += weight * scores.reduce((total, score, row) => total + (target[row] ?? 0) * (score - all), 0);
  }
  return sum - (penalty / 2) * weights.reduce((total, w) => total + w * w, 0);
}

test('a mark that wins 30 of 40 races of two has weight ln 3, and the error of a binomial', () => {
  const { weights, scales, errors } = fitLogit(marked(40, 30), 1, 0, { least: 2 });
  near(scales[0], 0.5);
  near((weights[0] ?? 0) / 0.5, Math.log(3));
  near((errors[0] ?? 0) / 0.5, 1 / Math.sqrt(40 * 0.75 * 0.25));
});

test('a mark that wins half has no weight', () =>
  near(fitLogit(marked(40, 20), 1, 0, { least: 2 }).weights[0], 0));

test('a race of weight two counts as two, half a win as half', () => {
  const [won, lost] = [marked(1, 1)[0], marked(1, 0)[0]];
  assert.ok(won && lost);
  const doubled = fitLogit([{ ...won, weight: 2 }, lost], 1, 0, { least: 2 });
  near((doubled.weights[0] ?? 0) / 0.5, Math.log(2));
  const shared = fitLogit([won, { ...won, target: [0.5, 0.5] }], 1, 0, { least: 2 });
  near((shared.weights[0] ?? 0) / 0.5, Math.log(3));
});

test('at the weights found no finite difference of the likelihood is left, in any direction', () => {
  const lessons = invented(3, 150);
  for (const penalty of [0, 5, 50]) {
    const { weights, scales } = fitLogit(lessons, 3, penalty);
    const likelihoodAt = (moved: readonly number[]) => likelihood(lessons, moved, scales, penalty);
    weights.forEach((_, which) => {
      const moved = (by: number) => weights.map((w, weight) => (weight === which ? w + by : w));
      near((likelihoodAt(moved(1e-4)) - likelihoodAt(moved(-1e-4))) / 2e-4, 0, 1e-3);
      assert.ok(
        likelihoodAt(moved(0.05)) < likelihoodAt(weights) &&
          likelihoodAt(moved(-0.05)) < likelihoodAt(weights),
      );
    });
  }
});

test('errors are those of the curvature by finite differences', () => {
  const lessons = invented(4, 200).map((trainingExample) => ({
    ...trainingExample,
    features: onlyFirst(trainingExample),
  }));
  const { weights, scales, errors } = fitLogit(lessons, 1, 3);
  const [found = 0] = weights;
  const likelihoodAt = (w: number) => likelihood(lessons, [w], scales, 3);
  const curvature =
    (likelihoodAt(found + 1e-3) - 2 * likelihoodAt(found) + likelihoodAt(found - 1e-3)) / 1e-6;
  near(errors[0], 1 / Math.sqrt(-curvature), 1e-4);
});

const onlyFirst = ({ features, starters }: TrainingExample): Float64Array =>
  Float64Array.from({ length: starters }, (_, row) => features[3 * row] ?? Number.NaN);

test('true weights are found again within three errors', () => {
  const lessons = invented(8, 2_000);
  const { weights, scales, errors } = fitLogit(lessons, 3, 0);
  TRUE_WEIGHTS.forEach((truth, index) => {
    near(
      (weights[index] ?? 0) / (scales[index] ?? 1),
      truth,
      (3 * (errors[index] ?? 0)) / (scales[index] ?? 1) + 0.03,
    );
  });
});

test('a penalty draws weights to nothing, a belief to what is believed', () => {
  const lessons = invented(5, 120);
  const [free, drawn, hard] = [0, 20, 1e6].map((penalty) =>
    Math.abs(fitLogit(lessons, 3, penalty).weights[0] ?? 0),
  );
  assert.ok((free ?? 0) > (drawn ?? 0) && (drawn ?? 0) > (hard ?? 1) && (hard ?? 1) < 1e-3);
  const sure = [2, 1, 0].map((toward) => ({ toward, spread: 1e-4 }));
  const { weights, scales } = fitLogit(lessons, 3, 0, { priors: sure });
  sure.forEach(({ toward }, index) => {
    near((weights[index] ?? 0) / (scales[index] ?? 1), toward, 1e-3);
  });
});

test('a belief counts against the races by its spread', () => {
  const belief = { toward: 1, spread: 0.4 };
  const { weights } = fitLogit(marked(40, 30), 1, 0, { least: 2, priors: [belief] });
  const found = (weights[0] ?? 0) / 0.5;
  const chance = 1 / (1 + Math.exp(-found));
  near(30 - 40 * chance, (found - belief.toward) / belief.spread ** 2, 1e-4);
});

test('every start ends at the same weights, the same lessons in another order too', () => {
  const lessons = invented(6, 100);
  const plain = fitLogit(lessons, 3, 2);
  assert.equal(fitLogit(lessons, 3, 2), plain);
  const moved = fitLogit(lessons, 3, 2, { start: [3, -4, 2] });
  const turned = fitLogit([...lessons].reverse(), 3, 2);
  plain.weights.forEach((weight, index) => {
    near(moved.weights[index], weight, 1e-7);
    near(turned.weights[index], weight, 1e-9);
  });
});

test('a feature in other units, or with something added to a whole race, gives the same chances', () => {
  const lessons = invented(7, 100);
  const changed = lessons.map((trainingExample, race) => ({
    ...trainingExample,
    features: trainingExample.features.map((value, feature) =>
      feature % 3 === 0 ? 100 * value + race : value,
    ),
  }));
  const [a, other] = [fitLogit(lessons, 3, 2), fitLogit(changed, 3, 2)];
  a.weights.forEach((weight, index) => {
    near(other.weights[index], weight, 1e-7);
  });
  near((other.scales[0] ?? 0) / (a.scales[0] ?? 1), 100);
});

test('a feature that does not distinguish starters, or that too few have, gets no weight and no error', () => {
  const constant = marked(60, 40).map((trainingExample) => ({
    ...trainingExample,
    features: Float64Array.from([7, 7]),
  }));
  assert.equal(fitLogit(constant, 1, 1), { weights: [0], scales: [0], errors: [0], rounds: 0 });
  assert.equal(scalesOf(marked(24, 12), 1, 50), [0]);
  assert.equal(scalesOf(marked(25, 12), 1, 50), [0.5]);
});

test('where the races alone know no limit, the weights still end in numbers', () => {
  for (const lessons of [marked(1, 1), marked(30, 30), []]) {
    const { weights, errors } = fitLogit(lessons, 1, 0, { least: 2 });
    assert.ok([...weights, ...errors].every(Number.isFinite), `${weights} ${errors}`);
  }
});

test.run();
