import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aPastRace } from '#test/support/a-runner.ts';
import '../account/markup.ts';

const { choiceOf } = await import('../../../frontends/race/compare/chosen-horses.ts');
const { numbersIn, withToggled } = await import('../../../frontends/race/program-numbers.ts');
const { finishText, likeToday } = await import('../../../frontends/race/compare/compared-lines.tsx');

const test = suite('horses side by side');

const known = ['1', '1A', '2', '3', '4', '5'];
const problemOf = (listed: string | null) => choiceOf(numbersIn(listed), known).problem;

test('an address lists program numbers, each once and in its order', () => {
  assert.equal(numbersIn('3,1a, 3,,2'), ['3', '1A', '2']);
  assert.equal(numbersIn(null), []);
  assert.equal(choiceOf(numbersIn('4,1A'), known), { numbers: ['4', '1A'], problem: null });
});

test('two to four horses of the race are compared; else a sentence says what to do', () => {
  for (const listed of ['1,2', '1,2,3', '1,1A,2,3']) assert.is(problemOf(listed), null, listed);
  assert.is(problemOf(null), 'Choose two to four horses to compare.');
  assert.is(problemOf('2'), 'One horse is chosen. Choose one to three more.');
  assert.is(problemOf('1,2,3,4,5'), '5 horses are chosen. Four are the most: take out 1.');
  assert.is(
    problemOf('2,99,<b>'),
    'This race has no horse number 99 or <B>. Choose two to four of its horses.',
  );
});

test('a press adds a horse at the end, and takes out one that was chosen', () => {
  assert.equal(withToggled(['3'], '1'), ['3', '1']);
  assert.equal(withToggled(['3', '1'], '3'), ['1']);
});

const line = (more: object) =>
  ({ ...aPastRace(), finish: { position: 2, lengths: 1.5 }, marks: [], ...more }) as never;

test('a finish reads with its field and lengths, the placing where it differs, or why there is none', () => {
  assert.is(finishText(line({ fieldSize: 8, official: 2 })), '2 of 8, 1½ back');
  assert.is(finishText(line({ fieldSize: null, official: 3 })), '2, 1½ back (placed 3)');
  assert.is(
    finishText(line({ finish: { position: 1, lengths: 2 }, official: 1, fieldSize: 8 })),
    '1 of 8, by 2',
  );
  assert.is(finishText(line({ nonFinish: 'fell' })), 'fell');
  assert.is(finishText(line({ finish: { position: null, lengths: null }, official: null })), '–');
});

test('races like today’s are those at its distance and surface, the latest three', () => {
  const like = (day: string) => line({ day, marks: ['today’s distance'] });
  const lines = [
    like('2025-05-04'),
    line({ day: '2025-04-04' }),
    ...['03', '02', '01'].map((month) => like(`2025-${month}-04`)),
  ];
  assert.equal(
    likeToday(lines).map(({ day }) => day),
    ['2025-05-04', '2025-03-04', '2025-02-04'],
  );
});

test.run();
