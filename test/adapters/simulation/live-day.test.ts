import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import { DEMO_FIRST_POST } from '#adapters/simulation/demo-day.ts';
import { liveDay } from '#adapters/simulation/live-day/live-day.ts';
import { demoSources } from '#config/wiring/live-demo.ts';
import type { Card, Race } from '#core/card/race.ts';
import { isStarter } from '#core/card/runner.ts';
import { TRACKS, type Track } from '#core/card/track.ts';
import { makeGatherChanges } from '#core/card/use-cases/gather-changes.ts';
import { type Instant, instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { boardFault } from '#core/odds/board-faults.ts';
import { makeGatherSimulatedResults } from '#core/results/use-cases/gather-simulated-results.ts';
import { liveRoom, unheard } from '#test/support/live-room.ts';
import { refused } from '#test/support/refused.ts';
import { there } from '#test/support/there.ts';

const test = suite('the demo day as it goes on');

const [SARATOGA] = TRACKS as readonly [Track, ...Track[]];
/** One day on the turf as planned, and one in the rain. */
const DRY = { seed: 1863, day: '2026-08-01' as RaceDay };
const WET = { seed: 1863, day: '2025-08-02' as RaceDay };

const wishOf = (wish: typeof DRY) => ({ ...wish, track: SARATOGA, firstPost: DEMO_FIRST_POST });
const post = (race: Race | undefined): Instant => there(there(race).postTime);
const clockOn = (day: RaceDay, minute: number): Instant => instantOn(day, minute, SARATOGA.timeZone);

function opened(wish: typeof DRY) {
  const card = makeDemoCard(wishOf(wish));
  const room = liveRoom(clockOn(wish.day, 12 * 60 + 25));
  const demo = demoSources({ cards: room.printed, clock: room.clock });
  const { printed, changes, cards, keeping, bring } = room;
  const courses = async (): Promise<void> => undefined;
  const gather = {
    changes: makeGatherChanges({
      sources: [demo.changes],
      isDemo: true,
      cards: printed,
      changes,
      courses,
      ...keeping,
    }),
    boards: room.gatherBoards(demo.boards),
    results: makeGatherSimulatedResults({ tellResults: demo.tellResults, cards, bring, ...keeping }),
  };
  return { card, room, gather, ask: { track: 'saratoga', day: wish.day } };
}

async function dayWith(wish: typeof DRY) {
  const day = opened(wish);
  await day.room.printed.keep(day.card, 'demo');
  return day;
}

const shownCard = async ({ room, ask }: Awaited<ReturnType<typeof dayWith>>): Promise<Card> =>
  there(await room.cards.cardFor(ask.track, ask.day)).card;
const fieldOf = ({ runners }: Race): readonly string[] =>
  runners.filter(isStarter).map(({ programNumber }) => programNumber);
const sorted = (numbers: readonly string[]): string => [...numbers].sort().join(' ');

test('before anything is gathered the day is the card as it was published', async () => {
  const day = await dayWith(DRY);
  assert.equal((await shownCard(day)).races.map(fieldOf), day.card.races.map(fieldOf));
});

for (const [name, wish] of [
  ['dry', DRY],
  ['wet', WET],
] as const) {
  test(`on a ${name} day the fields that were told of are those that ran, where they ran`, async () => {
    const day = await dayWith(wish);
    day.room.now = shift(post(day.card.races.at(-1)), 30 * MINUTE);
    await day.gather.changes(day.ask, unheard);
    assert.equal(await day.gather.results(day.ask, unheard), { expected: 10, brought: 10, faults: [] });
    const sheet = there(await day.room.results.standing('SAR', wish.day, 'simulation')).sheet;
    const card = await shownCard(day);
    for (const race of card.races) {
      const result = there(sheet.races.find(({ raceNumber }) => raceNumber === race.number));
      assert.is(sorted(fieldOf(race)), sorted(result.starters.map(({ programNumber }) => programNumber)));
      assert.equal([race.surface, race.distanceYards], [result.surface, result.distanceYards]);
    }
  });
}

test('a race moved from the turf is told with what it is run on, and nobody leaves for it before', () => {
  const { changes } = liveDay(wishOf(WET)).changes(clockOn(WET.day, 20 * 60));
  const moved = changes.filter(({ fact }) => fact.what === 'surface');
  assert.is(moved.length, 5);
  const at = there(moved[0]?.at);
  const leaving = changes.filter(({ reason }) => reason === 'Off-Turf');
  assert.ok(leaving.length > 0 && leaving.every((change) => there(change.at) > at));
});

test('half an hour before a race its odds open, and they move until the off', async () => {
  const day = await dayWith(DRY);
  const first = there(day.card.races[0]);
  assert.equal(await day.gather.boards(day.ask, unheard), { expected: null, brought: 0, faults: [] });
  for (const [minutes, boards] of [
    [31, 0],
    [30, 1],
    [4, 3],
    [0, 5],
  ] as const) {
    day.room.now = shift(post(first), -minutes * MINUTE);
    await day.gather.changes(day.ask, unheard);
    await day.gather.boards(day.ask, unheard);
    const kept = await day.room.odds.boardsOf(first.id, instant(day.room.now + 1));
    assert.is(kept.length, boards, `${minutes} minutes to post`);
    assert.ok(kept.every(({ provenance }) => provenance.tier === 'demo'));
  }
});

test('no board of the day contradicts the card as it is then', () => {
  for (const wish of [DRY, WET]) {
    const card = makeDemoCard(wishOf(wish));
    for (const board of liveDay(wishOf(wish)).boards(clockOn(wish.day, 20 * 60))) {
      const race = there(card.races.find(({ id }) => id === board.raceId));
      assert.is(boardFault(board, race), null);
    }
  }
});

test('a result is official ten minutes after the off and no sooner, then it is announced with what it paid', async () => {
  const day = await dayWith(DRY);
  const first = there(day.card.races[0]);
  day.room.now = shift(post(first), 10 * MINUTE);
  assert.equal(await day.gather.results(day.ask, unheard), { expected: 0, brought: 0, faults: [] });
  day.room.now = shift(post(first), 15 * MINUTE);
  assert.equal(await day.gather.results(day.ask, unheard), { expected: 1, brought: 1, faults: [] });
  const sheet = there(await day.room.results.standing('SAR', DRY.day, 'simulation')).sheet;
  assert.equal([sheet.provenance.tier, sheet.races.length, sheet.attendance], ['demo', 1, null]);
  assert.ok(there(sheet.races[0]).payouts.some(({ wager, payoff }) => wager === 'Win' && (payoff ?? 0) > 2));
  assert.equal(
    day.room.announced.map(({ topic, raceNumber }) => [topic, raceNumber]),
    [['results', 1]],
  );
  await day.gather.results(day.ask, unheard);
  assert.is(day.room.announced.length, 1);
});

test('what is known at a moment is the same at every start, and the start of what is known later', () => {
  const [one, other] = [liveDay(wishOf(DRY)), liveDay(wishOf(DRY))];
  const [early, late] = [clockOn(DRY.day, 15 * 60), clockOn(DRY.day, 19 * 60)];
  for (const at of [early, late]) {
    assert.equal(one.boards(at), other.boards(at));
    assert.equal(one.changes(at), other.changes(at));
    assert.equal(one.results(at), other.results(at));
  }
  assert.equal(
    one.changes(late).changes.slice(0, one.changes(early).changes.length),
    one.changes(early).changes,
  );
  const races = there(one.results(early)).races;
  assert.equal(there(one.results(late)).races.slice(0, races.length), races);
});

test('a day without a demo card has nothing to tell', async () => {
  const { gather, ask, room, card } = opened(DRY);
  assert.is((await refused(gather.changes(ask, unheard))).code, 'card.no-source');
  assert.is((await refused(gather.boards(ask, unheard))).code, 'card.no-source');
  assert.is((await refused(gather.results(ask, unheard))).code, 'card.no-card');
  await room.printed.keep({ ...card, provenance: { ...card.provenance, tier: 'imported' } }, 'real');
  assert.is((await refused(gather.boards(ask, unheard))).code, 'card.no-source');
});

test.run();
