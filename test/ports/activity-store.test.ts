import { makePostgresActivityStore } from '#adapters/postgres/activity-store.ts';
import { makeMemoryActivityStore } from '#test/doubles/activity-store.ts';
import { activityStoreScenarios } from './activity-store.scenarios.ts';
import { inMemory, onPostgres } from './member-stores.ts';

activityStoreScenarios('memory', inMemory(makeMemoryActivityStore));
activityStoreScenarios('PostgreSQL', onPostgres(makePostgresActivityStore));
