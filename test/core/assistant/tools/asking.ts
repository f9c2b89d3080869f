import { type Instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aBoard } from '#test/support/a-board.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aPayout, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aPastRace, aPerson, aRecord, aRunner } from '#test/support/a-runner.ts';
import { openAssistant } from '#test/support/assistant-room.ts';
import { present } from '#test/support/present.ts';

export const NOON = parseInstant('2025-08-02T12:00:00-04:00') as Instant;
export const AFTER_RACE_2 = parseInstant('2025-08-02T13:50:00-04:00') as Instant;
export const AFTER_RACE_1 = parseInstant('2025-08-02T13:20:00-04:00') as Instant;

export const horse = (
  programNumber: string,
  horseName: string,
  toOne: number,
  ...figures: readonly number[]
) =>
  aRunner({
    programNumber,
    horseName,
    toOne,
    pastPerformances: figures.map((speedFigure) => aPastRace({ speedFigure })),
  });
const debut = {
  ...aRunner({ programNumber: '4', horseName: 'MORNING FERRY', toOne: 8, pastPerformances: [] }),
  records: { ...present(aRunner().records), life: aRecord({ starts: 0 }) },
};
export const card = aCard({
  races: [
    aRace({
      number: 1,
      runners: [
        horse('1', 'SILVER LATCH', 1, 83, 90),
        horse('2', 'QUIET FORD', 3, 92, 70),
        horse('3', 'TIN WHISTLE', 6, 80),
      ],
    }),
    aRace({
      number: 2,
      runners: [
        { ...horse('1', 'MARBLE BRIDGE', 2, 75), jockey: aPerson('ROE AVERY', 50, 20) },
        { ...horse('2', "LANTERN'S KEEPER", 4, 88), jockey: aPerson('ELM JODY', 40, 4) },
        debut,
      ],
    }),
  ],
});

export const starters = [
  {
    programNumber: '2',
    horseName: 'Quiet Ford',
    official: 1,
    crossed: 1,
    odds: 3.15,
    behind: 0,
    margin: 0.25,
  },
  {
    programNumber: '1',
    horseName: 'Silver Latch',
    official: 2,
    crossed: 2,
    odds: 1,
    behind: 0.25,
    margin: 4,
  },
  {
    programNumber: '3',
    horseName: 'Tin Whistle',
    official: 3,
    crossed: 3,
    odds: 6,
    behind: 4.25,
    margin: null,
  },
].map(aFinisher);
export const payouts = [
  aPayout({ winningNumbers: '2', payoff: 8.3 }),
  aPayout({ wager: 'Place', winningNumbers: '2', payoff: 4.1 }),
  aPayout({ wager: 'Place', winningNumbers: '1', payoff: 3.2 }),
];

/** What the chat of a room answers about Saratoga, in words; `earlier` are the questions and answers before. */
export const asks =
  ({ findAnswer }: Pick<Awaited<ReturnType<typeof openAssistant>>, 'findAnswer'>) =>
  async (question: string, earlier: Parameters<typeof findAnswer>[2] = []): Promise<string> =>
    (await findAnswer('saratoga', question, earlier)).answer.text;

/** Asks the chat about a day of two races, yesterday run; with a later moment race 1 is official. */
export async function asking(now: Instant = NOON) {
  const room = await openAssistant({ card, now });
  for (const day of ['2025-08-01', ...(now === NOON ? [] : ['2025-08-02'])])
    await room.results.keep(
      aSheet({ day: day as RaceDay, races: [aRaceResult({ raceNumber: 1, starters, payouts })] }),
      day,
    );
  return asks(room);
}

const moment = (clock: string): Instant => parseInstant(`2025-08-02T${clock}:00-04:00`) as Instant;

/** Asks the chat at noon, with live prices of race 1: a board for each time of the day, its prices in order of program number. */
export async function askingWithBoards(
  boards: readonly (readonly [clock: string, prices: readonly (number | null)[]])[],
) {
  const { id: raceId } = present(card.races[0]);
  const stored = boards.map(([clock, prices]) => aBoard({ raceId, at: moment(clock), prices }));
  const room = await openAssistant({
    card,
    now: NOON,
    knownAround: async () => new Map([[raceId, { boards: stored }]]),
  });
  await room.odds.keep(stored);
  return asks(room);
}
