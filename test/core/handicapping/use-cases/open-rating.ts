import { handicapper as inUse } from '#config/models.ts';
import type { Race } from '#core/card/race.ts';
import type { Surroundings } from '#core/handicapping/evidence.ts';
import { makeRateDay } from '#core/handicapping/use-cases/rate-day.ts';
import { makeRateRace } from '#core/handicapping/use-cases/rate-race.ts';
import { market } from '#test/support/market-model.ts';
import { MORNING, storeWith } from './cards-of-two-races.ts';

/** The plainest of the models: the prices without their overround. */
const handicapper = { ...inUse, model: market };

export const DRY = { temperature: 70, windSpeed: 3, conditions: 'Clear', trackCondition: 'Fast' };
export const WET = { ...DRY, conditions: 'Rain', trackCondition: 'Sloppy' };

/** Both ways to rate, and which races each asked about. */
export async function openRating(around: Surroundings = {}, now = MORNING, cards = storeWith()) {
  const looked: string[][] = [];
  const deps = {
    cards: await cards,
    clock: () => now,
    handicapper,
    knownAround: async (races: readonly Race[]) => {
      looked.push(races.map(({ id }) => id));
      return new Map(races.map(({ id }) => [id, around]));
    },
  };
  return { looked, rateDay: makeRateDay(deps), rateRace: makeRateRace(deps) };
}
