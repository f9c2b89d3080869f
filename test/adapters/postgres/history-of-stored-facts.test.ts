import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresOtherFormats } from '#adapters/postgres/other-formats.ts';
import { makePostgresPrintedForms } from '#adapters/postgres/printed-forms.ts';
import { makePostgresResultStore } from '#adapters/postgres/result-store.ts';
import { makePostgresResultsByHorse } from '#adapters/postgres/results-by-horse.ts';
import { otherFormatOf } from '#core/card/formats/other-format.ts';
import { nameInKey } from '#core/card/history/same-horse.ts';
import { instant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { LANTERN } from '#test/support/a-printed-form.ts';
import { aRace } from '#test/support/a-race.ts';
import { aSheet } from '#test/support/a-result.ts';
import { aPastRace, aRunner } from '#test/support/a-runner.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';
import { withOlderResults } from '#test/support/older-results.ts';
import { openTestDatabase } from '#test/support/test-database.ts';

const test = suite('Cards and results stored before histories were read');

const LATER = instant(Date.parse('2026-01-01T17:00:00Z'));
const LINE = aPastRace({ day: '2025-07-20' as RaceDay });

test('their horses have a history right away', () =>
  inOlderDatabase('_card_history', async (database, migrate) => {
    const runner = aRunner({ horseKey: LANTERN, pastPerformances: [LINE] });
    await makePostgresCardStore(database).keep(aCard({ races: [aRace({ runners: [runner] })] }), 'hash');
    await withOlderResults(database, () => makePostgresResultStore(database).keep(aSheet(), 'hash'));
    await migrate();
    const [form] = (await makePostgresPrintedForms(database).printedOf([LANTERN], LATER)).get(LANTERN) ?? [];
    assert.equal([form?.lines, form?.works], [[LINE], runner.workouts]);
    assert.equal(await makePostgresResultsByHorse(database).racesOf([`${nameInKey(LANTERN)}1`], LATER), [
      aSheet(),
    ]);
  }));

test('a second format of a card, stored before the migration, adds its past races', () =>
  inOlderDatabase('_card_other_formats', async (database, migrate) => {
    const runner = aRunner({ horseKey: LANTERN, pastPerformances: [LINE] });
    const card = aCard({ races: [aRace({ runners: [runner] })] });
    await makePostgresCardStore(database).keep(card, 'hash');
    await migrate();
    const forms = makePostgresPrintedForms(database);
    const linesOf = async () =>
      ((await forms.printedOf([LANTERN], LATER)).get(LANTERN) ?? []).flatMap(({ lines }) => lines);
    assert.equal(await linesOf(), [LINE]);
    const older = aPastRace({ day: '2025-03-01' as RaceDay });
    const other = aCard({
      provenance: { ...card.provenance, source: 'TrackMaster card sar.xml' },
      races: [aRace({ runners: [{ ...runner, pastPerformances: [older] }] })],
    });
    await makePostgresOtherFormats(database).keepFormat(otherFormatOf(other, 'other', card));
    assert.equal(await linesOf(), [LINE, older]);
  }));

test('names in horse keys and of starters are looked up by index', async () => {
  const { database, close } = await openTestDatabase();
  try {
    const { rows } = await database.pool.raw<{ rows: { indexname: string }[] }>(
      "select indexname from pg_indexes where indexname in ('runners_horse_named', 'other_forms_horse_named', 'starters_horse_named')",
    );
    assert.is(rows.length, 3);
    const planOf = async (statement: string): Promise<string> =>
      database.allOrNothing(async () => {
        await database.sql().raw('set local enable_seqscan = off');
        const plan = await database.sql().raw<{ rows: unknown[] }>(`explain ${statement}`);
        return JSON.stringify(plan.rows);
      });
    assert.match(
      await planOf("select 1 from card.runners u where split_part(u.horse_key, '|', 1) = any('{A,B}')"),
      'runners_horse_named',
    );
    assert.match(
      await planOf("select 1 from card.other_forms o where split_part(o.horse_key, '|', 1) = any('{A,B}')"),
      'other_forms_horse_named',
    );
    const name = `regexp_replace(regexp_replace(upper(s.horse_name), '\\([A-Z]{2,3}\\)', '', 'g'), '[^A-Z0-9]', '', 'g')`;
    assert.match(
      await planOf(`select 1 from results.starters s where ${name} = any('{A,B}')`),
      'starters_horse_named',
    );
  } finally {
    await close();
  }
});

test.run();
