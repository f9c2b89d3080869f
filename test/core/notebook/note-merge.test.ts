import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { instant } from '#core/kernel/instant.ts';
import { isItemId } from '#core/notebook/item-id.ts';
import { copyIdOf, hasSeen, mergedNote, revivedNote } from '#core/notebook/note-merge.ts';
import { aNote } from '#test/support/a-note.ts';

const test = suite('a note that was changed in two places');

const changeOf = (text: string, changedAt: number, seen: number | null) => ({
  text,
  changedAt: instant(changedAt),
  seen: seen === null ? null : instant(seen),
});

test('a change by somebody who had seen the note replaces it', () => {
  const { note, copy } = mergedNote(aNote({}, 1_000), changeOf('Wide both turns.', 2_000, 1_000));
  assert.equal([note.text, note.changedAt, copy], ['Wide both turns.', 2_000, null]);
});

test('it replaces it also when the clock of its device is behind', () => {
  const { note, copy } = mergedNote(aNote({}, 1_000), changeOf('Wide both turns.', 400, 1_000));
  assert.equal([note.text, note.changedAt, copy], ['Wide both turns.', 1_000, null]);
});

test('of two changes that had not seen each other the newer one wins, and the other is kept as a copy', () => {
  const stored = aNote({ text: 'Needs a race.' }, 2_000);
  const later = mergedNote(stored, changeOf('Fit now.', 3_000, 1_000));
  assert.equal([later.note.text, later.copy?.text], ['Fit now.', 'Needs a race.']);
  const earlier = mergedNote(stored, changeOf('Fit now.', 1_500, 1_000));
  assert.equal([earlier.note, earlier.copy?.text], [stored, 'Fit now.']);
  assert.equal(earlier.copy?.subject, stored.subject);
});

test('the same words in two places make no copy', () => {
  const stored = aNote({ text: 'Fit now.' }, 2_000);
  assert.is(mergedNote(stored, changeOf('Fit now.', 3_000, 1_000)).copy, null);
});

test('a note that was removed elsewhere comes back under another id with its new words', () => {
  const removed = { id: 'note-0001', text: null, changedAt: instant(2_000) };
  const revived = revivedNote(removed, aNote({ text: 'Fit now.' }, 3_000));
  assert.not.equal(revived.id, removed.id);
  assert.is(revived.text, 'Fit now.');
});

const anyTime = fc.integer({ min: 1, max: 4_000_000_000_000 });
const anyText = fc.constantFrom('Fit now.', 'Needs a race.', 'Wide both turns.');

test('whatever the times, no words that the other had not seen are lost, and the note keeps its id', () =>
  fc.assert(
    fc.property(
      anyText,
      anyTime,
      anyText,
      anyTime,
      fc.option(anyTime),
      (before, at, text, changedAt, seen) => {
        const stored = aNote({ text: before }, at);
        const { note, copy } = mergedNote(stored, changeOf(text, changedAt, seen));
        const words = [note.text, copy?.text];
        assert.ok(words.includes(text));
        if (!hasSeen(seen === null ? null : instant(seen), stored)) assert.ok(words.includes(before));
        assert.is(note.id, stored.id);
        assert.ok(copy === null || copy.id !== stored.id);
        assert.ok(note.changedAt >= stored.changedAt, 'a note never gets older');
      },
    ),
  ));

test('which of two changes arrives first does not matter to what is kept', () =>
  fc.assert(
    fc.property(anyTime, anyTime, (one, other) => {
      fc.pre(one !== other);
      const merged = (first: number, second: number) => {
        const stored = aNote({ text: `from ${first}` }, first);
        const { note, copy } = mergedNote(stored, changeOf(`from ${second}`, second, null));
        return [note.text, copy?.text, copy?.id];
      };
      assert.equal(merged(one, other), merged(other, one));
    }),
  ));

test('the id of a copy is an id, also of a note with the longest one', () => {
  const longest = aNote({ id: 'a'.repeat(64) }, 4_000_000_000_000);
  assert.ok(isItemId(copyIdOf(longest)));
});

test.run();
