import type { MemberId } from '../accounts/member.ts';
import type { SavedSearch } from './saved-search.ts';

/** Takes a saved search off the member's watch list, with the entries it found; nothing where it is not on it. */
export type UnwatchSearch = (memberId: MemberId, name: string) => Promise<unknown>;

/** Members' saved searches, one a name; they go with the account. */
export interface SavedSearchStore {
  /** By name. */
  searchesOf(memberId: MemberId): Promise<readonly SavedSearch[]>;
  /** Those of all members, by member and name. */
  everySearch(): Promise<readonly (SavedSearch & { readonly memberId: MemberId })[]>;
  /** Saves a search instead of an earlier one of its name; refuses ('signed-out') one of a deleted account. */
  keep(memberId: MemberId, search: SavedSearch): Promise<void>;
  /** False when there is none of that name. */
  remove(memberId: MemberId, name: string): Promise<boolean>;
  forget(memberId: MemberId): Promise<void>;
}
