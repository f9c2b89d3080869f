import type { MemberId } from '../../accounts/member.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { SavedSearchStore } from '../ports.ts';
import type { SavedSearch } from '../saved-search.ts';

/** Deletes a saved search and gives those left. Refuses ('not-found', `angle-search.unknown-search`) an unknown name. */
export const makeDeleteSearch = ({ savedSearches }: { readonly savedSearches: SavedSearchStore }) =>
  async function deleteSearch(memberId: MemberId, name: string): Promise<readonly SavedSearch[]> {
    if (await savedSearches.remove(memberId, name)) return savedSearches.searchesOf(memberId);
    throw new Refusal('not-found', 'angle-search.unknown-search', 'You have no saved search of that name.');
  };

export type DeleteSearch = ReturnType<typeof makeDeleteSearch>;
