import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { signOfTrouble } from '#core/compliance/play-safely/signs-of-trouble.ts';
import { HELP_LINES, wordsOfCare } from '#core/compliance/play-safely/words-of-care.ts';
import { ORDINARY, TROUBLED } from './phrasings.ts';

const test = suite('words of a person in trouble');

test('what people in trouble write is understood as that, and as how grave it is', () => {
  const other = TROUBLED.flatMap(([text, trouble]) => {
    const read = signOfTrouble(text)?.trouble ?? null;
    return read === trouble ? [] : [`${text}: ${read}, not ${trouble}`];
  });
  assert.equal(other, []);
});

test('ordinary questions with the same words are not', () => {
  assert.equal(
    ORDINARY.filter((text) => signOfTrouble(text) !== null),
    [],
  );
});

test('there are at least sixty of the ones and fifty of the others', () => {
  assert.ok(new Set(TROUBLED.map(([text]) => text)).size >= 60);
  assert.ok(new Set(ORDINARY).size >= 50);
});

test('capitals, curly apostrophes and line breaks change nothing', () => {
  for (const [text, trouble] of TROUBLED) {
    const other = text.toUpperCase().replaceAll("'", '’').replaceAll(' ', '\n');
    assert.is(signOfTrouble(other)?.trouble, trouble, other);
  }
});

test("a horse's name is not a person's word", () => {
  assert.is(signOfTrouble('What price do I need on Rent Money?', ['RENT MONEY']), null);
  assert.is(signOfTrouble('Is my last dollar running in race 3?', ['My Last Dollar']), null);
  assert.is(signOfTrouble('I lost $500 on Rent Money', ['RENT MONEY'])?.trouble, 'chasing-losses');
  assert.is(signOfTrouble('Who wins, A+ or (x)?', ['A+', '(x)', 'Who']), null);
});

test('every answer names the help line and no bet; to one who may hurt himself, the crisis line first', () => {
  for (const [text, trouble] of TROUBLED) {
    const sign = signOfTrouble(text);
    const answer = sign === null ? '' : wordsOfCare(sign);
    assert.ok(answer.includes(HELP_LINES.gambling), text);
    assert.not.match(answer, /#\d|\bBET\b|\bWATCH\b|\d+-\d\b(?!\d)|\$\d/);
    if (trouble === 'self-harm')
      assert.ok(answer.indexOf(HELP_LINES.crisis) < answer.indexOf(HELP_LINES.gambling));
  }
});

test('Spanish words get a Spanish answer', () => {
  const answer = (text: string) => {
    const sign = signOfTrouble(text);
    return sign === null ? '' : wordsOfCare(sign);
  };
  assert.match(answer('perdí $300, dame un ganador'), /^Siento la pérdida\./);
  assert.match(answer('I lost $300, give me a winner'), /^I am sorry about the loss\./);
});

test('a very long text is read in no time', () => {
  const began = performance.now();
  signOfTrouble(`I ${'lost my '.repeat(250)}`);
  signOfTrouble('a'.repeat(2_000));
  signOfTrouble(`i ${'down '.repeat(390)}`);
  assert.ok(performance.now() - began < 200);
});

test.run();
