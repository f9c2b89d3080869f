import { parseRaceId } from '#core/card/race.ts';
import type { FinishEntry } from '#core/results/desk/finish-entry.ts';
import type { FinishJournal } from '#core/results/desk/ports.ts';

/** Results entered by hand, in memory. */
export function makeMemoryFinishJournal(): FinishJournal {
  const entries: FinishEntry[] = [];
  return {
    async keep(entry) {
      entries.push(entry);
    },
    async entriesOn(trackSlug, day) {
      return entries.filter(({ raceId }) => {
        const parts = parseRaceId(raceId);
        return parts?.trackSlug === trackSlug && parts.day === day;
      });
    },
    async entryWith(id) {
      return entries.find(({ desk }) => desk.id === id) ?? null;
    },
  };
}
