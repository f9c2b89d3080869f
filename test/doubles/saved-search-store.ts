import type { MemberId } from '#core/accounts/member.ts';
import type { SavedSearchStore } from '#core/angle-search/ports.ts';
import type { SavedSearch } from '#core/angle-search/saved-search.ts';

/** Members' saved searches in memory. */
export function makeMemorySavedSearchStore(): SavedSearchStore {
  const searches = new Map<MemberId, ReadonlyMap<string, SavedSearch>>();
  const savedBy = (memberId: MemberId) => searches.get(memberId) ?? new Map<string, SavedSearch>();
  return {
    searchesOf: async (memberId) =>
      [...savedBy(memberId).values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    everySearch: async () =>
      [...searches]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([memberId, saved]) =>
          [...saved.values()]
            .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
            .map((search) => ({ memberId, ...search })),
        ),
    keep: async (memberId, search) => {
      searches.set(memberId, new Map([...savedBy(memberId), [search.name, search]]));
    },
    remove: async (memberId, name) => {
      const saved = new Map(savedBy(memberId));
      const isRemoved = saved.delete(name);
      searches.set(memberId, saved);
      return isRemoved;
    },
    forget: async (memberId) => {
      searches.delete(memberId);
    },
  };
}
