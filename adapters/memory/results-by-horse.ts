import { isKnownBefore } from '#core/card/history/printed-form.ts';
import { nameInKey } from '#core/card/history/same-horse.ts';
import { horseKey } from '#core/card/runner.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { ResultsByHorse } from '#core/results/ports.ts';
import type { ResultSheet } from '#core/results/result-sheet.ts';

/** Results in memory, by the horses that ran. */
export const makeMemoryResultsByHorse = (
  currentSheets: (until?: Instant) => readonly ResultSheet[],
): ResultsByHorse => ({
  async racesOf(names, before, until) {
    const isNamed = (name: string): boolean => names.includes(nameInKey(horseKey(name, null, null)));
    return currentSheets(until)
      .filter((sheet) => isKnownBefore(sheet, before))
      .map((sheet) => ({
        ...sheet,
        races: sheet.races.filter(({ starters }) => starters.some(({ horseName }) => isNamed(horseName))),
      }))
      .filter(({ races }) => races.length > 0);
  },
});
