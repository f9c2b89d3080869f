import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { horseProblems } from '#core/assistant/jake/horse-problems.ts';
import { evidenceOf } from '#core/handicapping/evidence.ts';
import { instant } from '#core/kernel/instant.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';

const test = suite('Horses that a wording names and the answer does not');

const raceOf = (...names: readonly string[]) =>
  evidenceOf(
    aRace({
      runners: names.map((horseName, index) => aRunner({ programNumber: String(index + 1), horseName })),
    }),
    new Map(),
    instant(1_754_140_000_000),
  );

const FIRST = raceOf('SILVER LATCH', 'OUR LAST WORD', 'MARBLE FERRY');
const SECOND = raceOf('TIN WHISTLE', 'QUIET FORD');
const NOT_MARBLE = ['MARBLE FERRY is not a horse in the answer'];

const inFirst = (text: string, answer: string) => horseProblems(text, answer, [FIRST]);

test('the horse of the answer may be named by name, by number and by both', () => {
  for (const text of ['Silver Latch should win.', 'Take #1.', 'The 1 is best.', 'Silver Latch (#1) it is.'])
    assert.equal(inFirst(text, 'The pick is #1 Silver Latch.'), [], text);
});

test('a horse named in the answer by number alone may be called by its name', () => {
  assert.equal(inFirst('I like Silver Latch.', 'Take #1 to win.'), []);
});

test('another horse is a problem, once however often it is named', () => {
  const answer = 'The pick is #1 Silver Latch.';
  assert.equal(inFirst('Marble Ferry, I say. Yes, Marble Ferry, #3.', answer), NOT_MARBLE);
  assert.equal(inFirst('Our Last Word or Marble Ferry.', answer), [
    'OUR LAST WORD is not a horse in the answer',
    ...NOT_MARBLE,
  ]);
});

test('numbers on a ticket line are horses of the answer', () => {
  for (const line of [
    '- $2 exacta box 1,3: 2 combinations, costs $4, chance to cash 20.0%',
    '- $1 trifecta 1 / 2,3 / 2,3: 2 combinations, costs $2, chance to cash 9.0%',
    '- $20 win #3: costs $20, chance to cash 28.4%',
  ])
    assert.equal(inFirst('Marble Ferry helps.', line), [], line);
});

test('the cost of a ticket is not read as a horse on it', () => {
  const line = '- $3 win #1: costs $3, chance to cash 28.4%';
  assert.equal(inFirst('Marble Ferry helps.', line), NOT_MARBLE);
});

test('over several races a number says nothing, a name does', () => {
  const answer = '- Race 1: #1 Silver Latch, PASS\n- Race 2: #2 Quiet Ford, PASS';
  const overBoth = (text: string) => horseProblems(text, answer, [FIRST, SECOND]);
  assert.equal(overBoth('Silver Latch and Quiet Ford.'), []);
  assert.equal(overBoth('The 3 is out of it.'), []);
  assert.equal(overBoth('Marble Ferry and Tin Whistle.'), [
    ...NOT_MARBLE,
    'TIN WHISTLE is not a horse in the answer',
  ]);
});

test('a number that no horse carries is not a horse, and without a race there are no horses', () => {
  assert.equal(inFirst('Take #9.', 'The pick is #1 Silver Latch.'), []);
  assert.equal(horseProblems('Marble Ferry.', 'PASS.', []), []);
});

test('an ordinary word is not read as the horse of that name', () => {
  assert.equal(horseProblems('Give it a quiet ford of a chance.', 'PASS.', [SECOND]), []);
});

test.run();
