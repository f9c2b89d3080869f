import { makeMemoryCardStore } from '#adapters/memory/card-store.ts';
import { handicapper } from '#config/models.ts';
import { makeFindRace } from '#core/card/use-cases/find-race.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import { makeReadForm } from '#core/card/use-cases/read-form.ts';
import { makeShowCard } from '#core/card/use-cases/show-card.ts';
import { makeShowChanges } from '#core/card/use-cases/show-changes.ts';
import { makeShowRaceForm } from '#core/card/use-cases/show-race-form.ts';
import { makeTodaysCard } from '#core/card/use-cases/todays-card.ts';
import { makeTracksToday } from '#core/card/use-cases/tracks-today.ts';
import { makeFindConnectionRecords } from '#core/handicapping/use-cases/find-connection-records.ts';
import { makeKnowAround } from '#core/handicapping/use-cases/know-around.ts';
import { makeRateRace } from '#core/handicapping/use-cases/rate-race.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { makePricesNow } from '#core/odds/use-cases/prices-now.ts';
import { makeShowOdds } from '#core/odds/use-cases/show-odds.ts';
import { makeShowOddsHistory } from '#core/odds/use-cases/show-odds-history.ts';
import { makeReadLegs } from '#core/tickets/use-cases/read-legs.ts';
import { makeMemoryChangeStore } from '#test/doubles/change-store.ts';
import { makeMemoryConnectionRecordStore } from '#test/doubles/connection-record-store.ts';
import { makeMemoryOddsStore } from '#test/doubles/odds-store.ts';
import { aCard } from '#test/support/a-card.ts';
import type { ServerOptions } from './server-options.ts';

/** Cards in memory with their changes and boards, and what is read from them. */
export async function cardDeps(
  {
    cards = [aCard()],
    boards = [],
    changes: cardChanges = [],
  }: Pick<ServerOptions, 'cards' | 'boards' | 'changes'>,
  clock: Clock,
) {
  const printed = makeMemoryCardStore();
  for (const card of cards) await printed.keep(card, 'hash');
  const changes = makeMemoryChangeStore();
  await changes.keep(cardChanges);
  const store = makeChangedCards({ cards: printed, changes, clock });
  const odds = makeMemoryOddsStore();
  await odds.keep(boards);
  const connectionRecordsOf = makeFindConnectionRecords({ store: makeMemoryConnectionRecordStore() });
  const knownAround = makeKnowAround({ connectionRecordsOf, odds, raceWeatherOf: async () => new Map() });
  return {
    store,
    timeline: { printed, changes, odds },
    knownAround,
    showChanges: makeShowChanges({ cards: printed, changes, clock }),
    pricesNow: makePricesNow({ odds, clock }),
    odds: {
      showOdds: makeShowOdds({ cards: store, odds, clock }),
      showOddsHistory: makeShowOddsHistory({ cards: store, changes, odds, clock }),
    },
    todaysCard: makeTodaysCard({ cards: store, clock }),
    readForm: makeReadForm({ cards: store }),
    findRace: makeFindRace({ cards: store }),
    showCard: makeShowCard({ cards: store }),
    showRaceForm: makeShowRaceForm({ cards: store, forms: printed }),
    tracksToday: makeTracksToday({ cards: store, clock }),
    rateRace: makeRateRace({ cards: store, knownAround, clock, handicapper }),
    readLegs: makeReadLegs({ cards: store, knownAround, clock, handicapper }),
  };
}
