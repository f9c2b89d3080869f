import type { QuarantineShelf } from '#core/operations/ports.ts';
import { type KeptAside, LISTED_CHARACTERS } from '#core/operations/quarantine.ts';

/** Answers set aside, in memory. */
export function makeMemoryQuarantineShelf(): QuarantineShelf {
  let kept: readonly KeptAside[] = [];
  return {
    async keep(item) {
      kept = [{ ...item, id: kept.length + 1 }, ...kept];
    },
    find: async (id) => kept.find((item) => item.id === id) ?? null,
    list: async (most) =>
      [...kept]
        .sort((one, other) => other.at - one.at)
        .slice(0, most)
        .map(({ text, ...item }) => ({
          ...item,
          beginning: text.slice(0, LISTED_CHARACTERS),
          length: text.length,
        })),
  };
}
