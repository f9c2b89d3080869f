import type { SavedSearchStore } from '../../angle-search/ports.ts';
import type { CardStore, StoredCard } from '../../card/ports.ts';
import { noonOf, zoneOf } from '../../card/track.ts';
import type { Clock, LogError, YieldToEventLoop } from '../../kernel/functions.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import { checkedCard, enteredOf } from '../entered.ts';
import type { EnteredStore, WatchStore } from '../ports.ts';

interface CheckWatchListsDeps {
  readonly watch: Pick<WatchStore, 'everyList'> & Pick<EnteredStore, 'keepEntered'>;
  readonly savedSearches: Pick<SavedSearchStore, 'everySearch'>;
  readonly cards: Pick<CardStore, 'cardFor' | 'formsOf'>;
  readonly racingClock: Clock;
  readonly yieldToEventLoop: YieldToEventLoop;
  readonly logError: LogError;
}

/**
 * Finds the entries of a day's card that members watch, and keeps each once a member; again it changes nothing. A day that is
 * over at the track is passed over; a list that fails is logged and made up for by the next check of the card.
 */
export function makeCheckWatchLists(deps: CheckWatchListsDeps) {
  const { watch, savedSearches, cards, racingClock, yieldToEventLoop, logError } = deps;

  /** Past races, read only for saved searches. */
  async function readForSearches({ card }: StoredCard) {
    return {
      searches: await savedSearches.everySearch(),
      forms: await cards.formsOf(card.races, noonOf(card)),
    };
  }

  return async function checkWatchLists(trackSlug: string, day: RaceDay): Promise<void> {
    const now = racingClock();
    if (day < raceDayAt(now, zoneOf(trackSlug))) return;
    const lists = await watch.everyList();
    const stored = lists.length === 0 ? null : await cards.cardFor(trackSlug, day);
    if (stored === null) return;
    const hasSearch = lists.some(({ watched }) => watched.some(({ kind }) => kind === 'search'));
    const { searches, forms } = hasSearch
      ? await readForSearches(stored)
      : { searches: [], forms: new Map() };
    const finds = new Map(searches.map(({ memberId, name, find }) => [`${memberId} ${name}`, find]));
    const card = checkedCard(stored.card, forms, now);

    async function check({ memberId, watched }: (typeof lists)[number]): Promise<void> {
      const found = watched.flatMap((watching) =>
        card
          .found(watching, finds.get(`${memberId} ${watching.key}`) ?? null)
          .map((entry) => enteredOf(entry, watching, now)),
      );
      if (found.length > 0) await watch.keepEntered(memberId, found);
    }

    for (const list of lists) {
      try {
        await check(list);
      } catch (error) {
        logError(error, `the check of a watch list against ${trackSlug} ${day}`);
      }
      await yieldToEventLoop();
    }
  };
}

export type CheckWatchLists = ReturnType<typeof makeCheckWatchLists>;
