import { CARD_ANGLES } from '#core/angle-search/angles/index.ts';
import type { UnwatchSearch } from '#core/angle-search/ports.ts';
import { type DeleteSearch, makeDeleteSearch } from '#core/angle-search/use-cases/delete-search.ts';
import { makeSaveSearch, type SaveSearch } from '#core/angle-search/use-cases/save-search.ts';
import { makeSearchAngles, type SearchAngles } from '#core/angle-search/use-cases/search-angles.ts';
import { yieldToEventLoop } from './machine.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly searchAngles: SearchAngles;
    readonly saveSearch: SaveSearch;
    readonly deleteSearch: DeleteSearch;
  }
}

const unwatchSearch =
  (get: Get): UnwatchSearch =>
  (memberId, name) =>
    get('watch').unwatch(memberId, 'search', name);

/** Angles over the card, and the searches that members save. */
export const angleWiring = () =>
  wiring({
    searchAngles: (get) =>
      makeSearchAngles({
        cards: get('cards'),
        results: get('results'),
        racingNow: get('racingNow'),
        yieldToEventLoop,
      }),
    saveSearch: (get) =>
      makeSaveSearch({
        savedSearches: get('savedSearches'),
        unwatch: unwatchSearch(get),
        clock: get('machineClock'),
      }),
    deleteSearch: (get) =>
      makeDeleteSearch({ savedSearches: get('savedSearches'), unwatch: unwatchSearch(get) }),
  });

/** What the HTTP call that searches the card needs. */
export const angleSearchDeps = (get: Get) => ({ searchAngles: get('searchAngles') });

/** What the HTTP calls about angles need. */
export const angleDeps = (get: Get) => ({
  ...angleSearchDeps(get),
  cardAngles: CARD_ANGLES,
  savedSearches: get('savedSearches').searchesOf,
  saveSearch: get('saveSearch'),
  deleteSearch: get('deleteSearch'),
});
