import { cardsAsOf } from '#adapters/as-of/cards.ts';
import { changesAsOf } from '#adapters/as-of/changes.ts';
import { ledgerAsOf } from '#adapters/as-of/ledger.ts';
import { oddsAsOf } from '#adapters/as-of/odds.ts';
import { weatherAsOf } from '#adapters/as-of/weather.ts';
import { handicapper } from '#config/models.ts';
import type { CardCalendar, CardStore, ChangeStore } from '#core/card/ports.ts';
import { makeChangedCards } from '#core/card/use-cases/read-changed-cards.ts';
import { makeFindConnectionRecords } from '#core/handicapping/use-cases/find-connection-records.ts';
import { makeFindRaceWeather } from '#core/handicapping/use-cases/find-race-weather.ts';
import { makeKnowAround } from '#core/handicapping/use-cases/know-around.ts';
import type { Clock } from '#core/kernel/functions.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { OddsStore } from '#core/odds/ports.ts';
import type { LedgerPages, LedgerStore } from '#core/picks/ports.ts';
import { makeReadSealedLines } from '#core/picks/use-cases/read-sealed-lines.ts';
import { makeShowRaceField } from '#core/picks/use-cases/show-race-field.ts';
import type { WeatherStore } from '#core/weather/ports.ts';
import { makeFindWeather } from '#core/weather/use-cases/find-weather.ts';
import { makeMemoryConnectionRecordStore } from '#test/doubles/connection-record-store.ts';

/** The stores a race's field is read from. */
export interface FieldStores {
  readonly printed: CardStore & CardCalendar;
  readonly changes: ChangeStore;
  readonly odds: OddsStore;
  readonly ledger: LedgerStore & LedgerPages;
  readonly weather: WeatherStore;
}

/** The field of a race by the clock, as it is wired. */
export function fieldOn({ printed, changes, odds, ledger, weather }: FieldStores, clock: Clock) {
  const cards = makeChangedCards({ cards: printed, changes, clock });
  const knownAround = makeKnowAround({
    connectionRecordsOf: makeFindConnectionRecords({ store: makeMemoryConnectionRecordStore() }),
    odds,
    raceWeatherOf: makeFindRaceWeather({ weatherBefore: makeFindWeather({ weather, others: [] }) }),
    sealedLines: makeReadSealedLines({ ledger }),
  });
  return makeShowRaceField({ cards, ledger, knownAround, clock, handicapper });
}

/** The same as of a moment. */
export const fieldAsOf = (stores: FieldStores, moment: Instant) =>
  fieldOn(
    {
      printed: cardsAsOf(stores.printed, moment),
      changes: changesAsOf(stores.changes, moment),
      odds: oddsAsOf(stores.odds, moment),
      ledger: ledgerAsOf(stores.ledger, moment),
      weather: weatherAsOf(stores.weather, moment),
    },
    () => moment,
  );
