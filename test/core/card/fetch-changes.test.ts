import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { changedCard } from '#core/card/changed-card.ts';
import type { LateChange, LateFact } from '#core/card/late-changes.ts';
import type { LateSource } from '#core/card/ports.ts';
import { makeShowChanges } from '#core/card/use-cases/show-changes.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { aCard } from '#test/support/a-card.ts';
import { liveProvenance, MORNING } from '#test/support/a-change.ts';
import { liveRoom, quiet } from '#test/support/live-room.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('scratches and changes');

const DAY = '2025-08-02' as RaceDay;
const REQUEST = { track: 'saratoga', day: DAY };
const FIRST = 'saratoga-2025-08-02-1';
const SCRATCHED: LateFact = { what: 'scratched', to: true };

const line = (fact: LateFact, change: Partial<LateChange> = {}): LateChange => ({
  raceNumber: 1,
  fact,
  programNumber: '3',
  horseName: 'Paper Lantern 3',
  reason: null,
  text: '3 PAPER LANTERN 3',
  ...change,
});

const office = (...changes: LateChange[]): LateSource => ({
  name: 'The racing office',
  changesOn: async () => ({
    track: 'SAR',
    day: DAY,
    provenance: liveProvenance('The racing office'),
    courses: [{ course: 'Track', condition: 'FAST', railFeet: null, races: [] }],
    changes,
  }),
});

async function room() {
  const opened = liveRoom(MORNING);
  await opened.printed.keep(aCard(), 'file');
  const { printed: cards, changes, clock } = opened;
  return { ...opened, room: opened, showChanges: makeShowChanges({ cards, changes, clock }) };
}

test('a scratch is stored with its reason and time, announced for its race, and the courses are recorded', async () => {
  const { fetchChanges, announced, courses, showChanges } = await room();
  const answer = await fetchChanges(office(line(SCRATCHED, { reason: 'VET' })))(REQUEST, quiet);
  assert.equal(answer, { expected: 1, received: 1, faults: [] });
  assert.equal(
    announced.map(({ topic, raceNumber }) => [topic, raceNumber]),
    [['scratches', 1]],
  );
  assert.is(courses.length, 1);
  const [change] = (await showChanges(FIRST)).changes;
  assert.equal(
    [change?.horseName, change?.before, change?.after, change?.reason, change?.knownAt, change?.isInForce],
    ['PAPER LANTERN 3', 'Entered', 'Scratched', 'VET', MORNING, true],
  );
});

test('the same list again, or a longer one, adds only what is new', async () => {
  const { fetchChanges, announced, showChanges } = await room();
  const scratch = line(SCRATCHED);
  const remark = line({ what: 'remark', to: 'First time gelding' });
  await fetchChanges(office(scratch))(REQUEST, quiet);
  await fetchChanges(office(scratch))(REQUEST, quiet);
  await fetchChanges(office(scratch, remark, remark))(REQUEST, quiet);
  await fetchChanges(office(scratch, remark))(REQUEST, quiet);
  assert.equal(
    (await showChanges(FIRST)).changes.map(({ fact }) => fact.what),
    ['remark', 'scratched'],
  );
  assert.is(announced.length, 2);
});

test('a later scratch changes nothing that was handicapped before it', async () => {
  const { fetchChanges, changes, printed, cards, room: clocked } = await room();
  const noon = shift(MORNING, 2 * 60 * MINUTE);
  clocked.now = noon;
  await fetchChanges(office(line(SCRATCHED)))(REQUEST, quiet);
  const card = present(await printed.cardFor('saratoga', DAY)).card;
  const before = await changes.changesOn('saratoga', DAY, noon);
  assert.equal(changedCard(card, before), card);
  assert.ok(present(await cards.cardFor('saratoga', DAY)).card.races[0]?.runners[2]?.isScratched);
  clocked.now = MORNING;
  assert.equal((await cards.cardFor('saratoga', DAY))?.card, card);
  assert.is((await cards.cardFor('saratoga', DAY))?.contentHash, 'file');
});

test('a horse is found by its name where the number is another one', async () => {
  const { fetchChanges, cards } = await room();
  await fetchChanges(office(line(SCRATCHED, { programNumber: '5' })))(REQUEST, quiet);
  const race = present(await cards.cardFor('saratoga', DAY)).card.races[0];
  assert.equal(
    race?.runners.map(({ isScratched }) => isScratched),
    [false, false, true, false, false, false],
  );
});

test('lines that fit nothing on the card are faults, the others are stored', async () => {
  const { fetchChanges, showChanges } = await room();
  const answer = await fetchChanges(
    office(
      line(SCRATCHED, { raceNumber: 9, text: '3 NOBODY' }),
      line(SCRATCHED, { programNumber: '3', horseName: 'Nobody', text: '3 NOBODY (VET)' }),
      line({ what: 'surface', to: 'synthetic' }, { programNumber: null, horseName: null, text: 'Moved' }),
    ),
  )(REQUEST, quiet);
  assert.equal([answer.expected, answer.received], [3, 1]);
  assert.equal(answer.faults, [
    'The racing office: Race 9 is not on the card: "3 NOBODY".',
    'The racing office: Race 1: the card has no such horse: "3 NOBODY (VET)".',
  ]);
  assert.equal(
    (await showChanges(FIRST)).changes.map(({ before, after }) => [before, after]),
    [['Dirt', 'Synthetic']],
  );
});

test('of two reports on one fact the list marks the one in force', async () => {
  const { fetchChanges, showChanges, room: clocked } = await room();
  const rider = (to: string) => office(line({ what: 'jockey', to }));
  await fetchChanges(rider('Ada Vale'))(REQUEST, quiet);
  clocked.now = shift(MORNING, MINUTE);
  await fetchChanges(rider('Sam Reed'))(REQUEST, quiet);
  assert.equal(
    (await showChanges(FIRST)).changes.map(({ before, after, isInForce }) => [before, after, isInForce]),
    [
      ['Ada Vale', 'Sam Reed', true],
      ['LANE ROBIN', 'Ada Vale', false],
    ],
  );
});

test('nothing published yet is not a fault, and a day without a card is refused', async () => {
  const { fetchChanges } = await room();
  const silent: LateSource = { name: 'The racing office', changesOn: async () => null };
  assert.equal(await fetchChanges(silent)(REQUEST, quiet), { expected: 0, received: 0, faults: [] });
  const empty = liveRoom(MORNING);
  assert.is(
    (await refused(empty.fetchChanges(office(line(SCRATCHED)))(REQUEST, quiet))).code,
    'card.no-card',
  );
  await empty.printed.keep(aCard({ tier: 'demo' }), 'demo');
  assert.is(
    (await refused(empty.fetchChanges(office(line(SCRATCHED)))(REQUEST, quiet))).code,
    'card.no-card',
  );
});

test('changes of another day are rejected', async () => {
  const { fetchChanges, changes } = await room();
  const yesterday: LateSource = {
    name: 'The racing office',
    changesOn: async (track, day) => ({
      ...present(await office(line(SCRATCHED)).changesOn(track, day)),
      day: '2025-08-01' as RaceDay,
    }),
  };
  const { received, faults } = await fetchChanges(yesterday)(REQUEST, quiet);
  assert.is(received, 0);
  assert.match(faults[0] ?? '', / rejected: it answered for SAR, Aug 1\. Stored data unchanged\.$/);
  assert.equal(await changes.changesOn('saratoga', DAY, shift(MORNING, 1)), []);
});

test('what one office reported is news of another office all the same, and both have their word', async () => {
  const { fetchChanges, showChanges } = await room();
  const rider = line({ what: 'jockey', to: 'Ada Vale' });
  const other: LateSource = {
    name: 'Another office',
    changesOn: async (track, day) => ({
      ...present(await office(rider).changesOn(track, day)),
      provenance: { ...liveProvenance('The racing office'), source: 'Another office' },
    }),
  };
  await fetchChanges(office(rider))(REQUEST, quiet);
  await fetchChanges(other)(REQUEST, quiet);
  assert.equal(
    (await showChanges(FIRST)).changes.map(({ provenance, isInForce }) => [provenance.source, isInForce]),
    [
      ['Another office', true],
      ['The racing office', false],
    ],
  );
});

test('on a card of entries alone the office has its own word on a horse that is out there', async () => {
  const opened = liveRoom(MORNING);
  const [first, ...rest] = aCard({ tier: 'live' }).races;
  const runners = present(first).runners.map((runner) => ({ ...runner, isScratched: true }));
  await opened.printed.keep(
    aCard({ tier: 'live', races: [{ ...present(first), runners }, ...rest] }),
    'live',
  );
  await opened.fetchChanges(office(line(SCRATCHED)))(REQUEST, quiet);
  assert.is((await opened.changes.changesOn('saratoga', DAY, shift(MORNING, 1))).length, 1);
});

test('it is said that nothing is published only where nothing is', async () => {
  const lines: string[] = [];
  const { fetchChanges } = await room();
  const silent: LateSource = { name: 'The racing office', changesOn: async () => null };
  await fetchChanges(office(line(SCRATCHED)))(REQUEST, (text) => lines.push(text));
  assert.equal(lines, []);
  await fetchChanges(silent)(REQUEST, (text) => lines.push(text));
  assert.equal(lines, ['No changes of the day are published yet.']);
});

test('changes of two races are announced for the day, those of one race for it', async () => {
  const { fetchChanges, announced } = await room();
  await fetchChanges(office(line(SCRATCHED), line(SCRATCHED, { raceNumber: 2 })))(REQUEST, quiet);
  assert.equal(
    announced.map(({ raceNumber }) => raceNumber),
    [null],
  );
});

test('an unknown race has no list', async () => {
  const { showChanges } = await room();
  for (const id of ['saratoga-2025-08-02-9', 'nothing'])
    assert.is((await refused(showChanges(id))).code, 'card.unknown-race');
});

test.run();
