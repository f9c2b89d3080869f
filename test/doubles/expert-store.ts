import { type DaySelection, selectionContent, selectionKey } from '#core/press/day-selection.ts';
import type { ExpertStore } from '#core/press/ports.ts';

/** Selections of experts in memory. */
export function makeMemoryExpertStore(): ExpertStore {
  /** By key, the first telling first. */
  const selectionsByKey = new Map<string, readonly DaySelection[]>();

  function keepOne(selection: DaySelection): boolean {
    const key = selectionKey(selection);
    const before = selectionsByKey.get(key) ?? [];
    const last = before.at(-1);
    if (last !== undefined && selectionContent(last) === selectionContent(selection)) return false;
    selectionsByKey.set(key, [...before, selection]);
    return true;
  }

  return {
    keep: async (selections) => selections.filter(keepOne).length,
    selectionsFor: async (track, day, before) =>
      [...selectionsByKey.values()]
        .map((tellings) => tellings.findLast(({ provenance }) => provenance.at < before))
        .filter((daySelection) => daySelection !== undefined)
        .filter((daySelection) => daySelection.track === track && daySelection.day === day)
        .sort((a, b) => a.raceNumber - b.raceNumber),
    async dropDaysBefore(day) {
      const old = [...selectionsByKey].filter(([, [first]]) => first !== undefined && first.day < day);
      for (const [key] of old) selectionsByKey.delete(key);
      return old.reduce((sum, [, tellings]) => sum + tellings.length, 0);
    },
  };
}
