import { makePostgresWatchMailStore } from '#adapters/postgres/watch-mail-store.ts';
import { makePostgresWatchStore } from '#adapters/postgres/watch-store.ts';
import { makeMemoryWatchMailStore } from '#test/doubles/watch-mail-store.ts';
import { makeMemoryWatchStore } from '#test/doubles/watch-store.ts';
import { inMemory, onPostgres } from './member-stores.ts';
import { watchMailStoreScenarios } from './watch-mail-store.scenarios.ts';

watchMailStoreScenarios(
  'memory',
  inMemory(() => {
    const watch = makeMemoryWatchStore();
    return { ...watch, ...makeMemoryWatchMailStore(watch) };
  }),
);
watchMailStoreScenarios(
  'PostgreSQL',
  onPostgres((database) => ({
    ...makePostgresWatchStore(database),
    ...makePostgresWatchMailStore(database),
  })),
);
