import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import { type AnalyzedRace, analyze, exoticView } from '#core/picks/analysis/analysis.ts';
import type { ParsedPick } from '#core/picks/model-questions/model-question.ts';
import { parsedExotics, parsedValueBets } from '#core/picks/outside-analysts/analyst-bets.ts';
import { parsedOpinion } from '#core/picks/outside-analysts/parsed-opinion.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { evidenceOn } from '../opinions.ts';

const test = suite('the bets an outside analyst names');
const analysis = analysisFor({ isKeySet: true });
const MARGIN = 0.2;
const isNear = (a: number | undefined, b: number): void =>
  assert.ok(Math.abs((a ?? Number.NaN) - b) < 1e-9, `${a} is not ${b}`);

/** What an analyst said of a race, with these chances of the model. */
function contextOf(pick: Partial<ParsedPick>, race: Race = aRace(), model: readonly number[] = []) {
  const evidence = evidenceOn(race);
  const chances = model.length === 0 ? evidence.interests.map(() => 1 / evidence.interests.length) : model;
  const parsed = aParsedPick(pick);
  const opinion = parsedOpinion(parsed, { by: 'Claude', evidence, chances });
  const analyzed: AnalyzedRace = analyze(evidence, analysis);
  return { race: analyzed, pick: parsed, opinion };
}

const value = (programNumber: string, confidence = 60, reason = 'The price is long.') => ({
  programNumber,
  confidence,
  reason,
});
const exacta = (...programNumbers: readonly string[]) => ({
  betType: 'exacta' as const,
  programNumbers,
  reason: 'They are best.',
});
const trifecta = (...programNumbers: readonly string[]) => ({
  ...exacta(...programNumbers),
  betType: 'trifecta' as const,
});

const playsOf = (exotics: ParsedPick['exotics'], race?: Race) => {
  const context = contextOf({ exotics }, race);
  return parsedExotics(context, exoticView(context.race, context.opinion.chances, analysis));
};

const ENTRY = aRace({
  runners: [
    aRunner({ programNumber: '1', coupledWith: 'A', toOne: 2 }),
    aRunner({ programNumber: '1A', coupledWith: 'A', toOne: 2 }),
    ...[3, 4, 5].map((toOne, nth) => aRunner({ programNumber: String(nth + 2), toOne })),
  ],
});

test('a value bet is valued by the model: 30% at 4-1 gains 50 cents on the dollar', () => {
  const [bet] = parsedValueBets(
    contextOf({ value: [value('3')] }, aRace(), [0.2, 0.2, 0.3, 0.1, 0.1, 0.1]),
    MARGIN,
  );
  isNear(bet?.expectedValue, 0.3 * 4 - 0.7);
  assert.equal([bet?.chance, bet?.programNumber, bet?.reasoning], [0.3, '3', 'The price is long.']);
  assert.is(bet?.priceToTake?.text, '3-1', '1.2 / 0.3 - 1 is 3');
});

test('a bet that the model disagrees with stays, with its loss', () => {
  const [bet] = parsedValueBets(
    contextOf({ value: [value('1')] }, aRace(), [0.1, 0.5, 0.1, 0.1, 0.1, 0.1]),
    MARGIN,
  );
  isNear(bet?.expectedValue, 0.1 * 2.5 - 0.9);
});

test('bets keep the order in which they were named, whatever they are worth', () => {
  const bets = parsedValueBets(contextOf({ value: [value('1'), value('6'), value('3')] }), MARGIN);
  assert.equal(
    bets.map(({ programNumber }) => programNumber),
    ['1', '6', '3'],
  );
});

test('confidence is rounded to whole', () => {
  const bets = parsedValueBets(contextOf({ value: [value('1', 61.5), value('2', 61.4)] }), MARGIN);
  assert.equal(
    bets.map(({ confidence }) => confidence),
    [62, 61],
  );
});

test('a bet on a horse that does not run is left out, the others stay', () => {
  const runners = aRace().runners.map((runner, nth) => ({ ...runner, isScratched: nth === 2 }));
  const bets = parsedValueBets(
    contextOf({ value: [value('3'), value('99'), value('4')] }, aRace({ runners })),
    MARGIN,
  );
  assert.equal(
    bets.map(({ programNumber }) => programNumber),
    ['4'],
  );
});

test('a bet on a horse without a price is left out', () => {
  const runners = [aRunner({ morningLine: null }), aRunner({ programNumber: '2' })];
  assert.equal(parsedValueBets(contextOf({ value: [value('1')] }, aRace({ runners })), MARGIN), []);
});

test('a bet on a half of an entry is on the whole ticket, named by that half', () => {
  const [bet] = parsedValueBets(contextOf({ value: [value('#1a')] }, ENTRY, [0.4, 0.3, 0.2, 0.1]), MARGIN);
  assert.equal([bet?.programNumber, bet?.chance], ['1A', 0.4]);
});

test('the first horse of an exacta is on top, the others underneath', () => {
  const [play] = playsOf([exacta('3', '1', '2')]);
  assert.equal([play?.betType, play?.combination, play?.combinations], ['Exacta Key', '3 / 1,2', 2]);
  assert.is(play?.cost, 4, 'two combinations of $2');
  assert.match(play?.reasoning ?? '', /^They are best\. Ticket 2 x \$2\.00 = \$4\.00; /);
});

test('a trifecta with three horses underneath is six combinations of 50 cents', () => {
  const [play] = playsOf([trifecta('3', '1', '2', '4')]);
  assert.equal([play?.combination, play?.combinations, play?.cost], ['3 / 1,2,4 / 1,2,4', 6, 3]);
});

test('too few horses that run make no ticket', () => {
  assert.equal(playsOf([exacta('3'), exacta('3', '99'), trifecta('3', '1'), trifecta('3', '1', '99')]), []);
});

test('two halves of an entry are one number of a ticket', () => {
  assert.equal(playsOf([exacta('1', '1A')], ENTRY), []);
  const [play] = playsOf([exacta('2', '1', '1A', '3')], ENTRY);
  assert.equal([play?.combination, play?.combinations], ['2 / 1,3', 2]);
});

test('a pick without bets has none', () => {
  assert.equal(parsedValueBets(contextOf({}), MARGIN), []);
  assert.equal(playsOf([]), []);
});

test.run();
