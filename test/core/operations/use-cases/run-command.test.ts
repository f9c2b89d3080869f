import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeCurrentAct } from '#adapters/system/current-command.ts';
import { instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { Act, Change } from '#core/operations/audit-entry.ts';
import { makeNoteChange } from '#core/operations/use-cases/note-change.ts';
import { makeRunCommand } from '#core/operations/use-cases/run-command.ts';
import { makeMemoryAuditStore } from '#test/doubles/audit-store.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('Acts of administrators');

const act: Act = {
  by: null,
  name: 'racing-cli members delete',
  subject: 'anna@example.com',
  requestId: null,
};
const change: Change = {
  what: 'user deleted',
  subject: 'user anna',
  before: { isAdmin: false },
  after: null,
};
const BEGUN: Change = { what: 'begun', subject: null, before: null, after: null };
const no = () => Promise.reject(new Refusal('conflict', 'accounts.last-admin', 'No.'));

function room() {
  const audit = makeMemoryAuditStore();
  const currentAct = makeCurrentAct();
  let units = 0;
  const allOrNothing = <T>(work: () => Promise<T>): Promise<T> => {
    units += 1;
    return work();
  };
  const clock = () => instant(7);
  return {
    runCommand: makeRunCommand({ audit, currentAct, clock, allOrNothing }),
    noteChange: makeNoteChange({ currentAct }),
    changes: async () => (await audit.list(null, 10)).map((entry) => entry.change),
    entries: () => audit.list(null, 10),
    units: () => units,
  };
}

test('an act that reports its changes leaves an entry for each, with who and when', async () => {
  const { runCommand, noteChange, entries, units } = room();
  const done = await runCommand(act, async () => {
    await noteChange(change);
    await Promise.all([1].map(() => noteChange({ ...change, subject: 'user bob' })));
    return 'done';
  });
  assert.is(done, 'done');
  assert.is(units(), 1);
  const found = await entries();
  assert.equal([found.length, found[1]?.at, found[1]?.act, found[1]?.change], [2, 7, act, change]);
});

test('an act that reports nothing leaves an entry all the same', async () => {
  const { runCommand, changes } = room();
  await runCommand(act, async () => undefined);
  assert.equal(await changes(), [null]);
});

test('an act in units of its own is written before it begins its work, and again when it is done', async () => {
  const { runCommand, changes } = room();
  let before: readonly (Change | null)[] = [];
  await runCommand(
    act,
    async () => {
      before = await changes();
    },
    { ownTransactions: true },
  );
  assert.equal(before, [BEGUN]);
  assert.equal(await changes(), [null, BEGUN]);
});

test('an act in units of its own is written when it fails, too, and its refusal goes on', async () => {
  const { runCommand, changes, units } = room();
  const refusal = await refused(runCommand(act, no, { ownTransactions: true }));
  assert.is(refusal.code, 'accounts.last-admin');
  assert.is(units(), 0);
  assert.equal(await changes(), [
    { what: 'failed', subject: null, before: null, after: { why: refusal.message } },
    BEGUN,
  ]);
});

test('an act in one unit that fails is written nowhere', async () => {
  const { runCommand, changes } = room();
  await refused(runCommand(act, no));
  assert.equal(await changes(), []);
});

test('a change outside of an act is a defect, also while another act runs', async () => {
  const { runCommand, noteChange } = room();
  const outside = () =>
    noteChange(change).then(
      () => 'noted',
      (error: Error) => error.message,
    );
  assert.match(await outside(), /outside of an act/);
  await Promise.all([
    runCommand(act, () => new Promise((end) => setTimeout(end, 5))),
    outside().then((message) => assert.match(message, /outside/)),
  ]);
});

test.run();
