import { makePostgresWatchPushStore } from '#adapters/postgres/watch-push-store.ts';
import { makeMemoryWatchPushStore } from '#test/doubles/watch-push-store.ts';
import { inMemory, onPostgres } from './member-stores.ts';
import { watchPushStoreScenarios } from './watch-push-store.scenarios.ts';

watchPushStoreScenarios('memory', inMemory(makeMemoryWatchPushStore));
watchPushStoreScenarios('PostgreSQL', onPostgres(makePostgresWatchPushStore));
