import type { WatchDeps } from '#adapters/http/routes/watch.ts';
import { makePushWatchLists, type PushWatchLists } from '#core/alerts/use-cases/push-watch-lists.ts';
import type { LogError } from '#core/kernel/functions.ts';
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
import { reportedBy } from './operations.ts';
import { type Bindings, type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly checkWatchLists: CheckWatchLists;
    readonly mailWatchLists: MailWatchLists;
    readonly pushWatchLists: PushWatchLists;
    /**
     * After a card was stored: keeps what watch lists find on it, then mails and notifies whoever wants it. A failure is logged: the card
     * is stored, and its next storing makes up for it.
     */
    readonly cardStored: (trackSlug: string, day: RaceDay) => Promise<void>;
    readonly showWatchList: ShowWatchList;
    readonly addToWatchList: AddToWatchList;
    readonly takeOffWatchList: TakeOffWatchList;
  }
}

interface AfterStoringDeps extends Pick<Bindings, 'checkWatchLists' | 'mailWatchLists' | 'pushWatchLists'> {
  readonly logError: LogError;
}

/** What follows the storing of a card. It never fails: the card is stored, whatever becomes of the watch lists. */
export const afterStoring =
  ({ checkWatchLists, mailWatchLists, pushWatchLists, logError }: AfterStoringDeps): Bindings['cardStored'] =>
  async (trackSlug, day) => {
    const where = `${trackSlug} ${day}`;
    await checkWatchLists(trackSlug, day).catch((error) =>
      logError(error, `the watch lists' check of ${where}`),
    );
    await mailWatchLists(trackSlug, day).catch((error) =>
      logError(error, `the watch lists' mails of ${where}`),
    );
    await pushWatchLists(trackSlug, day).catch((error) =>
      logError(error, `the watch lists' notifications of ${where}`),
    );
  };

/** For a site that sends no notifications. */
const NO_DEVICES = { devicesOf: async () => [] };

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
        logError: reportedBy(get),
      }),
    mailWatchLists: (get) =>
      makeMailWatchLists({
        sendMail: get('sendMail'),
        site: get('settings').PUBLIC_URL ?? null,
        watch: { ...get('watch'), ...get('watchMails') },
        book: get('book'),
        members: get('members'),
        cards: get('cards'),
        clock: get('machineClock'),
        racingClock: get('racingClock'),
        logError: reportedBy(get),
      }),
    pushWatchLists: (get) =>
      makePushWatchLists({
        choices: get('watchPushes'),
        entered: get('watch'),
        devices: get('settings').WEB_PUSH === 'on' ? get('pushDevices') : NO_DEVICES,
        book: get('book'),
        cards: get('cards'),
        push: get('pushMessages'),
        clock: get('machineClock'),
        racingClock: get('racingClock'),
        logError: reportedBy(get),
      }),
    cardStored: (get) =>
      afterStoring({
        checkWatchLists: get('checkWatchLists'),
        mailWatchLists: get('mailWatchLists'),
        pushWatchLists: get('pushWatchLists'),
        logError: reportedBy(get),
      }),
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
  pushChoices: get('watchPushes'),
  sendsPush: get('settings').WEB_PUSH === 'on',
});
