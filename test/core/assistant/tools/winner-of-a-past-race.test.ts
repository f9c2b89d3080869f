import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, NOON } from './asking.ts';

const test = suite('who won a race of an earlier day by its name');

const ran = (day: string, raceName: string, official: number, winner: string) =>
  aPastRace({
    day: day as RaceDay,
    raceName,
    official,
    firstThree: [{ name: winner, margin: 1 }],
  });
const runners = [
  aRunner({
    programNumber: '1',
    horseName: 'SILVER LATCH',
    pastPerformances: [
      ran('2025-05-03', 'Kentucky Derby presented by a Bank', 1, 'SILVER LATCH'),
      ran('2024-08-24', 'Travers S.', 4, 'OTHER FLAG'),
    ],
  }),
  aRunner({
    programNumber: '2',
    horseName: 'QUIET FORD',
    pastPerformances: [ran('2025-06-07', 'Belmont Derby S.', 1, 'QUIET FORD')],
  }),
];
const ask = asks(
  await openAssistant({
    card: aCard({ races: [aRace({ number: 1, name: 'Whitney S.', runners })] }),
    now: NOON,
  }),
);

test('a starter that won it is named, with its race of today', async () => {
  for (const question of [
    'who won the kentucky derby',
    'who won the Derby this year',
    '2025 Kentucky Derby winner',
    'winner of the derby',
  ])
    assert.match(
      await ask(question),
      /^Silver Latch won the Kentucky Derby on May 3, 2025; today it is #1 Silver Latch in race 1\.\n- May 3, 2025/,
      question,
    );
});

test('another winner is known from the line of a starter that ran in it', async () => {
  for (const question of [
    'who won the travers last year',
    "last year's Travers winner",
    'who won the 2024 Travers Stakes',
  ])
    assert.match(
      await ask(question),
      /^Other Flag crossed the wire first in the Travers on Aug 24, 2024, by the past races of Silver Latch in race 1\./,
      question,
    );
});

test('a race that no starter shows is said to be unknown, and no other race is taken for it', async () => {
  for (const [question, which] of [
    ['who won the travers in 2019', 'the Travers of 2019'],
    ['who won the 2020 Whitney', 'the Whitney of 2020'],
    ['who won the preakness', 'the Preakness'],
  ] as const)
    assert.ok((await ask(question)).startsWith(`Who won ${which} is not known here`), question);
  assert.match(await ask('who won the belmont last year'), /^Who won the Belmont of 2024 is not known here/);
});

test('races of today, places of a card and people are other questions', async () => {
  for (const question of [
    'who won the Whitney',
    'who won today',
    'who is the likely winner',
    'who is the probable winner',
    'give me the easiest winner',
    'who took the overlay',
    'who won the riding title last year',
    'who won big',
    'who won the last race',
    'who won the first',
    'who won the most races',
    'who won the double',
    'who won the travers yesterday',
    'who will win the travers',
  ])
    assert.not.match(
      await ask(question),
      /not known here: no starter|crossed the wire first in|; today it is/,
      question,
    );
});

test.run();
