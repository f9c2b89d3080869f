import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresJobStore } from '#adapters/postgres/job-store.ts';
import { makePostgresRunStore } from '#adapters/postgres/run-store.ts';
import { instant } from '#core/kernel/instant.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';

const test = suite('runs and jobs stored before other tracks had any');

test('they stay the flagship’s, and another track has none of them', () =>
  inOlderDatabase('_operations_tracks', async (database, migrate) => {
    const facts = JSON.stringify({ failedTries: [], lines: [], linesDropped: 0, faults: [] });
    await database.pool.raw(
      `insert into operations.runs (id, source, track, race_day, asked_by, started_at_ms, ended_at_ms, status, expected,
         received, lease_until_ms, facts)
       values ('old', 'weather', 'saratoga', '2025-08-02', 'operator', 1, 2, 'success', 3, 3, 9, ?)`,
      [facts],
    );
    await database.pool.raw(
      `insert into operations.points (clock, track, race_day, race_number, name, due_at_ms, ring_at_ms, state, tries,
         planned_at_ms, ended_at_ms)
       values (0, 'saratoga', '2025-08-02', 1, 'post', 1, 1, 'done', 0, 1, 2)`,
    );
    await migrate();
    const [runs, jobs] = [makePostgresRunStore(database), makePostgresJobStore(database)];
    const counts = async (track: string) => [
      (await runs.list({ track, most: 9 })).length,
      (await runs.talliesSince(track, instant(0))).length,
      (await jobs.settledSince(track, instant(0), 9)).length,
    ];
    assert.equal(await counts('saratoga'), [1, 1, 1]);
    assert.equal(await counts('aqueduct'), [0, 0, 0]);
  }));

test.run();
