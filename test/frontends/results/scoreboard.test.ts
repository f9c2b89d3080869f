import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Board, Score } from '../../../frontends/results/scoreboard/scores.ts';
import {
  comparison,
  countedText,
  firstDay,
  moneyText,
  returnText,
  saysOf,
  spanOf,
} from '../../../frontends/results/scoreboard/scores.ts';
import { markupOf, textOf } from '../account/markup.ts';

const { BoardFigures } = await import('../../../frontends/results/scoreboard/board-figures.tsx');
const { BoardPart } = await import('../../../frontends/results/scoreboard/board-part.tsx');

const test = suite('the scoreboard');

const aScore = (
  picker: string,
  perUnit: number,
  reach: readonly [number, number],
  against: readonly [number, number],
): Score => ({
  voice: picker,
  who: `Voice ${picker}`,
  model: null,
  version: null,
  promptVersion: null,
  races: 40,
  hits: 12,
  hitRate: 0.3,
  returned: { bets: 40, perUnit, interval: { low: reach[0], high: reach[1] } },
  chances: {
    races: 40,
    logLoss: 1.8,
    brier: 0.1,
    calibration: [{ low: 0, high: 0.2, predicted: 0.1, actual: 0.12, count: 100 }],
    calibrationError: 0.02,
    toPublic: {
      races: 40,
      difference: (against[0] + against[1]) / 2,
      standardError: 0.01,
      interval: { low: against[0], high: against[1] },
    },
  },
  note: null,
});
const losing = aScore('claude', -0.13, [-0.3, 0.05], [0.01, 0.05]);
const lucky = aScore('model', 0.05, [-0.1, 0.2], [-0.02, 0.02]);
const aBoard = (pickers: readonly Score[], more: Partial<Board> = {}): Board => ({
  races: 40,
  days: 4,
  open: 0,
  verdicts: [],
  leftOut: 0,
  voices: pickers,
  meets: [],
  classes: [],
  ...more,
});
const shown = (board: Board) =>
  textOf(
    markupOf(() =>
      createElement(BoardPart, {
        board,
        name: 'Sealed picks',
        leastRaces: 30,
        split: null,
        onSplit: () => undefined,
      }),
    ),
  );

test('losses are stated plainly, and a profit within luck is called luck', () => {
  assert.is(moneyText({ bets: 1, perUnit: -0.133, interval: null }), 'lost $0.13 per dollar');
  assert.is(
    moneyText({ bets: 1, perUnit: 0.05, interval: { low: -0.1, high: 0.2 } }),
    'won $0.05 per dollar, which may be luck',
  );
  assert.is(moneyText({ bets: 1, perUnit: 0.3, interval: { low: 0.1, high: 0.5 } }), 'won $0.30 per dollar');
  assert.equal(saysOf(aBoard([losing, lucky])), [
    'Betting $1 to win on each pick lost money for 1 of 2.',
    'Nobody won more than luck explains.',
    'Nobody beat the public’s chances by more than luck explains.',
  ]);
  assert.match(saysOf(aBoard([losing]))[0] ?? '', 'lost money for all 1');
});

test('chances are worse or better only where the whole interval lies on one side', () => {
  assert.is(comparison(losing), 'worse');
  assert.is(comparison(lucky), 'too close to call');
  assert.is(comparison(aScore('x', 0, [0, 0], [-0.05, -0.01])), 'better');
  assert.is(comparison({ ...losing, voice: 'public' }), 'the baseline');
  assert.is(comparison({ ...losing, chances: null }), 'too few days to tell');
});

test('a return has its interval, and a board counts the races left out', () => {
  assert.is(
    returnText({ bets: 1, perUnit: -0.133, interval: { low: -0.279, high: 0.027 } }),
    '−13.3% (−27.9% to +2.7%)',
  );
  assert.is(
    countedText(aBoard([], { races: 1, days: 1, open: 3, leftOut: 2 })),
    '1 race on 1 day · 3 without a result yet · 2 not counted (sealed after the off, another card, no winner)',
  );
});

test('a span ends today and an unknown one is a year', () => {
  assert.is(firstDay('2025-08-02', '7'), '2025-07-27');
  assert.is(firstDay('2025-08-02', '365'), null);
  assert.is(firstDay(null, '7'), null);
  assert.equal([spanOf('30'), spanOf('3'), spanOf(null)], ['30', '365', '365']);
});

test('with too few races it says so, and with none what it is waiting for', () => {
  assert.match(shown(aBoard([losing], { races: 12 })), 'Too few races to say anything');
  assert.not.match(shown(aBoard([losing], { races: 12 })), 'lost money for');
  assert.match(shown(aBoard([], { races: 0, open: 10 })), '10 sealed races await results');
  assert.match(shown(aBoard([], { races: 0 })), 'No sealed picks with results in this period');
});

test('the table has every figure, with the calibration beside it', () => {
  const board = aBoard([losing, lucky]);
  const text = textOf(
    markupOf(() =>
      createElement(BoardFigures, { board, name: 'Sealed picks', split: null, onSplit: () => undefined }),
    ),
  );
  for (const part of [
    '30.0%',
    '12 of 40',
    '1.8000',
    '+0.0300 vs. the public',
    '2.0 points',
    '−13.0%',
    'Calibration',
  ])
    assert.ok(text.includes(part), part);
});

test.run();
