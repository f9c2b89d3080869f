import { makeMemoryWeatherShelf } from '#adapters/memory/weather-shelf.ts';
import { makePostgresWeatherShelf } from '#adapters/postgres/weather-shelf.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { weatherShelfScenarios } from './weather-shelf.scenarios.ts';

weatherShelfScenarios('memory', async () => ({
  weather: makeMemoryWeatherShelf(),
  close: async () => undefined,
}));

weatherShelfScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { weather: makePostgresWeatherShelf(database), close };
});
