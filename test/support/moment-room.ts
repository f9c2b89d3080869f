import { cardsAsOf } from '#adapters/as-of/cards.ts';
import { changesAsOf } from '#adapters/as-of/changes.ts';
import { ledgerAsOf } from '#adapters/as-of/ledger.ts';
import { oddsAsOf } from '#adapters/as-of/odds.ts';
import { weatherAsOf } from '#adapters/as-of/weather.ts';
import { handicapper } from '#config/models.ts';
import type { CardCalendar, CardStore, ChangeStore } from '#core/card/ports.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import { makeShowChanges } from '#core/card/use-cases/show-changes.ts';
import { makeFindConnectionRecords } from '#core/handicapping/use-cases/find-connection-records.ts';
import { makeFindRaceWeather } from '#core/handicapping/use-cases/find-race-weather.ts';
import { makeKnowAround } from '#core/handicapping/use-cases/know-around.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { OddsStore } from '#core/odds/ports.ts';
import { makeShowOdds } from '#core/odds/use-cases/show-odds.ts';
import { makeShowOddsHistory } from '#core/odds/use-cases/show-odds-history.ts';
import type { LedgerPages, LedgerStore } from '#core/picks/ports.ts';
import { makeReadSealedLines } from '#core/picks/use-cases/read-sealed-lines.ts';
import { makeShowRaceField } from '#core/picks/use-cases/show-race-field.ts';
import type { WeatherStore } from '#core/weather/ports.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import { makeMemoryConnectionRecordStore } from '#test/doubles/connection-record-store.ts';

/** The stores that the reads of a moment use. */
export interface MomentStores {
  readonly printed: CardStore & CardCalendar;
  readonly changes: ChangeStore;
  readonly odds: OddsStore;
  readonly ledger: LedgerStore & LedgerPages;
  readonly weather: WeatherStore;
}

/** Race field, odds and changes by the clock, as they are wired. */
export function raceReadsOn({ printed, changes, odds, ledger, weather }: MomentStores, clock: Clock) {
  const cards = makeChangedCards({ cards: printed, changes, clock });
  const knownAround = makeKnowAround({
    connectionRecordsOf: makeFindConnectionRecords({ store: makeMemoryConnectionRecordStore() }),
    odds,
    raceWeatherOf: makeFindRaceWeather({ weatherBefore: makeFindWeather({ weather, others: [] }) }),
    sealedLines: makeReadSealedLines({ ledger }),
  });
  return {
    showRaceField: makeShowRaceField({ cards, ledger, knownAround, clock, handicapper }),
    showOdds: makeShowOdds({ cards, odds, clock }),
    showOddsHistory: makeShowOddsHistory({ cards, changes, odds, clock }),
    showChanges: makeShowChanges({ cards: printed, changes, clock }),
  };
}

/** The stores as of a moment. */
export const storesAsOf = (stores: MomentStores, moment: Instant): MomentStores => ({
  printed: cardsAsOf(stores.printed, moment),
  changes: changesAsOf(stores.changes, moment),
  odds: oddsAsOf(stores.odds, moment),
  ledger: ledgerAsOf(stores.ledger, moment),
  weather: weatherAsOf(stores.weather, moment),
});

/** The same reads as of a moment. */
export const raceReadsAsOf = (stores: MomentStores, moment: Instant) =>
  raceReadsOn(storesAsOf(stores, moment), () => moment);
