import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inUsualWords } from '#core/assistant/jake/usual-words.ts';

const test = suite('questions in usual words');

for (const [said, usual] of [
  ['2 dollar exacta', '2 dollar exacta'],
  ['2-dollar exacta', '2 dollar exacta'],
  ['$5 dollar trifecta', '$5 dollar trifecta'],
  ['a dollar exacta', '$1 exacta'],
  ['dollar pick 4', '$1 pick 4'],
  ['one dollar trifecta', '$1 trifecta'],
  ['two dollar exacta', '$2 exacta'],
  ['a five-dollar double', 'a $5 double'],
  ['twenty-two dollars', '$22'],
  ['forty five bucks', '$45'],
  ['Twelve dollars', '$12'],
  ['a hundred and twenty-five dollars', 'a hundred and twenty-five dollars'],
  ['hundred dollar exacta', 'hundred dollar exacta'],
  ['one hundred twenty dollar exacta', 'one hundred twenty dollar exacta'],
] as const)
  test(said, () => {
    assert.is(inUsualWords(said, []), usual);
  });

test("a horse's name is not put in figures", () => {
  assert.is(inUsualWords('two dollars on Five Bucks', ['FIVE BUCKS']), '$2 on Five Bucks');
});

test.run();
