import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { analysisFor } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import { type AnalyzedRace, analyze, exoticView } from '#core/picks/analysis/analysis.ts';
import type { ParsedPick } from '#core/picks/model-questions/model-question.ts';
import { parsedExotics, parsedValue } from '#core/picks/outside-analysts/analyst-bets.ts';
import { parsedOpinion } from '#core/picks/outside-analysts/parsed-opinion.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { evidenceOn } from '../opinions.ts';

const test = suite('the bets an outside analyst names');
const analysis = analysisFor({ isKeySet: true });

/** What an analyst said about a race, with equal chances. */
function contextOf(pick: Partial<ParsedPick>, race: Race = aRace()) {
  const evidence = evidenceOn(race);
  const chances = evidence.interests.map(() => 1 / evidence.interests.length);
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
  return parsedExotics(context, exoticView(context.race, analysis));
};

const ENTRY = aRace({
  runners: [
    aRunner({ programNumber: '1', coupledWith: 'A', toOne: 2 }),
    aRunner({ programNumber: '1A', coupledWith: 'A', toOne: 2 }),
    ...[3, 4, 5].map((toOne, nth) => aRunner({ programNumber: String(nth + 2), toOne })),
  ],
});

const named = (pick: Partial<ParsedPick>, race?: Race) =>
  parsedValue(contextOf(pick, race)).map(({ runner, reasoning }) => [runner.programNumber, reasoning]);

test("value horses keep the analyst's order and wording", () => {
  assert.equal(named({ value: [value('1'), value('6', 60, 'Best closer.'), value('3')] }), [
    ['1', 'The price is long.'],
    ['6', 'Best closer.'],
    ['3', 'The price is long.'],
  ]);
});

test('a horse that does not run is left out, the others stay', () => {
  const runners = aRace().runners.map((runner, nth) => ({ ...runner, isScratched: nth === 2 }));
  const numbers = named({ value: [value('3'), value('99'), value('4')] }, aRace({ runners }));
  assert.equal(
    numbers.map(([number]) => number),
    ['4'],
  );
});

test('half of a coupled entry keeps its own program number', () => {
  assert.equal(named({ value: [value('#1a')] }, ENTRY), [['1A', 'The price is long.']]);
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
  assert.equal(named({}), []);
  assert.equal(playsOf([]), []);
});

test.run();
