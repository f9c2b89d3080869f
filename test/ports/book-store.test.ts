import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresBookStore } from '#adapters/postgres/book-store.ts';
import { makePostgresMemberStore } from '#adapters/postgres/member-store.ts';
import { applyMigrations, migrationsIn } from '#adapters/postgres/migrations.ts';
import { NO_CARE } from '#core/notebook/care.ts';
import { makeMemoryBookStore } from '#test/doubles/book-store.ts';
import { aBookEntry } from '#test/support/a-book.ts';
import { aMember } from '#test/support/a-member.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';
import { refused } from '#test/support/refused.ts';
import { migrationsFolder, openTestDatabase } from '#test/support/test-database.ts';
import { bookStoreScenarios } from './book-store.scenarios.ts';

bookStoreScenarios('memory', {
  open: async () => ({ store: makeMemoryBookStore(), memberIsThere: async () => undefined }),
  close: async () => undefined,
});

/** What belongs to a member goes with them. */
const emptied = emptiedDatabase('accounts.members');

bookStoreScenarios('PostgreSQL', {
  open: async () => {
    const database = await emptied.open();
    const members = makePostgresMemberStore(database);
    return {
      store: makePostgresBookStore(database),
      memberIsThere: (id) => members.add(aMember({ id, email: `${id}@example.com` })),
    };
  },
  close: emptied.close,
});

const test = suite('Books in an older database');

test('members of the state before stay; a book goes with its member and is refused without one', async () => {
  const { database, close } = await openTestDatabase({ empty: true });
  try {
    const migrations = migrationsIn(migrationsFolder);
    const since = migrations.names.findIndex((name) => name.endsWith('_notebook_books'));
    await applyMigrations(database.pool, migrations, migrations.names.slice(0, since));
    const members = makePostgresMemberStore(database);
    const { id } = aMember();
    await members.add(aMember());
    await applyMigrations(database.pool, migrations, migrations.names.slice(since));
    const book = makePostgresBookStore(database);
    await book.write(id, [aBookEntry()]);
    await book.keepCare(id, { ...NO_CARE, dayCents: 5 });
    await members.remove(id);
    assert.equal([await book.entriesOf(id), await book.careOf(id)], [[], NO_CARE]);
    assert.is((await refused(book.write(id, [aBookEntry()]))).kind, 'signed-out');
    assert.is((await refused(book.keepCare(id, NO_CARE))).kind, 'signed-out');
  } finally {
    await close();
  }
});

test.run();
