import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresBookStore } from '#adapters/postgres/book-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { NO_CARE } from '#core/notebook/care.ts';
import { makeMemoryBookStore } from '#test/doubles/book-store.ts';
import { aBookEntry } from '#test/support/a-book.ts';
import { aMember } from '#test/support/a-member.ts';
import { inOlderDatabase } from '#test/support/older-database.ts';
import { refused } from '#test/support/refused.ts';
import { bookStoreScenarios } from './book-store.scenarios.ts';
import { inMemory, onPostgres } from './member-stores.ts';

bookStoreScenarios('memory', inMemory(makeMemoryBookStore));
bookStoreScenarios('PostgreSQL', onPostgres(makePostgresBookStore));

const test = suite('Books in an older database');

test('members who signed up before the migration stay; a book is deleted with its member and refused without one', () =>
  inOlderDatabase('_notebook_books', async (database, migrate) => {
    const members = makePostgresMemberStore(database);
    const { id } = aMember();
    await members.add(aMember());
    await migrate();
    const book = makePostgresBookStore(database);
    await book.write(id, [aBookEntry()]);
    await book.keepCare(id, { ...NO_CARE, dayCents: 5 });
    await members.remove(id);
    assert.equal([await book.entriesOf(id), await book.careOf(id)], [[], NO_CARE]);
    assert.is((await refused(book.write(id, [aBookEntry()]))).kind, 'signed-out');
    assert.is((await refused(book.keepCare(id, NO_CARE))).kind, 'signed-out');
  }));

test.run();
