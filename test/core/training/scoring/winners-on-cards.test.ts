import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PastPerformance } from '#core/card/past-performance.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { winnersOnCards } from '#core/training/scoring/winners-on-cards.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';

const test = suite('winners of past races, as later cards print them');

const line = (change: Partial<PastPerformance>) =>
  aPastRace({
    day: '2025-05-10' as RaceDay,
    track: 'AQU',
    raceNumber: 4,
    firstThree: [{ name: 'Tin Whistle', margin: 2 }],
    ...change,
  });
const cardWith = (...lines: readonly PastPerformance[]) =>
  aCard({
    races: [
      aRace({
        runners: lines.map((pastLine, index) =>
          aRunner({
            programNumber: String(index + 1),
            horseName: ['Also Ran', 'Paper Crown'][index] ?? 'Third',
            pastPerformances: [pastLine],
          }),
        ),
      }),
    ],
  });
const winnerOf = (...lines: readonly PastPerformance[]) => [
  ...(winnersOnCards([cardWith(...lines)]).get('AQU 2025-05-10 4') ?? []),
];

test('the first finisher named on a line won, unless another line contradicts it', () => {
  assert.equal(winnerOf(line({ official: 3 })), ['TINWHISTLE']);
});

test("the official winner's line counts over the first across the wire", () => {
  assert.equal(winnerOf(line({ official: 3 }), line({ official: 1, crossed: { position: 2, lengths: 1 } })), [
    'PAPERCROWN',
  ]);
});

test('a race whose first finisher was taken down is left out', () => {
  assert.equal(winnerOf(line({ official: 2, crossed: { position: 1, lengths: 1 } })), []);
});

test('a line without a race number is ignored', () => {
  assert.is(winnersOnCards([cardWith(line({ raceNumber: null }))]).size, 0);
});

test.run();
