import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresSetupCodeStore } from '#adapters/postgres/setup-code-store.ts';
import { instant } from '#core/kernel/instant.ts';
import { makeMemorySetupCodeStore } from '#test/doubles/setup-code-store.ts';
import { emptiedDatabase } from '#test/support/emptied-database.ts';

const emptied = emptiedDatabase('accounts.setup_codes');
const now = instant(Date.UTC(2025, 5, 7, 12));
const stores = {
  memory: async () => makeMemorySetupCodeStore(),
  PostgreSQL: async () => makePostgresSetupCodeStore(await emptied.open()),
};

const test = suite('Setup codes');
test.after(emptied.close);

for (const [name, open] of Object.entries(stores)) {
  test(`on ${name} each code is open until all are closed`, async () => {
    const store = await open();
    for (const digest of ['one', 'other']) await store.open(digest, now);
    for (const digest of ['one', 'other']) assert.ok(await store.isOpen(digest));
    for (const digest of ['', 'on', 'oné', 'ONE']) assert.not(await store.isOpen(digest), digest);
    await store.close();
    for (const digest of ['one', 'other']) assert.not(await store.isOpen(digest));
  });
}

test.run();
