import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type RecordLine, recordLines } from '#core/scorecards/record/record-line.ts';
import {
  chancesWords,
  moneyWords,
  perHundred,
  recordSentence,
} from '#core/scorecards/record/record-words.ts';
import { clearSide } from '#core/scorecards/record/several-looks.ts';
import type { PickerScore } from '#core/scorecards/scoreboard/picker-score.ts';
import type { VerdictRecord, VersionRecord } from '#core/scorecards/scoreboard/verdict-record.ts';

const test = suite('the rows of the public record');

const aScore = (change: Partial<PickerScore> = {}): PickerScore => ({
  voice: 'consensus',
  who: 'Both analysts and the prices',
  model: null,
  version: 'value-2',
  promptVersion: null,
  races: 40,
  hits: 10,
  hitRate: 0.25,
  returned: { bets: 40, perUnit: -0.07, interval: { low: -0.21, high: 0.08 } },
  chances: null,
  note: null,
  ...change,
});

const bets = (change: Partial<VerdictRecord> = {}): VerdictRecord => ({
  kind: 'BET',
  races: 40,
  bets: 40,
  won: 10,
  perUnit: -0.07,
  interval: { low: -0.21, high: 0.08 },
  ...change,
});

const board = (
  voices: readonly PickerScore[],
  verdicts: readonly VerdictRecord[] = [],
  betsByVersion: readonly VersionRecord[] = [],
) => recordLines({ voices, verdicts, betsByVersion });

test('the public comes first, the BET verdicts last, and benchmarks the page does not draw are left out', () => {
  const lines = board(
    [aScore(), aScore({ voice: 'formula' }), aScore({ voice: 'public', who: 'The public at the off' })],
    [bets(), bets({ kind: 'PASS' })],
  );
  assert.equal(
    lines.map(({ who }) => who),
    ['The public', 'Consensus', 'BET verdicts'],
  );
});

test('another version is another row', () => {
  const lines = board([aScore(), aScore({ version: 'value-1' })]);
  assert.equal(
    lines.map(({ by }) => by),
    ['value-2', 'value-1'],
  );
});

test('too few bets give no figure', () => {
  assert.is(board([], [bets({ bets: 29 })])[0]?.money, null);
  assert.is(board([], [bets({ bets: 30 })])[0]?.money?.perUnit, -0.07);
});

const lineWith = (change: Partial<RecordLine>): RecordLine => ({
  ...(board([aScore()])[0] as RecordLine),
  ...change,
});

const ofVersion = (by: string, change: Partial<VerdictRecord> = {}): VersionRecord => ({
  ...bets(change),
  by,
});

test('BETs of another model or margin are another row, and the last one adds up all versions', () => {
  const lines = board(
    [],
    [bets({ races: 75, bets: 75, perUnit: -0.02 })],
    [ofVersion('form 5', { perUnit: 0.1 }), ofVersion('form 4', { races: 35, bets: 20 })],
  );
  assert.equal(
    lines.map(({ who, by, races, money }) => [who, by, races, money?.perUnit]),
    [
      ['BET verdicts', 'form 5', 40, 0.1],
      ['BET verdicts', 'form 4', 35, undefined],
      ['BET verdicts, all versions', '', 75, -0.02],
    ],
  );
  assert.is(new Set(lines.map(({ key }) => key)).size, 3);
  assert.match(
    recordSentence(lines) ?? '',
    '$100 on each of our 75 BET verdicts, all versions together, lost $2',
  );
});

test('BETs of one version are one row that names it', () => {
  const lines = board([], [bets()], [ofVersion('form 5')]);
  assert.equal(
    lines.map(({ who, by }) => [who, by]),
    [['BET verdicts', 'form 5']],
  );
  assert.not.match(recordSentence(lines) ?? '', 'all versions');
});

test('who is ahead on one board is not on one of many that were on offer', () => {
  const ahead = bets({ perUnit: 0.3, interval: { low: 0.05, high: 0.55 } });
  const isClear = (boards: number) =>
    recordLines({ voices: [], verdicts: [ahead], betsByVersion: [ofVersion('form 5')] }, boards).map(
      ({ isProfitClear }) => isProfitClear,
    );
  assert.equal([isClear(1), isClear(60)], [[true], [false]]);
});

test('which version is ahead is said where several share a name', () => {
  const ahead = lineWith({ who: 'BET verdicts', by: 'form 5', isProfitClear: true });
  const sentence = (...lines: readonly RecordLine[]) => recordSentence(lines) ?? '';
  assert.match(
    sentence(ahead, lineWith({ who: 'BET verdicts', by: 'form 4' })),
    'clearly ahead in money: BET verdicts (form 5)',
  );
  assert.match(sentence(ahead), /clearly ahead in money: BET verdicts[;.]/);
});

test('a return reads as a fan says it', () => {
  const money = { bets: 40, perUnit: -0.07, interval: { low: -0.21, high: 0.08 } };
  assert.is(moneyWords(money), 'for each $100 bet: −$7, could be anything from −$21 to +$8');
  assert.is(perHundred(-0.001), '$0');
});

test('what is clear alone is not clear among eight looks', () => {
  assert.is(clearSide(2.2, 1, 1), 'above');
  assert.is(clearSide(-2.2, 1, 1), 'below');
  assert.is(clearSide(2.2, 1, 8), 'neither');
  assert.is(clearSide(2.8, 1, 8), 'above');
  assert.is(clearSide(5, null, 1), 'neither');
  // 1.96 standard errors on both sides are 5%.
  assert.is(clearSide(1.95, 1, 1), 'neither');
  assert.is(clearSide(1.97, 1, 1), 'above');
});

test('worse than the public is said with the difference, and an open case as too close', () => {
  const chances = { races: 40, difference: 0.1, standardError: 0.02, interval: null };
  assert.is(chancesWords({ side: 'worse', chances }), 'chances: worse than the public’s by 0.1000 a race');
  assert.match(chancesWords({ side: 'too close to call', chances }) ?? '', 'too close');
  assert.is(chancesWords({ side: null, chances: null }), null);
});

test('the sentence says first that nobody beats the public, then what our bets came to', () => {
  assert.is(
    recordSentence(board([aScore()], [bets()])),
    'No picker beats the public’s chances by more than luck, and no picker is clearly ahead in money; $100 on each of our 40 BET verdicts lost $7 a bet, and by luck alone could be anything from −$21 to +$8.',
  );
  assert.is(recordSentence(board([aScore({ returned: null })])), null);
  const better = [lineWith({ who: 'Model', side: 'better' })];
  assert.match(
    recordSentence(better) ?? '',
    /^Model beat the public’s chances by more than luck, and no picker is clearly ahead in money[;.]/,
  );
});

test.run();
