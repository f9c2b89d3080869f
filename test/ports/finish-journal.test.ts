import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresFinishJournal } from '#adapters/postgres/finish-journal.ts';
import type { RaceId } from '#core/card/race.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { FinishEntry } from '#core/results/desk/finish-entry.ts';
import type { FinishJournal } from '#core/results/desk/ports.ts';
import { makeMemoryFinishJournal } from '#test/doubles/finish-journal.ts';
import { MORNING } from '#test/support/a-change.ts';
import { aRaceResult } from '#test/support/a-result.ts';
import { openTestDatabase } from '#test/support/test-database.ts';

interface OpenedJournal {
  readonly journal: FinishJournal;
  close(): Promise<void>;
}

const DAY = '2025-08-02' as RaceDay;

const anEntry = (id: string, change: Partial<FinishEntry> = {}): FinishEntry => ({
  desk: { id, by: { id: 'member-1', name: 'Robin Lane' } },
  raceId: 'saratoga-2025-08-02-1' as RaceId,
  at: MORNING,
  reason: 'Announced',
  fact: { what: 'result', race: aRaceResult() },
  ...change,
});

function scenarios(name: string, open: () => Promise<OpenedJournal>): void {
  const test = suite<OpenedJournal>(`results by hand, ${name}`);
  test.before.each(async (opened) => {
    Object.assign(opened, await open());
  });
  test.after.each((opened) => opened.close());

  test('entries come back complete, in the order entered, by track and day', async ({ journal }) => {
    const withdrawal = anEntry('b', { reason: null, fact: { what: 'withdrawn', to: 'a' } });
    const other = anEntry('c', { raceId: 'del-mar-2025-08-02-1' as RaceId });
    for (const entry of [anEntry('a'), withdrawal, other]) await journal.keep(entry);
    assert.equal(await journal.entriesOn('saratoga', DAY), [anEntry('a'), withdrawal]);
    assert.equal(await journal.entriesOn('del-mar', DAY), [other]);
    assert.equal(await journal.entriesOn('del-mar', '2025-08-03' as RaceDay), []);
  });

  test('an entry is found by its id', async ({ journal }) => {
    await journal.keep(anEntry('a'));
    assert.equal(await journal.entryWith('a'), anEntry('a'));
    assert.is(await journal.entryWith('b'), null);
  });

  test.run();
}

scenarios('memory', async () => ({ journal: makeMemoryFinishJournal(), close: async () => undefined }));
scenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  return { journal: makePostgresFinishJournal(database), close };
});
