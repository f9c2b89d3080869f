import type { MemberId } from '../../accounts/member.ts';
import type { MachineClock } from '../../accounts/ports.ts';
import type { SavedSearchStore } from '../../angle-search/ports.ts';
import type { CardCalendar, CardStore } from '../../card/ports.ts';
import { daysAround, noonOf } from '../../card/track.ts';
import type { Clock, WithLock } from '../../kernel/functions.ts';
import { addDays } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { checkedCard, enteredOf } from '../entered.ts';
import type { EnteredStore, WatchStore } from '../ports.ts';
import {
  onList,
  type RequestedWatch,
  refuseFullList,
  type Watched,
  watchedSubject,
  watchLock,
} from '../watched.ts';

interface WatchDeps {
  readonly watch: WatchStore & Pick<EnteredStore, 'keepEntered'>;
  readonly savedSearches: Pick<SavedSearchStore, 'searchesOf'>;
  readonly cards: Pick<CardStore, 'cardFor' | 'formsOf'> & Pick<CardCalendar, 'outlinesBetween'>;
  readonly clock: MachineClock;
  readonly racingClock: Clock;
  readonly withLock: WithLock;
}

/** Cards so many days ahead are looked through when somebody is put on a list. */
const DAYS_AHEAD = 30;

/**
 * Puts a horse, a person or a saved search on a member's list and finds its entries on the cards stored for today and
 * later; twice is once. Refuses what `watchedSubject` and `refuseFullList` refuse, and ('not-found',
 * `angle-search.unknown-search`) a search the member has not saved.
 */
export function makeWatch({ watch, savedSearches, cards, clock, racingClock, withLock }: WatchDeps) {
  async function findOf(memberId: MemberId, { kind, key }: Pick<Watched, 'kind' | 'key'>) {
    if (kind !== 'search') return null;
    const saved = (await savedSearches.searchesOf(memberId)).find(({ name }) => name === key);
    if (saved !== undefined) return saved.find;
    throw new Refusal('not-found', 'angle-search.unknown-search', 'You have no saved search of that name.');
  }

  async function lookThroughCards(memberId: MemberId, watched: Watched, find: string | null): Promise<void> {
    const now = racingClock();
    const { from, to } = daysAround(now);
    for (const { trackSlug, day } of await cards.outlinesBetween({ from, to: addDays(to, DAYS_AHEAD) })) {
      const stored = await cards.cardFor(trackSlug, day);
      if (stored === null) continue;
      const forms = find === null ? new Map() : await cards.formsOf(stored.card.races, noonOf(stored.card));
      const found = checkedCard(stored.card, forms, now).found(watched, find);
      const entries = found.map((entry) => enteredOf(entry, watched, now));
      if (entries.length > 0) await watch.keepEntered(memberId, entries);
    }
  }

  function putOn(memberId: MemberId, request: RequestedWatch): Promise<Watched> {
    return withLock(watchLock(memberId), async () => {
      const list = await watch.watchedOf(memberId);
      const subject = watchedSubject(request);
      const isSame = ({ kind, key }: Watched): boolean =>
        kind === request.kind && (key === request.key || key === subject.key);
      const listed = list.find(isSame);
      if (listed !== undefined) return listed;
      refuseFullList(list.length);
      const watched = { ...subject, since: clock() };
      await watch.watch(memberId, watched);
      return watched;
    });
  }

  return async function addToWatchList(
    memberId: MemberId,
    request: RequestedWatch,
  ): Promise<readonly Watched[]> {
    const find = await findOf(memberId, request);
    // After the commit: a card stored meanwhile either sees the list or is seen here.
    await lookThroughCards(memberId, await putOn(memberId, request), find);
    return watch.watchedOf(memberId);
  };
}

export type AddToWatchList = ReturnType<typeof makeWatch>;

/**
 * Takes somebody or something off a member's list, with the entries it found. Refuses ('not-found', `notebook.not-watched`)
 * what is not on it.
 */
export const makeUnwatch = ({ watch, withLock }: Pick<WatchDeps, 'watch' | 'withLock'>) =>
  async function takeOffWatchList(
    memberId: MemberId,
    request: Pick<RequestedWatch, 'kind' | 'key'>,
  ): Promise<readonly Watched[]> {
    return withLock(watchLock(memberId), async () => {
      const watched = onList(await watch.watchedOf(memberId), { ...request, name: null });
      if (watched === null) {
        throw new Refusal('not-found', 'notebook.not-watched', 'That is not on your watch list.');
      }
      await watch.unwatch(memberId, watched.kind, watched.key);
      return watch.watchedOf(memberId);
    });
  };

export type TakeOffWatchList = ReturnType<typeof makeUnwatch>;
