import { makePostgresDayMailStore } from '#adapters/postgres/day-mail-store.ts';
import { makeMemoryDayMailStore } from '#test/doubles/day-mail-store.ts';
import { dayMailStoreScenarios } from './day-mail-store.scenarios.ts';
import { inMemory, onPostgres } from './member-stores.ts';

dayMailStoreScenarios('memory', inMemory(makeMemoryDayMailStore));
dayMailStoreScenarios('PostgreSQL', onPostgres(makePostgresDayMailStore));
