import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeDemoCard } from '#adapters/simulation/demo-card.ts';
import { DEMO_FIRST_POST } from '#adapters/simulation/demo-day.ts';
import { liveDay } from '#adapters/simulation/live-day/live-day.ts';
import { demoSources } from '#config/wiring/live-demo.ts';
import type { Card, Race } from '#core/card/race.ts';
import { isStarter } from '#core/card/runner.ts';
import { FLAGSHIP } from '#core/card/track.ts';
import { makeFetchChanges } from '#core/card/use-cases/fetch-changes.ts';
import { type Instant, instant, MINUTE, shift } from '#core/kernel/instant.ts';
import { instantOn, type RaceDay } from '#core/kernel/race-day.ts';
import { boardProblem } from '#core/odds/board-problems.ts';
import { makeFetchSimulatedResults } from '#core/results/use-cases/fetch-simulated-results.ts';
import { liveRoom, quiet } from '#test/support/live-room.ts';
import { present } from '#test/support/present.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('the demo day as it goes on');

const SARATOGA = FLAGSHIP;
/** One day on the turf as planned, and one in the rain. */
const DRY = { seed: 1863, day: '2026-08-01' as RaceDay };
const WET = { seed: 1863, day: '2025-08-02' as RaceDay };

const requestOf = (request: typeof DRY) => ({ ...request, track: SARATOGA, firstPost: DEMO_FIRST_POST });
const post = (race: Race | undefined): Instant => present(present(race).postTime);
const clockOn = (day: RaceDay, minute: number): Instant => instantOn(day, minute, SARATOGA.timeZone);

function opened(request: typeof DRY) {
  const card = makeDemoCard(requestOf(request));
  const room = liveRoom(clockOn(request.day, 12 * 60 + 25));
  const demo = demoSources({ cards: room.printed, clock: room.clock });
  const { printed, changes, cards, keeping, importSheet } = room;
  const courses = async (): Promise<void> => undefined;
  const fetchSource = {
    changes: makeFetchChanges({
      sources: [demo.changes],
      isDemo: true,
      cards: printed,
      changes,
      courses,
      ...keeping,
    }),
    boards: room.fetchBoards(demo.boards),
    results: makeFetchSimulatedResults({ buildResults: demo.buildResults, cards, importSheet, ...keeping }),
  };
  return { card, room, fetchSource, ask: { track: 'saratoga', day: request.day } };
}

async function dayWith(request: typeof DRY) {
  const day = opened(request);
  await day.room.printed.keep(day.card, 'demo');
  return day;
}

const shownCard = async ({ room, ask }: Awaited<ReturnType<typeof dayWith>>): Promise<Card> =>
  present(await room.cards.cardFor(ask.track, ask.day)).card;
const fieldOf = ({ runners }: Race): readonly string[] =>
  runners.filter(isStarter).map(({ programNumber }) => programNumber);
const sorted = (numbers: readonly string[]): string => [...numbers].sort().join(' ');

test('before the first fetch the day is the published card', async () => {
  const day = await dayWith(DRY);
  assert.equal((await shownCard(day)).races.map(fieldOf), day.card.races.map(fieldOf));
});

for (const [name, request] of [
  ['dry', DRY],
  ['wet', WET],
] as const) {
  test(`on a ${name} day the announced fields are those that ran, where they ran`, async () => {
    const day = await dayWith(request);
    day.room.now = shift(post(day.card.races.at(-1)), 30 * MINUTE);
    await day.fetchSource.changes(day.ask, quiet);
    assert.equal(await day.fetchSource.results(day.ask, quiet), { expected: 10, received: 10, faults: [] });
    const sheet = present(await day.room.results.currentSheet('SAR', request.day, 'simulation')).sheet;
    const card = await shownCard(day);
    for (const race of card.races) {
      const result = present(sheet.races.find(({ raceNumber }) => raceNumber === race.number));
      assert.is(sorted(fieldOf(race)), sorted(result.starters.map(({ programNumber }) => programNumber)));
      assert.equal([race.surface, race.distanceYards], [result.surface, result.distanceYards]);
    }
  });
}

test('a race moved off the turf names its new surface, and no scratch precedes the move', () => {
  const { changes } = liveDay(requestOf(WET)).changes(clockOn(WET.day, 20 * 60));
  const moved = changes.filter(({ fact }) => fact.what === 'surface');
  assert.is(moved.length, 5);
  const instant = present(moved[0]?.at);
  const leaving = changes.filter(({ reason }) => reason === 'Off-Turf');
  assert.ok(leaving.length > 0 && leaving.every((change) => present(change.at) > instant));
});

test('half an hour before a race its odds open, and they move until the off', async () => {
  const day = await dayWith(DRY);
  const first = present(day.card.races[0]);
  assert.equal(await day.fetchSource.boards(day.ask, quiet), { expected: null, received: 0, faults: [] });
  for (const [minutes, boards] of [
    [31, 0],
    [30, 1],
    [4, 3],
    [0, 5],
  ] as const) {
    day.room.now = shift(post(first), -minutes * MINUTE);
    await day.fetchSource.changes(day.ask, quiet);
    await day.fetchSource.boards(day.ask, quiet);
    const storedBoards = await day.room.odds.boardsOf(first.id, instant(day.room.now + 1));
    assert.is(storedBoards.length, boards, `${minutes} minutes to post`);
    assert.ok(storedBoards.every(({ provenance }) => provenance.tier === 'demo'));
  }
});

test('no board of the day contradicts the card as it is then', () => {
  for (const request of [DRY, WET]) {
    const card = makeDemoCard(requestOf(request));
    for (const board of liveDay(requestOf(request)).boards(clockOn(request.day, 20 * 60))) {
      const race = present(card.races.find(({ id }) => id === board.raceId));
      assert.is(boardProblem(board, race), null);
    }
  }
});

test('a result is official ten minutes after the off and no sooner, then it is announced with what it paid', async () => {
  const day = await dayWith(DRY);
  const first = present(day.card.races[0]);
  day.room.now = shift(post(first), 10 * MINUTE);
  assert.equal(await day.fetchSource.results(day.ask, quiet), { expected: 0, received: 0, faults: [] });
  day.room.now = shift(post(first), 15 * MINUTE);
  assert.equal(await day.fetchSource.results(day.ask, quiet), { expected: 1, received: 1, faults: [] });
  const sheet = present(await day.room.results.currentSheet('SAR', DRY.day, 'simulation')).sheet;
  assert.equal([sheet.provenance.tier, sheet.races.length, sheet.attendance], ['demo', 1, null]);
  assert.ok(
    present(sheet.races[0]).payouts.some(({ wager, payoff }) => wager === 'Win' && (payoff ?? 0) > 2),
  );
  assert.equal(
    day.room.announced.map(({ topic, raceNumber }) => [topic, raceNumber]),
    [['results', 1]],
  );
  await day.fetchSource.results(day.ask, quiet);
  assert.is(day.room.announced.length, 1);
});

test('what is known at a moment is the same at every start, and the start of what is known later', () => {
  const [a, other] = [liveDay(requestOf(DRY)), liveDay(requestOf(DRY))];
  const [early, late] = [clockOn(DRY.day, 15 * 60), clockOn(DRY.day, 19 * 60)];
  for (const instant of [early, late]) {
    assert.equal(a.boards(instant), other.boards(instant));
    assert.equal(a.changes(instant), other.changes(instant));
    assert.equal(a.results(instant), other.results(instant));
  }
  assert.equal(a.changes(late).changes.slice(0, a.changes(early).changes.length), a.changes(early).changes);
  const races = present(a.results(early)).races;
  assert.equal(present(a.results(late)).races.slice(0, races.length), races);
});

test('a day without a demo card has no changes', async () => {
  const { fetchSource, ask, room, card } = opened(DRY);
  assert.is((await refused(fetchSource.changes(ask, quiet))).code, 'card.no-source');
  assert.is((await refused(fetchSource.boards(ask, quiet))).code, 'card.no-source');
  assert.is((await refused(fetchSource.results(ask, quiet))).code, 'card.no-card');
  await room.printed.keep({ ...card, provenance: { ...card.provenance, tier: 'imported' } }, 'real');
  assert.is((await refused(fetchSource.boards(ask, quiet))).code, 'card.no-source');
});

test.run();
