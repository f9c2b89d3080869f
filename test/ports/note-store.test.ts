import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { applyMigrations, migrationsIn } from '#adapters/postgres/migrations.ts';
import { makePostgresNoteStore } from '#adapters/postgres/note-store.ts';
import { makeMemoryNoteStore } from '#test/doubles/note-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { aNote } from '#test/support/a-note.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { refused } from '#test/support/refused.ts';
import { migrationsFolder, openTestDatabase } from '#test/support/test-database.ts';
import { noteStoreScenarios } from './note-store.scenarios.ts';

noteStoreScenarios('memory', {
  open: async () => ({ store: makeMemoryNoteStore(), memberIsThere: async () => undefined }),
  close: async () => undefined,
});

/** What belongs to a member goes with them. */
const emptied = emptiedDatabase('accounts.members');

noteStoreScenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    const members = makePostgresMemberStore(database);
    return {
      store: makePostgresNoteStore(database),
      memberIsThere: (id) => members.add(aMember({ id, email: `${id}@example.com` })),
    };
  },
  close: emptied.close,
});

const test = suite('Notes in an older database');

test('members of the state before stay; notes go with their member and are refused without one', async () => {
  const { database, close } = await openTestDatabase({ empty: true });
  try {
    const migrations = migrationsIn(migrationsFolder);
    const since = migrations.names.findIndex((name) => name.endsWith('_notebook_notes'));
    await applyMigrations(database.pool, migrations, migrations.names.slice(0, since));
    const members = makePostgresMemberStore(database);
    const { id } = aMember();
    await members.add(aMember());
    await applyMigrations(database.pool, migrations, migrations.names.slice(since));
    const notes = makePostgresNoteStore(database);
    await notes.keep(id, aNote());
    await members.remove(id);
    assert.equal(await notes.notesOf(id), []);
    assert.is((await refused(notes.keep(id, aNote()))).kind, 'signed-out');
  } finally {
    await close();
  }
});

test.run();
