import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { askOfEight, lastOfEight } from './eight-races.ts';

const test = suite('terms, follow-ups and the weather in Spanish');

const KINDS = /^Entiendo preguntas en español/;

test('terms of the track are explained in Spanish, with or without accents', async () => {
  for (const [question, answered] of [
    ['¿Qué es una exacta?', /^Una exacta pide los dos primeros/],
    ['que es una exacta', /^Una exacta pide/],
    ['¿Qué es una trifecta?', /^Una trifecta pide los tres/],
    ['Explícame la superfecta', /^Una superfecta pide los cuatro/],
    ['¿Qué es la doble?', /^La doble \(daily double\)/],
    ['¿Qué es el daily double?', /^La doble \(daily double\)/],
    ['¿Qué es un pick 3?', /^Un pick 3 .* tres carreras/],
    ['¿Qué es un pick cuatro?', /^Un pick 4 .* cuatro carreras/],
    ['¿Qué es el pick 5?', /^Un pick 5 .* cinco carreras/],
    ['¿Cómo funciona el pick 6?', /^Un pick 6 .* seis carreras/],
    ['¿Qué significa ganador?', /^Una apuesta a ganador \(win\)/],
    ['¿Qué significa place?', /^Una apuesta a segundo \(place\)/],
    ['¿Qué es apostar a show?', /^Una apuesta a tercero \(show\)/],
    ['¿Qué significa línea de la mañana?', /^La línea de la mañana \(morning line\)/],
    ['¿Qué quiere decir "morning line"?', /^La línea de la mañana/],
    ['¿Qué es un favorito?', /^El favorito es/],
    ['¿Qué significa retirado?', /^Un retirado \(scratch\)/],
    ['¿Qué es una caja?', /^Una caja \(box\)/],
    ['¿Qué es una llave?', /^Una llave \(key\)/],
    ['¿Qué es la apuesta mínima?', /^La apuesta mínima es/],
    ['¿Qué es una cuota en las carreras de caballos?', /^Una cuota \(odds\)/],
    ['¿Qué es el dividendo?', /^El dividendo es/],
    ['¿Qué significa también elegible?', /^Un también elegible/],
    ['¿Qué significa fuera de césped?', /^Una carrera fuera de césped/],
    ['Que significa off the turf', /^Una carrera fuera de césped/],
  ] as const)
    assert.match(await askOfEight(question), answered, question);
});

test('a fact of a race or a horse is not a term, and another word is not explained', async () => {
  assert.match(await askOfEight('¿Qué es la cuota de Silver Latch?'), /^#1 Silver Latch, carrera 1: /);
  assert.match(await askOfEight('¿Quién es el favorito de la quinta?'), /^El favorito de la carrera 5 es #1/);
  for (const question of [
    '¿Cuál es la línea de la mañana?',
    '¿Qué es una tabla?',
    '¿Qué es una exacta si hay un empate?',
    '¿Qué es mejor, la exacta o la trifecta?',
  ])
    assert.match(await askOfEight(question), KINDS, question);
});

test('`y en la sexta` is the question before of that race, in Spanish', async () => {
  for (const [before, answered] of [
    ['who wins race 5', /^Carrera 6: nuestra selección es #1 Amber Yillow/],
    ['who do you like in the fifth race?', /^Carrera 6: nuestra selección/],
    ['when is race 5?', /^Carrera 6: 3:35 PM ET\.$/],
    ['what is the post time of race 5', /^Carrera 6: 3:35 PM ET\.$/],
    ['who is the favorite in race 5', /^El favorito de la carrera 6 es #1/],
    ['how many horses run in race 5', /^Carrera 6: corren 4\.$/],
    ['what is the purse of race 5', /^Carrera 6: .*bolsa/],
    ['who won race 5', /^Carrera 6, .*no hay resultado oficial todavía/],
    ['best trifecta in race 5', /^Carrera 6, trifecta: /],
    ['¿Quién gana la quinta?', /^Carrera 6: nuestra selección/],
    ['¿Quién gana la carrera 5?', /^Carrera 6: nuestra selección/],
    ['¿Cuál es la distancia de la quinta?', /^Carrera 6: 1 1\/8/],
  ] as const)
    assert.match(await lastOfEight(before, '¿y en la sexta?'), answered, before);
  assert.match(
    await lastOfEight('who is the favorite in race 5', '¿y en la sexta?', '¿Y en la carrera 2?'),
    /^El favorito de la carrera 2 es/,
  );
  for (const next of ['and in the seventh?', 'what about race 7'])
    assert.match(await lastOfEight('who wins race 5', '¿y en la sexta?', next), /^Carrera 7: nuestra/, next);
});

test('after any other question the chat says what it understands, and answers no other one', async () => {
  for (const before of [
    'who wins race 5 if it rains',
    'who wins race 5 without the favorite',
    'hot jockeys',
    'who should I leave out of race 5',
    'why Amber Tillow in race 5',
    '¿Qué es una exacta?',
    'thanks',
  ])
    assert.match(await lastOfEight(before, '¿y en la sexta?'), KINDS, before);
});

test('no forecast of rain is stored, and the last reading is given', async () => {
  for (const question of ['¿Va a llover?', '¿Lloverá hoy?', 'va a llover', '¿Hay lluvia hoy?'])
    assert.match(
      await askOfEight(question),
      /^Aquí no se guarda ningún pronóstico del tiempo\.\nÚltima lectura, carrera 1: /,
      question,
    );
  assert.match(await askOfEight('¿Va a llover en la sexta?'), /\nÚltima lectura, carrera 6: /);
  assert.match(await askOfEight('¿Quién gana la quinta si llueve?'), KINDS);
  assert.not.match(await askOfEight('¿Qué caballo corre bien con lluvia?'), /lectura/);
});

test.run();
