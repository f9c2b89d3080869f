import { makePricesNow, type PricesNow } from '#core/odds/use-cases/prices-now.ts';
import { makeRecordBoards, type RecordBoards } from '#core/odds/use-cases/record-boards.ts';
import { makeShowOdds, type ShowOdds } from '#core/odds/use-cases/show-odds.ts';
import { makeShowOddsHistory, type ShowOddsHistory } from '#core/odds/use-cases/show-odds-history.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly recordBoards: RecordBoards;
    readonly showOdds: ShowOdds;
    readonly showOddsHistory: ShowOddsHistory;
    readonly pricesNow: PricesNow;
  }
}

/** Odds boards: kept, shown, and the prices of races as they are now. */
export const oddsWiring = () =>
  wiring({
    recordBoards: (get) =>
      makeRecordBoards({
        odds: get('odds'),
        cards: get('cards'),
        allOrNothing: get('allOrNothing'),
        announce: get('announce'),
        clock: get('racingClock'),
      }),
    showOdds: (get) => makeShowOdds({ odds: get('odds'), cards: get('cards'), clock: get('racingClock') }),
    showOddsHistory: (get) =>
      makeShowOddsHistory({
        odds: get('odds'),
        cards: get('cards'),
        changes: get('changes'),
        clock: get('racingClock'),
      }),
    pricesNow: (get) => makePricesNow({ odds: get('odds'), clock: get('racingClock') }),
  });

/** What the HTTP calls about odds need. */
export const oddsDeps = (get: Get) => ({
  showOdds: get('showOdds'),
  showOddsHistory: get('showOddsHistory'),
});
