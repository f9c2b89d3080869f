import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asking, asks, card, NOON } from './asking.ts';

const test = suite('a horse taken out of a race');
const ask = await asking();

/** Chances of race 1: #1 Silver Latch 57.6%, #2 Quiet Ford 27.7%, #3 Tin Whistle 14.7%. */
const FORD_BETTER =
  /^65\.3% to win race 1 for #2 Quiet Ford without #1 Silver Latch, 27\.7% as it is: its chance rises by 37\.6 points\.\n- Race 1, without #1: #2 Quiet Ford 65\.3%, #3 Tin Whistle 34\.7%; as it is /;

for (const question of [
  'take out the 1 in race 1, is the 2 better',
  'pull the 1 in race 1, does the 2 improve',
  'race 1 without the 1 is 2 better',
  'race 1 take out 1 does the 2 get better',
  'if the 1 is out in race 1 what happens to the 2',
  "if the 1 doesn't run in race 1 is the 2 better",
  'scratch the 1 in race 1, does the 2 get better',
  "with the 1 out in race 1, what's the 2's chance",
  'take Silver Latch out, is Quiet Ford better',
  'remove Silver Latch, does Quiet Ford get better',
  'what happens to the 2 if they pull the 1 in race 1',
  'if they pull Silver Latch does Quiet Ford improve',
  'race 1: 1 out. is 2 the pick',
  'take 1 out of race 1, does 2 rise',
  'drop the 1 in race 1 is the 2 better',
])
  test(`"${question}" has the chance before and after`, async () => {
    assert.match(await ask(question), FORD_BETTER);
  });

for (const [question, out] of [
  ['pull the 1 in race 1', 1],
  ['remove 3 race 1', 3],
  ['race 1 without the 2', 2],
  ['scratch 1 in race 1', 1],
  ['take out the two in race 1', 2],
  ['lose the 2 in race 1 who wins', 2],
  ['the 1 is out in race 1, who wins', 1],
] as const)
  test(`"${question}" has the first choices of the others`, async () => {
    const answer = await ask(question);
    assert.match(answer, new RegExp(`^- Race 1, without #${out}: `));
    assert.not.match(answer.split('; as it is')[0] ?? '', new RegExp(`#${out} `));
  });

test('a number that the race does not have, a race that is not named and a horse that is out already are said', async () => {
  assert.is(await ask('remove 9 in race 1'), 'Race 1 has no #9.');
  assert.match(await ask('pull the 1, is the 2 better'), /^Which race\?/);
  const before = { question: 'who wins race 1', answer: await ask('who wins race 1') };
  assert.match(await ask('pull the 1, is the 2 better', [before]), FORD_BETTER);
  const races = card.races.map((race) => ({
    ...race,
    runners: race.runners.map((runner) => ({ ...runner, isScratched: runner.programNumber === '1' })),
  }));
  const without = asks(await openAssistant({ now: NOON, card: { ...card, races } }));
  assert.match(
    await without('pull the 1 in race 1, is the 2 better'),
    /^65\.3% to win race 1 for #2 .*, 65\.3% as it is: its chance stays the same\.\n#1 Silver Latch is scratched already: /,
  );
});

test('what was done, tickets, lists and money are no horse taken out', async () => {
  for (const question of [
    'did they scratch the 1 in race 1',
    'is the 1 in race 1 scratched',
    'did the 2 pull up last time in race 1',
    'take out the 1 from my exacta box in race 1',
    'remove 3 from my watch list',
    'take out 20 from the atm',
    'drop the 3 from my exacta box in race 1',
    'does the 2 drop 5 pounds in race 1',
    'if the 3 loses the lead in race 1 who wins',
    'any late scratch in race 1',
    'if the 3 pulls ahead early in race 1 who wins',
    'who pulled the 1 back last time in race 1',
  ])
    assert.not.match(await ask(question), /without #|^Which race/, question);
});

const EN_ESPANOL =
  /^65\.3% de ganar la carrera 1 para #2 Quiet Ford sin #1 Silver Latch, 27\.7% como está ahora: su probabilidad sube 37\.6 puntos\.\n/;

for (const question of [
  'si retiran al 1 de la carrera 1, ¿mejora el 2?',
  'si el 1 no corre en la primera, ¿qué probabilidad tiene el 2?',
  'sin Silver Latch, ¿mejora Quiet Ford?',
])
  test(question, async () => {
    assert.match(await ask(question), EN_ESPANOL);
  });

for (const question of [
  'si sacan al 1 en la carrera 1 quién gana',
  'sin el 1 en la primera ¿quién gana?',
  'si no corre el 1 quién gana la primera',
  'sin el 1 dame la exacta de la primera',
])
  test(question, async () => {
    assert.match(
      await ask(question),
      /^Carrera 1 sin #1 Silver Latch: los más probables son #2 Quiet Ford 65\.3%, #3 Tin Whistle 34\.7%\.\n/,
    );
  });

test('in Spanish too a number that is not there and a race that is missing are said; other facts stay', async () => {
  for (const [question, answer] of [
    ['si retiran al 9 de la carrera 1 quién gana', /^La carrera 1 no tiene #9\.$/],
    ['si sacan al 1 quién gana', /^¿En qué carrera\?/],
    ['¿hay retirados en la primera?', /^No hay retirados/],
    ['¿quién monta el 2 en la primera si retiran al 1?', /^Robin Lane monta a #2/],
    ['quién no corre en la primera', /^No hay retirados/],
  ] as const)
    assert.match(await ask(question), answer, question);
});

test.run();
