import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Change } from '#core/operations/audit-entry.ts';
import { makeNoteChange } from '#core/operations/use-cases/note-change.ts';
import { makeReadAudit } from '#core/operations/use-cases/read-audit.ts';
import { makeMemoryAuditStore } from '#test/doubles/audit-store.ts';
import { RUN_START } from '#test/support/a-run.ts';

const test = suite('The audit log, written and read');

const CHANGE: Change = { what: 'user deleted', subject: 'user 7', before: { active: true }, after: null };

async function logOf(count: number) {
  const audit = makeMemoryAuditStore();
  for (let nth = 1; nth <= count; nth += 1) {
    const act = { by: null, name: `act ${nth}`, subject: null, requestId: null };
    await audit.keep({ at: RUN_START, act, change: null });
  }
  return makeReadAudit({ audit });
}

test('a page has the latest entries first and says where the next one begins', async () => {
  const read = await logOf(5);
  const page = await read({ before: null, most: 2 });
  assert.equal([page.entries.map(({ id }) => id), page.next], [[5, 4], 4]);
});

test('every entry is on exactly one page', async () => {
  const read = await logOf(7);
  const ids: number[] = [];
  let before: number | null = null;
  do {
    const { entries, next }: Awaited<ReturnType<typeof read>> = await read({ before, most: 3 });
    ids.push(...entries.map(({ id }) => id));
    before = next;
  } while (before !== null);
  assert.equal(ids, [7, 6, 5, 4, 3, 2, 1]);
});

test('a page that holds the rest is the last, full or not', async () => {
  assert.is((await (await logOf(3))({ before: null, most: 3 })).next, null);
  assert.is((await (await logOf(2))({ before: null, most: 3 })).next, null);
  assert.equal(await (await logOf(0))({ before: null, most: 3 }), { entries: [], next: null });
});

test('a change is noted in the act under way', async () => {
  const notes: Change[] = [];
  const note = makeNoteChange({
    currentAct: {
      during: (_, work) => work(),
      note: () => async (change) => void notes.push(change),
    },
  });
  await note(CHANGE);
  assert.equal(notes, [CHANGE]);
});

test('a change without an author is a defect and says which', async () => {
  const note = makeNoteChange({ currentAct: { during: (_, work) => work(), note: () => null } });
  const error = await note(CHANGE).catch((reason: unknown) => reason);
  assert.instance(error, Error);
  assert.match(String(error), /user deleted: changed by an administrator outside of an act/);
});

test.run();
