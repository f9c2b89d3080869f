import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { handicapper } from '#config/models.ts';
import type { Price } from '#core/card/price.ts';
import { expectedPrice } from '#core/odds/expected-price.ts';
import { askedPrices, fieldVerdict, nearness, type PricedHorse, verdictAt } from '#core/odds/verdict.ts';
import { aPrice } from '#test/support/a-price.ts';
import { present } from '#test/support/present.ts';

const test = suite('properties of prices and verdicts');

const { rules } = handicapper;
const ORDER = ['PASS', 'WATCH', 'BET'] as const;
const rank = (kind: 'BET' | 'WATCH' | 'PASS' | null): number => (kind === null ? -1 : ORDER.indexOf(kind));
const odds = fc.double({ min: 0.1, max: 120, noNaN: true });
const chance = fc.double({ min: 0.001, max: 0.95, noNaN: true });
const kind = fc.constantFrom('live' as const, 'stale' as const, 'morning line' as const);
const price = fc.tuple(odds, kind).map(([toOne, priceKind]): Price => aPrice(toOne, { kind: priceKind }));
const field = fc
  .array(fc.tuple(fc.double({ min: 0.05, max: 1, noNaN: true }), fc.option(price, { nil: null })), {
    minLength: 2,
    maxLength: 14,
  })
  .map((rows): readonly PricedHorse[] => {
    const sum = rows.reduce((total, [share]) => total + share, 0);
    const prices = askedPrices(
      rows.map(([share]) => share / sum),
      rules,
    );
    return rows.map(([, current], index) => ({ ...present(prices[index]), price: current }));
  });

test('a longer price never makes a verdict worse', () => {
  fc.assert(
    fc.property(chance, odds, odds, kind, (value, a, b, priceKind) => {
      const [row] = askedPrices([value], rules);
      const rankAt = (toOne: number) =>
        rank(verdictAt({ ...present(row), price: aPrice(toOne, { kind: priceKind }) }, rules.drift));
      assert.ok(rankAt(Math.max(a, b)) >= rankAt(Math.min(a, b)));
    }),
  );
});

test('a longer price on one horse never makes the verdict on the field worse', () => {
  fc.assert(
    fc.property(field, fc.nat(), fc.double({ min: 0, max: 30, noNaN: true }), (horses, nth, more) => {
      const index = nth % horses.length;
      const longer = horses.map((horse, place) =>
        place === index && horse.price !== null
          ? { ...horse, price: { ...horse.price, toOne: horse.price.toOne + more } }
          : horse,
      );
      assert.ok(rank(fieldVerdict(longer, rules.drift).kind) >= rank(fieldVerdict(horses, rules.drift).kind));
    }),
  );
});

test('a likelier horse never asks for a longer price', () => {
  fc.assert(
    fc.property(
      fc.double({ min: rules.leastChance, max: 0.9, noNaN: true }),
      fc.double({ min: rules.leastChance, max: 0.9, noNaN: true }),
      (a, b) => {
        const [less, more] = askedPrices([Math.min(a, b), Math.max(a, b)], rules);
        assert.ok((less?.priceToTake?.toOne ?? 0) >= (more?.priceToTake?.toOne ?? 0));
        assert.ok((less?.fairPrice?.toOne ?? 0) >= (more?.fairPrice?.toOne ?? 0));
      },
    ),
  );
});

test('the price to take is never shorter than the fair price', () => {
  fc.assert(
    fc.property(chance, (value) => {
      const [row] = askedPrices([value], rules);
      const { fairPrice = null, priceToTake = null } = row ?? {};
      if (fairPrice !== null && priceToTake !== null) assert.ok(priceToTake.toOne >= fairPrice.toOne);
    }),
  );
});

test('at the price to take a dollar returns at least the margin if the chance is right', () => {
  fc.assert(
    fc.property(chance, (value) => {
      const { priceToTake = null } = askedPrices([value], rules)[0] ?? {};
      if (priceToTake !== null) assert.ok(value * (priceToTake.toOne + 1) >= 1 + rules.margin - 1e-9);
    }),
  );
});

test('a greater margin never asks for a shorter price', () => {
  fc.assert(
    fc.property(chance, fc.double({ min: 0, max: 1, noNaN: true }), (value, more) => {
      const askedAt = (margin: number) =>
        askedPrices([value], { ...rules, margin })[0]?.priceToTake?.toOne ?? 1e9;
      assert.ok(askedAt(rules.margin + more) >= askedAt(rules.margin));
    }),
  );
});

test('there is no verdict without a price, and one with any price', () => {
  fc.assert(
    fc.property(field, (horses) => {
      const bare = horses.map((horse) => ({ ...horse, price: null }));
      assert.equal(fieldVerdict(bare, rules.drift), { kind: null, at: null });
      const isPriced = horses.some((horse) => horse.price !== null);
      assert.is(fieldVerdict(horses, rules.drift).kind !== null, isPriced);
    }),
  );
});

test('only a live price that reaches the price to take makes a BET', () => {
  fc.assert(
    fc.property(field, (horses) => {
      const { kind: verdict, at: index } = fieldVerdict(horses, rules.drift);
      if (verdict !== 'BET') return;
      const horse = horses[index ?? -1];
      assert.is(horse?.price?.kind, 'live');
      assert.ok((horse?.price?.toOne ?? 0) >= (horse?.priceToTake?.toOne ?? 1e9) - 1e-9);
    }),
  );
});

test('the verdict on a field is the best of its horses', () => {
  fc.assert(
    fc.property(field, (horses) => {
      const best = Math.max(...horses.map((horse) => rank(verdictAt(horse, rules.drift))));
      assert.is(rank(fieldVerdict(horses, rules.drift).kind), best);
    }),
  );
});

test('the order of the field changes neither the verdict nor how near its horse is to the price to take', () => {
  fc.assert(
    fc.property(field, (horses) => {
      const outcomeOf = (ordered: readonly PricedHorse[]) => {
        const { kind: verdict, at: index } = fieldVerdict(ordered, rules.drift);
        return [verdict, index === null ? null : nearness(present(ordered[index]))];
      };
      assert.equal(outcomeOf(horses.toReversed()), outcomeOf(horses));
    }),
  );
});

test('the expected price is never shorter than the current price', () => {
  fc.assert(
    fc.property(price, (current) => {
      assert.ok(expectedPrice(current, rules.drift) >= current.toOne - 1e-9);
      assert.is(expectedPrice({ ...current, kind: 'final' }, rules.drift), current.toOne);
    }),
  );
});

test.run();
