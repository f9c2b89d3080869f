import type { MemberId } from '../../accounts/member.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { SavedSearchStore, UnwatchSearch } from '../ports.ts';
import type { SavedSearch } from '../saved-search.ts';

interface DeleteSearchDeps {
  readonly savedSearches: SavedSearchStore;
  readonly unwatch: UnwatchSearch;
}

/**
 * Deletes a saved search, takes it off the watch list and gives those left. Refuses ('not-found',
 * `angle-search.unknown-search`) an unknown name.
 */
export const makeDeleteSearch = ({ savedSearches, unwatch }: DeleteSearchDeps) =>
  async function deleteSearch(memberId: MemberId, name: string): Promise<readonly SavedSearch[]> {
    if (!(await savedSearches.remove(memberId, name))) {
      throw new Refusal('not-found', 'angle-search.unknown-search', 'You have no saved search of that name.');
    }
    await unwatch(memberId, name);
    return savedSearches.searchesOf(memberId);
  };

export type DeleteSearch = ReturnType<typeof makeDeleteSearch>;
