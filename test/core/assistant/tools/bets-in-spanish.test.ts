import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, card, NOON } from './asking.ts';
import { askOfEight } from './eight-races.ts';

const test = suite('bets and scratches in Spanish');

const ask = asks(
  await openAssistant({
    now: NOON,
    card: {
      ...card,
      races: card.races.map((race) => ({
        ...race,
        runners: race.runners.map((runner) => ({ ...runner, isScratched: runner.programNumber === '3' })),
      })),
    },
  }),
);

test('whether a horse runs is no supposition that it does not', async () => {
  for (const [question, answer] of [
    ['¿No corre el 4 en la carrera 5?', /^#4 Dover Tillow no está retirado de la carrera 5/],
    ['¿Se retira el 4 en la carrera 5?', /^#4 Dover Tillow no está retirado de la carrera 5/],
    ['¿Por qué no corre el 4 en la carrera 5?', /^#4 Dover Tillow no está retirado de la carrera 5/],
    ['¿Por qué no corre el 4?', /^No hay retirados/],
    ['¿Retiran al 4 en la carrera 5?', /^#4 Dover Tillow no está retirado de la carrera 5/],
  ] as const)
    assert.match(await askOfEight(question), answer, question);
  for (const question of [
    '¿Por qué te gusta el 4 en la carrera 5?',
    '¿El 4 no corre bien en la carrera 5?',
    '¿No va a ganar el 4 en la carrera 5?',
  ])
    assert.not.match(await askOfEight(question), /retirado de/, question);
  assert.is(await ask('¿No corre el 3 en la primera?'), '#3 Tin Whistle está retirado de la carrera 1.');
  for (const question of [
    '¿quién gana la carrera 5 si no corre el 4?',
    '¿quién gana la carrera 5 si se retira el 4?',
    '¿y si no sale el 4 en la carrera 5 quién gana?',
    'si retiran al 4 en la carrera 5 quién gana',
    'si el 4 no corre en la carrera 5 quién gana',
  ])
    assert.match(await askOfEight(question), /^Carrera 5 sin #4 Dover Tillow: /, question);
});

test('a horse that is scratched already is said to be', async () => {
  assert.match(
    await ask('sin el 3 en la primera quién gana'),
    /^Carrera 1 sin #3 Tin Whistle: .*\n.*\n#3 Tin Whistle ya está retirado: las probabilidades de ahora no cuentan con él\.\n/,
  );
  assert.not.match(await ask('sin el 2 en la primera quién gana'), /ya está retirado/);
});

test('money on a bet without a horse is a ticket that leaves it out', async () => {
  const answer = await askOfEight('exacta de 20 dólares sin el 1 en la 5');
  assert.match(answer, /^Carrera 5, exacta sin #1: los más probables de ganar son #2 Birch Tillow /);
  assert.match(
    answer,
    /\nCon \$20: caja de exacta con los 3 más probables \(#2, #3, #4\) .* cuesta \$18\.\n/,
  );
  assert.match(await askOfEight('sin el 1 dame la exacta de la carrera 5'), /^Carrera 5 sin #1 /);
});

test('a few dollars of a bet are its stake, more are money for all of it', async () => {
  for (const question of ['una trifecta de $1 en la 5', 'una trifecta de 1 dólar en la 5'])
    assert.match(
      await askOfEight(question),
      /\nA \$1 por combinación: caja de trifecta con los 4 más probables \(#1, #2, #3, #4\): 24 combinaciones, cuesta \$24\.\n/,
      question,
    );
  assert.match(
    await askOfEight('una trifecta de $1 en la 5 con $10'),
    /\nCon \$10: caja de trifecta con los 3 más probables \(#1, #2, #3\) a \$1 por combinación: 6 combinaciones, cuesta \$6\.\n/,
  );
  assert.match(await askOfEight('una trifecta de 25 centavos en la 5'), /\n\$0\.25 no llega a la mínima\.\n/);
  assert.match(await askOfEight('una exacta de $20 en la 5'), /\nCon \$20: caja de exacta con los 4 /);
});

test('a coupled entry counts once in a box', async () => {
  const coupled = (programNumber: string, toOne: number) =>
    aRunner({ programNumber, horseName: `HORSE ${programNumber}`, toOne, coupledWith: '1' });
  const entry = asks(
    await openAssistant({
      now: NOON,
      card: aCard({
        races: [
          aRace({
            number: 1,
            runners: [
              coupled('1', 1),
              coupled('1A', 1),
              aRunner({ programNumber: '2', horseName: 'OAK', toOne: 4 }),
              aRunner({ programNumber: '3', horseName: 'ELM', toOne: 6 }),
            ],
          }),
        ],
      }),
    }),
  );
  const answer = await entry('una exacta con $50 en la carrera 1');
  assert.match(
    answer,
    /con los 3 más probables \(#\w+, #\w+, #\w+\) a \$8 por combinación: 6 combinaciones, /,
  );
  assert.not.match(answer, /#1A/);
});

test.run();
