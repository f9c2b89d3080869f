import type { CardChange } from '#core/card/card-change.ts';
import type { ChangeStore } from '#core/card/ports.ts';
import { parseRaceId } from '#core/card/race.ts';

/** Late changes in memory. */
export function makeMemoryChangeStore(): ChangeStore {
  let cardChanges: readonly CardChange[] = [];
  return {
    async keep(changes) {
      cardChanges = [...cardChanges, ...changes].toSorted((a, b) => a.knownAt - b.knownAt);
    },
    async changesOn(trackSlug, day, before) {
      return cardChanges.filter(({ raceId, knownAt }) => {
        const parts = parseRaceId(raceId);
        return parts?.trackSlug === trackSlug && parts.day === day && knownAt < before;
      });
    },
    async entryWith(id) {
      return cardChanges.find(({ desk }) => desk?.id === id) ?? null;
    },
    async changesBetween({ from, to }, before) {
      return cardChanges.filter(({ raceId, knownAt }) => {
        const day = parseRaceId(raceId)?.day ?? '';
        return day >= from && day <= to && knownAt < before;
      });
    },
    async dropDemo() {
      cardChanges = cardChanges.filter(({ raceId }) => parseRaceId(raceId)?.isDemo !== true);
    },
  };
}
