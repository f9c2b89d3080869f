import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { type NotesDeps, notesCommand } from '#cli/notes.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { FormLine } from '#core/card/race-form/form-line.ts';
import { instant } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { makeRemoveNote } from '#core/notebook/use-cases/remove-note.ts';
import { makeShowNotes } from '#core/notebook/use-cases/show-notes.ts';
import { makeWriteNote } from '#core/notebook/use-cases/write-note.ts';
import { makeMemoryNoteStore } from '#test/doubles/note-store.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';
import { runCommand } from './run-command.ts';

const test = suite('racing-cli notes');

const ADA = 'ada@example.com';
const BOB = 'bob@example.com';
const memberOf = (email: string) => email as MemberId;

function opened() {
  const now = () => instant(1_600_000_000_000);
  const lines = [
    { line: { day: '2020-10-03' }, track: 'BEL', figure: null },
    { line: { day: '2020-09-20' }, track: 'BEL', figure: { points: 87, scale: 'Brisnet' } },
  ] as unknown as readonly FormLine[];
  const deps = {
    notes: makeMemoryNoteStore(),
    cards: makeMemoryCardStore(),
    clock: now,
    racingClock: now,
    withLock: makeWithLock(),
    linesOf: async () => lines,
  };
  const [write, remove, show] = [makeWriteNote(deps), makeRemoveNote(deps), makeShowNotes(deps)];
  const app: NotesDeps = {
    showNotes: (email, wanted) => show(memberOf(email), wanted),
    writeNote: (email, note) =>
      write(memberOf(email), { ...note, id: note.id ?? 'new-note', changedAt: null }),
    removeNote: (email, id) => remove(memberOf(email), id, null),
    close: async () => undefined,
  };
  return (...args: readonly string[]) =>
    runCommand(
      notesCommand(async () => app),
      ...args,
    );
}

test('a note on a race is listed by the time of its track', async () => {
  const run = opened();
  await run('write', ADA, 'race', 'del-mar-2025-08-02-1', 'Speed held all day');
  assert.match((await run('list', ADA)).out, /Sep 13, 2020, 5:26 AM PT, new-note/);
});

test('a note is written, listed with the figures since, and removed', async () => {
  const run = opened();
  assert.is((await run('list', ADA)).out, 'No notes.\n');
  const written = await run('write', ADA, 'horse', 'Paper Lantern', 'Blocked on the turn');
  assert.is(written.out, 'Written: Paper Lantern (new-note).\n');
  const { out } = await run('list', ADA, '--horse', 'PAPER LANTERN');
  assert.match(out, /Paper Lantern \(horse\), Sep 13, 2020, 8:26 AM ET, new-note/);
  assert.match(out, /Blocked on the turn/);
  assert.match(out, /Since then: – on 2020-10-03 at BEL, 87 \(Brisnet\) on 2020-09-20 at BEL/);
  const json = JSON.parse((await run('list', ADA, '--json')).out) as { readonly notes: readonly unknown[] };
  assert.is(json.notes.length, 1);
  assert.is((await run('list', BOB)).out, 'No notes.\n', 'the notes of another member');
  const notOfBob = (await run('remove', BOB, 'new-note')).error;
  assert.ok(notOfBob instanceof Refusal && notOfBob.code === 'notebook.unknown-note');
  assert.is((await run('remove', ADA, 'new-note')).out, 'Removed: new-note.\n');
  assert.is((await run('list', ADA)).out, 'No notes.\n');
  const { error } = await run('remove', ADA, 'note-0009');
  assert.ok(error instanceof Refusal && error.code === 'notebook.unknown-note');
});

test('a note about nothing known is bad usage', async () => {
  const { error } = await opened()('write', ADA, 'dog', 'Rex', 'Woof');
  assert.match(String(error), /Allowed choices are horse, race, jockey, trainer/);
});

test.run();
