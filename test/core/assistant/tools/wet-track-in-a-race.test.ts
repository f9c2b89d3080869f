import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Record4, Runner } from '#core/card/runner.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRecord, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';
import { asks, NOON } from './asking.ts';

const test = suite('a wet track in one race');

const on = (programNumber: string, horseName: string, wet: Record4 | null): Runner => {
  const runner = aRunner({ programNumber, horseName, toOne: 2 });
  return { ...runner, records: { ...present(runner.records), wet } };
};
const record = (wins: number, starts: number) => aRecord({ wins, starts });

const ask = asks(
  await openAssistant({
    now: NOON,
    card: aCard({
      races: [
        aRace({
          number: 1,
          name: 'Belmont S. presented by NYRA Bets',
          runners: [
            on('1', 'SILVER LATCH', record(0, 2)),
            on('2', 'QUIET FORD', record(1, 1)),
            on('3', 'TIN WHISTLE', record(0, 0)),
            on('4', 'MORNING FERRY', null),
          ],
        }),
        aRace({
          number: 2,
          name: 'Jaipur S.',
          surface: 'turf',
          runners: [on('1', 'MARBLE BRIDGE', record(0, 0)), on('2', 'CEDAR PATH', record(0, 0))],
        }),
        aRace({ number: 3, runners: [on('1', 'GREAT MUDDER', record(5, 5)), on('2', 'OAK', record(2, 9))] }),
      ],
    }),
  }),
);

const BELMONT = new RegExp(
  [
    '^Most wins on a wet track in race 1: 1 for 1, #2 Quiet Ford\\. 2 of 4 starters have run on a wet track, and 1 has won\\.',
    '- #2 Quiet Ford: 1 for 1 on a wet track',
    '- #1 Silver Latch: 0 for 2 on a wet track',
    'No start on a wet track: #3 Tin Whistle\\.',
    'Record on a wet track not on the card: #4 Morning Ferry\\.$',
  ].join('\\n'),
);

for (const question of [
  'sloppy race 1 who moves up',
  'belmont sloppy who moves up',
  'sloppy belmont who moves up',
  'wet track belmont, who likes slop',
  'mud race 1 who likes it',
  'rain in race 1, which horses benefit',
  'who likes the slop in the belmont',
  'muddy track belmont stakes any mudders',
])
  test(`"${question}" has the wet record of every starter of that race`, async () => {
    assert.match(await ask(question), BELMONT);
  });

test('the worst record does not lead with the most wins', async () => {
  for (const question of ['who has the worst wet record in race 3', 'worst record in the mud in race 1'])
    assert.not.match(await ask(question), /^Most wins/, question);
});

test('a race in which nobody has run on a wet track says so, and that it is carded for the turf', async () => {
  assert.is(
    await ask('wet track jaipur who likes slop'),
    [
      'Race 2: 0 of 2 starters have run on a wet track, and none have won.',
      'No start on a wet track: #1 Marble Bridge, #2 Cedar Path.',
      'Race 2 is carded for the turf: these are records on wet main tracks, which count if it comes off the turf.',
    ].join('\n'),
  );
});

test('who wins a race on a wet track has our chances and then the wet records of that race', async () => {
  for (const question of ['sloppy belmont who wins', 'if it rains who wins the belmont'])
    assert.match(
      await ask(question),
      /^- Race 1 on a wet track \(Sloppy\): [\s\S]*our chances do not move[^\n]*\nMost wins on a wet track in race 1: 1 for 1, #2 Quiet Ford\./,
      question,
    );
});

test('without a race the whole card is ranked, and a horse or another figure is no wet track of a race', async () => {
  assert.match(await ask('who moves up in the slop'), /^Highest win rate on a wet track .* on the card/);
  for (const question of [
    'wet track race 1 who has the best beyer',
    'is the track wet and who wins race 1',
    'Great Mudder sloppy who moves up belmont park',
    'who moves up in class in race 1',
  ])
    assert.not.match(await ask(question), /^Most wins on a wet track/, question);
});

test.run();
