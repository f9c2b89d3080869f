import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makeMemoryPicksStore } from '#adapters/memory/picks-store.ts';
import { makeMemoryResultStore } from '#adapters/memory/result-store.ts';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresChangeStore } from '#adapters/postgres/change-store.ts';
import { makePostgresDayCounts } from '#adapters/postgres/day-counts.ts';
import { makePostgresExpertStore } from '#adapters/postgres/expert-store.ts';
import { makePostgresFigureStore } from '#adapters/postgres/figure-store.ts';
import { makePostgresPedigreeStore } from '#adapters/postgres/pedigree-store.ts';
import { makePostgresPicksStore } from '#adapters/postgres/picks-store.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import { makePostgresWeatherStore } from '#adapters/postgres/weather-store.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import { DAY, type Instant, shift } from '#core/kernel/instant.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { makeMemoryDayCounts } from '#test/doubles/day-counts.ts';
import { makeMemoryExpertStore } from '#test/doubles/expert-store.ts';
import { makeMemoryFigureStore } from '#test/doubles/figure-store.ts';
import { makeMemoryPedigreeStore } from '#test/doubles/pedigree-store.ts';
import { MORNING } from '#test/support/a-change.ts';
import { anObservation, reportedBy } from '#test/support/a-weather.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { dayCountsScenarios } from './day-counts.scenarios.ts';

const LATER = shift(MORNING, DAY);

dayCountsScenarios('memory', async () => {
  const observedAt: Instant[] = [];
  const [printed, changes] = [makeMemoryCardStore(), makeMemoryChangeStore()];
  const stores = {
    cards: makeChangedCards({ cards: printed, changes, clock: () => LATER }),
    results: makeMemoryResultStore(),
    picks: makeMemoryPicksStore(),
    figures: makeMemoryFigureStore(),
    experts: makeMemoryExpertStore(),
    pedigrees: makeMemoryPedigreeStore(),
  };
  return {
    ...stores,
    standing: stores.cards,
    keepChanges: changes.keep,
    counts: makeMemoryDayCounts({
      ...stores,
      observedAt: (track) => (track === 'saratoga' ? observedAt : []),
    }),
    observe: async (instant) => void observedAt.push(instant),
    close: async () => undefined,
  };
});

dayCountsScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  const weather = makePostgresWeatherStore(database);
  const [cards, changes] = [makePostgresCardStore(database), makePostgresChangeStore(database)];
  return {
    counts: makePostgresDayCounts(database),
    cards,
    standing: makeChangedCards({ cards, changes, clock: () => LATER }),
    keepChanges: changes.keep,
    results: makePostgresResultStore(database),
    picks: makePostgresPicksStore(database),
    figures: makePostgresFigureStore(database),
    experts: makePostgresExpertStore(database),
    pedigrees: makePostgresPedigreeStore(database),
    observe: async (instant) => {
      const fact = anObservation({
        temperature: instant % 100,
        provenance: reportedBy('Elm Street Weather', instant),
      });
      await weather.keep([{ kind: 'observation', trackSlug: 'saratoga', knownAt: instant, fact }]);
    },
    close,
  };
});
