/** The races of a day as screens show them: the racing clock, the state of a race, the strip. Fetched only with a screen that knows races. */

export type { Board, PriceNow } from './board.ts';
export { isOnBoard, priceNow, useBoard } from './board.ts';
export { cardOfDayQuery, dayOfCard, useCardOfDay } from './card-of-day.ts';
export { currentOddsQuery } from './current-odds.ts';
export { DayLinks } from './day-links.tsx';
export { DayStrip } from './day-strip.tsx';
export { MovedSince, NowPrice, wayOf } from './now-price.tsx';
export { openingRace, useOpeningRace } from './opening-race.ts';
export type { Prediction } from './predictions.ts';
export { predictionsQuery, usePredictions } from './predictions.ts';
export { countdownText, isRun, nextRace, shortCountdown, statusAt, timeOf } from './race-clock.ts';
export { RaceStrip } from './race-strip.tsx';
export { useRacingNow, useRacingOffset, useShownInstant } from './racing-now.ts';
export { useRequestedRace } from './requested-race.ts';
export type { PricedVerdict } from './verdict-words.ts';
export { priceWords, verdictPriceWords } from './verdict-words.ts';
