import { makePricesNow, type PricesNow } from '#core/odds/use-cases/prices-now.ts';
import { makeRecordBoards, type RecordBoards } from '#core/odds/use-cases/record-boards.ts';
import { makeShowOdds, type ShowOdds } from '#core/odds/use-cases/show-odds.ts';
import { racingClockId } from './card.ts';
import { announceId } from './events.ts';
import { type Get, id, wiring } from './provide.ts';
import { allOrNothingId, cardsId, oddsId } from './stores.ts';

export const recordBoardsId = id<RecordBoards>('record boards');
export const showOddsId = id<ShowOdds>('show odds');
export const pricesNowId = id<PricesNow>('prices now');

/** Odds boards: kept, shown, and the prices of races as they are now. */
export const oddsWiring = () =>
  wiring((provide) => {
    provide(recordBoardsId, (get) =>
      makeRecordBoards({
        odds: get(oddsId),
        cards: get(cardsId),
        allOrNothing: get(allOrNothingId),
        announce: get(announceId),
        clock: get(racingClockId),
      }),
    );
    provide(showOddsId, (get) =>
      makeShowOdds({ odds: get(oddsId), cards: get(cardsId), clock: get(racingClockId) }),
    );
    provide(pricesNowId, (get) => makePricesNow({ odds: get(oddsId), clock: get(racingClockId) }));
  });

/** What the HTTP calls about odds need. */
export const oddsDeps = (get: Get) => ({ showOdds: get(showOddsId) });
