import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresChangeStore } from '#adapters/postgres/change-store.ts';
import { LATEST } from '#core/card/reported-up-to.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aChange } from '#test/support/a-change.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';

const test = suite('changes stored before the desk');

test("a source's change keeps every word, and an entry is withdrawn at most once", () =>
  inOlderDatabase('_card_desk', async (database, migrate) => {
    const { raceId, knownAt, provenance, fact } = aChange({ what: 'jockey', to: 'Kim Dell' });
    await database.pool.raw(
      `insert into card.changes (race_id, track_slug, race_day, is_demo, program_number, horse_name, fact, tier, source, told_at_ms, known_at_ms)
       values (?, 'saratoga', '2025-08-02', false, '2', 'PAPER LANTERN 2', ?, 'live', ?, ?, ?)`,
      [raceId, JSON.stringify(fact), provenance.source, provenance.at, knownAt],
    );
    await migrate();
    const store = makePostgresChangeStore(database);
    assert.equal(await store.changesOn('saratoga', '2025-08-02' as RaceDay, LATEST), [
      aChange({ what: 'jockey', to: 'Kim Dell' }),
    ]);

    const by = { id: null, name: 'Operator' };
    const withdraw = (id: string) => aChange({ what: 'withdrawn', to: 'entry-1' }, { desk: { id, by } });
    await store.keep([withdraw('entry-2')]);
    let error: unknown = null;
    await store.keep([withdraw('entry-3')]).catch((caught: unknown) => {
      error = caught;
    });
    assert.match(String(error), /changes_withdrawn_once/);
  }));

test.run();
