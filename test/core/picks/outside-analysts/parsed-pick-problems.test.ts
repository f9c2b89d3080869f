import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ParsedPick } from '#core/picks/model-questions/model-question.ts';
import { pickProblems } from '#core/picks/outside-analysts/parsed-pick-problems.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { aParsedPick } from '#test/support/ai/a-question.ts';
import { evidenceOn } from '../opinions.ts';

const test = suite('what is wrong with a pick');
/** The entry of 1 and 1A, 2, 3 and 5; 4 is scratched and 6 on the also-eligible list. */
const evidence = evidenceOn(
  aRace({
    runners: [
      aRunner({ programNumber: '1', coupledWith: '1' }),
      aRunner({ programNumber: '1A', coupledWith: '1' }),
      aRunner({ programNumber: '2' }),
      aRunner({ programNumber: '3' }),
      aRunner({ programNumber: '4', isScratched: true }),
      aRunner({ programNumber: '5' }),
      aRunner({ programNumber: '6', listStatus: 'also-eligible' }),
    ],
  }),
);

const problemsOf = (pick: Partial<ParsedPick>): readonly string[] =>
  pickProblems(aParsedPick(pick), evidence);
const primary = (programNumber: string, confidence = 75): ParsedPick['primary'] => ({
  programNumber,
  confidence,
  reasons: ['ran the best figure of the field'],
});
const longshot = (programNumber: string) => ({ programNumber, reason: 'so' });
const value = (programNumber: string, confidence = 50) => ({ programNumber, confidence, reason: 'so' });
const exacta = (...programNumbers: readonly string[]) => ({
  betType: 'exacta' as const,
  programNumbers,
  reason: 'so',
});
const trifecta = (...numbers: readonly string[]) => ({ ...exacta(...numbers), betType: 'trifecta' as const });

test('a pick that names runners and keeps its numbers has none', () => {
  const pick = { longshot: longshot(' 5'), value: [value('#2')], exotics: [trifecta('1', '2', '3')] };
  assert.equal(problemsOf(pick), []);
  assert.equal(problemsOf({}), []);
});

test('a horse that is not in the race, is scratched or does not start is named with where it was', () => {
  assert.equal(problemsOf({ primary: primary('9') }), ['primary: there is no number "9" in this race']);
  assert.equal(problemsOf({ primary: primary('4') }), ['primary: number 4 is scratched']);
  assert.equal(problemsOf({ longshot: longshot('6') }), ['longshot: number 6 does not start']);
  assert.equal(problemsOf({ value: [value('2'), value('77')] }), [
    'value: there is no number "77" in this race',
  ]);
  assert.equal(problemsOf({ exotics: [exacta('1', '2', '4')] }), ['exacta: number 4 is scratched']);
});

test('a confidence is from 0 to 100, both ends inside, and a number', () => {
  const withConfidence = (confidence: number) =>
    problemsOf({ primary: primary('1', confidence), value: [value('2', confidence)] });
  const wrong = ['primary: confidence must be from 0 to 100', 'value: confidence must be from 0 to 100'];
  for (const confidence of [0, 0.5, 100]) assert.equal(withConfidence(confidence), [], String(confidence));
  for (const confidence of [-0.1, 100.1, Number.NaN]) assert.equal(withConfidence(confidence), wrong);
});

test('a longshot is another ticket than the primary, so not the other half of its entry', () => {
  const wrong = ['longshot: must be another horse than the primary'];
  assert.equal(problemsOf({ longshot: longshot('1') }), wrong);
  assert.equal(problemsOf({ longshot: longshot('#1a') }), wrong);
  assert.equal(problemsOf({ primary: primary('2'), longshot: longshot('1A') }), []);
});

test('a pick without a reason is refused', () => {
  assert.equal(problemsOf({ primary: { ...primary('1'), reasons: [] } }), [
    'primary: give at least one reason',
  ]);
});

test('an exacta names two tickets and a trifecta three, whatever is named twice', () => {
  const two = ['exacta: at least 2 different horses'];
  assert.equal(problemsOf({ exotics: [exacta('1', '2')] }), []);
  assert.equal(problemsOf({ exotics: [exacta('2', '2')] }), two);
  assert.equal(problemsOf({ exotics: [exacta('1', '1A')] }), two);
  assert.equal(problemsOf({ exotics: [trifecta('1', '2', '2')] }), ['trifecta: at least 3 different horses']);
  assert.equal(problemsOf({ exotics: [exacta()] }), two);
});

test('everything that is wrong is named, so that one more try can mend it', () => {
  const pick = {
    primary: { ...primary('9', 120), reasons: [] },
    longshot: longshot('4'),
    exotics: [exacta('2')],
  };
  assert.equal(problemsOf(pick), [
    'primary: there is no number "9" in this race',
    'longshot: number 4 is scratched',
    'primary: give at least one reason',
    'primary: confidence must be from 0 to 100',
    'exacta: at least 2 different horses',
  ]);
});

test.run();
