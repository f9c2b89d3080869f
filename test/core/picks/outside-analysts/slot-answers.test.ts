import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HOUR, MINUTE, shift } from '#core/kernel/instant.ts';
import {
  type AnalystSilence,
  isWorthAsking,
  NO_ANSWERS,
  type RaceAnswers,
  usesBuiltInAnalyst,
} from '#core/picks/outside-analysts/slot-answers.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { MORNING } from '../picks-of.ts';

const test = suite('answers in the two slots');
const by = { name: 'Claude', model: 'claude-1' };
const failure = (is: AnalystSilence['is']): AnalystSilence => ({ is, by, why: 'No.', at: MORNING });
const answered = { is: 'answered', by, pick: aParsedPick(), at: MORNING, facts: '' } as const;

test('a passing failure is worth asking again after five minutes, an answer of the model never', () => {
  for (const is of ['unavailable', 'too-slow', 'no-budget', 'given-up'] as const) {
    assert.is(isWorthAsking(failure(is), shift(MORNING, 5 * MINUTE - 1)), false, is);
    assert.is(isWorthAsking(failure(is), shift(MORNING, 5 * MINUTE)), true, is);
  }
  for (const is of ['refused', 'cut-off', 'no-sense', 'not-allowed'] as const)
    assert.is(isWorthAsking(failure(is), shift(MORNING, HOUR)), false, is);
  assert.is(isWorthAsking(answered, shift(MORNING, HOUR)), false);
  assert.is(isWorthAsking(null, shift(MORNING, HOUR)), false);
});

test('after the clock was set back a failure is not asked about again at once', () => {
  assert.is(isWorthAsking(failure('unavailable'), shift(MORNING, -HOUR)), false);
});

const sitsFor = (claude: RaceAnswers['claude'], openai: RaceAnswers['openai']) => [
  usesBuiltInAnalyst({ claude, openai }, 'claude'),
  usesBuiltInAnalyst({ claude, openai }, 'openai'),
];

test('without keys the built-in analysts answer in both slots', () => {
  assert.equal(
    [usesBuiltInAnalyst(NO_ANSWERS, 'claude'), usesBuiltInAnalyst(NO_ANSWERS, 'openai')],
    [true, true],
  );
});

test('with one key the other slot is built-in', () => {
  assert.equal(sitsFor(answered, null), [false, true]);
});

test('where the budget is spent the built-in analyst answers, whatever the other side did', () => {
  assert.equal(sitsFor(failure('no-budget'), answered), [true, false]);
  assert.equal(sitsFor(failure('no-budget'), failure('unavailable')), [true, false]);
});

test('a failure beside an answer leaves its slot empty', () => {
  assert.equal(sitsFor(failure('unavailable'), answered), [false, false]);
});

test('a failure alone leaves its slot empty beside the built-in one', () => {
  assert.equal(sitsFor(failure('unavailable'), null), [false, true]);
});

test('where both sides failed both are built-in, whatever the failures', () => {
  assert.equal(sitsFor(failure('unavailable'), failure('refused')), [true, true]);
  assert.equal(sitsFor(failure('cut-off'), failure('no-sense')), [true, true]);
});

test('two answers leave nothing for the built-in analysts', () => {
  assert.equal(sitsFor(answered, answered), [false, false]);
});

test.run();
