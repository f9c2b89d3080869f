import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import type { FormLine } from '#core/card/race-form/form-line.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { LONGEST_TEXT, MOST_NOTES } from '#core/notebook/note.ts';
import { makeRemoveNote } from '#core/notebook/use-cases/remove-note.ts';
import { makeShowNotes } from '#core/notebook/use-cases/show-notes.ts';
import { makeWriteNote, type NoteDraft } from '#core/notebook/use-cases/write-note.ts';
import { makeMemoryNoteStore } from '#test/doubles/note-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';
import { codeOf } from '#test/support/refused.ts';

const test = suite('keep notes');

const anna = 'anna' as MemberId;
const later = (milliseconds: number): Instant => instant(1_600_000_000_000 + milliseconds);

async function opened(racingNow = '2025-08-02T12:00:00Z') {
  const notes = makeMemoryNoteStore();
  const cards = makeMemoryCardStore();
  const race = aRace({
    day: '2025-08-02' as RaceDay,
    postTime: parseInstant('2025-08-02T17:00:00Z'),
    runners: [aRunner({ programNumber: '4', jockey: aPerson('LANE ROBIN') })],
  });
  await cards.keep(aCard({ day: race.day, races: [race] }), 'hash');
  const lines: FormLine[] = [];
  const deps = {
    notes,
    cards,
    clock: () => later(1_000_000),
    racingClock: () => parseInstant(racingNow) as Instant,
    withLock: <T>(_name: string, work: () => Promise<T>) => work(),
    linesOf: async () => lines,
  };
  const write = makeWriteNote(deps);
  return {
    notes,
    race,
    lines,
    show: makeShowNotes(deps),
    remove: makeRemoveNote(deps),
    write: (draft: Partial<NoteDraft> = {}) =>
      write(anna, {
        id: 'note-0001',
        subject: { kind: 'horse', key: race.runners[0]?.horseKey ?? '', name: null },
        text: 'Blocked.',
        changedAt: null,
        raceId: null,
        ...draft,
      }),
  };
}

const line = (day: string, points: number | null) =>
  ({ line: { day }, figure: points === null ? null : { points, scale: 'Brisnet' } }) as unknown as FormLine;

test('a note sent twice is stored once', async () => {
  const { write, notes } = await opened();
  const first = await write({ changedAt: later(5) });
  assert.equal(await write({ changedAt: later(5) }), first);
  assert.equal(await notes.notesOf(anna), [first]);
});

test('the newer change wins by its stated time, in whatever order they arrive', async () => {
  const { write, notes } = await opened();
  await write({ text: 'first', changedAt: later(5) });
  assert.is((await write({ text: 'third', changedAt: later(30) })).text, 'third');
  assert.is((await write({ text: 'second', changedAt: later(20) })).text, 'third');
  const [note] = await notes.notesOf(anna);
  assert.equal([note?.text, note?.writtenAt, note?.changedAt], ['third', later(5), later(30)]);
});

test('a stated time in the future counts as now', async () => {
  const { write } = await opened();
  assert.is((await write({ changedAt: later(9_000_000) })).changedAt, later(1_000_000));
});

test('a removed note stays removed when an older change arrives late', async () => {
  const { write, remove, notes } = await opened();
  await write({ changedAt: later(5) });
  await remove(anna, 'note-0001', later(50));
  await remove(anna, 'note-0001', later(50));
  assert.is(await codeOf(write({ changedAt: later(20) })), 'notebook.note-removed');
  assert.equal(await notes.notesOf(anna), []);
  assert.is(await codeOf(remove(anna, 'note-0009', null)), 'notebook.unknown-note');
});

test('a removal older than the last change is refused', async () => {
  const { write, remove, notes } = await opened();
  await write({ changedAt: later(50) });
  assert.is(await codeOf(remove(anna, 'note-0001', later(20))), 'notebook.note-changed');
  assert.is((await notes.notesOf(anna)).length, 1);
});

test('bad notes are refused', async () => {
  const { write } = await opened();
  assert.is(await codeOf(write({ id: 'x' })), 'notebook.bad-note-id');
  assert.is(await codeOf(write({ text: ' \n ' })), 'notebook.empty-note');
  for (const long of ['x'.repeat(LONGEST_TEXT + 1), '🐎'.repeat(LONGEST_TEXT / 2 + 1)]) {
    assert.is(await codeOf(write({ text: long })), 'notebook.long-note');
  }
  await write({ id: 'note-0002', text: '🐎'.repeat(LONGEST_TEXT / 2) });
  const nobody = { kind: 'trainer', key: ' ', name: null } as const;
  assert.is(await codeOf(write({ subject: nobody })), 'notebook.no-subject');
  const noRace = { kind: 'race', key: 'nonsense', name: null } as const;
  assert.is(await codeOf(write({ subject: noRace })), 'card.unknown-race');
  await write();
  const other = { kind: 'jockey', key: 'Robin Lane', name: null } as const;
  assert.is(await codeOf(write({ subject: other })), 'notebook.note-id-taken');
});

test('notes over the limit of a member are refused, changes of existing ones are not', async () => {
  const { write, notes } = await opened();
  await write({ text: 'first', changedAt: later(1) });
  Object.assign(notes, { countOf: async () => MOST_NOTES });
  assert.is(await codeOf(write({ id: 'note-0002' })), 'notebook.full-notes');
  assert.is((await write({ text: 'again' })).text, 'again');
});

test('notes on a race, its horse and its jockey are listed with the race, also those written under a name alone', async () => {
  const { write, show, race } = await opened();
  const horse = race.runners[0];
  const nameAlone = { kind: 'horse', key: horse?.horseName ?? '', name: null } as const;
  await write({ id: 'note-horse', subject: nameAlone });
  await write({ id: 'note-rider', subject: { kind: 'jockey', key: 'Robin Lane', name: null } });
  await write({ id: 'note-train', subject: { kind: 'trainer', key: 'Robin Lane', name: null } });
  await write({ id: 'note-other', subject: { kind: 'horse', key: 'Somebody Else', name: null } });
  await write({ id: 'note-race1', subject: { kind: 'race', key: race.id, name: null } });
  const shown = await show(anna, { of: 'race', raceId: race.id });
  assert.equal(
    shown.map(({ note, programNumbers }) => [note.id, programNumbers]),
    [
      ['note-horse', ['4']],
      ['note-race1', []],
      ['note-rider', ['4']],
    ],
  );
  assert.is((await show(anna, { of: 'all' })).length, 5);
  assert.is((await show(anna, { of: 'jockey', name: 'Lane, Robin' })).length, 1);
  assert.is((await show(anna, { of: 'horse', horse: horse?.horseKey ?? '' })).length, 1);
});

test('a note on a horse shows the figures earned since; an unknown figure is unknown', async () => {
  const { write, show, lines } = await opened();
  lines.push(line('2025-08-30', null), line('2025-08-03', 87), line('2025-08-02', 70));
  const { subject } = await write();
  const [shown] = await show(anna, { of: 'horse', horse: subject.key });
  assert.equal(
    shown?.since?.map(({ line: { day }, figure }) => [day, figure?.points ?? null]),
    [
      ['2025-08-30', null],
      ['2025-08-03', 87],
    ],
  );
});

test('a note that arrives late counts the figures since the time it states', async () => {
  const day = 24 * 60 * 60 * 1000;
  const { write, race } = await opened('2025-08-03T12:00:00Z');
  const late = instant(later(1_000_000) - day);
  assert.is((await write({ id: 'note-late', changedAt: late })).figuresFrom, '2025-08-03');
  assert.is((await write({ id: 'note-race', changedAt: late, raceId: race.id })).figuresFrom, '2025-08-02');
  assert.is((await write({ id: 'note-now1' })).figuresFrom, '2025-08-04');
});

test('a change without a stated time is the newest', async () => {
  const { write } = await opened();
  await write({ text: 'first' });
  assert.is((await write({ text: 'second' })).text, 'second');
});

test('a note written before the race counts the figure of that race; one written after the off counts only later ones', async () => {
  for (const [racingNow, from] of [
    ['2025-08-02T12:00:00Z', '2025-08-02'],
    ['2025-08-01T12:00:00Z', '2025-08-02'],
    ['2025-08-02T18:00:00Z', '2025-08-03'],
  ] as const) {
    const { write, race } = await opened(racingNow);
    assert.is((await write({ raceId: race.id })).figuresFrom, from);
  }
});

test.run();
