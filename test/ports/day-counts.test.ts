import { makeMemoryCardShelf } from '#adapters/memory/card-shelf.ts';
import { makeMemoryChangeShelf } from '#adapters/memory/change-shelf.ts';
import { makeMemoryDayCounts } from '#adapters/memory/day-counts.ts';
import { makeMemoryExpertShelf } from '#adapters/memory/expert-shelf.ts';
import { makeMemoryFigureShelf } from '#adapters/memory/figure-shelf.ts';
import { makeMemoryPedigreeShelf } from '#adapters/memory/pedigree-shelf.ts';
import { makeMemoryPicksShelf } from '#adapters/memory/picks-shelf.ts';
import { makeMemoryResultShelf } from '#adapters/memory/result-shelf.ts';
import { makePostgresCardShelf } from '#adapters/postgres/card-shelf.ts';
import { makePostgresChangeShelf } from '#adapters/postgres/change-shelf.ts';
import { makePostgresDayCounts } from '#adapters/postgres/day-counts.ts';
import { makePostgresExpertShelf } from '#adapters/postgres/expert-shelf.ts';
import { makePostgresFigureShelf } from '#adapters/postgres/figure-shelf.ts';
import { makePostgresPedigreeShelf } from '#adapters/postgres/pedigree-shelf.ts';
import { makePostgresPicksShelf } from '#adapters/postgres/picks-shelf.ts';
import { makePostgresResultShelf } from '#adapters/postgres/result-shelf.ts';
import { makePostgresWeatherShelf } from '#adapters/postgres/weather-shelf.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import { DAY, type Instant, shift } from '#core/kernel/instant.ts';
import { MORNING } from '#test/support/a-change.ts';
import { anObservation, toldBy } from '#test/support/a-weather.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { dayCountsScenarios } from './day-counts.scenarios.ts';

const LATER = shift(MORNING, DAY);

dayCountsScenarios('memory', async () => {
  const observedAt: Instant[] = [];
  const [printed, changes] = [makeMemoryCardShelf(), makeMemoryChangeShelf()];
  const shelves = {
    cards: makeChangedCards({ cards: printed, changes, clock: () => LATER }),
    results: makeMemoryResultShelf(),
    picks: makeMemoryPicksShelf(),
    figures: makeMemoryFigureShelf(),
    experts: makeMemoryExpertShelf(),
    pedigrees: makeMemoryPedigreeShelf(),
  };
  return {
    ...shelves,
    standing: shelves.cards,
    keepChanges: changes.keep,
    counts: makeMemoryDayCounts({
      ...shelves,
      observedAt: (track) => (track === 'saratoga' ? observedAt : []),
    }),
    observe: async (at) => void observedAt.push(at),
    close: async () => undefined,
  };
});

dayCountsScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  const weather = makePostgresWeatherShelf(database);
  const [cards, changes] = [makePostgresCardShelf(database), makePostgresChangeShelf(database)];
  return {
    counts: makePostgresDayCounts(database),
    cards,
    standing: makeChangedCards({ cards, changes, clock: () => LATER }),
    keepChanges: changes.keep,
    results: makePostgresResultShelf(database),
    picks: makePostgresPicksShelf(database),
    figures: makePostgresFigureShelf(database),
    experts: makePostgresExpertShelf(database),
    pedigrees: makePostgresPedigreeShelf(database),
    observe: async (at) => {
      const fact = anObservation({ temperature: at % 100, provenance: toldBy('Elm Street Weather', at) });
      await weather.keep([{ kind: 'observation', trackSlug: 'saratoga', knownAt: at, fact }]);
    },
    close,
  };
});
