import { makePostgresWeatherStore } from '#adapters/postgres/weather-store.ts';
import { makeMemoryWeatherStore } from '#test/doubles/weather-store.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { weatherStoreScenarios } from './weather-store.scenarios.ts';

weatherStoreScenarios('memory', async () => ({
  weather: makeMemoryWeatherStore(),
  close: async () => undefined,
}));

weatherStoreScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { weather: makePostgresWeatherStore(database), close };
});
