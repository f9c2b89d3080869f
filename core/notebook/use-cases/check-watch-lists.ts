import type { SavedSearchStore } from '../../angle-search/ports.ts';
import type { CardStore } from '../../card/ports.ts';
import { noonOf } from '../../card/track.ts';
import type { Clock, YieldToEventLoop } from '../../kernel/functions.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { checkedCard, enteredOf } from '../entered.ts';
import type { EnteredStore, WatchStore } from '../ports.ts';

interface CheckWatchListsDeps {
  readonly watch: Pick<WatchStore, 'everyList'> & Pick<EnteredStore, 'keepEntered'>;
  readonly savedSearches: Pick<SavedSearchStore, 'searchesOf'>;
  readonly cards: Pick<CardStore, 'cardFor' | 'formsOf'>;
  readonly racingClock: Clock;
  readonly yieldToEventLoop: YieldToEventLoop;
}

/** Finds the entries of a day's card that members watch, and keeps each once a member; again it changes nothing. */
export function makeCheckWatchLists(deps: CheckWatchListsDeps) {
  const { watch, savedSearches, cards, racingClock, yieldToEventLoop } = deps;
  return async function checkWatchLists(trackSlug: string, day: RaceDay): Promise<void> {
    const lists = await watch.everyList();
    const stored = lists.length === 0 ? null : await cards.cardFor(trackSlug, day);
    if (stored === null) return;
    const now = racingClock();
    const card = checkedCard(stored.card, await cards.formsOf(stored.card.races, noonOf(stored.card)), now);
    for (const { memberId, watched } of lists) {
      const searches = watched.some(({ kind }) => kind === 'search')
        ? await savedSearches.searchesOf(memberId)
        : [];
      const findOf = (key: string) => searches.find(({ name }) => name === key)?.find ?? null;
      const found = watched.flatMap((watching) =>
        card.found(watching, findOf(watching.key)).map((entry) => enteredOf(entry, watching, now)),
      );
      if (found.length > 0) await watch.keepEntered(memberId, found);
      await yieldToEventLoop();
    }
  };
}

export type CheckWatchLists = ReturnType<typeof makeCheckWatchLists>;
