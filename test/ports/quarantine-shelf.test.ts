import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryQuarantineShelf } from '#adapters/memory/quarantine-shelf.ts';
import { makePostgresQuarantineShelf } from '#adapters/postgres/quarantine-shelf.ts';
import { shift } from '#core/kernel/instant.ts';
import type { QuarantineShelf } from '#core/operations/ports.ts';
import { LISTED_CHARACTERS, MOST_SET_ASIDE, setAside } from '#core/operations/quarantine.ts';
import { RUN_START } from '#test/support/a-run.ts';
import { openTestDatabase } from '#test/support/test-database.ts';

const item = setAside({
  source: 'National Weather Service',
  address: 'http://127.0.0.1:9/points/43.07,-73.77',
  status: 200,
  contentType: 'application/json',
  text: `{"gridId":\u0000 null}${'x'.repeat(MOST_SET_ASIDE)}`,
  at: RUN_START,
  why: 'It answered in another shape than documented (properties.gridId).',
});

const { text, ...facts } = item;
const LISTED = { ...facts, beginning: text.slice(0, LISTED_CHARACTERS), length: text.length };

interface Opened {
  readonly shelf: QuarantineShelf;
  close(): Promise<void>;
}

const SHELVES: readonly [string, () => Promise<Opened>][] = [
  ['memory', async () => ({ shelf: makeMemoryQuarantineShelf(), close: async () => undefined })],
  [
    'PostgreSQL',
    async () => {
      const { database, close } = await openTestDatabase();
      return { shelf: makePostgresQuarantineShelf(database), close };
    },
  ],
];

for (const [name, open] of SHELVES) {
  const test = suite<Opened>(`quarantine shelf, ${name}`);
  test.before.each(async (opened) => {
    Object.assign(opened, await open());
  });
  test.after.each((opened) => opened.close());

  test('what was set aside comes back, newest first, cut to its beginning', async ({ shelf }) => {
    await shelf.keep(item);
    await shelf.keep({ ...item, at: shift(RUN_START, 1) });
    const kept = await shelf.list(9);
    assert.equal(
      kept.map(({ id: _, ...rest }) => rest),
      [{ ...LISTED, at: shift(RUN_START, 1) }, LISTED],
    );
    assert.equal([kept[0]?.length, kept[0]?.beginning.length], [MOST_SET_ASIDE, LISTED_CHARACTERS]);
    assert.match(kept[0]?.beginning ?? '', /^\{"gridId": {2}null\}x/);
    assert.is((await shelf.list(1)).length, 1);
  });

  test('an answer is found by its number, and only by that', async ({ shelf }) => {
    await shelf.keep(item);
    const [kept] = await shelf.list(1);
    assert.equal(await shelf.find(kept?.id ?? 0), { ...item, id: kept?.id });
    assert.is(await shelf.find(9_000_000), null);
  });

  test.run();
}
