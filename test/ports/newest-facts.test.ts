import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresNewestFacts } from '#adapters/postgres/newest-facts.ts';
import { shift } from '#core/kernel/instant.ts';
import { makeMemoryNewestFacts } from '#test/doubles/newest-facts.ts';
import { aCard } from '#test/support/a-card.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { KNOWN_AT, newestFactsScenarios } from './newest-facts.scenarios.ts';

const NEWS = [
  { id: 'early', source: 'A paper', at: KNOWN_AT.earlyNews },
  { id: 'late', source: 'A wire', at: KNOWN_AT.lateNews },
] as const;

newestFactsScenarios('memory', async () => ({
  newest: makeMemoryNewestFacts([
    ...NEWS.map(({ source, at: instant }) => ({
      source: 'news' as const,
      provenance: { tier: 'live' as const, source, at: instant },
    })),
    { source: 'weather', provenance: { tier: 'live', source: 'A station', at: KNOWN_AT.weather } },
  ]),
  close: async () => undefined,
}));

newestFactsScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  for (const { id, source, at: instant } of NEWS)
    await database.pool('press.items').insert({
      ...{ id, title: 'Gallops', summary: '', url: 'https://paper.example/1', source },
      ...{ sources: [source], tier: 'live', heard_at_ms: instant },
    });
  await database.pool('weather.facts').insert({
    ...{ track_slug: 'saratoga', kind: 'observation', source: 'A station' },
    ...{ known_at_ms: KNOWN_AT.weather, fact: {} },
  });
  // Course conditions come from the source of late changes, not from the weather's source.
  await database.pool('weather.facts').insert({
    ...{ track_slug: 'saratoga', kind: 'courses', source: 'NYRA' },
    ...{ known_at_ms: shift(KNOWN_AT.weather, 1), fact: {} },
  });
  return { newest: makePostgresNewestFacts(database), close };
});

const test = suite('Newest facts out of the stores of every room');

test('an imported card is the newest of the races, with its tier', async () => {
  const { database, close } = await openTestDatabase();
  const card = aCard();
  await makePostgresCardStore(database).keep(card, 'hash');
  const [newestFact] = await makePostgresNewestFacts(database).newestAt('saratoga', [
    shift(card.provenance.at, 1),
  ]);
  assert.equal([newestFact?.source, newestFact?.provenance], ['races', card.provenance]);
  await close();
});

test.run();
