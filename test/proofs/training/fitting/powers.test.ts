import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fitOrder } from '#core/training/fitting/order-fit.ts';
import { fitPowers } from '#core/training/fitting/powers.ts';
import { anExample, inventedExamples } from '#test/core/training/fitting/an-example.ts';

const test = suite('powers and exponents');

const near = (value: number | undefined, wanted: number, by = 1e-6): void =>
  assert.ok(value !== undefined && Math.abs(value - wanted) < by, `${value} is not ${wanted}`);

const publicOf = (example: { readonly publicChances: readonly number[] }) => [example.publicChances];

/** So many races of two at 2/3 and 1/3, so many of them won by the favourite. */
const races = (count: number, favorites: number) =>
  Array.from({ length: count }, (_, index) =>
    anExample({ publicChances: [2 / 3, 1 / 3], won: index < favorites ? [1, 0] : [0, 1] }),
  );

test('favorites at 2/3 that win 4 of 5 are worth the power 2: (2/3)² against (1/3)² is 4 to 1', () => {
  const { powers, errors } = fitPowers(races(100, 80), publicOf);
  near(powers[0], 2);
  near(errors[0], 1 / (Math.log(2) * Math.sqrt(100 * 0.8 * 0.2)));
});

test('favorites that win as priced are worth the power 1; a dead heat is half a win for each', () => {
  near(fitPowers(races(300, 200), publicOf).powers[0], 1);
  const shared = [...races(2, 2), anExample({ publicChances: [2 / 3, 1 / 3], won: [0.5, 0.5] })];
  near(fitPowers(shared, publicOf).powers[0], Math.log(5) / Math.log(2));
});

test('a belief outweighs few races and gives way to many, each by its weight', () => {
  const belief = [{ toward: 1, spread: 0.05 }];
  for (const [count, low, high] of [
    [100, 1, 1.05],
    [10_000, 1.6, 2],
  ] as const) {
    const [power = 0] = fitPowers(races(count, 0.8 * count), publicOf, belief).powers;
    assert.ok(power > low && power < high, `${power}`);
    const chance = 1 / (1 + 2 ** -power);
    near(count * Math.log(2) * (0.8 - chance), (power - 1) / 0.05 ** 2, 1e-3);
  }
});

test('a public that bets too evenly is found out', () => {
  const { powers, errors } = fitPowers(inventedExamples({ seed: 2, days: 150, publicPower: 0.8 }), publicOf);
  near(powers[0], 1.25, 3 * (errors[0] ?? 0));
});

test('what the public knows already adds nothing, what it does not adds', () => {
  const examples = inventedExamples({ seed: 3, days: 150 });
  const chancesOf = (example: (typeof examples)[number]) => [
    Array.from({ length: example.starters }, (_, row) => Math.exp(0.6 * (example.features[2 * row] ?? 0))),
    example.publicChances,
  ];
  const { powers, errors } = fitPowers(examples, chancesOf);
  near(powers[0], 0, 3 * (errors[0] ?? 0));
  near(powers[1], 1, 3 * (errors[1] ?? 0));
  const misjudged = fitPowers(inventedExamples({ seed: 3, days: 150, noise: 0.8 }), chancesOf);
  assert.ok((misjudged.powers[0] ?? 0) > 4 * (misjudged.errors[0] ?? 1), `${misjudged.powers}`);
});

const withPublicChances = (examples: ReturnType<typeof inventedExamples>) =>
  examples.map((example) => ({ example, chances: example.publicChances }));

test('the exponents by which second and third were drawn are found again', () => {
  for (const order of [
    [1, 1],
    [0.8, 0.65],
  ] as const) {
    const {
      exponents,
      errors,
      races: counted,
    } = fitOrder(withPublicChances(inventedExamples({ seed: 4, days: 200, order })));
    near(exponents.second, order[0], 3 * errors.second);
    near(exponents.third, order[1], 3 * errors.third);
    assert.ok(errors.third < 0.06);
    assert.is(counted, 1600);
  }
});

test('a race whose first two are known counts for second, not for third', () => {
  const three = withPublicChances(inventedExamples({ seed: 5, days: 5 }));
  const two = withPublicChances(
    inventedExamples({ seed: 6, days: 5 }).map((example) => ({
      ...example,
      order: example.order.slice(0, 2),
    })),
  );
  const alone = fitOrder(three);
  const both = fitOrder([...three, ...two]);
  assert.is(both.races, 40);
  near(both.exponents.third, alone.exponents.third, 1e-9);
  assert.not.equal(both.exponents.second, alone.exponents.second);
});

test('without a race to fit on the order is Harville’s', () => {
  const even = anExample({ publicChances: [0.25, 0.25, 0.25, 0.25] });
  for (const none of [[], withPublicChances([anExample({ order: [] })]), withPublicChances([even])]) {
    const { exponents, errors, races: counted } = fitOrder(none);
    assert.equal(exponents, { second: 1, third: 1 });
    assert.ok(Number.isFinite(errors.second) && counted <= 1);
  }
});

test.run();
