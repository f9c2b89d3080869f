import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { makePostgresNoteStore } from '#adapters/postgres/note-store.ts';
import { makeMemoryNoteStore } from '#test/doubles/note-store.ts';
import { aMember } from '#test/support/a-member.ts';
import { aNote } from '#test/support/a-note.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';
import { refused } from '#test/support/refused.ts';
import { inMemory, onPostgres } from './member-stores.ts';
import { noteStoreScenarios } from './note-store.scenarios.ts';

noteStoreScenarios('memory', inMemory(makeMemoryNoteStore));
noteStoreScenarios('PostgreSQL', onPostgres(makePostgresNoteStore));

const test = suite('Notes in an older database');

test('members who signed up before the migration stay; notes are deleted with their member and refused without one', () =>
  inOlderDatabase('_notebook_notes', async (database, migrate) => {
    const members = makePostgresMemberStore(database);
    const { id } = aMember();
    await members.add(aMember());
    await migrate();
    const notes = makePostgresNoteStore(database);
    await notes.keep(id, aNote());
    await members.remove(id);
    assert.equal(await notes.notesOf(id), []);
    assert.is((await refused(notes.keep(id, aNote()))).kind, 'signed-out');
  }));

test.run();
