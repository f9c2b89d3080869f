import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { RequestedFact } from '#core/card/desk-request.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { instantOn } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { MORNING } from '#test/support/a-change.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { DESK_DAY, deskRoom, ROBIN, refusedAs } from '#test/support/desk-room.ts';
import { present } from '#test/support/present.ts';

const test = suite("entries of the stewards' desk");

const OUT: RequestedFact = { what: 'scratched', to: true };
const IN: RequestedFact = { what: 'scratched', to: false };

const turfRace = () =>
  aRace({
    surface: 'turf',
    runners: [
      ...['1', '2', '3', '4', '5'].map((programNumber) => aRunner({ programNumber })),
      aRunner({ programNumber: '6', listStatus: 'main-track-only' }),
      aRunner({ programNumber: '7', listStatus: 'also-eligible' }),
    ],
  });

test('a scratch by hand takes the horse out, says who and why, and is announced for its race', async () => {
  const room = await deskRoom();
  const made = await room.enter(OUT, { reason: ' Veterinarian ' });
  assert.is(made.outcome, 'entered');
  assert.is(made.sentence, 'Race 1, #3 PAPER LANTERN 3: now Scratched, was Entered.');
  const [entry] = made.entries;
  assert.equal(
    [entry?.reason, entry?.provenance.source, entry?.provenance.tier, entry?.desk?.by],
    ['Veterinarian', "Stewards' desk", 'live', ROBIN],
  );
  assert.ok((await room.raceNow()).runners[2]?.isScratched);
  assert.equal(
    room.announced.map(({ topic, track, raceNumber }) => [topic, track, raceNumber]),
    [['scratches', 'saratoga', 1]],
  );
});

test('repeating an entry changes nothing', async () => {
  const room = await deskRoom();
  await room.enter(OUT);
  const again = await room.enter(OUT, { programNumber: ' 3 ' });
  assert.equal([again.outcome, again.entries], ['unchanged', []]);
  assert.is(again.sentence, 'Race 1, #3 PAPER LANTERN 3: already Scratched.');
  assert.is((await room.listEntries('saratoga', '2025-08-02')).entries.length, 1);
  assert.is(room.announced.length, 1);
});

test('every announced fact reaches the race', async () => {
  const room = await deskRoom(aCard({ races: [turfRace(), aRace({ number: 2 })] }));
  await room.enter({ what: 'jockey', to: ' Dana  Quill ' });
  await room.enter({ what: 'weight', to: 117 });
  await room.enter({ what: 'blinkers', to: 'on' });
  await room.enter({ what: 'draws-in', to: true }, { programNumber: '7' });
  await room.enter({ what: 'surface', to: 'dirt' });
  await room.enter({ what: 'distance', to: '1 1/16 Miles' });
  await room.enter({ what: 'post-time', to: '2:35 PM' });
  const race = await room.raceNow();
  const horse = present(race.runners[2]);
  assert.equal([horse.jockey?.name, horse.weightLb, horse.blinkers], ['Dana Quill', 117, 'on']);
  assert.equal([race.surface, race.distanceYards, race.isAbout], ['dirt', 1870, false]);
  assert.is(race.postTime, instantOn('2025-08-02' as RaceDay, 14 * 60 + 35, 'America/New_York'));
  assert.equal(
    race.runners.map(({ listStatus }) => listStatus),
    [null, null, null, null, null, null, null],
  );
});

test('a post time may be typed with the label of the track’s time zone, and no other', async () => {
  const room = await deskRoom();
  const made = await room.enter({ what: 'post-time', to: '2:35 pm et' });
  assert.is(made.sentence, 'Race 1: now 2:35 PM ET, was 1:05 PM ET.');
  await refusedAs(room.enter({ what: 'post-time', to: '2:35 PM PT' }), 'invalid', 'card.bad-time');
});

test('taking a race off the turf and changing its distance is one request, announced once', async () => {
  const room = await deskRoom(aCard({ races: [turfRace()] }));
  const made = await room.enter({ what: 'surface', to: 'dirt', distance: '1 1/16 Miles' });
  assert.is(made.sentence, 'Race 1: now Dirt and 1 1/16 Miles, was Turf and 6F.');
  assert.equal(
    made.entries.map(({ fact }) => fact.what),
    ['surface', 'distance'],
  );
  const { surface, distanceYards } = await room.raceNow();
  assert.equal([surface, distanceYards, room.announced.length], ['dirt', 1870, 1]);
  const again = await room.enter({ what: 'surface', to: 'dirt', distance: '1 1/16 Miles' });
  assert.is(again.sentence, 'Race 1: already Dirt and 1 1/16 Miles.');
  const shorter = await room.enter({ what: 'surface', to: 'dirt', distance: '1 Mile' });
  assert.is(shorter.sentence, 'Race 1: now 1 Mile, was 1 1/16 Miles.');
});

test('a race whose new distance cannot be read stays on the turf', async () => {
  const room = await deskRoom(aCard({ races: [turfRace()] }));
  const work = room.enter({ what: 'surface', to: 'dirt', distance: 'a mile or so' });
  const { message } = await refusedAs(work, 'invalid', 'card.bad-distance');
  assert.is(message, '"a mile or so" is not a distance. Write 6F, 1 1/16 Miles or 1 Mile 70 Yards.');
  assert.is((await room.raceNow()).surface, 'turf');
  assert.equal((await room.listEntries('saratoga', '2025-08-02')).entries, []);
});

test('a race taken off the turf lets in the main-track-only entries', async () => {
  const room = await deskRoom(aCard({ races: [turfRace()] }));
  assert.is((await room.raceNow()).runners[5]?.listStatus, 'main-track-only');
  assert.is((await room.enter({ what: 'surface', to: 'dirt' })).sentence, 'Race 1: now Dirt, was Turf.');
  const { runners } = await room.raceNow();
  assert.equal([runners[5]?.listStatus, runners[6]?.listStatus], [null, 'also-eligible']);
});

test('an entry without a reason is refused, and nothing is written', async () => {
  const room = await deskRoom();
  for (const reason of ['', ' \n']) {
    const refusal = await refusedAs(room.enter(OUT, { reason }), 'invalid', 'card.no-reason');
    assert.match(refusal.message, /^Say why: /);
  }
  assert.equal((await room.listEntries('saratoga', DESK_DAY)).entries, []);
  const made = await room.enter(OUT, { reason: ' Veterinarian ' });
  assert.is(made.entries[0]?.reason, 'Veterinarian');
  const undo = { id: present(made.entries[0]?.desk).id, reason: ' ', by: ROBIN };
  await refusedAs(room.undoChange(undo), 'invalid', 'card.no-reason');
  assert.ok((await room.raceNow()).runners[2]?.isScratched);
});

test('a canceled race takes no more entries until the cancellation is withdrawn', async () => {
  const room = await deskRoom();
  const made = await room.enter({ what: 'cancelled', to: true }, { reason: 'Weather' });
  assert.ok((await room.raceNow()).isCancelled);
  const refusal = await refusedAs(room.enter(OUT), 'conflict', 'card.race-canceled');
  assert.is(refusal.message, 'Race 1 is canceled. Undo the cancellation first.');
  await room.undoChange({ id: present(made.entries[0]?.desk).id, reason: 'Misheard', by: ROBIN });
  assert.is((await room.raceNow()).isCancelled, undefined);
});

test('a track condition is posted for its surface and leaves the other surfaces as they were posted', async () => {
  const room = await deskRoom();
  const provenance = { tier: 'live', source: 'The racing office', at: MORNING } as const;
  await room.record('saratoga', { conditions: { dirt: 'Fast', turf: 'Firm' }, provenance });
  room.now = shift(MORNING, MINUTE);
  const made = await room.enter({ what: 'going', to: { surface: 'turf', condition: 'yielding' } });
  assert.is(made.sentence, 'Race 1: now Turf: Yielding, was Turf: Firm.');
  const { courses } = await room.weatherBefore('saratoga', room.now);
  assert.equal(courses?.conditions, { dirt: 'Fast', turf: 'Yielding' });
  assert.is(courses?.by?.turf?.source, "Stewards' desk");
  assert.is(courses?.by?.dirt?.source, 'The racing office');
});

test('a post time in the past is allowed', async () => {
  const room = await deskRoom();
  assert.is((await room.enter({ what: 'post-time', to: '9:00 AM' })).outcome, 'entered');
});

test('a remark changes nothing on the card, and repeating it changes nothing', async () => {
  const room = await deskRoom();
  const before = await room.raceNow();
  const remark: RequestedFact = { what: 'remark', to: 'First-time gelding' };
  await room.enter(remark, { programNumber: '3' });
  assert.is((await room.enter(remark, { programNumber: '3' })).outcome, 'unchanged');
  assert.equal(await room.raceNow(), before);
});

test('an entry on a demo race belongs to the demo', async () => {
  const room = await deskRoom(aCard({ tier: 'demo' }));
  assert.is((await room.enter(OUT)).entries[0]?.provenance.tier, 'demo');
});

const REFUSED: readonly (readonly [RequestedFact, string, string])[] = [
  [
    { what: 'weight', to: 12 },
    'card.bad-weight',
    '12 lb is not a valid weight: enter whole pounds from 90 to 185.',
  ],
  [
    { what: 'weight', to: 117.5 },
    'card.bad-weight',
    '117.5 lb is not a valid weight: enter whole pounds from 90 to 185.',
  ],
  [
    { what: 'post-time', to: '25:10' },
    'card.bad-time',
    '"25:10" is not a time of day. Write 2:35 PM or 14:35.',
  ],
  [
    { what: 'distance', to: 'a while' },
    'card.bad-distance',
    '"a while" is not a distance. Write 6F, 1 1/16 Miles or 1 Mile 70 Yards.',
  ],
  [
    { what: 'going', to: { surface: 'turf', condition: 'Sloppy' } },
    'card.bad-condition',
    '"Sloppy" is not a track condition for turf. Use Hard, Firm, Good, Yielding, Soft or Heavy.',
  ],
  [{ what: 'jockey', to: '  ' }, 'card.bad-rider', "Enter the rider's name."],
];

test('impossible values are refused with a clear sentence, and nothing is written', async () => {
  const room = await deskRoom();
  for (const [fact, code, sentence] of REFUSED)
    assert.is((await refusedAs(room.enter(fact), 'invalid', code)).message, sentence);
  assert.equal((await room.listEntries('saratoga', '2025-08-02')).entries, []);
  assert.is(room.announced.length, 0);
});

test('an unknown horse, race, card or track is refused', async () => {
  const room = await deskRoom();
  assert.is(
    (await refusedAs(room.enter(OUT, { programNumber: '12' }), 'not-found', 'card.no-horse')).message,
    'Race 1 has no horse with program number 12.',
  );
  await refusedAs(room.enter(OUT, { raceNumber: 9 }), 'not-found', 'card.unknown-race');
  await refusedAs(room.enter(OUT, { day: '2025-08-03' }), 'not-found', 'card.no-card');
  await refusedAs(room.enter(OUT, { day: 'today' }), 'invalid', 'card.bad-day');
  await refusedAs(room.enter(OUT, { track: 'nowhere' }), 'not-found', 'card.unknown-track');
  await refusedAs(room.enter(OUT, { programNumber: null }), 'invalid', 'card.wrong-subject');
  await refusedAs(
    room.enter({ what: 'surface', to: 'dirt' }, { programNumber: '3' }),
    'invalid',
    'card.wrong-subject',
  );
});

test('a race with a result takes no change, except a remark', async () => {
  const room = await deskRoom();
  room.official.add('saratoga-2025-08-02-1');
  assert.is(
    (await refusedAs(room.enter(OUT), 'conflict', 'card.race-over')).message,
    'Race 1 has a result: its card can no longer change. Correct the result instead.',
  );
  assert.is((await room.enter({ what: 'remark', to: 'Inquiry' })).outcome, 'entered');
});

test('a track condition is entered on its own day only', async () => {
  const room = await deskRoom();
  room.now = shift(MORNING, -24 * 60 * MINUTE);
  const going: RequestedFact = { what: 'going', to: { surface: 'dirt', condition: 'Good' } };
  const { message } = await refusedAs(room.enter(going), 'conflict', 'card.not-today');
  assert.is(message, 'A track condition can be entered for today only: it is Aug 1 at Saratoga.');
});

test('an entry counts from the moment it is made: earlier handicapping does not see it', async () => {
  const room = await deskRoom();
  room.now = shift(MORNING, 60 * MINUTE);
  await room.enter(OUT);
  room.now = shift(MORNING, 59 * MINUTE);
  assert.not((await room.raceNow()).runners[2]?.isScratched);
});

test('a horse that was put back can be scratched again', async () => {
  const room = await deskRoom();
  for (const [fact, isOut] of [
    [OUT, true],
    [IN, false],
    [OUT, true],
  ] as const) {
    room.now = shift(room.now, MINUTE);
    assert.is((await room.enter(fact)).outcome, 'entered');
    assert.is((await room.raceNow()).runners[2]?.isScratched, isOut);
  }
});

test.run();
