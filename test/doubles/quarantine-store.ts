import type { QuarantineStore } from '#core/operations/ports.ts';
import { LISTED_CHARACTERS, type QuarantinedItem } from '#core/operations/quarantine.ts';

/** Answers set aside, in memory. */
export function makeMemoryQuarantineStore(): QuarantineStore {
  let quarantinedItems: readonly QuarantinedItem[] = [];
  return {
    async keep(item) {
      quarantinedItems = [{ ...item, id: quarantinedItems.length + 1 }, ...quarantinedItems];
    },
    find: async (id) => quarantinedItems.find((item) => item.id === id) ?? null,
    list: async (most) =>
      [...quarantinedItems]
        .sort((a, b) => b.at - a.at)
        .slice(0, most)
        .map(({ text, ...item }) => ({
          ...item,
          beginning: text.slice(0, LISTED_CHARACTERS),
          length: text.length,
        })),
  };
}
