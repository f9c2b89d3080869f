import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { canBeHad, modelFor } from '#core/handicapping/handicapper.ts';
import { HOUR, type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { aBoard, type BoardAsked } from '#test/support/a-board.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { market } from '#test/support/market-model.ts';
import { present } from '#test/support/present.ts';

const test = suite('which model rates a race, and which price can be had');

const race = aRace();
const OFF = race.postTime as Instant;
const MODELS = { model: market, liveModel: { ...market, name: 'live' } };

/** The evidence at the off, with boards taken so long before it. */
const evidenceWith = (...boards: readonly (Partial<BoardAsked> & { readonly before: number })[]) =>
  evidenceOf(race, new Map(), OFF, {
    boards: boards.map(({ before, ...board }) =>
      aBoard({ raceId: race.id, at: shift(OFF, -before), ...board }),
    ),
  });
const modelName = (evidence: ReturnType<typeof evidenceWith>) => modelFor(MODELS, evidence).name;
const firstPriceCanBeHad = (evidence: ReturnType<typeof evidenceWith>) =>
  canBeHad(present(evidence.interests[0]).price, evidence);

test('without a board the race is rated by the morning’s model, with one by the live model', () => {
  assert.equal([modelName(evidenceWith()), modelName(evidenceWith({ before: MINUTE }))], ['market', 'live']);
});

test('one price missing from the board is enough for the morning’s model', () => {
  const gap = evidenceWith({ before: MINUTE, prices: [2, 3, null, 6, 10, 20] });
  assert.is(modelName(gap), 'market');
});

test('a race in which nobody starts has no live prices', () => {
  const empty = evidenceOf(aRace({ runners: [aRunner({ isScratched: true })] }), new Map(), OFF);
  assert.is(modelName(empty), 'market');
});

test('a live price of nine minutes ago can be had, one of eleven not any more', () => {
  assert.is(firstPriceCanBeHad(evidenceWith({ before: 9 * MINUTE })), true);
  assert.is(firstPriceCanBeHad(evidenceWith({ before: 10 * MINUTE })), true);
  assert.is(firstPriceCanBeHad(evidenceWith({ before: 11 * MINUTE })), false);
});

test('a morning line can never be had, also beside live prices', () => {
  assert.is(firstPriceCanBeHad(evidenceWith()), false);
  const gap = evidenceWith({ before: MINUTE, prices: [null, 3, 4, 6, 10, 20] });
  assert.is(firstPriceCanBeHad(gap), false);
  assert.is(canBeHad(present(gap.interests[1]).price, gap), true);
});

test('no price at all can be had', () => {
  assert.is(canBeHad(null, evidenceWith({ before: MINUTE })), false);
});

test('of two boards the newer counts: an old one does not make its prices stale', () => {
  const evidence = evidenceWith({ before: HOUR }, { before: MINUTE });
  assert.is(firstPriceCanBeHad(evidence), true);
});

test.run();
