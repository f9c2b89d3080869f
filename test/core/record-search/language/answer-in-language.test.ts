import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { answerInLanguage } from '#core/record-search/language/answer-in-language.ts';
import { type Language, languageOf } from '#core/record-search/language/language-of.ts';
import { readQuestion } from '#core/record-search/read-question.ts';
import { aBook, aDayOfTwo, TODAY } from '../a-book.ts';

const test = suite('a question in another language');

const BOOK = aBook([aDayOfTwo({ day: '2020-08-01' as RaceDay }), aDayOfTwo()]);

const LANGUAGES: readonly (readonly [question: string, language: Language])[] = [
  ['¿Cuántas veces ganó Robin Lane en el césped?', 'Spanish'],
  ['cuantas veces gano robin lane en cesped', 'Spanish'],
  ['mejores jinetes en tierra', 'Spanish'],
  ['Combien de fois Robin Lane a-t-il gagné sur turf ?', 'French'],
  ['Wie oft hat Robin Lane gewonnen?', 'German'],
  ['Quante volte ha vinto Robin Lane?', 'Italian'],
  ['Quantas vezes Robin Lane venceu?', 'Portuguese'],
  ['робин лейн сколько побед', 'unknown'],
  ['How often did Robin Lane win on turf?', 'English'],
  ['jockeys on dirt', 'English'],
  ['Ortega at Del Mar', 'English'],
  ['turf', 'English'],
];

for (const [question, language] of LANGUAGES)
  test(`"${question}" is ${language}`, () => assert.is(languageOf(question), language));

test('the name of a horse makes no question Spanish', () => {
  assert.is(languageOf('Mejores Caballos record', ['Mejores Caballos']), 'English');
});

function ask(text: string) {
  const language = languageOf(text);
  if (language === 'English') throw new Error(`"${text}" is taken for English`);
  const read = (words: string) => readQuestion(words, BOOK, TODAY);
  return answerInLanguage({ text, language, book: BOOK, until: '2020-08-09' as RaceDay, read });
}

test('the record of a jockey or trainer is answered in Spanish, with range and return', () => {
  const { text, isFixed, total } = ask('¿Cuántas veces ganó Robin Lane en el césped?');
  assert.match(
    text,
    /^Robin Lane \(césped\): 2 victorias en 2 salidas, 100\.0% \(rango del 95%: 34% a 100%\)\. /,
  );
  assert.match(
    text,
    /Retorno \(ROI\): \+150\.0% .* Resultados del 2020-08-01 al 2020-08-08\. Muestra pequeña/,
  );
  assert.equal([isFixed, total.starts], [true, 2]);
  assert.match(ask('¿Cuántas victorias tiene el entrenador Alex Marsh?').text, /inglés/);
  assert.match(
    ask('¿Cuántas victorias del entrenador Alex Marsh en tierra este año?').text,
    /^Alex Marsh \(2020; tierra\): 2 victorias en 4 salidas, /,
  );
  assert.match(ask('¿Cuántas veces ganó Robin Lane en 2019?').text, /^Robin Lane \(2019\): no hay salidas/);
});

for (const question of [
  '¿Cuánto ganó Robin Lane en el césped?',
  '¿Cuándo ganó Robin Lane por última vez?',
  '¿Cuántas veces no ganó Robin Lane?',
  '¿Cuántas veces ganó Robin Lane hoy?',
  '¿Cuántas veces ganaron Robin Lane y Jo Ortega?',
  '¿Cuántas veces fue segundo Robin Lane?',
])
  test(`"${question}" is another question, and gets the languages with the nearest in English`, () => {
    const { text, nearest, rows, isFixed } = ask(question);
    assert.match(text, /^Esta consulta entiende preguntas en inglés; /);
    assert.ok(text.endsWith(String(nearest)));
    assert.match(String(nearest), /jockey Robin Lane/i);
    assert.equal([rows.length, isFixed], [0, true]);
    assert.equal(readQuestion(String(nearest), BOOK, TODAY).ignored, []);
  });

test('the nearest question of a list in Spanish is that list, of nothing known an example', () => {
  assert.is(ask('mejores jinetes en tierra').nearest, 'Jockeys by win rate on dirt');
  assert.match(String(ask('¿qué tal?').nearest), /^Top 5 /);
});

test('other languages are told which ones are read', () => {
  const french = ask('Combien de fois Robin Lane a gagné sur turf ?');
  assert.match(french.text, /^Cette recherche comprend l’anglais et, en espagnol, /);
  assert.is(french.nearest, 'Record of jockey Robin Lane on turf');
  assert.match(ask('Wie oft hat Robin Lane gewonnen?').text, /^Diese Abfrage versteht Englisch/);
  assert.match(ask('робин лейн сколько побед').text, /reads English and, in Spanish, /);
});

test.run();
