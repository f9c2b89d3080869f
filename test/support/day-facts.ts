import { instantOn } from '#core/kernel/race-day.ts';
import type { DayFacts } from '#core/operations/day-facts.ts';
import { RUN_DAY } from './a-run.ts';

const ZONE = 'America/New_York';

/** A day of ten races of which nothing but the card is kept; pass what matters to the test. */
export const someFacts = (change: Partial<DayFacts> = {}): DayFacts => {
  const day = change.day ?? RUN_DAY;
  return {
    day,
    card: {
      tier: 'live',
      source: 'NYRA',
      races: 10,
      racesWithoutRunners: 0,
      firstPost: instantOn(day, 13 * 60, ZONE),
      lastPost: instantOn(day, 18 * 60, ZONE),
    },
    resultRaces: 0,
    observations: 0,
    selections: 0,
    selectedRaces: 0,
    pedigrees: 0,
    pedigreeRaces: 0,
    pickedRaces: 0,
    arePicksOutdated: false,
    figureRaces: 0,
    ...change,
  };
};
