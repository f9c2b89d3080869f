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
  ['a hundred and twenty-five dollars', '$125'],
  ['hundred dollar exacta', '$100 exacta'],
  ['one hundred twenty dollar exacta', '$120 exacta'],
  ['fifteen hundred bucks', '$1500'],
  ['a couple hundred dollars', '$200'],
  ['two grand bucks', '$2000'],
  ['fifty cents', '50 cent'],
  ['a c-note on the 4', '$100 on the 4'],
  ['twenty to win on the 4', '$20 to win on the 4'],
  ['20 to win on the 4', '$20 to win on the 4'],
  ['put 20 on the 4', 'put $20 on the 4'],
  ['pick 4 under 50', 'pick 4 under $50'],
  ['horses under 50 days', 'horses under 50 days'],
  ['box the 4 and 5 to win', 'box the 4 and 5 to win'],
  ['the six horse', 'the 6 horse'],
  ['key the four', 'key the 4'],
  ['is the two horses', 'is the two horses'],
  ["how'd y'all do", 'how did you do'],
  ['pk4', 'pick 4'],
  ['ex box 2 3', 'exacta box 2 3'],
] as const)
  test(said, () => {
    assert.is(inUsualWords(said, []), usual);
  });

test("a horse's name is not put in figures", () => {
  assert.is(inUsualWords('two dollars on Five Bucks', ['FIVE BUCKS']), '$2 on Five Bucks');
});

test('from the clouds is from far behind, and the horse to beat another is no pick', () => {
  const words = (text: string) => inUsualWords(text, []);
  assert.is(words('who is coming from the clouds'), 'who is coming from the clouds');
  assert.is(words('who drew the clouds'), 'who drew the outside');
  assert.is(words('who breaks from the parking lot'), 'who breaks from the outside');
  const toBeat = "who's the horse to beat Marble B in race 2";
  assert.is(words(toBeat), toBeat);
  for (const [said, usual] of [
    ["who's the horse to beat?", 'who do you like?'],
    ["who's the horse to beat in race 2", 'who do you like in race 2'],
    ['who do you make the one to beat today, and why', 'who do you like today, and why'],
    ['who is the horse to beat here', 'who do you like here'],
  ] as const)
    assert.is(words(said), usual, said);
});

test.run();
