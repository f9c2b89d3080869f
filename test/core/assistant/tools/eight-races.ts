import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPastRace, aPerson, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { asks, NOON } from './asking.ts';

const trainer = aPerson('DANE MILLER', 40, 10);
const met = (official: number) =>
  aPastRace({ day: '2025-06-14' as never, track: 'BAQ', raceNumber: 5, official });

/** The horses of race 1, the likeliest winner first; the last one is on the also-eligible list. */
const first = [
  { horseName: 'SILVER LATCH', sex: 'filly', daysSinceLast: 120, pastPerformances: [met(2)] },
  { horseName: 'QUIET FORD', sex: 'colt', daysSinceLast: 12, pastPerformances: [met(1)] },
  { horseName: 'TIN WHISTLE', sex: 'gelding', daysSinceLast: 40, pastPerformances: null },
  { horseName: 'HARBOR SONG', sex: 'colt', daysSinceLast: 90, pastPerformances: [] },
  {
    horseName: 'OAK ALONE',
    sex: 'mare',
    daysSinceLast: 20,
    pastPerformances: [],
    listStatus: 'also-eligible',
  },
] as const;

const others = (number: number) =>
  ['AMBER', 'BIRCH', 'CEDAR', 'DOVER'].map((word, index) =>
    aRunner({
      programNumber: String(index + 1),
      horseName: `${word} ${'QWERTYUI'[number - 1]}ILLOW`,
      toOne: 1 + 2 * index,
    }),
  );

/** A day of eight races: race 1 is a sprint of five horses, race 2 a route, race 8 canceled. */
export const eightRaces = aCard({
  races: Array.from({ length: 8 }, (_, index) =>
    aRace({
      number: index + 1,
      distanceYards: index === 0 ? 1320 : 1980,
      wagers: 'Exacta ($1), Pick 4 (.50) (1-4)',
      ...(index === 7 ? { isCancelled: true as const, wagers: 'Exacta ($1), Trifecta (.50)' } : {}),
      runners:
        index > 0
          ? others(index + 1)
          : first.map((change, place) => ({
              ...aRunner({
                programNumber: String(place + 1),
                horseName: change.horseName,
                toOne: 1 + 2 * place,
                trainer,
              }),
              ...(change as object),
            })),
    }),
  ),
});

/** Asks the chat at noon about that day. */
export const askOfEight = asks(await openAssistant({ card: eightRaces, now: NOON }));

/** What is answered to the last of some questions in a conversation. */
export async function lastOfEight(...questions: readonly string[]): Promise<string> {
  const earlier: { question: string; answer: string }[] = [];
  for (const question of questions) earlier.push({ question, answer: await askOfEight(question, earlier) });
  return earlier.at(-1)?.answer ?? '';
}
