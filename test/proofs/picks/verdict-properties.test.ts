import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor, handicapper } from '#config/models.ts';
import type { Price } from '#core/card/price.ts';
import type { Race } from '#core/card/race.ts';
import { type Evidence, evidenceOf, type Surroundings } from '#core/handicapping/evidence.ts';
import { lineOnRace } from '#core/handicapping/line-on-race.ts';
import { ratingOf } from '#core/handicapping/rating.ts';
import { type Instant, instant, MINUTE } from '#core/kernel/instant.ts';
import { expectedPrice } from '#core/odds/expected-price.ts';
import { askedPrices, fieldVerdict, nearness, type PricedHorse, verdictAt } from '#core/odds/verdict.ts';
import { atPrices, pricesIn } from '#core/picks/recommendations/at-prices.ts';
import { withoutPick } from '#core/picks/recommendations/no-pick.ts';
import { recommend } from '#core/picks/recommendations/recommend.ts';
import { verdictOn } from '#core/picks/recommendations/verdict.ts';
import { randomRace } from '#test/core/handicapping/random-race.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { aPrice } from '#test/support/a-price.ts';
import { present } from '#test/support/present.ts';

const test = suite('properties of the verdict');

const { rules } = handicapper;
const analysis = analysisFor({ isKeySet: false });
const ORDER = ['PASS', 'WATCH', 'BET'] as const;
const rank = (kind: 'BET' | 'WATCH' | 'PASS' | null): number => (kind === null ? -1 : ORDER.indexOf(kind));
const odds = fc.double({ min: 0.1, max: 120, noNaN: true });
const chance = fc.double({ min: 0.001, max: 0.95, noNaN: true });
const kind = fc.constantFrom('live' as const, 'stale' as const, 'morning line' as const);
const price = fc.tuple(odds, kind).map(([toOne, of]): Price => aPrice(toOne, { kind: of }));
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
    return rows.map(([, now], index) => ({ ...present(prices[index]), price: now }));
  });

const prices = fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 14, maxLength: 14 });
const offOf = ({ postTime }: Race): Instant => postTime ?? instant(0);
const before = (race: Race, minutes: number): Instant => instant(offOf(race) - minutes * MINUTE);
const evidenceAt = (race: Race, now: Instant, around: Surroundings = {}): Evidence =>
  evidenceOf(race, new Map(), now, around);
const boardOn = (race: Race, minutes: number, quotes: readonly number[]) =>
  aBoard({ raceId: race.id, at: before(race, minutes), prices: quotes });
const runs = { numRuns: 25 };

test('1. the chances of a line sum to one over the field', () => {
  fc.assert(
    fc.property(randomRace, (race) => {
      const { rows } = lineOnRace(evidenceAt(race, before(race, 60)), handicapper);
      const sum = rows.reduce((total, row) => total + row.chance, 0);
      assert.ok(rows.length === 0 || Math.abs(sum - 1) < 1e-9);
    }),
    runs,
  );
});

test('2. no board moves a chance, a fair price or a price to take', () => {
  fc.assert(
    fc.property(randomRace, prices, fc.integer({ min: 1, max: 30 }), (race, quotes, minutes) => {
      const now = before(race, 1);
      const boards = [boardOn(race, minutes + 1, quotes)];
      const { rows } = lineOnRace(evidenceAt(race, now, { boards }), handicapper);
      assert.equal(rows, lineOnRace(evidenceAt(race, now), handicapper).rows);
    }),
    runs,
  );
});

test('3. a longer price never makes a verdict worse', () => {
  fc.assert(
    fc.property(chance, odds, odds, kind, (value, a, b, of) => {
      const [row] = askedPrices([value], rules);
      const at = (toOne: number) =>
        rank(verdictAt({ ...present(row), price: aPrice(toOne, { kind: of }) }, rules.drift));
      assert.ok(at(Math.max(a, b)) >= at(Math.min(a, b)));
    }),
  );
});

test('4. a longer price of one horse never makes the verdict on the field worse', () => {
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

test('5. a likelier horse never asks for a longer price', () => {
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

test('6. the price to take is never shorter than the fair price', () => {
  fc.assert(
    fc.property(chance, (value) => {
      const [row] = askedPrices([value], rules);
      const { fairPrice = null, priceToTake = null } = row ?? {};
      if (fairPrice !== null && priceToTake !== null) assert.ok(priceToTake.toOne >= fairPrice.toOne);
    }),
  );
});

test('7. at the price to take a dollar returns at least the margin if the chance is right', () => {
  fc.assert(
    fc.property(chance, (value) => {
      const { priceToTake = null } = askedPrices([value], rules)[0] ?? {};
      if (priceToTake !== null) assert.ok(value * (priceToTake.toOne + 1) >= 1 + rules.margin - 1e-9);
    }),
  );
});

test('8. a greater margin never asks for a shorter price', () => {
  fc.assert(
    fc.property(chance, fc.double({ min: 0, max: 1, noNaN: true }), (value, more) => {
      const at = (margin: number) => askedPrices([value], { ...rules, margin })[0]?.priceToTake?.toOne ?? 1e9;
      assert.ok(at(rules.margin + more) >= at(rules.margin));
    }),
  );
});

test('9. there is no verdict without a price, and one with any', () => {
  fc.assert(
    fc.property(field, (horses) => {
      const bare = horses.map((horse) => ({ ...horse, price: null }));
      assert.equal(fieldVerdict(bare, rules.drift), { kind: null, at: null });
      const isPriced = horses.some((horse) => horse.price !== null);
      assert.is(fieldVerdict(horses, rules.drift).kind !== null, isPriced);
    }),
  );
});

test('10. only a live price makes a BET, and it reaches the price to take', () => {
  fc.assert(
    fc.property(field, (horses) => {
      const { kind: verdict, at: place } = fieldVerdict(horses, rules.drift);
      const horse = horses[place ?? -1];
      if (verdict !== 'BET') return;
      assert.is(horse?.price?.kind, 'live');
      assert.ok((horse?.price?.toOne ?? 0) >= (horse?.priceToTake?.toOne ?? 1e9) - 1e-9);
    }),
  );
});

test('11. the verdict on a field is the best of its horses', () => {
  fc.assert(
    fc.property(field, (horses) => {
      const best = Math.max(...horses.map((horse) => rank(verdictAt(horse, rules.drift))));
      assert.is(rank(fieldVerdict(horses, rules.drift).kind), best);
    }),
  );
});

test('12. the order of the field changes no verdict, and not how near its horse is to its price', () => {
  fc.assert(
    fc.property(field, (horses) => {
      const backwards = horses.toReversed();
      const [one, other] = [fieldVerdict(horses, rules.drift), fieldVerdict(backwards, rules.drift)];
      assert.is(other.kind, one.kind);
      const near = (all: readonly PricedHorse[], place: number | null): number =>
        place === null ? 0 : nearness(present(all[place]));
      assert.is(near(backwards, other.at), near(horses, one.at));
    }),
  );
});

test('13. other names of the horses change no figure of a line and no kind of verdict', () => {
  fc.assert(
    fc.property(randomRace, prices, (race, quotes) => {
      const renamed = {
        ...race,
        runners: race.runners.map((runner, nth) => ({ ...runner, horseName: `OTHER ${nth}` })),
      };
      const at = (any: Race) => {
        const evidence = evidenceAt(any, before(any, 1), { boards: [boardOn(any, 2, quotes)] });
        const line = lineOnRace(evidence, handicapper);
        const { kind: verdict, programNumber } = verdictOn(
          line,
          pricesIn(evidence, rules).priceOf,
          pricesIn(evidence, rules),
        );
        return [line.rows.map((row) => [row.chance, row.fairPrice, row.priceToTake]), verdict, programNumber];
      };
      assert.equal(at(renamed), at(race));
    }),
    runs,
  );
});

test('14. a sealed line is kept whatever the board shows and whatever the model has become', () => {
  fc.assert(
    fc.property(randomRace, prices, (race, quotes) => {
      const sealedLine = lineOnRace(evidenceAt(race, before(race, 60)), handicapper);
      const boards = [boardOn(race, 2, quotes)];
      const evidence = evidenceAt(race, before(race, 1), { boards, sealedLine });
      const other = { ...handicapper, model: { ...handicapper.model, chances: () => [] } };
      assert.is(lineOnRace(evidence, other), sealedLine);
    }),
    runs,
  );
});

test('15. after a scratch, also of one of an entry, the line is made again, says so, and sums to one', () => {
  fc.assert(
    fc.property(randomRace, (race) => {
      const evidence = evidenceAt(race, before(race, 60));
      const sealedLine = lineOnRace(evidence, handicapper);
      const [out] = evidence.starters;
      if (out === undefined || evidence.starters.length < 3) return;
      const runners = race.runners.map((runner) =>
        runner.programNumber === out.programNumber ? { ...runner, isScratched: true } : runner,
      );
      const line = lineOnRace(
        evidenceAt({ ...race, runners }, before(race, 30), { sealedLine }),
        handicapper,
      );
      assert.match(line.cause ?? '', new RegExp(`^#${out.programNumber} .* is out`));
      assert.ok(Math.abs(line.rows.reduce((sum, row) => sum + row.chance, 0) - 1) < 1e-9);
    }),
    runs,
  );
});

test('16. from the off on nothing that comes later changes a line, a price or the verdict', () => {
  fc.assert(
    fc.property(
      randomRace,
      prices,
      prices,
      fc.integer({ min: 0, max: 600 }),
      (race, quotes, later, minutes) => {
        const boards = [boardOn(race, 2, quotes)];
        const at = (now: Instant, all = boards) =>
          recommend(evidenceAt(race, now, { boards: all }), analysis, aProvenance());
        const frozen = at(offOf(race));
        const after = instant(offOf(race) + minutes * MINUTE);
        assert.equal(at(after, [...boards, boardOn(race, -minutes, later)]), frozen);
      },
    ),
    runs,
  );
});

test('17. the rating and the recommendation have one chance, one fair price, one price to take and one verdict', () => {
  fc.assert(
    fc.property(randomRace, prices, (race, quotes) => {
      const evidence = evidenceAt(race, before(race, 1), { boards: [boardOn(race, 2, quotes)] });
      const { line, valueBets, mlPredictions } = recommend(evidence, analysis, aProvenance());
      for (const row of ratingOf(evidence, handicapper, aProvenance()).runners) {
        if (row.bettingInterest === null) continue;
        const own = present(line?.rows.find(({ interest }) => interest === row.bettingInterest));
        assert.equal(
          [own.chance, own.fairPrice, own.priceToTake],
          [row.winProbability, row.fairPrice, row.priceToTake],
        );
        const { winProbability } = present(
          mlPredictions.find(({ programNumber }) => programNumber === row.programNumber),
        );
        assert.is(winProbability, row.winProbability);
        const isBet = valueBets.some(({ programNumber }) =>
          own.horses.some((horse) => horse.programNumber === programNumber),
        );
        if (evidence.interests.length > 1) assert.is(isBet, row.verdict === 'BET');
      }
    }),
    runs,
  );
});

test('18. picks laid over other prices are what they would be at them, and their picks stay', () => {
  fc.assert(
    fc.property(randomRace, prices, prices, (race, first, second) => {
      const at = (quotes: readonly number[]) =>
        evidenceAt(race, before(race, 1), { boards: [boardOn(race, 2, quotes)] });
      const saved = recommend(at(first), analysis, aProvenance());
      const now = atPrices(saved, pricesIn(at(second), rules));
      assert.equal(now.verdict, recommend(at(second), analysis, aProvenance()).verdict);
      assert.equal(
        [now.primaryPick?.programNumber, now.opinions, now.line],
        [saved.primaryPick?.programNumber, saved.opinions, saved.line],
      );
    }),
    runs,
  );
});

test('19. an analyst that picks a horse it rates below another says why', () => {
  fc.assert(
    fc.property(randomRace, prices, (race, quotes) => {
      const evidence = evidenceAt(race, before(race, 1), { boards: [boardOn(race, 2, quotes)] });
      const { claude, openai } = recommend(evidence, analysis, aProvenance()).opinions;
      for (const { ranking } of [claude, openai]) {
        const [pick, ...others] = ranking;
        if (pick !== undefined && others.some((other) => other.chance > pick.chance + 1e-12))
          assert.match(pick.reasons[0] ?? '', /^rated below #.* but better at its price: /);
      }
    }),
    runs,
  );
});

test('20. a race without a pick before its off has no pick, price, bet or ticket', () => {
  fc.assert(
    fc.property(randomRace, (race) => {
      const closed = withoutPick(recommend(evidenceAt(race, offOf(race)), analysis, aProvenance()));
      assert.equal(
        [closed.primaryPick, closed.bestLongshotPick, closed.verdict.kind, closed.verdict.priceToTake],
        [null, null, null, null],
      );
      const { valueBets, exoticPlays, longshotOpportunities, opinions } = closed;
      assert.equal([valueBets, exoticPlays, longshotOpportunities], [[], [], []]);
      assert.equal([opinions.claude.ranking, opinions.openai.ranking], [[], []]);
    }),
    runs,
  );
});

test('21. the price that can be expected is never shorter than the price now', () => {
  fc.assert(
    fc.property(price, (now) => {
      assert.ok(expectedPrice(now, rules.drift) >= now.toOne - 1e-9);
      assert.is(expectedPrice({ ...now, kind: 'final' }, rules.drift), now.toOne);
    }),
  );
});

test.run();
