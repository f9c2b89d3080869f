import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Opinion } from '#core/picks/analysis/opinion.ts';
import type { ParsedPick } from '#core/picks/model-questions/model-question.ts';
import { parsedOpinion } from '#core/picks/outside-analysts/parsed-opinion.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { evidenceOn } from '../opinions.ts';

const test = suite('the pick of an outside analyst as an opinion');
/** Three tickets: the entry of 1 and 1A, 2 and 3. */
const evidence = evidenceOn(
  aRace({
    runners: [
      aRunner({ programNumber: '1', coupledWith: '1' }),
      aRunner({ programNumber: '1A', coupledWith: '1' }),
      aRunner({ programNumber: '2' }),
      aRunner({ programNumber: '3' }),
    ],
  }),
);
const CHANCES = [0.2, 0.5, 0.3];

const opinionOf = (pick: Partial<ParsedPick>, chances = CHANCES): Opinion =>
  parsedOpinion(aParsedPick(pick), { by: 'Claude', evidence, chances });
const primary = (programNumber: string, confidence = 70): ParsedPick['primary'] => ({
  programNumber,
  confidence,
  reasons: ['Best late pace.', 'Drops in class'],
});
const value = (programNumber: string, confidence: number) => ({
  programNumber,
  confidence,
  reason: 'Long price',
});
const numbersIn = ({ ranking }: Opinion): readonly string[] =>
  ranking.map(({ runner }) => runner.programNumber);

test('named horses come first in their order, the others by the model, whose chances stay', () => {
  const longshot = { programNumber: '1A', reason: 'Gets the distance;' };
  const opinion = opinionOf({ primary: primary('3', 71.6), longshot });
  assert.equal(
    opinion.ranking.map(({ runner, chance, agreement, isUnnamed = false }) => [
      runner.programNumber,
      chance,
      agreement,
      isUnnamed,
    ]),
    [
      ['3', 0.3, 72, false],
      ['1A', 0.2, null, false],
      ['2', 0.5, null, true],
    ],
  );
  assert.equal([opinion.analyst, opinion.longshotAt, opinion.chances], ['Claude', 0, CHANCES]);
});

test('reasons keep their order and lose their full stops, which joining adds', () => {
  const longshot = { programNumber: '1A', reason: ' Gets the distance;. ' };
  const { ranking } = opinionOf({ primary: primary('3'), longshot });
  assert.equal(
    ranking.flatMap(({ reasons }) => reasons.map(({ says }) => says)),
    ['Best late pace', 'Drops in class', 'Gets the distance'],
  );
  const [first, second] = ranking[0]?.reasons ?? [];
  assert.ok((first?.moved ?? 0) > (second?.moved ?? 0) && (second?.moved ?? 0) > 0);
});

test('the primary is ranked before the longshot, and that before a value bet', () => {
  const longshot = { programNumber: '1', reason: 'so' };
  const pick = { primary: primary('3'), longshot, value: [value('2', 90)] };
  assert.equal(numbersIn(opinionOf(pick)), ['3', '1', '2']);
});

test('several value bets are ranked by the model', () => {
  const pick = { primary: primary('3'), value: [value('1', 90), value('2', 10)] };
  assert.equal(numbersIn(opinionOf(pick)), ['3', '2', '1']);
});

test('a horse named twice has all its reasons and the first confidence given', () => {
  const pick = { primary: primary('3', 64), value: [value('3', 20)] };
  const [first] = opinionOf(pick).ranking;
  assert.equal(
    [first?.agreement, first?.reasons.map(({ says }) => says)],
    [64, ['Best late pace', 'Drops in class', 'Long price']],
  );
});

test('a longshot that is a value bet too has the confidence of the bet', () => {
  const longshot = { programNumber: '2', reason: 'so' };
  const { ranking } = opinionOf({ primary: primary('3'), longshot, value: [value('2', 41)] });
  assert.is(ranking[1]?.agreement, 41);
});

test('of an entry the half that was named is meant; of an unnamed one the first', () => {
  assert.is(numbersIn(opinionOf({ primary: primary('1A') }))[0], '1A');
  assert.is(numbersIn(opinionOf({ primary: primary('3') }))[2], '1');
});

test('the other half of the primary as a longshot is the same ticket', () => {
  const opinion = opinionOf({ primary: primary('1'), longshot: { programNumber: '1A', reason: 'so' } });
  assert.equal([opinion.longshotAt, opinion.ranking[0]?.index, opinion.ranking.length], [0, 0, 3]);
});

test('a horse that does not run is not ranked, and without a longshot there is none', () => {
  const opinion = opinionOf({ primary: primary('9'), longshot: { programNumber: '8', reason: 'so' } });
  assert.equal([numbersIn(opinion), opinion.longshotAt], [['2', '3', '1'], null]);
  assert.is(opinionOf({ primary: primary('3') }).longshotAt, null);
});

test('of equal chances unnamed horses keep the order of the card', () => {
  const third = 1 / 3;
  assert.equal(numbersIn(opinionOf({ primary: primary('2') }, [third, third, third])), ['2', '1', '3']);
});

test.run();
