import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makePostgresQuarantineStore } from '#adapters/postgres/quarantine-store.ts';
import { shift } from '#core/kernel/instant.ts';
import type { QuarantineStore } from '#core/operations/ports.ts';
import { LISTED_CHARACTERS, MAX_QUARANTINED_CHARACTERS, trimmedEntry } from '#core/operations/quarantine.ts';
import { makeMemoryQuarantineStore } from '#test/doubles/quarantine-store.ts';
import { RUN_START } from '#test/support/a-run.ts';
import { openTestDatabase } from '#test/support/test-database.ts';

const item = trimmedEntry({
  source: 'National Weather Service',
  address: 'http://127.0.0.1:9/points/43.07,-73.77',
  status: 200,
  contentType: 'application/json',
  text: `{"gridId":\u0000 null}${'x'.repeat(MAX_QUARANTINED_CHARACTERS)}`,
  at: RUN_START,
  why: 'It sent an unexpected format (properties.gridId).',
});

const { text, ...facts } = item;
const LISTED = { ...facts, beginning: text.slice(0, LISTED_CHARACTERS), length: text.length };

interface Opened {
  readonly store: QuarantineStore;
  close(): Promise<void>;
}

const STORES: readonly [string, () => Promise<Opened>][] = [
  ['memory', async () => ({ store: makeMemoryQuarantineStore(), close: async () => undefined })],
  [
    'PostgreSQL',
    async () => {
      const { database, close } = await openTestDatabase();
      return { store: makePostgresQuarantineStore(database), close };
    },
  ],
];

for (const [name, open] of STORES) {
  const test = suite<Opened>(`quarantine store, ${name}`);
  test.before.each(async (opened) => {
    Object.assign(opened, await open());
  });
  test.after.each((opened) => opened.close());

  test('what was set aside comes back, newest first, cut to its beginning', async ({ store }) => {
    await store.keep(item);
    await store.keep({ ...item, at: shift(RUN_START, 1) });
    const listedQuarantines = await store.list(9);
    assert.equal(
      listedQuarantines.map(({ id: _, ...rest }) => rest),
      [{ ...LISTED, at: shift(RUN_START, 1) }, LISTED],
    );
    assert.equal(
      [listedQuarantines[0]?.length, listedQuarantines[0]?.beginning.length],
      [MAX_QUARANTINED_CHARACTERS, LISTED_CHARACTERS],
    );
    assert.match(listedQuarantines[0]?.beginning ?? '', /^\{"gridId": {2}null\}x/);
    assert.is((await store.list(1)).length, 1);
  });

  test('an answer is found by its number, and only by that', async ({ store }) => {
    await store.keep(item);
    const [listedQuarantine] = await store.list(1);
    assert.equal(await store.find(listedQuarantine?.id ?? 0), { ...item, id: listedQuarantine?.id });
    assert.is(await store.find(9_000_000), null);
  });

  test.run();
}
