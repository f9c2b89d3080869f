import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeUnwatch, makeWatch } from '#core/notebook/use-cases/change-watch-list.ts';
import { makeCheckWatchLists } from '#core/notebook/use-cases/check-watch-lists.ts';
import { makeShowWatchList } from '#core/notebook/use-cases/show-watch-list.ts';
import { MOST_WATCHED, type WatchedKind } from '#core/notebook/watched.ts';
import { makeMemorySavedSearchStore } from '#test/doubles/saved-search-store.ts';
import { makeMemoryWatchStore } from '#test/doubles/watch-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aPerson, aRunner } from '#test/support/a-runner.ts';
import { aWatched } from '#test/support/a-watch.ts';
import { refused } from '#test/support/refused.ts';

const test = suite('a watch list');

const anna = 'anna' as MemberId;
const saturday = '2025-08-02' as RaceDay;
const lantern = aRunner({ programNumber: '4', jockey: aPerson('LANE ROBIN') });

function opened(now = '2025-07-31T12:00:00Z') {
  const watch = makeMemoryWatchStore();
  const cards = makeMemoryCardStore();
  const savedSearches = makeMemorySavedSearchStore();
  const time = { now: parseInstant(now) as Instant };
  const deps = {
    watch,
    cards,
    savedSearches,
    clock: () => instant(1_600_000_000_000),
    racingClock: () => time.now,
    withLock: <T>(_name: string, work: () => Promise<T>) => work(),
    yieldToEventLoop: async () => undefined,
    logError: () => undefined,
  };
  const add = makeWatch(deps);
  const check = makeCheckWatchLists(deps);
  return {
    deps,
    watch,
    savedSearches,
    time,
    add: (kind: WatchedKind, key: string) => add(anna, { kind, key, name: null }),
    takeOff: makeUnwatch(deps),
    show: () => makeShowWatchList(deps)(anna),
    async imported(runner = lantern, day = saturday) {
      const race = aRace({
        day,
        runners: [
          aRunner({
            programNumber: '1',
            horseName: 'OTHER',
            horseKey: 'OTHER|2020|DAM' as never,
            jockey: aPerson('MARSH ALEX'),
          }),
          runner,
        ],
      });
      await cards.keep(aCard({ day, races: [race] }), 'hash');
      await check('saratoga', day);
    },
  };
}

const entriesOf = async ({ show }: ReturnType<typeof opened>) =>
  (await show()).entered.map(({ raceNumber, programNumber, state, because }) => [
    raceNumber,
    programNumber,
    state,
    because.map(({ kind }) => kind).join(' '),
  ]);

test('a watched horse on an imported card is entered once, however often the card is imported', async () => {
  const room = opened();
  await room.add('horse', lantern.horseName);
  assert.equal(await entriesOf(room), []);
  await room.imported();
  await room.imported();
  const race = aRace({ day: saturday });
  assert.equal(await entriesOf(room), [[race.number, '4', 'entered', 'horse']]);
});

test('a horse found by its name and its jockey is one entry with both', async () => {
  const room = opened();
  await room.add('jockey', 'Robin Lane');
  await room.add('horse', lantern.horseKey);
  await room.add('trainer', 'Robin Lane');
  await room.imported();
  assert.equal(
    (await entriesOf(room)).map(([, , , because]) => because),
    ['horse jockey'],
  );
});

test('a saved search finds the starters that match it', async () => {
  const room = opened();
  assert.is((await refused(room.add('search', 'Blinkers'))).code, 'angle-search.unknown-search');
  await room.savedSearches.keep(anna, { name: 'Blinkers', find: 'blinkers-on', savedAt: instant(1) });
  await room.add('search', 'Blinkers');
  await room.imported({ ...lantern, blinkers: 'on' });
  assert.equal(
    (await entriesOf(room)).map(([, number, , because]) => [number, because]),
    [['4', 'search']],
  );
});

test('a card stored before a name is watched counts too', async () => {
  const room = opened();
  await room.imported();
  await room.add('horse', lantern.horseName);
  assert.is((await entriesOf(room)).length, 1);
});

test('a scratched entry and one no longer on the card are marked as out', async () => {
  const room = opened();
  await room.add('horse', lantern.horseName);
  await room.imported();
  await room.imported({ ...lantern, isScratched: true });
  assert.equal(
    (await entriesOf(room)).map(([, , state]) => state),
    ['out'],
  );
  await room.imported(aRunner({ programNumber: '4', horseName: 'NEW', horseKey: 'NEW|2020|DAM' as never }));
  assert.equal(
    (await entriesOf(room)).map(([, , state]) => state),
    ['out'],
  );
});

test('entries of past days are not shown', async () => {
  const room = opened();
  await room.add('horse', lantern.horseName);
  await room.imported();
  room.time.now = parseInstant('2025-08-03T16:00:00Z') as Instant;
  assert.equal(await entriesOf(room), []);
});

test('a horse added twice is listed once; when it is removed its entries are gone', async () => {
  const room = opened();
  await room.add('horse', lantern.horseName);
  assert.is((await room.add('horse', lantern.horseName)).length, 1);
  await room.imported();
  assert.equal(await room.takeOff(anna, { kind: 'horse', key: lantern.horseName }), []);
  assert.equal(await entriesOf(room), []);
  const gone = await refused(room.takeOff(anna, { kind: 'horse', key: lantern.horseName }));
  assert.equal([gone.kind, gone.code], ['not-found', 'notebook.not-watched']);
});

test('the key that the list gives removes its horse or person, and adds it once', async () => {
  const room = opened();
  await room.savedSearches.keep(anna, { name: 'Blinkers', find: 'blinkers-on', savedAt: instant(1) });
  for (const [kind, name] of [
    ['horse', lantern.horseName],
    ['jockey', 'Irad Ortiz, Jr.'],
    ['trainer', 'Linda Rice'],
    ['search', 'Blinkers'],
  ] as const) {
    const [watched] = await room.add(kind, name);
    const key = watched?.key ?? '';
    assert.equal(
      (await room.add(kind, key)).map((listed) => listed.key),
      [key],
      name,
    );
    assert.equal(await room.takeOff(anna, { kind, key }), [], name);
  }
});

test('a horse watched by its name is removed by its full key, unless two of that name are watched', async () => {
  const room = opened();
  const { kind, key } = { kind: 'horse', key: lantern.horseKey } as const;
  await room.add('horse', lantern.horseName);
  assert.equal(await room.takeOff(anna, { kind, key }), []);
  for (const foaled of [2019, 2020]) await room.add('horse', `TWIN|${foaled}|DAM`);
  assert.is((await refused(room.takeOff(anna, { kind, key: 'Twin' }))).code, 'notebook.not-watched');
});

test('a card that is stored while a name is added to a list finds its entry', async () => {
  const room = opened();
  let isCommitted = false;
  const add = makeWatch({
    ...room.deps,
    withLock: async (_name, work) => {
      const done = await work();
      isCommitted = true;
      return done;
    },
    cards: {
      ...room.deps.cards,
      async outlinesBetween(span) {
        assert.ok(isCommitted, 'the cards are read after the commit');
        return room.deps.cards.outlinesBetween(span);
      },
    },
  });
  await room.imported();
  await add(anna, { kind: 'horse', key: lantern.horseName, name: null });
  assert.is((await entriesOf(room)).length, 1);
});

test('a full list refuses another name', async () => {
  const room = opened();
  for (let n = 0; n < MOST_WATCHED; n += 1) await room.watch.watch(anna, aWatched({ key: `HORSE${n}|0|` }));
  assert.is((await refused(room.add('horse', 'Somebody Else'))).code, 'notebook.full-watch-list');
});

test.run();
