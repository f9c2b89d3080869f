import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRecord, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';
import { AFTER_RACE_1, asks, NOON } from './asking.ts';

const test = suite('starters, people and costs in Spanish');

const card = aCard({
  races: [1, 2].map((number) =>
    aRace({
      number,
      runners: [
        {
          ...aRunner({
            programNumber: '1',
            horseName: number === 1 ? 'SILVER LATCH' : 'MARBLE BRIDGE',
            toOne: 1,
            postPosition: 2,
            daysSinceLast: 20,
            pastPerformances: [aPastRace({ speedFigure: 91, day: '2025-07-05' as never })],
          }),
          jockey: aPerson('ROE AVERY', 50, 20),
          trainer: aPerson('MILLER DANE', 40, 10),
        },
        {
          ...aRunner({
            programNumber: '2',
            horseName: number === 1 ? 'QUIET FORD' : 'TIN WHISTLE',
            toOne: 8,
            postPosition: 1,
            daysSinceLast: 90,
            pastPerformances: [],
          }),
          jockey: aPerson('ELM JODY', 40, 4),
          ...(number === 2
            ? {
                records: { ...present(aRunner().records), life: aRecord({ starts: 0 }) },
                daysSinceLast: null,
              }
            : {}),
        },
      ],
    }),
  ),
});
const room = await openAssistant({ card, now: NOON });
const ask = asks(room);
const KINDS = /^Entiendo preguntas en español/;

test('first-time starters', async () => {
  for (const question of [
    'hay debutantes hoy?',
    '¿Hay caballos que debutan en la segunda?',
    'debutantes en la carrera 2',
    'algún debutante?',
  ])
    assert.match(
      await ask(question),
      /^Debutantes en (?:las carreras que quedan|la carrera 2), por probabilidad de ganar:\n- Carrera 2, #2 Tin Whistle: \d+\.\d%/,
      question,
    );
  assert.is(await ask('¿hay debutantes en la primera?'), 'No hay debutantes en la carrera 1.');
  assert.not.match(await ask('any debutantes today'), /^Debutantes/);
});

test('what a bet costs', async () => {
  for (const [question, answer] of [
    [
      'cuánto cuesta una trifecta box de 4 caballos a 50 centavos',
      /^\$12: una caja de trifecta de 4 caballos a \$0\.50 son 24 combinaciones\.\n/,
    ],
    ['cuanto vale una exacta de 3 caballos a $2', /^\$12: una caja de exacta de 3 caballos a \$2 son 6 /],
    ['cuánto sale una superfecta de 5 a 10 centavos', /^\$12: una caja de superfecta de 5 /],
    [
      '¿Cuánto cuesta el pick 4 con dos caballos en cada carrera?',
      /^\$8: un pick 4 de 2 x 2 x 2 x 2 a \$0\.50 son 16 combinaciones\.\n/,
    ],
    ['cuánto cuesta un pick 3 de 2x3x1 a $1', /^\$6: un pick 3 de 2 x 3 x 1 a \$1 son 6 /],
    ['cuánto cuesta una trifecta', /^Apuesta mínima: \$0\.50 por combinación/],
    ['cuánto cuesta una trifecta de 2 caballos', /^Una caja de trifecta pide al menos 3 caballos\./],
    ['cuánto cuesta una exacta de 3 caballos a 25 centavos', /\n\$0\.25 no llega a la mínima\.\n/],
  ] as const)
    assert.match(await ask(question), answer, question);
  assert.not.match(await ask('¿Cuánto pagó la exacta de la primera ayer?'), /^\$|^Apuesta mínima/);
});

test('two horses of a race, and one that is liked', async () => {
  for (const question of ['compara Silver Latch y Quiet Ford', 'Silver Latch contra Quiet Ford'])
    assert.match(
      await ask(question),
      /^Carrera 1: #1 Silver Latch tiene más probabilidad de ganar\.\n- #1 Silver Latch: \d+\.\d%\n- #2 Quiet Ford: \d+\.\d%/,
      question,
    );
  assert.match(
    await ask('me gusta Quiet Ford en la primera'),
    /^#2 Quiet Ford, carrera 1: \d+\.\d% de ganar/,
  );
});

test('jockeys and trainers', async () => {
  assert.match(
    await ask('quién es el mejor jinete hoy'),
    /^Jinetes que más ganan.*\n- Avery Roe: 40\.0%, 20 de 50 /,
  );
  assert.match(
    await ask('los entrenadores más calientes'),
    /^Entrenadores que más ganan.*\n- Dane Miller: 25\.0%, /,
  );
  assert.match(await ask('cómo le va a Avery'), /^Avery Roe: 40\.0%, 20 de 50 /);
  assert.match(await ask('¿Quién monta a Silver Latch?'), /^Avery Roe monta a #1 Silver Latch/);
});

test('longshots, posts, days away, the last figure and the number of races', async () => {
  for (const [question, answer] of [
    [
      'un caballo de precio en la primera',
      /^Los más probables a 6-1 o más en la carrera 1:\n- Carrera 1, #2 Quiet Ford \(8-1\): /,
    ],
    ['dame una sorpresa para la 1', /^Los más probables a 6-1 o más en la carrera 1:/],
    ['quién corre por dentro en la primera', /^Carrera 1: #2 Quiet Ford sale por dentro, puesto 1\.$/],
    ['quién sale por fuera en la primera', /^Carrera 1: #1 Silver Latch sale por fuera, puesto 2\.$/],
    [
      'caballos que vienen de descanso',
      /^Con 45 días o más sin correr: 1\.\n- Carrera 1, #2 Quiet Ford: 90 días\n/,
    ],
    ['cuál es la última figura de Silver Latch', /^#1 Silver Latch: última figura 91 \(2025-07-05\)\.\n/],
    ['cuál es la última figura de Quiet Ford', /^#2 Quiet Ford: el programa no da su última figura\.\n/],
    ['cuántas carreras hay', /^El programa tiene 2 carreras\.$/],
    ['¿puedo apostar aquí?', /^Aquí no se aceptan apuestas/],
  ] as const)
    assert.match(await ask(question), answer, question);
});

test('him and her after a horse', async () => {
  const question = '¿Quién monta a Silver Latch?';
  const earlier = [{ question, answer: await ask(question) }];
  assert.match(await ask('¿y quién lo entrena?', earlier), /^Dane Miller entrena a #1 Silver Latch/);
  assert.match(
    await ask('¿qué probabilidad tiene?', earlier),
    /^#1 Silver Latch, carrera 1: \d+\.\d% de ganar/,
  );
  assert.match(await ask('¿y quién lo entrena?'), KINDS);
});

test('nothing is advised on a race that is off', async () => {
  const late = asks(await openAssistant({ card, now: AFTER_RACE_1 }));
  for (const question of ['un caballo de precio en la primera', 'Silver Latch contra Quiet Ford'])
    assert.not.match(await late(question), /% de ganar|Los más probables|tiene más probabilidad/, question);
});

test('no count is read out of a list, and a horse or a debut is not answered with the whole card', async () => {
  for (const question of [
    '¿cuánto cuesta una trifecta de 1, 2 y 3?',
    '¿cuánto cuesta una exacta con 2 y 3 caballos?',
    '¿cuánto cuesta una exacta de 2 con 3?',
  ])
    assert.match(await ask(question), /^Apuesta mínima: /, question);
  assert.not.match(await ask('¿cuántas carreras ha corrido Silver Latch?'), /^El programa tiene/);
  assert.not.match(await ask('mejor entrenador para debutantes'), /que más ganan/);
  assert.not.match(await ask('a cuánto está Silver Latch por fuera en la carrera 1'), /Quiet Ford/);
});

test.run();
