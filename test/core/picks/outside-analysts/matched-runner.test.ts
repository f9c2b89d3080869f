import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import { problemWithNumber, starterNumbered } from '#core/picks/outside-analysts/matched-runner.ts';
import { parsedOpinion } from '#core/picks/outside-analysts/parsed-opinion.ts';
import { safePick } from '#core/picks/outside-analysts/safe-pick.ts';
import {
  type AnalystSilence,
  isBuiltInSitting,
  isWorthAsking,
  type RaceAnswers,
} from '#core/picks/outside-analysts/slot-answers.ts';
import { MORNING } from '#test/core/picks/picks-of.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';

const test = suite('answers of outside analysts');
const evidence = evidenceOf(
  aRace({
    runners: [
      aRunner({ programNumber: '1', coupledWith: '1' }),
      aRunner({ programNumber: '1A', coupledWith: '1' }),
      aRunner({ programNumber: '2' }),
      aRunner({ programNumber: '3' }),
      aRunner({ programNumber: '4', isScratched: true }),
    ],
  }),
  new Map(),
  MORNING,
);

test('a program number is matched as printed, with its sign, case and blanks', () => {
  for (const number of ['1A', '#1a', ' 1a '])
    assert.equal(
      [starterNumbered(evidence, number)?.runner.programNumber, starterNumbered(evidence, number)?.index],
      ['1A', 0],
      number,
    );
  assert.is(starterNumbered(evidence, '2')?.index, 1, 'coupled horses are one interest');
  assert.is(starterNumbered(evidence, '4'), null);
});

test('a number that cannot be bet on says why', () => {
  assert.is(problemWithNumber(evidence, '2'), null);
  assert.is(problemWithNumber(evidence, '4'), 'number 4 is scratched');
  assert.is(problemWithNumber(evidence, '9'), 'there is no number "9" in this race');
});

test('named horses come first in their order, the others by the model, whose chances stay', () => {
  const chances = [0.2, 0.5, 0.3];
  const opinion = parsedOpinion(
    aParsedPick({
      primary: { programNumber: '3', confidence: 71.6, reasons: ['Best late pace.', 'Drops in class'] },
      longshot: { programNumber: '1A', reason: 'Gets the distance;' },
      value: [],
      exotics: [],
    }),
    { by: 'Claude', evidence, chances },
  );
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
  assert.equal(
    opinion.ranking.flatMap(({ reasons }) => reasons.map(({ says }) => says)),
    ['Best late pace', 'Drops in class', 'Gets the distance'],
  );
  assert.equal([opinion.longshotAt, opinion.chances], [0, chances]);
});

test('reasons with nothing left after cleaning are dropped', () => {
  const pick = aParsedPick({
    primary: { programNumber: '1', confidence: 50, reasons: ['<b></b>', 'Fast <i>early</i>'] },
  });
  assert.equal(safePick(pick).primary.reasons, ['Fast early']);
});

const by = { name: 'Claude', model: 'claude-1' };
const failure = (is: AnalystSilence['is']): AnalystSilence => ({ is, by, why: 'No.', at: MORNING });

test('a passing failure is worth asking again after five minutes, an answer of the model never', () => {
  for (const is of ['ill', 'too-slow', 'no-budget', 'given-up'] as const) {
    assert.is(isWorthAsking(failure(is), shift(MORNING, 5 * MINUTE - 1)), false, is);
    assert.is(isWorthAsking(failure(is), shift(MORNING, 5 * MINUTE)), true, is);
  }
  for (const is of ['refused', 'cut-off', 'no-sense', 'not-allowed'] as const)
    assert.is(isWorthAsking(failure(is), shift(MORNING, 60 * MINUTE)), false, is);
  assert.is(isWorthAsking(null, MORNING), false);
});

test('the built-in analyst answers without a key, without a budget, and where both sides failed', () => {
  const answers = (claude: RaceAnswers['claude'], openai: RaceAnswers['openai']) =>
    isBuiltInSitting({ claude, openai }, 'claude');
  const answered = { is: 'told', by, pick: aParsedPick(), at: MORNING, facts: '' } as const;
  assert.is(answers(null, answered), true);
  assert.is(answers(failure('no-budget'), answered), true);
  assert.is(answers(failure('ill'), failure('refused')), true);
  assert.is(answers(failure('ill'), answered), false);
  assert.is(answers(failure('ill'), null), false);
  assert.is(answers(answered, failure('ill')), false);
});

test.run();
