import type { Card } from '#core/card/race.ts';
import { horseKey } from '#core/card/runner.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard, aProvenance } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aFinisher, aRaceResult, aSheet } from '#test/support/a-result.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';

const YESTERDAY = '2025-08-01' as RaceDay;

/** Horses and people whose names begin with a word of their own track. */
const fieldOf = (word: string) =>
  [2.5, 3, 4, 6, 10, 20].map((toOne, index) => {
    const horseName = `${word.toUpperCase()} RUNNER ${index + 1}`;
    return aRunner({
      programNumber: String(index + 1),
      toOne,
      horseName,
      horseKey: horseKey(horseName, 2021, ''),
      jockey: aPerson(`${word} Rider`),
      trainer: aPerson(`${word} Barn`),
    });
  });

const cardOf = (trackSlug: string, word: string, code: string): Card =>
  aCard({
    trackSlug,
    provenance: { ...aProvenance(), source: `Card of ${code}` },
    races: [1, 2].map((number) => aRace({ trackSlug, number, runners: fieldOf(word) })),
  });

const sheetOf = (track: string, word: string, name: string) =>
  aSheet({
    track,
    day: YESTERDAY,
    provenance: { ...aProvenance(), source: `Chart of ${name}` },
    races: [1, 2].map((raceNumber) =>
      aRaceResult({
        raceNumber,
        starters: ['1', '2', '3'].map((programNumber, index) =>
          aFinisher({
            programNumber,
            horseName: `${word} Runner ${programNumber}`,
            jockeyName: `${word} Rider`,
            trainerName: `${word} Barn`,
            official: index + 1,
            crossed: index + 1,
          }),
        ),
      }),
    ),
  });

/** Words that belong to one track only. */
export const ONLY = {
  saratoga: /saratoga|cedar|card of SAR/i,
  aqueduct: /aqueduct|ozone|card of AQU/i,
} as const;

/** Saratoga and Aqueduct race on one day, each with results of the day before. */
export const TWO_TRACKS = {
  cards: [cardOf('saratoga', 'Cedar', 'SAR'), cardOf('aqueduct', 'Ozone', 'AQU')],
  results: [sheetOf('SAR', 'Cedar', 'Saratoga'), sheetOf('AQU', 'Ozone', 'Aqueduct')],
};

/** Every text in an answer, however deep; keys are no texts. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
