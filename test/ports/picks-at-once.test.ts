import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresCardShelf } from '#adapters/postgres/card-shelf.ts';
import { makePostgresPicksShelf } from '#adapters/postgres/picks-shelf.ts';
import { analysisFor } from '#config/models.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeGeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import { MORNING } from '#test/core/picks/picks-of.ts';
import { aCard } from '#test/support/a-card.ts';
import { noBackings } from '#test/support/no-backings.ts';
import { openTestDatabase } from '#test/support/test-database.ts';

const analysis = analysisFor({ isKeySet: false });
const test = suite('picks at once');
const DAY = '2025-08-02' as RaceDay;

test('six at once over PostgreSQL make the picks of a day once', async () => {
  const { database, close } = await openTestDatabase();
  try {
    const cards = makePostgresCardShelf(database);
    const picks = makePostgresPicksShelf(database);
    await cards.keep(aCard(), 'hash');
    const doors = {
      cards,
      picks,
      clock: () => MORNING,
      oneAtATime: database.oneAtATime,
      analysis,
      backingsOf: noBackings,
    };
    const generatePicks = makeGeneratePicks(doors);
    const ask = { track: 'saratoga', day: DAY };
    const answers = await Promise.all(Array.from({ length: 6 }, () => generatePicks(ask)));
    assert.is((await picks.picksFor('saratoga', DAY))?.revision, 1);
    for (const { recommendations } of answers) assert.equal(recommendations, answers[0]?.recommendations);
  } finally {
    await close();
  }
});

test.run();
