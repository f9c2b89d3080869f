import type { WatchDeps } from '#adapters/http/routes/watch.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import {
  type AddToWatchList,
  makeUnwatch,
  makeWatch,
  type TakeOffWatchList,
} from '#core/notebook/use-cases/change-watch-list.ts';
import { type CheckWatchLists, makeCheckWatchLists } from '#core/notebook/use-cases/check-watch-lists.ts';
import { type MailWatchLists, makeMailWatchLists } from '#core/notebook/use-cases/mail-watch-lists.ts';
import { makeShowWatchList, type ShowWatchList } from '#core/notebook/use-cases/show-watch-list.ts';
import { yieldToEventLoop } from './machine.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly checkWatchLists: CheckWatchLists;
    readonly mailWatchLists: MailWatchLists;
    /** After a card was stored: keeps what watch lists find on it, then mails whoever wants it. */
    readonly cardStored: (trackSlug: string, day: RaceDay) => Promise<void>;
    readonly showWatchList: ShowWatchList;
    readonly addToWatchList: AddToWatchList;
    readonly takeOffWatchList: TakeOffWatchList;
  }
}

/** Members' watch lists. */
export const watchWiring = () =>
  wiring({
    checkWatchLists: (get) =>
      makeCheckWatchLists({
        watch: get('watch'),
        savedSearches: get('savedSearches'),
        cards: get('cards'),
        racingClock: get('racingClock'),
        yieldToEventLoop,
      }),
    mailWatchLists: (get) =>
      makeMailWatchLists({
        sendMail: get('sendMail'),
        site: get('settings').PUBLIC_URL ?? null,
        watch: { ...get('watch'), ...get('watchMails') },
        book: get('book'),
        members: get('members'),
        clock: get('machineClock'),
        racingClock: get('racingClock'),
        logError: (error, where) => get('log').error({ err: error }, where),
      }),
    cardStored: (get) => async (trackSlug, day) => {
      await get('checkWatchLists')(trackSlug, day);
      await get('mailWatchLists')(trackSlug, day);
    },
    showWatchList: (get) =>
      makeShowWatchList({ watch: get('watch'), cards: get('cards'), racingClock: get('racingClock') }),
    addToWatchList: (get) =>
      makeWatch({
        watch: get('watch'),
        savedSearches: get('savedSearches'),
        cards: get('cards'),
        clock: get('machineClock'),
        racingClock: get('racingClock'),
        withLock: get('withLock'),
      }),
    takeOffWatchList: (get) => makeUnwatch({ watch: get('watch'), withLock: get('withLock') }),
  });

/** What the HTTP calls about watch lists need. */
export const watchDeps = (get: Get): WatchDeps => ({
  watchedBy: get('watch').watchedOf,
  showWatchList: get('showWatchList'),
  addToWatchList: get('addToWatchList'),
  takeOffWatchList: get('takeOffWatchList'),
  mailChoices: get('watchMails'),
  sendsMail: get('sendMail') !== null,
});
