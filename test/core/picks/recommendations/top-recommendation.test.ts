import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MINUTE, parseInstant, shift, toIso } from '#core/kernel/instant.ts';
import type { PickedHorse, Recommendation } from '#core/picks/recommendations/recommendation.ts';
import { topRecommendations } from '#core/picks/recommendations/top-recommendation.ts';
import type { ValueBet } from '#core/picks/recommendations/value-bet.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { MORNING, recommendOn } from '../picks-of.ts';

const test = suite('the best of a set of picks');

interface Request {
  readonly number: number;
  readonly pick?: Partial<PickedHorse> | null;
  readonly value?: readonly Partial<ValueBet>[];
  readonly verdict?: 'BET' | 'WATCH' | 'PASS';
}

const BET: ValueBet = {
  horse: 'Paper Lantern 4',
  programNumber: '4',
  betType: 'Win',
  postPosition: 4,
  price: aPrice(6),
  confidence: 60,
  reasoning: 'Longer than it should be.',
  chance: 0.2,
  fairPrice: null,
  priceToTake: null,
};

function recommendation({ number, pick = {}, value = [], verdict = 'BET' }: Request): Recommendation {
  const recommendation = recommendOn(aRace({ number }));
  const primary = recommendation.primaryPick as PickedHorse;
  return {
    ...recommendation,
    primaryPick: pick === null ? null : { ...primary, aiConsensus: 'Low', ...pick },
    valueBets: value.map((bet) => ({ ...BET, ...bet })),
    verdict: { ...recommendation.verdict, kind: verdict },
  };
}

const linesOf = (options: readonly Request[], now = MORNING) =>
  topRecommendations(options.map(recommendation), now).map(
    ({ raceNumber, recommendationType, confidence }) => [raceNumber, recommendationType, confidence],
  );

test('a horse both analysts are sure of is a strong pick, any other first horse is none', () => {
  const high = { aiConsensus: 'High', confidence: 81 } as const;
  assert.equal(linesOf([{ number: 1, pick: high }, { number: 2 }, { number: 3, pick: null }]), [
    [1, 'strong_pick', 81],
  ]);
});

test('the best value bet of a race counts while its verdict is BET', () => {
  const value = [{}, { confidence: 99 }];
  assert.equal(
    linesOf([
      { number: 1, value },
      { number: 2, value, verdict: 'PASS' },
      { number: 3, value, verdict: 'WATCH' },
    ]),
    [[1, 'value_bet', 60]],
  );
});

test('the surest comes first', () => {
  const pick = (confidence: number) => ({ aiConsensus: 'High', confidence }) as const;
  assert.equal(
    linesOf([
      { number: 1, pick: pick(70), value: [{}] },
      { number: 2, pick: pick(90) },
    ]),
    [
      [2, 'strong_pick', 90],
      [1, 'strong_pick', 70],
      [1, 'value_bet', 60],
    ],
  );
});

test('of equally sure ones a strong pick comes before a value bet, then the earlier race', () => {
  const pick = { aiConsensus: 'High', confidence: 60 } as const;
  assert.equal(
    linesOf([
      { number: 3, pick },
      { number: 2, value: [{}] },
      { number: 1, pick, value: [{}] },
    ]),
    [
      [1, 'strong_pick', 60],
      [3, 'strong_pick', 60],
      [1, 'value_bet', 60],
      [2, 'value_bet', 60],
    ],
  );
});

test('one without a confidence comes behind the least sure', () => {
  assert.equal(
    linesOf([
      { number: 1, value: [{ confidence: null }] },
      { number: 2, value: [{ confidence: 1 }] },
    ]),
    [
      [2, 'value_bet', 1],
      [1, 'value_bet', null],
    ],
  );
});

test('each line is a win bet under an id of its race, horse and kind', () => {
  const [line] = topRecommendations([recommendation({ number: 3, value: [{}] })], MORNING);
  assert.equal(
    [line?.id, line?.betType, line?.horseName, line?.verdict],
    ['saratoga-2025-08-02-3-4-value_bet', 'Win', 'Paper Lantern 4', 'BET'],
  );
});

test('a race that is over is left out', () => {
  const off = parseInstant(recommendOn(aRace()).postTime ?? '') ?? assert.unreachable(toIso(MORNING));
  const value = [{}];
  assert.is(linesOf([{ number: 1, value }], shift(off as never, 5 * MINUTE)).length, 1);
  assert.is(linesOf([{ number: 1, value }], shift(off as never, 5 * MINUTE + 1)).length, 0);
});

test.run();
