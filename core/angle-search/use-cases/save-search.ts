import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock } from '../../accounts/ports.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { textOf } from '../combination.ts';
import type { SavedSearchStore, UnwatchSearch } from '../ports.ts';
import { readCombination } from '../read-combination.ts';
import { MOST_SAVED, nameOfSearch, type SavedSearch } from '../saved-search.ts';

/**
 * Saves a combination under a name, instead of an earlier one of that name, and gives all searches of the member. Another
 * combination under a name takes that name off the watch list: what it found does not hold of the new one. Refuses
 * ('invalid') what is no combination (`angle-search.bad-search`) or name (`angle-search.no-name`), and ('conflict',
 * `angle-search.too-many`) one more than `MOST_SAVED`.
 */
export const makeSaveSearch = ({
  savedSearches,
  unwatch,
  clock,
}: {
  readonly savedSearches: SavedSearchStore;
  readonly unwatch: UnwatchSearch;
  readonly clock: MachineClock;
}) =>
  async function saveSearch(
    memberId: MemberId,
    request: Pick<SavedSearch, 'name' | 'find'>,
  ): Promise<readonly SavedSearch[]> {
    const search = { name: nameOfSearch(request.name), find: textOf(readCombination(request.find)) };
    const saved = await savedSearches.searchesOf(memberId);
    const before = saved.find(({ name }) => name === search.name);
    if (saved.length >= MOST_SAVED && before === undefined) {
      throw new Refusal(
        'conflict',
        'angle-search.too-many',
        `You have ${MOST_SAVED} saved searches. Delete one to save another.`,
      );
    }
    await savedSearches.keep(memberId, { ...search, savedAt: clock() });
    if (before !== undefined && before.find !== search.find) await unwatch(memberId, search.name);
    return savedSearches.searchesOf(memberId);
  };

export type SaveSearch = ReturnType<typeof makeSaveSearch>;
