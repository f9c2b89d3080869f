import { makePostgresLinkStore } from '#adapters/postgres/link-store.ts';
import { makeMemoryLinkStore } from '#test/doubles/link-store.ts';
import { linkStoreScenarios } from './link-store.scenarios.ts';
import { inMemory, onPostgres } from './member-stores.ts';

linkStoreScenarios('memory', inMemory(makeMemoryLinkStore));
linkStoreScenarios('PostgreSQL', onPostgres(makePostgresLinkStore));
