import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { handicapper } from '#config/models.ts';
import { parseInstant, shift, toIso } from '#core/kernel/instant.ts';
import type { PickedHorse, Recommendation } from '#core/picks/recommendations/recommendation.ts';
import { topRecommendations } from '#core/picks/recommendations/top-recommendation.ts';
import type { ValueBet } from '#core/picks/recommendations/value-bet.ts';
import { aPrice } from '#test/support/a-price.ts';
import { aRace } from '#test/support/a-race.ts';
import { present } from '#test/support/present.ts';
import { MORNING, recommendOn } from '../picks-of.ts';

const test = suite('the best of a set of picks');
const { drift } = handicapper.rules;

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
  topRecommendations(options.map(recommendation), now, drift).map(
    ({ raceNumber, recommendationType, confidence }) => [raceNumber, recommendationType, confidence],
  );

test('a horse both analysts are sure of is a strong pick, any other top horse is not', () => {
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
  const [line] = topRecommendations([recommendation({ number: 3, value: [{}] })], MORNING, drift);
  assert.equal(
    [line?.id, line?.betType, line?.horseName, line?.verdict],
    ['saratoga-2025-08-02-3-4-value_bet', 'Win', 'Paper Lantern 4', 'BET'],
  );
});

test('a strong pick carries its own verdict, not that of a race that waits for another horse', () => {
  const picks = recommendation({
    number: 1,
    pick: { aiConsensus: 'High', programNumber: '4' },
    verdict: 'WATCH',
  });
  const verdictAtPrice = (toOne: number) => {
    const primaryPick = { ...present(picks.primaryPick), price: aPrice(toOne, { kind: 'live' }) };
    const line = present(picks.line);
    const rows = line.rows.map((row) => ({ ...row, priceToTake: { text: '8-1', toOne: 8 } }));
    return topRecommendations([{ ...picks, primaryPick, line: { ...line, rows } }], MORNING, drift)[0]
      ?.verdict;
  };
  assert.equal([verdictAtPrice(8), verdictAtPrice(7), verdictAtPrice(1)], ['BET', 'WATCH', 'PASS']);
});

test('a race that has gone off is left out, even while it is being run', () => {
  const off = parseInstant(recommendOn(aRace()).postTime ?? '') ?? assert.unreachable(toIso(MORNING));
  const value = [{}];
  assert.is(linesOf([{ number: 1, value }], shift(off as never, -1)).length, 1);
  assert.is(linesOf([{ number: 1, value }], off as never).length, 0);
});

test.run();
