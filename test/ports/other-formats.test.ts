import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { makePostgresCardStore } from '#adapters/postgres/card-store.ts';
import { makePostgresOtherFormats } from '#adapters/postgres/other-formats.ts';
import { makePostgresPrintedForms } from '#adapters/postgres/printed-forms.ts';
import { openTestDatabase } from '#test/support/test-database.ts';
import { otherFormatsScenarios } from './other-formats.scenarios.ts';

otherFormatsScenarios('memory', async () => {
  const store = makeMemoryCardStore();
  let last: Promise<unknown> = Promise.resolve();
  return {
    cards: store,
    formats: store,
    forms: store,
    allOrNothing: (work) => work(),
    withLock: (_key, work) => {
      const done = last.then(work);
      last = done.catch(() => undefined);
      return done;
    },
    close: async () => undefined,
  };
});

otherFormatsScenarios('PostgreSQL', async () => {
  const { database, close } = await openTestDatabase();
  const { allOrNothing, withLock } = database;
  return {
    cards: makePostgresCardStore(database),
    formats: makePostgresOtherFormats(database),
    forms: makePostgresPrintedForms(database),
    allOrNothing,
    withLock,
    close,
  };
});
