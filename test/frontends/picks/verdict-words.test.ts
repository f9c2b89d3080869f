import { createElement } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { TrackProvider } from '#frame/frame.ts';
import { headline, sampleText, smallReturn } from '../../../frontends/picks/dashboard/metric-cards.tsx';
import { RunResult, resultWords } from '../../../frontends/picks/race/run-result.tsx';
import { whyOf } from '../../../frontends/picks/race/verdict.tsx';
import {
  losesToTheBoard,
  recordWords,
  returnWords,
  type VerdictRecords,
} from '../../../frontends/picks/race/verdict-record.tsx';
import { markupOf, textOf } from '../account/markup.ts';

const test = suite('the text of verdicts, results and records');

type Row = VerdictRecords['sealed'][number];
const row = (change: Partial<Row>): Row => ({
  kind: 'BET',
  races: 40,
  bets: 40,
  won: 4,
  perUnit: -0.2,
  interval: { low: -0.5, high: 0.1 },
  ...change,
});
const records = (change: Partial<VerdictRecords> = {}): VerdictRecords => ({
  track: null,
  isDemo: false,
  leastBets: 30,
  sealed: [row({})],
  replayed: [],
  measured: {
    races: 1764,
    of: 'real races of AQU, DMR, PEN',
    from: '2025-01-01',
    to: '2025-12-31',
    note: '',
    bets: 778,
    won: 51,
    perUnit: -0.158,
    interval: { low: -0.37, high: 0.08 },
  },
  ...change,
});

test('a return has its bets and its interval; with few bets the count comes first', () => {
  assert.is(returnWords(row({}), 30), '−20% on 40 bets (95%: −50% to +10%)');
  const few = row({ bets: 1, perUnit: 3.15, interval: null });
  assert.is(returnWords(few, 30), 'only 1 settled bet, +315%');
  assert.is(returnWords(row({ bets: 0, perUnit: null }), 30), 'no settled bets yet');
});

test('a BET shows what following it returned, with replays and real races separate; a PASS, that nothing was staked', () => {
  assert.equal(
    recordWords('BET', records({ replayed: [row({ bets: 50, perUnit: 0.02, interval: null })] })),
    [
      'Following BET so far: −20% on 40 bets (95%: −50% to +10%).',
      'Replayed races: +2% on 50 bets.',
      'Replay of 1,764 real races of AQU, DMR, PEN, at the final odds, on the morning line alone: −16% on 778 bets (95%: −37% to +8%).',
    ],
  );
  const passes = records({ sealed: [row({ kind: 'PASS', races: 12, bets: 0, perUnit: null })] });
  assert.equal(recordWords('PASS', passes), ['PASS is not a bet: $0 staked in 12 sealed races.']);
});

test('the box of a verdict says horse and prices once, and none once no bet can be made', () => {
  const why = 'We make it 30.1%, fair odds 5-2, and ask 50% more.';
  assert.is(whyOf(`Bet St. Nick at 4-1 or more; now 3-1. ${why}`), why);
  const frozen = `Frozen at the off: St. Nick was a bet at 4-1 or more; 3-1 at the off. ${why}`;
  assert.is(whyOf(frozen), frozen);
});

test('whether bets against the board lose is judged by our own record once it has enough bets, until then by the replay', () => {
  assert.is(losesToTheBoard(records()), true);
  assert.is(losesToTheBoard(records({ sealed: [row({ perUnit: 0.1 })] })), false);
  assert.is(losesToTheBoard(records({ sealed: [row({ bets: 3, perUnit: 0.1 })] })), true);
});

test('a race that is off is pending until its result is known', () => {
  assert.is(resultWords(undefined), 'Off, result pending.');
  const result = {
    isCancelled: false,
    results: [{ position: 1, programNumber: '4', horseName: 'PAPER LANTERN' }],
    payouts: { win: 8.7 },
  } as unknown as NonNullable<Parameters<typeof resultWords>[0]>;
  assert.is(resultWords(result), 'Result: won by #4 Paper Lantern, paid $8.70 to win.');
  assert.is(resultWords({ ...result, results: [] }), 'Off, result pending.');
  const results = [...result.results, { ...result.results[0], programNumber: '6', horseName: 'WET MATCH' }];
  assert.is(
    resultWords({ ...result, results } as typeof result),
    'Result: won by #4 Paper Lantern and #6 Wet Match.',
    'in a dead heat one payoff is not that of both',
  );
});

test('until the results have loaded, a race that is off is not called pending', () => {
  const part = createElement(RunResult, { race: { raceNumber: 1, day: '2025-08-02' } });
  const text = textOf(markupOf(() => createElement(TrackProvider, null, part)));
  assert.match(text, /Off\. The picks below were frozen at the off\./);
  assert.not.match(text, /pending/);
});

test('a rate from fewer than thirty bets is not a headline; its count and range are in small print', () => {
  const sample = {
    from: '2025-07-04',
    to: '2025-08-02',
    picks: 1,
    scored: 1,
    won: 1,
    range: { low: 20.6, high: 100 },
    profitRange: null,
    staked: 2,
    returned: 8.7,
  };
  assert.is(headline(100, sample), null);
  assert.is(headline(12, { ...sample, scored: 30 }), 12);
  assert.is(smallReturn(315, sample), '+315.0% (one day of bets: no range) on 1 bet, too few to judge; ');
  const ranged = { ...sample, scored: 12, profitRange: { low: -80, high: 41 } };
  assert.is(smallReturn(-20, ranged), '−20.0% (95%: −80% to +41%) on 12 bets, too few to judge; ');
  assert.is(smallReturn(-10, { ...sample, scored: 30 }), '');
  assert.is(sampleText(sample), '1 of 1 settled bets won (95%: 21% to 100%), Jul 4 to Aug 2');
});

test.run();
