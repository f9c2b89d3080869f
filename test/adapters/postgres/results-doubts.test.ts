import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresDoubtfulResults } from '#adapters/postgres/doubtful-results.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import { aDecision, aDoubt } from '#test/support/a-doubt.ts';
import { aMember } from '#test/support/a-member.ts';
import { aRaceResult, aSheet, RESULTS_DAY } from '#test/support/a-result.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';
import { withOlderResults } from '#test/support/older-results.ts';
import { openTestDatabase } from '#test/support/test-database.ts';

const test = suite('Results in doubt in PostgreSQL');

test('results stored before stay as they were, and races in doubt are found beside them', () =>
  inOlderDatabase('_results_doubts', async (database, migrate) => {
    const results = makePostgresResultStore(database);
    await withOlderResults(database, () => results.keep(aSheet(), 'before'));
    await migrate();
    assert.equal((await results.currentSheet('SAR', RESULTS_DAY, 'chart'))?.sheet, aSheet());
    const doubtful = makePostgresDoubtfulResults(database);
    assert.equal(await doubtful.doubtfulRaces(null), []);
    await results.keep(aSheet({ track: 'AQU', races: [aRaceResult({ doubts: [aDoubt()] })] }), 'after');
    assert.equal(
      (await doubtful.doubtfulRaces(null)).map(({ track, doubts }) => [track, doubts]),
      [['AQU', [aDoubt()]]],
    );
  }));

test('a decision is shown with the address of who decided, while the account exists', async () => {
  const { database, close } = await openTestDatabase();
  try {
    const anna = aMember();
    await makePostgresMemberStore(database).add(anna);
    const results = makePostgresResultStore(database);
    const decidedBy = (by: typeof anna.id | null) =>
      aRaceResult({ doubts: [aDoubt()], decision: aDecision('order', { by }) });
    const keepDay = (track: string, by: typeof anna.id | null) =>
      results.keep(aSheet({ track, races: [decidedBy(by)] }), track);
    await keepDay('AQU', anna.id);
    await keepDay('BEL', 'gone' as typeof anna.id);
    await keepDay('SAR', null);
    const races = await makePostgresDoubtfulResults(database).doubtfulRaces(null);
    assert.equal(
      races.map(({ track, byEmail }) => [track, byEmail]),
      [
        ['AQU', 'anna@example.com'],
        ['BEL', null],
        ['SAR', null],
      ],
    );
  } finally {
    await close();
  }
});

test.run();
