import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import type { MemberId } from '#core/accounts/member.ts';
import { type Instant, instant, parseInstant } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { makeCheckWatchLists } from '#core/notebook/use-cases/check-watch-lists.ts';
import { MOST_SHOWN, makeShowWatchList } from '#core/notebook/use-cases/show-watch-list.ts';
import { makeMemorySavedSearchStore } from '#test/doubles/saved-search-store.ts';
import { makeMemoryWatchStore } from '#test/doubles/watch-store.ts';
import { aCard } from '#test/support/a-card.ts';
import { aRace } from '#test/support/a-race.ts';
import { aRunner } from '#test/support/a-runner.ts';
import { anEntered, aWatched } from '#test/support/a-watch.ts';

const test = suite('cards checked against watch lists');

const [anna, bob] = ['anna', 'bob'] as MemberId[] as [MemberId, MemberId];
const saturday = '2025-08-02' as RaceDay;
const lantern = aRunner();
const horse = aWatched({ key: lantern.horseKey });
const search = aWatched({ kind: 'search', key: 'Blinkers', name: 'Blinkers' });

async function opened(now = '2025-07-31T12:00:00Z') {
  const watch = makeMemoryWatchStore();
  const cards = makeMemoryCardStore();
  const searches = makeMemorySavedSearchStore();
  const reads = { cards: 0, forms: 0, searches: 0 };
  const errors: unknown[] = [];
  await cards.keep(aCard({ day: saturday, races: [aRace({ day: saturday, runners: [lantern] })] }), 'hash');
  const deps = {
    watch,
    cards: {
      cardFor(...card: Parameters<typeof cards.cardFor>) {
        reads.cards += 1;
        return cards.cardFor(...card);
      },
      formsOf(...card: Parameters<typeof cards.formsOf>) {
        reads.forms += 1;
        return cards.formsOf(...card);
      },
    },
    savedSearches: {
      everySearch() {
        reads.searches += 1;
        return searches.everySearch();
      },
    },
    racingClock: () => parseInstant(now) as Instant,
    yieldToEventLoop: async () => undefined,
    logError: (error: unknown) => void errors.push(error),
  };
  const check = makeCheckWatchLists(deps);
  return {
    watch,
    searches,
    reads,
    errors,
    check: () => check('saratoga', saturday),
    show: () => makeShowWatchList(deps)(anna),
  };
}

test('a card of a past day is not read', async () => {
  const { watch, reads, check } = await opened('2025-08-03T16:00:00Z');
  await watch.watch(anna, horse);
  await check();
  assert.equal(reads, { cards: 0, forms: 0, searches: 0 });
});

test('past races and saved searches are read only where a list has a search, and once for all members', async () => {
  const { watch, searches, reads, check } = await opened();
  await watch.watch(anna, horse);
  await check();
  assert.equal(reads, { cards: 1, forms: 0, searches: 0 });
  for (const member of [anna, bob]) {
    await searches.keep(member, { name: 'Blinkers', find: 'blinkers-on', savedAt: instant(1) });
    await watch.watch(member, search);
  }
  await check();
  assert.equal(reads, { cards: 2, forms: 1, searches: 1 });
});

test('a list that fails is logged, and the lists of other members are checked', async () => {
  const { watch, errors, check } = await opened();
  for (const member of [anna, bob]) await watch.watch(member, horse);
  const { keepEntered } = watch;
  Object.assign(watch, {
    keepEntered: async (...kept: Parameters<typeof keepEntered>) => {
      if (kept[0] === anna) throw new Error('the account is gone');
      return keepEntered(...kept);
    },
  });
  await check();
  assert.equal([errors.length, (await watch.enteredSince(bob, saturday)).length], [1, 1]);
});

test('each card is read once to show a list, and a long list says how many more there are', async () => {
  const { watch, reads, show } = await opened();
  await watch.watch(anna, aWatched());
  const entries = Array.from({ length: MOST_SHOWN + 3 }, (_, n) =>
    anEntered({ horseKey: `HORSE${n}|2021|DAM` as never }),
  );
  await watch.keepEntered(anna, entries);
  const { entered, more } = await show();
  assert.equal([entered.length, more, reads.cards], [MOST_SHOWN, 3, 1]);
});

test.run();
