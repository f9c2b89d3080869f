import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { blendedModel } from '#core/handicapping/handicapper.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { aBoard, type BoardAsked } from '#test/support/a-board.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { market } from '#test/support/market-model.ts';

const test = suite('which model blends in the board');

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
const modelName = (evidence: ReturnType<typeof evidenceWith>) => blendedModel(MODELS, evidence).name;

test('the morning model is used without a board, the live model with one', () => {
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

test.run();
