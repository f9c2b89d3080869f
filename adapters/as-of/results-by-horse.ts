import { type Instant, instant } from '#core/kernel/instant.ts';
import type { ResultsByHorse } from '#core/results/ports.ts';

/** Results of horses as they were stored at a moment. */
export const resultsByHorseAsOf = (results: ResultsByHorse, moment: Instant): ResultsByHorse => ({
  racesOf: (names, before) => results.racesOf(names, instant(Math.min(before, moment)), moment),
});
