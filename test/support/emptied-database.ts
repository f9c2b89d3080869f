import type { Database } from '#adapters/postgres/database.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';

/** One test database for a whole suite: `open` gives it with the named tables empty, `close` drops it. */
export function emptiedDatabase(...tables: readonly string[]) {
  let opened: TestDatabase | undefined;
  return {
    open: async (): Promise<Database> => {
      opened ??= await openTestDatabase();
      for (const table of tables) await opened.database.pool(table).delete();
      return opened.database;
    },
    close: async (): Promise<void> => {
      await opened?.close();
      opened = undefined;
    },
  };
}
