import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Race } from '#core/card/race.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import type { Board } from '#core/odds/board.ts';
import { makeFetchBoards } from '#core/odds/use-cases/fetch-boards.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRegistration, withRegistrations } from '#test/support/a-registration.ts';
import { RUN_DAY, RUN_START } from '#test/support/a-run.ts';

const test = suite('Boards of a day, as many as there should be');

const raceIn = (number: number, minutes: number, change: Partial<Race> = {}): Race =>
  aRace({ number, day: RUN_DAY, postTime: shift(RUN_START, minutes * MINUTE), ...change });

const NEAR = [raceIn(1, -1), raceIn(2, 2), raceIn(3, 15), raceIn(4, 16)];

const boardOf = ({ id }: Race): Board => ({
  raceId: id,
  provenance: { tier: 'live', source: 'Board', at: RUN_START },
  interests: [],
  pools: { win: null, place: null, show: null },
});

const fetched = (races: readonly Race[], shownRaces: readonly Race[]) =>
  makeFetchBoards({
    source: { name: 'Board', boardsOn: async () => shownRaces.map(boardOf) },
    record: async (_, __, boards) => ({ kept: boards.length, known: 0, faults: [] }),
    cards: { cardFor: async () => ({ card: aCard({ day: RUN_DAY, races }), contentHash: 'h' }) },
    clock: () => RUN_START,
  })({ track: 'saratoga', day: RUN_DAY }, () => undefined);

test('each race near its post should have a board, and one without is missing', async () => {
  assert.equal(await fetched(NEAR, NEAR), { expected: 4, received: 4, faults: [] });
  assert.equal(await fetched(NEAR, NEAR.slice(0, 2)), {
    ...{ expected: 3, received: 2 },
    faults: ['Race 3 has no odds, 15 minutes to post.'],
  });
});

test('no board at all is nothing wrong in the morning, and everything near a post', async () => {
  assert.equal(await fetched([raceIn(1, 60)], []), { expected: null, received: 0, faults: [] });
  assert.equal(await fetched([raceIn(1, 2)], []), {
    ...{ expected: 1, received: 0 },
    faults: ['Race 1 has no odds, 2 minutes to post.'],
  });
});

test('of a race called off no odds are expected', async () => {
  assert.equal(await fetched([raceIn(1, 2, { isCancelled: true })], []), {
    ...{ expected: null, received: 0, faults: [] },
  });
});

test('the last minute is one minute, and a race past its post is not missing', async () => {
  assert.equal((await fetched([raceIn(1, 0.5)], [])).faults, ['Race 1 has no odds, 1 minute to post.']);
  assert.equal((await fetched([raceIn(1, 0)], [])).faults, ['Race 1 has no odds, 0 minutes to post.']);
  assert.equal((await fetched([raceIn(1, -0.01)], [])).faults, []);
});

test('a board that names the track by its code is that of the race on the card', async () => {
  const race = raceIn(1, 2, { id: `qqq-mountain-${RUN_DAY}-1` as Race['id'], trackSlug: 'qqq-mountain' });
  const recorded: string[] = [];
  const fetchBoards = makeFetchBoards({
    source: {
      name: 'Board',
      boardsOn: async () => [{ ...boardOf(race), raceId: `qqq-eastern-${RUN_DAY}-1` as Race['id'] }],
    },
    record: async (_, __, boards) => {
      recorded.push(...boards.map(({ raceId }) => raceId));
      return { kept: boards.length, known: 0, faults: [] };
    },
    cards: { cardFor: async () => ({ card: aCard({ day: RUN_DAY, races: [race] }), contentHash: 'h' }) },
    clock: () => RUN_START,
  });
  await withRegistrations([aRegistration()], async () => {
    const { faults } = await fetchBoards({ track: 'qqq-mountain', day: RUN_DAY }, () => undefined);
    assert.equal([recorded, faults], [[race.id], []]);
  });
});

test('a race without a post time is never near it', async () => {
  assert.equal((await fetched([raceIn(1, 2, { postTime: null })], [])).faults, []);
});

test('refused boards are not counted, and their reasons are faults', async () => {
  const fetchBoards = makeFetchBoards({
    source: { name: 'Board', boardsOn: async () => NEAR.map(boardOf) },
    record: async () => ({ kept: 1, known: 1, faults: ['A board was refused.', 'Another, too.'] }),
    cards: { cardFor: async () => ({ card: aCard({ day: RUN_DAY, races: NEAR }), contentHash: 'h' }) },
    clock: () => RUN_START,
  });
  assert.equal(await fetchBoards({ track: 'saratoga', day: RUN_DAY }, () => undefined), {
    expected: 4,
    received: 2,
    faults: ['A board was refused.', 'Another, too.'],
  });
});

test.run();
