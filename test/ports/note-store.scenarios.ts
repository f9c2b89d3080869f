import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import type { NoteStore } from '#core/notebook/ports.ts';
import { aNote } from '#test/support/a-note.ts';
import { anna, bob, memberScenarios, type StoreForMembers } from './member-scenarios.ts';

export function noteStoreScenarios(name: string, stores: StoreForMembers<NoteStore>): void {
  const test = memberScenarios(`Notes on ${name}`, stores);

  test('notes come back as written, the last changed first', async ({ store }) => {
    const first = aNote({ text: "It's “quoted”, 100% ☂" }, 1_000);
    const race = { kind: 'race', key: 'saratoga-2025-08-02-4', name: 'Saratoga race 4' } as const;
    const last = aNote({ id: 'note-0002', subject: race }, 2_000_000_000_000);
    const level = aNote({ id: 'Note-0000' }, 1_000);
    for (const note of [first, last, level]) await store.keep(anna, note);
    assert.equal(await store.notesOf(anna), [last, level, first]);
    assert.equal(await store.noteWith(anna, 'note-0001'), first);
    assert.is(await store.noteWith(anna, 'note-0009'), null);
  });

  test('a changed note replaces the one of its id', async ({ store }) => {
    await store.keep(anna, aNote());
    const changed = aNote({ text: 'Loved the mud.', changedAt: instant(1_700_000_000_000) });
    await store.keep(anna, changed);
    assert.equal(await store.notesOf(anna), [changed]);
    assert.is(await store.countOf(anna), 1);
  });

  test('of a removed note only its id and time are stored, no words', async ({ store }) => {
    await store.keep(anna, aNote());
    const removed = { id: 'note-0001', text: null, changedAt: instant(1_700_000_000_000) };
    await store.keep(anna, removed);
    assert.equal(await store.notesOf(anna), []);
    assert.is(await store.countOf(anna), 0);
    assert.equal(await store.noteWith(anna, 'note-0001'), removed);
  });

  test('each member has their own notes, and they are deleted with the member', async ({ store }) => {
    await store.keep(anna, aNote());
    await store.keep(bob, aNote({ text: 'Bob saw it.' }));
    await store.forget(anna);
    assert.equal(await store.notesOf(anna), []);
    assert.is(await store.noteWith(anna, 'note-0001'), null);
    assert.equal(await store.notesOf(bob), [aNote({ text: 'Bob saw it.' })]);
  });

  test.run();
}
