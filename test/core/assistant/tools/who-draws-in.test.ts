import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { AFTER_RACE_1, asks, NOON } from './asking.ts';

const test = suite('who draws in off the turf');

const ask = asks(
  await openAssistant({
    now: NOON,
    card: aCard({
      races: [
        aRace({
          number: 1,
          surface: 'turf',
          name: 'Jaipur S.',
          runners: [
            aRunner({ programNumber: '1', horseName: 'OAK ALONE' }),
            aRunner({ programNumber: '2', horseName: 'ELM TREE' }),
            { ...aRunner({ programNumber: '3', horseName: 'MUD PIE' }), listStatus: 'main-track-only' },
            { ...aRunner({ programNumber: '4', horseName: 'WAITING ROOM' }), listStatus: 'also-eligible' },
          ],
        }),
        aRace({ number: 2, surface: 'turf' }),
        aRace({ number: 3 }),
      ],
    }),
  }),
);

for (const question of [
  'if they move race 1 to the main who runs',
  'race 1 goes to the main track who gets in',
  'race 1 switched to dirt, who draws in',
  'if the jaipur comes off the grass who gets in',
  'if they take the 1st off the turf which horses come in',
  'who is in if race 1 goes to the dirt',
  'jaipur off the turf who gets in',
])
  test(`"${question}" names the main-track-only horse and the also-eligible`, async () => {
    assert.match(
      await ask(question),
      /^1 main-track-only horse draws in if race 1 moves to the main track: #3 Mud Pie\.\nThe 2 starters .*\nAlso eligible, in only if others are scratched: #4 Waiting Room\.\n/,
    );
  });

test('a race with no horse on the lists, and one on the dirt, are said', async () => {
  assert.match(
    await ask('race 2 switched to dirt, who draws in'),
    /^Nobody draws in if race 2 moves to the main track: the card lists no main-track-only horse in it\.\n[\s\S]*no also-eligible in race 2\./,
  );
  assert.match(await ask('race 3 off the turf who gets in'), /^Race 3 is carded for the dirt, not the turf/);
  assert.match(
    await ask('if the turf races come off who draws in'),
    /^1 main-track-only horse [\s\S]*\nNobody draws in if race 2 /,
  );
});

test('a race that is canceled or off is said to be first, in both languages', async () => {
  const card = aCard({
    races: [
      aRace({ number: 1, surface: 'turf' }),
      aRace({ number: 2, surface: 'turf', isCancelled: true }),
      aRace({ number: 3, surface: 'turf' }),
    ],
  });
  const later = asks(await openAssistant({ now: AFTER_RACE_1, card }));
  assert.match(
    await later('race 1 goes to the main track who gets in'),
    /^Race 1, .* is off: betting is closed\./,
  );
  assert.is(await later('race 2 goes to the main track who gets in'), 'Race 2 is canceled.');
  assert.match(await later('if the turf races come off who draws in'), /^Nobody draws in if race 3 /);
  assert.is(
    await later('si sacan la primera de la grama quién entra'),
    'La carrera 1 ya corrió: sus probabilidades no cambian.',
  );
  assert.is(await later('si sacan la segunda de la grama quién entra'), 'La carrera 2 está cancelada.');
});

test('in Spanish too', async () => {
  for (const question of [
    'si sacan la primera de la grama, ¿quién entra?',
    'primera fuera de la grama quién entra',
    'si la primera pasa a la pista principal, ¿quién entra?',
  ])
    assert.is(
      await ask(question),
      'Si la carrera 1 pasa a la pista principal entra 1 caballo (MTO): #3 Mud Pie.\nElegibles adicionales (also eligible), solo si retiran a otros: #4 Waiting Room.',
      question,
    );
  assert.match(await ask('si sacan la segunda del césped quién entra'), /no entra ninguno: el programa no/);
});

test('in Spanish who wins off the turf has the chances there and as it is', async () => {
  assert.match(
    await ask('si sacan la primera de la grama quién gana'),
    /^Carrera 1 fuera de la grama: los más probables son #1 Oak Alone 33\.3%, .*\nComo está ahora: #1 Oak Alone 50\.0%/,
  );
  assert.match(await ask('si sacan la tercera de la grama quién gana'), /no es en la grama/);
});

test('who wins or runs well off the turf, whether it is off, and a list by itself are other questions', async () => {
  for (const [question, answer] of [
    ['if race 1 comes off the turf who wins', /^- Race 1, off the turf to the dirt: /],
    ['if race 1 is off the turf who runs well on dirt', /^(?!1 main-track-only)/],
    ['is race 1 off the turf', /^Race 1 is on the turf: no change/],
    ['any main track only horses in race 1', /^Listed as main track only in race 1:/],
  ] as const)
    assert.match(await ask(question), answer, question);
});

test.run();
