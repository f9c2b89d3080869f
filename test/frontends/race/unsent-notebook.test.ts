import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Change, Unsent } from '../../../frontends/frame/unsent/outbox.ts';
import type { MyNote } from '../../../frontends/race/notes/my-note.ts';

const { withUnsent } = await import('../../../frontends/race/notes/with-unsent.ts');
const { unsentLine } = await import('../../../frontends/race/my-line/unsent-line.ts');
const { limitText } = await import('../../../frontends/race/my-line/fair-odds.ts');

const test = suite('what is not sent yet, on screen');

const HORSE = { kind: 'horse', key: 'LANTERN', name: 'Paper Lantern' } as const;
const RACE = 'saratoga-2025-08-02-1';
const madeAt = '2025-08-02T12:00:00.000Z';

const unsentOf = (change: Change, refused: string | null = null): Unsent => ({
  id: 'change-01',
  madeAt,
  name: 'A change',
  change,
  refused,
});
const writing = (text: string, id = 'note-0001', key: string = HORSE.key): Unsent =>
  unsentOf({ kind: 'write-note', id, seen: null, note: { ...HORSE, key, text } });
const stored: MyNote = {
  ...HORSE,
  id: 'note-0001',
  text: 'Needs a race.',
  writtenAt: madeAt,
  changedAt: madeAt,
  programNumbers: ['4'],
  since: null,
};
const textsOf = (notes: readonly MyNote[]) => notes.map(({ text }) => text);

test('a new note stands first, and a changed one in its place', () => {
  const shown = withUnsent([stored], [writing('Fit now.'), writing('Wide trip.', 'note-0002')], HORSE);
  assert.equal(textsOf(shown), ['Wide trip.', 'Fit now.']);
  assert.equal(shown[1]?.programNumbers, ['4']);
  assert.ok(shown.every(({ unsent }) => unsent !== null));
});

test('a note on another horse is not shown here', () => {
  assert.equal(textsOf(withUnsent([], [writing('Fit now.', 'note-0002', 'TOYMAKER')], HORSE)), []);
});

test('a removed note is gone; where its removal was refused it is there with the reason', () => {
  const removal: Change = { kind: 'remove-note', id: 'note-0001', seen: madeAt };
  assert.equal(withUnsent([stored], [unsentOf(removal)], HORSE), []);
  const [shown] = withUnsent([stored], [unsentOf(removal, 'Not now.')], HORSE);
  assert.equal([shown?.text, shown?.unsent?.refused], ['Needs a race.', 'Not now.']);
});

test('a line that is not sent is on screen; a refused one is not, but said', () => {
  const line = { chances: [{ interest: '1', chance: 1 }] };
  const drawing: Change = { kind: 'draw-line', raceId: RACE, line };
  assert.equal(unsentLine([unsentOf(drawing)], RACE)?.shares, [{ interest: '1', chance: 1, isFixed: false }]);
  const late = unsentLine([unsentOf(drawing, 'Locked: the race is off.')], RACE);
  assert.equal([late?.shares, late?.isRemoved], [null, false]);
  assert.is(late?.unsent.refused, 'Locked: the race is off.');
  assert.is(unsentLine([unsentOf({ kind: 'remove-line', raceId: RACE })], RACE)?.isRemoved, true);
  assert.is(unsentLine([unsentOf(drawing)], 'saratoga-2025-08-02-2'), null);
});

test('typed odds that held horses leave no room for say what is left', () => {
  assert.is(limitText(0.4, 0.4), null);
  assert.match(limitText(0.6, 0.2) ?? '', /^At most 20\.0%, 4 to one/);
  assert.match(limitText(0, 0.001) ?? '', /^At least 0\.1%/);
});

test.run();
