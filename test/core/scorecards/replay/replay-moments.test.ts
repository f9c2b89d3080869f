import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import { evidenceOf, type Surroundings } from '#core/handicapping/evidence.ts';
import type { NamedModel } from '#core/handicapping/models/model.ts';
import { type Instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { MINUTES_BEFORE, replayedMoment } from '#core/scorecards/replay/replay-moments.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('a race rated on the way to its off');

const OFF = aRace().postTime as Instant;
const equal = (name: string): NamedModel => ({
  name,
  version: '3',
  says: 'Every horse alike.',
  chances: ({ interests }) => interests.map(() => 1 / interests.length),
});
const handicapper = {
  ...analysisFor({ isKeySet: false }).handicapper,
  model: equal('even line'),
  liveModel: equal('even board'),
};

function momentAt(minutesBefore: number, around: Surroundings = {}, race = aRace()) {
  const evidence = evidenceOf(race, new Map(), shift(OFF, -minutesBefore * MINUTE), around);
  return replayedMoment({ minutesBefore, evidence }, handicapper);
}
const boardAt = (minutesBefore: number, prices?: readonly (number | null)[]) => ({
  boards: [
    aBoard({
      raceId: aRace().id,
      at: shift(OFF, -minutesBefore * MINUTE),
      ...(prices === undefined ? {} : { prices }),
    }),
  ],
});

test('half an hour to the off itself, in that order', () => {
  assert.equal(MINUTES_BEFORE, [30, 10, 5, 1, 0]);
  assert.equal(
    [30, 1, 0].map((minutes) => momentAt(minutes).at),
    ['2025-08-02T16:35:00.000Z', '2025-08-02T17:04:00.000Z', '2025-08-02T17:05:00.000Z'],
  );
});

test('without a board the prices are the morning line, and the model that goes with it rates', () => {
  const { board, model, prices } = momentAt(10);
  assert.equal([board, model], [null, 'even line 3']);
  assert.equal(
    prices.slice(0, 2).map(({ interest, price }) => [interest, price?.text, price?.toOne, price?.kind]),
    [
      ['1', '5-2', 2.5, 'morning line'],
      ['2', '3-1', 3, 'morning line'],
    ],
  );
});

test('with every price on the board the live model rates, and the board is named with its time', () => {
  const { board, model, prices } = momentAt(5, boardAt(6));
  assert.is(model, 'even board 3');
  assert.equal(board, { tier: 'live', source: 'A tote', at: '2025-08-02T16:59:00.000Z' });
  assert.ok(prices.every(({ price }) => price?.kind === 'live'));
});

test('one price that is missing from the board falls back to the line, and so does the model', () => {
  const { model, prices } = momentAt(5, boardAt(6, [2, null, 4, 6, 10, 20]));
  assert.is(model, 'even line 3');
  assert.equal(
    prices.slice(0, 3).map(({ price }) => price?.kind),
    ['live', 'morning line', 'live'],
  );
});

test('a horse without any price has none, and still a chance', () => {
  const runners = [aRunner({ programNumber: '1' }), aRunner({ programNumber: '2', morningLine: null })];
  const { prices } = momentAt(10, {}, aRace({ runners }));
  assert.equal(prices[1], { interest: '2', price: null, winProbability: 0.5 });
});

test('coupled horses are one price', () => {
  const runners = ['1', '1A', '2'].map((programNumber) =>
    aRunner({ programNumber, coupledWith: programNumber === '2' ? null : '1' }),
  );
  assert.equal(
    momentAt(10, {}, aRace({ runners })).prices.map(({ interest, winProbability }) => [
      interest,
      winProbability,
    ]),
    [
      ['1', 0.5],
      ['2', 0.5],
    ],
  );
});

test('a race without starters has no prices', () => {
  assert.equal(momentAt(10, {}, aRace({ runners: [] })).prices, []);
});

test('without a post time the moments are counted from the instant of the evidence', () => {
  const evidence = evidenceOf(aRace({ postTime: null }), new Map(), OFF);
  assert.is(replayedMoment({ minutesBefore: 5, evidence }, handicapper).at, '2025-08-02T15:55:00.000Z');
});

test.run();
