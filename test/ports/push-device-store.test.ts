import { makePostgresPushDeviceStore } from '#adapters/postgres/push-device-store.ts';
import { makeMemoryPushDeviceStore } from '#test/doubles/push-device-store.ts';
import { inMemory, onPostgres } from './member-stores.ts';
import { pushDeviceStoreScenarios } from './push-device-store.scenarios.ts';

pushDeviceStoreScenarios('memory', inMemory(makeMemoryPushDeviceStore));
pushDeviceStoreScenarios('PostgreSQL', onPostgres(makePostgresPushDeviceStore));
