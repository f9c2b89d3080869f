import type { HttpDeps } from '#adapters/http/app.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import { CARD_ANGLES } from '#core/angle-search/angles/index.ts';
import type { SavedSearchStore, UnwatchSearch } from '#core/angle-search/ports.ts';
import { makeDeleteSearch } from '#core/angle-search/use-cases/delete-search.ts';
import { makeSaveSearch } from '#core/angle-search/use-cases/save-search.ts';
import { makeSearchAngles } from '#core/angle-search/use-cases/search-angles.ts';
import type { CardCalendar, CardStore } from '#core/card/ports.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { WatchStore } from '#core/notebook/ports.ts';
import type { ResultStore } from '#core/results/ports.ts';
import { makeReadRacingNow } from '#core/results/use-cases/read-racing-now.ts';

interface AngleStores {
  readonly cards: CardStore & CardCalendar;
  readonly results: ResultStore;
  readonly savedSearches: SavedSearchStore;
  readonly watch: Pick<WatchStore, 'unwatch'>;
}

/** Angles as they are wired, on these stores. */
export const angleDeps = (
  { cards, results, savedSearches, watch }: AngleStores,
  clock: Clock,
  unwatch: UnwatchSearch = (memberId, name) => watch.unwatch(memberId, 'search', name),
): HttpDeps['useCases']['angles'] => ({
  cardAngles: CARD_ANGLES,
  searchAngles: makeSearchAngles({
    cards,
    results,
    racingNow: makeReadRacingNow({ cards, clock }),
    yieldToEventLoop: async () => undefined,
  }),
  savedSearches: savedSearches.searchesOf,
  saveSearch: makeSaveSearch({ savedSearches, unwatch, clock: machineClock }),
  deleteSearch: makeDeleteSearch({ savedSearches, unwatch }),
});
