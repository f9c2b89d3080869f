import type { MemberId } from '../../accounts/member.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { SavedSearchStore, UnwatchSearch } from '../ports.ts';
import type { SavedSearch } from '../saved-search.ts';

interface DeleteSearchDeps {
  readonly savedSearches: SavedSearchStore;
  readonly unwatch: UnwatchSearch;
}

/**
 * Takes a saved search off the watch list, then deletes it, and gives those left: what stops halfway can be done again. Refuses ('not-found',
 * `angle-search.unknown-search`) an unknown name.
 */
export const makeDeleteSearch = ({ savedSearches, unwatch }: DeleteSearchDeps) =>
  async function deleteSearch(memberId: MemberId, name: string): Promise<readonly SavedSearch[]> {
    await unwatch(memberId, name);
    if (!(await savedSearches.remove(memberId, name))) {
      throw new Refusal('not-found', 'angle-search.unknown-search', 'You have no saved search of that name.');
    }
    return savedSearches.searchesOf(memberId);
  };

export type DeleteSearch = ReturnType<typeof makeDeleteSearch>;
