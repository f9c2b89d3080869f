import type { CardChange } from '#core/card/card-change.ts';
import type { ChangeShelf } from '#core/card/ports.ts';
import { parseRaceId } from '#core/card/race.ts';

/** Late changes in memory. */
export function makeMemoryChangeShelf(): ChangeShelf {
  let kept: readonly CardChange[] = [];
  return {
    async keep(changes) {
      kept = [...kept, ...changes].toSorted((one, other) => one.knownAt - other.knownAt);
    },
    async changesOn(trackSlug, day, before) {
      return kept.filter(({ raceId, knownAt }) => {
        const parts = parseRaceId(raceId);
        return parts?.trackSlug === trackSlug && parts.day === day && knownAt < before;
      });
    },
    async dropDemo() {
      kept = kept.filter(({ raceId }) => parseRaceId(raceId)?.isDemo !== true);
    },
  };
}
