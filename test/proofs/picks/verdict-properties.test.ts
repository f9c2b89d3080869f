import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor, handicapper } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import {
  type Evidence,
  evidenceInstant,
  evidenceOf,
  type Surroundings,
} from '#core/handicapping/evidence.ts';
import { lineOnRace } from '#core/handicapping/line-on-race.ts';
import { ratingOf } from '#core/handicapping/rating.ts';
import { type Instant, instant, MINUTE } from '#core/kernel/instant.ts';
import { atPrices, pricesIn } from '#core/picks/recommendations/at-prices.ts';
import { withoutPick } from '#core/picks/recommendations/no-pick.ts';
import { recommend } from '#core/picks/recommendations/recommend.ts';
import { verdictOn } from '#core/picks/recommendations/verdict.ts';
import { randomRace } from '#test/core/handicapping/random-race.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aProvenance } from '#test/support/a-card.ts';
import { present } from '#test/support/present.ts';

const test = suite('properties of the line and verdict on a race');

const { rules } = handicapper;
const analysis = analysisFor({ isKeySet: false });
const prices = fc.array(fc.integer({ min: 1, max: 80 }), { minLength: 14, maxLength: 14 });
const offOf = ({ postTime }: Race): Instant => postTime ?? instant(0);
const before = (race: Race, minutes: number): Instant => instant(offOf(race) - minutes * MINUTE);
const evidenceAt = (race: Race, now: Instant, around: Surroundings = {}): Evidence =>
  evidenceOf(race, new Map(), now, around);
const boardOn = (race: Race, minutes: number, quotes: readonly number[]) =>
  aBoard({ raceId: race.id, at: before(race, minutes), prices: quotes });
const runs = { numRuns: 25 };

test('the chances of a line sum to one over the field', () => {
  fc.assert(
    fc.property(randomRace, (race) => {
      const { rows } = lineOnRace(evidenceAt(race, before(race, 60)), handicapper);
      const sum = rows.reduce((total, row) => total + row.chance, 0);
      assert.ok(rows.length === 0 || Math.abs(sum - 1) < 1e-9);
    }),
    runs,
  );
});

test('no board moves a chance, a fair price or a price to take', () => {
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

test('the names of the horses change no chance, price or verdict', () => {
  fc.assert(
    fc.property(randomRace, prices, (race, quotes) => {
      const renamed = {
        ...race,
        runners: race.runners.map((runner, nth) => ({ ...runner, horseName: `OTHER ${nth}` })),
      };
      const figuresOf = (named: Race) => {
        const evidence = evidenceAt(named, before(named, 1), { boards: [boardOn(named, 2, quotes)] });
        const line = lineOnRace(evidence, handicapper);
        const current = pricesIn(evidence, rules);
        const { kind, programNumber } = verdictOn(line, current.priceOf, current);
        return [line.rows.map((row) => [row.chance, row.fairPrice, row.priceToTake]), kind, programNumber];
      };
      assert.equal(figuresOf(renamed), figuresOf(race));
    }),
    runs,
  );
});

test('a sealed line stays whatever the board shows and however the model has changed', () => {
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

test('a scratch, even of one horse of an entry, makes a new line that gives it as the cause and sums to one', () => {
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

test('from the off on, nothing that comes later changes a line, a price or the verdict, whenever it is dated', async () => {
  await fc.assert(
    fc.asyncProperty(
      randomRace,
      prices,
      prices,
      fc.integer({ min: 1, max: 600 }),
      fc.oneof(fc.constant(1), fc.integer({ min: -600, max: 0 })),
      async (race, quotes, later, minutes, dated) => {
        const odds = makeMemoryOddsStore();
        const received = instant(offOf(race) + minutes * MINUTE);
        const picksAt = async (now: Instant) => {
          const boards = await odds.latest([{ raceId: race.id, before: evidenceInstant(race, now) }]);
          return recommend(evidenceAt(race, now, { boards }), analysis, aProvenance());
        };
        await odds.keep([boardOn(race, 2, quotes)], before(race, 2));
        const frozen = await picksAt(offOf(race));
        await odds.keep([boardOn(race, Math.max(dated, -minutes), later)], received);
        assert.equal(await picksAt(received), frozen);
      },
    ),
    runs,
  );
});

test('the rating and the recommendation agree on every chance, fair price, price to take and verdict', () => {
  fc.assert(
    fc.property(randomRace, prices, (race, quotes) => {
      const evidence = evidenceAt(race, before(race, 1), { boards: [boardOn(race, 2, quotes)] });
      const { line, valueBets, mlPredictions } = recommend(evidence, analysis, aProvenance());
      for (const row of ratingOf(evidence, handicapper, aProvenance()).runners) {
        if (row.bettingInterest === null) continue;
        const priced = present(line?.rows.find(({ interest }) => interest === row.bettingInterest));
        assert.equal(
          [priced.chance, priced.fairPrice, priced.priceToTake],
          [row.winProbability, row.fairPrice, row.priceToTake],
        );
        const { winProbability } = present(
          mlPredictions.find(({ programNumber }) => programNumber === row.programNumber),
        );
        assert.is(winProbability, row.winProbability);
        const isBet = valueBets.some(({ programNumber }) =>
          priced.horses.some((horse) => horse.programNumber === programNumber),
        );
        if (evidence.interests.length > 1) assert.is(isBet, row.verdict === 'BET');
      }
    }),
    runs,
  );
});

test('saved picks at new prices get the verdict of those prices, and the picks stay', () => {
  fc.assert(
    fc.property(randomRace, prices, prices, (race, first, second) => {
      const evidenceWith = (quotes: readonly number[]) =>
        evidenceAt(race, before(race, 1), { boards: [boardOn(race, 2, quotes)] });
      const saved = recommend(evidenceWith(first), analysis, aProvenance());
      const repriced = atPrices(saved, pricesIn(evidenceWith(second), rules));
      assert.equal(repriced.verdict, recommend(evidenceWith(second), analysis, aProvenance()).verdict);
      assert.equal(
        [repriced.primaryPick?.programNumber, repriced.opinions, repriced.line],
        [saved.primaryPick?.programNumber, saved.opinions, saved.line],
      );
    }),
    runs,
  );
});

test('an analyst that picks a horse it rates below another says why', () => {
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

test('a race without a pick before its off has no pick, price, bet or ticket', () => {
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

test.run();
