import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DESK_SOURCE } from '#core/card/desk.ts';
import type { RequestedFact } from '#core/card/desk-request.ts';
import type { LateChange, LateFact } from '#core/card/late-changes.ts';
import type { EntryMade } from '#core/card/use-cases/enter-change.ts';
import { DAY as DAY_LONG, MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { liveProvenance, MORNING } from '#test/support/a-change.ts';
import { ALEX, DESK_DAY, deskRoom, ROBIN, refusedAs } from '#test/support/desk-room.ts';
import { quiet } from '#test/support/live-room.ts';
import { present } from '#test/support/present.ts';

const test = suite("withdrawals at the stewards' desk, and sources that disagree");

const OUT: RequestedFact = { what: 'scratched', to: true };
const DAY = DESK_DAY as RaceDay;

const idOf = ({ entries: [entry] }: EntryMade): string => present(entry?.desk).id;

async function opened() {
  const room = await deskRoom();
  const later = () => {
    room.now = shift(room.now, MINUTE);
  };
  return {
    room,
    enter: async (...request: Parameters<typeof room.enter>) => {
      later();
      return room.enter(...request);
    },
    undo: async (made: EntryMade, by = ROBIN) => {
      later();
      return room.undoChange({ id: idOf(made), reason: 'Misheard', by });
    },
    /** A list of late changes of a source, a minute later. */
    report: async (name: string, ...facts: LateFact[]) => {
      later();
      const changes = facts.map(
        (fact): LateChange => ({
          raceNumber: 1,
          fact,
          programNumber: '3',
          horseName: 'Paper Lantern 3',
          reason: null,
          text: '3',
        }),
      );
      const provenance = liveProvenance(name, room.now);
      const list = { track: 'SAR', day: DAY, provenance, courses: [], changes };
      await room.fetchChanges({ name, changesOn: async () => list })({ track: 'saratoga', day: DAY }, quiet);
    },
    horse: async () => present((await room.raceNow()).runners[2]),
    entries: async () => (await room.listEntries('saratoga', DESK_DAY)).entries,
  };
}

test('a withdrawal takes back exactly its entry; the one before counts again', async () => {
  const { enter, undo, horse } = await opened();
  await enter({ what: 'jockey', to: 'Dana Quill' });
  const second = await enter({ what: 'jockey', to: 'Sam Reed' });
  await enter({ what: 'weight', to: 116 });
  assert.is((await undo(second)).sentence, 'Withdrawn: Race 1, #3 PAPER LANTERN 3: Sam Reed.');
  assert.equal([(await horse()).jockey?.name, (await horse()).weightLb], ['Dana Quill', 116]);
});

test('the record keeps the entry with who withdrew it, when and why', async () => {
  const { room, enter, undo, entries } = await opened();
  const made = await enter(OUT, { reason: 'Gate' });
  await undo(made, ALEX);
  const [entry] = await entries();
  assert.equal(entry?.withdrawn, { by: ALEX, at: room.now, reason: 'Misheard' });
  assert.equal([entry?.change.desk.by, entry?.change.reason, entry?.isInForce], [ROBIN, 'Gate', false]);
});

test('withdrawn twice is withdrawn once, and an unknown entry is refused', async () => {
  const { room, enter, undo, horse } = await opened();
  const made = await enter(OUT);
  await undo(made);
  assert.not((await horse()).isScratched);
  const announced = room.announced.length;
  assert.is((await undo(made)).outcome, 'unchanged');
  assert.is(room.announced.length, announced);
  await refusedAs(
    room.undoChange({ id: 'none', reason: 'Misheard', by: ROBIN }),
    'not-found',
    'card.no-entry',
  );
});

test('of a surface with its distance each is withdrawn by itself, and the one that still stands is named', async () => {
  const { room, enter, undo } = await opened();
  const before = await room.raceNow();
  const made = await enter({ what: 'surface', to: 'turf', distance: '1 1/16 Miles' });
  const [surface, distance] = made.entries;
  assert.is(
    (await undo(made)).sentence,
    'Withdrawn: Race 1: Turf. The distance entered with it still stands: 1 1/16 Miles.',
  );
  const race = await room.raceNow();
  assert.equal([race.surface, race.distanceYards], [before.surface, 1870]);
  const last = await undo({ ...made, entries: [present(distance)] });
  assert.is(last.sentence, 'Withdrawn: Race 1: 1 1/16 Miles.');
  assert.is(surface?.fact.what, 'surface');
  const other = await enter({ what: 'surface', to: 'turf' });
  assert.is((await undo(other)).sentence, 'Withdrawn: Race 1: Turf.');
});

test('another administrator can correct an entry', async () => {
  const { enter, undo, horse, entries } = await opened();
  const first = await enter(OUT);
  const corrected = await enter({ what: 'scratched', to: false }, { by: ALEX });
  assert.not((await horse()).isScratched);
  await undo(corrected);
  assert.ok((await horse()).isScratched);
  await undo(await enter({ what: 'weight', to: 116 }), ALEX);
  await undo(first, ALEX);
  assert.not((await horse()).isScratched);
  assert.equal(
    (await entries()).map(({ change, withdrawn }) => [change.fact.what, change.desk.by, withdrawn?.by]),
    [
      ['weight', ROBIN, ALEX],
      ['scratched', ALEX, ROBIN],
      ['scratched', ROBIN, ALEX],
    ],
  );
});

test('an entry cannot be withdrawn once its race has a result', async () => {
  const { room, enter, undo } = await opened();
  const made = await enter(OUT);
  room.official.add('saratoga-2025-08-02-1');
  await refusedAs(undo(made), 'conflict', 'card.race-over');
});

test("a source that reports another rider later wins, and the desk's entry is shown with it", async () => {
  const { enter, report, horse, entries } = await opened();
  await enter({ what: 'jockey', to: 'Dana Quill' });
  await report('The racing office', { what: 'jockey', to: 'Kim Dell' });
  assert.is((await horse()).jockey?.name, 'Kim Dell');
  const [entry] = await entries();
  assert.is(entry?.isInForce, false);
  assert.equal(
    entry?.others.map(({ source, text, agrees, isInForce }) => [source, text, agrees, isInForce]),
    [['The racing office', 'Kim Dell', false, true]],
  );
});

test('a source that repeats what it reported before the entry does not undo it', async () => {
  const { enter, report, horse } = await opened();
  await report('The racing office', { what: 'jockey', to: 'Kim Dell' });
  await enter({ what: 'jockey', to: 'Dana Quill' });
  await report('The racing office', { what: 'jockey', to: 'Kim Dell' });
  assert.is((await horse()).jockey?.name, 'Dana Quill');
});

test('a manual scratch stays in force whether or not a source lists it', async () => {
  const { enter, report, horse, entries } = await opened();
  await enter(OUT);
  await report('The racing office', { what: 'weight', to: 118 });
  assert.ok((await horse()).isScratched);
  await report('The racing office', { what: 'scratched', to: true });
  assert.ok((await horse()).isScratched);
  assert.equal(
    (await entries())[0]?.others.map(({ source, agrees }) => [source, agrees]),
    [['The racing office', true]],
  );
});

test('once a source has confirmed a scratch by hand, that source can take it back', async () => {
  const { enter, report, horse } = await opened();
  await enter(OUT);
  await report('The racing office', { what: 'scratched', to: true });
  await report('The racing office', { what: 'scratched', to: false });
  assert.not((await horse()).isScratched);
});

test('the desk puts back a horse that a source had out, until a source has it out again', async () => {
  const { enter, report, horse } = await opened();
  await report('The racing office', { what: 'scratched', to: true });
  await enter({ what: 'scratched', to: false });
  assert.not((await horse()).isScratched);
  await report('The racing office', { what: 'scratched', to: true });
  assert.not((await horse()).isScratched);
  await report('A second source', { what: 'scratched', to: true });
  assert.ok((await horse()).isScratched);
});

test("with the desk's entry withdrawn, what the source reports is in force again", async () => {
  const { enter, undo, report, horse } = await opened();
  await report('The racing office', { what: 'scratched', to: true });
  const back = await enter({ what: 'scratched', to: false });
  await undo(back);
  assert.ok((await horse()).isScratched);
});

test('a withdrawn track condition leaves what the track posted', async () => {
  const { room, enter, undo, entries } = await opened();
  const provenance = { tier: 'live', source: 'The racing office', at: MORNING } as const;
  await room.record('saratoga', { conditions: { turf: 'Firm' }, provenance });
  const made = await enter({ what: 'going', to: { surface: 'turf', condition: 'Soft' } });
  const now = async () => (await room.weatherBefore('saratoga', room.now)).courses?.conditions;
  assert.equal(await now(), { turf: 'Soft' });
  assert.equal(
    (await entries())[0]?.others.map(({ text, agrees, isInForce }) => [text, agrees, isInForce]),
    [['Turf: Firm', false, false]],
  );
  await undo(made);
  assert.equal(await now(), { turf: 'Firm' });
});

test('a track that posts the same condition again does not undo the desk; a new one does', async () => {
  const { room, enter, entries } = await opened();
  const post = (condition: string) =>
    room.record('saratoga', {
      conditions: { turf: condition },
      provenance: { tier: 'live', source: 'The racing office', at: room.now },
    });
  await post('Firm');
  await enter({ what: 'going', to: { surface: 'turf', condition: 'Soft' } });
  room.now = shift(room.now, MINUTE);
  await post('Firm');
  const now = async () => (await room.weatherBefore('saratoga', room.now)).courses?.conditions.turf;
  assert.is(await now(), 'Soft');
  room.now = shift(room.now, MINUTE);
  await post('Yielding');
  assert.is(await now(), 'Yielding');
  assert.is((await entries())[0]?.isInForce, false);
});

test('a source that reports the same confirms the entry; one that later disagrees overrules it', async () => {
  const { enter, report, entries } = await opened();
  await enter(OUT);
  await report('The racing office', { what: 'scratched', to: true });
  assert.is((await entries())[0]?.isInForce, true);
  await report('The racing office', { what: 'scratched', to: false });
  assert.is((await entries())[0]?.isInForce, false);
});

test('a track that posts the condition that the desk entered confirms it', async () => {
  const { room, enter, entries } = await opened();
  await enter({ what: 'going', to: { surface: 'turf', condition: 'Soft' } });
  room.now = shift(room.now, MINUTE);
  const provenance = { tier: 'live', source: 'The racing office', at: room.now } as const;
  await room.record('saratoga', { conditions: { turf: 'Soft' }, provenance });
  const [entry] = await entries();
  assert.equal([entry?.isInForce, entry?.others.map(({ agrees }) => agrees)], [true, [true]]);
});

test("a withdrawal of an earlier day's track condition leaves today's posting as it is", async () => {
  const { room, enter } = await opened();
  const made = await enter({ what: 'going', to: { surface: 'turf', condition: 'Soft' } });
  room.now = shift(room.now, DAY_LONG);
  const provenance = { tier: 'live', source: DESK_SOURCE, at: room.now } as const;
  await room.record('saratoga', { conditions: { turf: 'Yielding', dirt: 'Fast' }, provenance });
  await room.undoChange({ id: idOf(made), reason: 'Misheard', by: ROBIN });
  assert.equal((await room.weatherBefore('saratoga', shift(room.now, MINUTE))).courses?.conditions, {
    turf: 'Yielding',
    dirt: 'Fast',
  });
});

test('conditions that sources post today are not compared with entries of another day', async () => {
  const { room, enter, entries } = await opened();
  await enter({ what: 'going', to: { surface: 'turf', condition: 'Soft' } });
  room.now = shift(room.now, DAY_LONG);
  const provenance = { tier: 'live', source: 'The racing office', at: room.now } as const;
  await room.record('saratoga', { conditions: { turf: 'Firm' }, provenance });
  const [entry] = await entries();
  assert.equal([entry?.isInForce, entry?.others], [true, []]);
});

test.run();
