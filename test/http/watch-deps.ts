import type { HttpDeps } from '#adapters/http/app.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { WatchPushStore } from '#core/alerts/ports.ts';
import type { SavedSearchStore } from '#core/angle-search/ports.ts';
import type { CardCalendar, CardStore } from '#core/card/ports.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { EnteredStore, WatchMailStore, WatchStore } from '#core/notebook/ports.ts';
import { makeUnwatch, makeWatch } from '#core/notebook/use-cases/change-watch-list.ts';
import { makeShowWatchList } from '#core/notebook/use-cases/show-watch-list.ts';
import { makeWithLock } from '#test/support/one-at-a-time.ts';

interface WatchRoom {
  readonly watch: WatchStore & EnteredStore;
  readonly watchMails: WatchMailStore;
  readonly watchPushes: WatchPushStore;
  readonly savedSearches: SavedSearchStore;
  readonly cards: CardStore & CardCalendar;
}

/** Watch lists as they are wired, on these stores. */
export function watchDeps(room: WatchRoom, racingClock: Clock): HttpDeps['useCases']['watch'] {
  const deps = { ...room, clock: machineClock, racingClock, withLock: makeWithLock() };
  return {
    watchedBy: room.watch.watchedOf,
    showWatchList: makeShowWatchList(deps),
    addToWatchList: makeWatch(deps),
    takeOffWatchList: makeUnwatch(deps),
    mailChoices: room.watchMails,
    sendsMail: true,
    pushChoices: room.watchPushes,
    sendsPush: true,
  };
}
