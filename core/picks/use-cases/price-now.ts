import type { CardStore } from '../../card/ports.ts';
import { parseRaceId, type Race, type RaceId } from '../../card/race.ts';
import { isOff } from '../../card/race-status.ts';
import { isStarter } from '../../card/runner.ts';
import { evidenceInstant } from '../../handicapping/evidence.ts';
import type { SealedBets } from '../../handicapping/ports.ts';
import { isSameHorse, type NumberedHorse } from '../../handicapping/same-horse.ts';
import type { SealedBet } from '../../handicapping/sealed-bet.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type Instant, parseInstant } from '../../kernel/instant.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import type { Board } from '../../odds/board.ts';
import { currentBoard } from '../../odds/current-board.ts';
import type { PriceDrift } from '../../odds/expected-price.ts';
import type { OddsStore } from '../../odds/ports.ts';
import { priceThen } from '../../odds/price-then.ts';
import type { PriceNow } from '../ports.ts';
import { atPrices } from '../recommendations/at-prices.ts';
import type { Recommendation } from '../recommendations/recommendation.ts';

export interface PriceNowDeps {
  readonly cards: Pick<CardStore, 'raceWith'>;
  readonly odds: Pick<OddsStore, 'latest'>;
  readonly sealedBets: SealedBets;
  readonly clock: Clock;
  readonly drift: PriceDrift;
}

interface Moment extends Pick<Race, 'id' | 'postTime'> {
  /** Now, or the off once it has passed. */
  readonly upTo: Instant;
  readonly isOff: boolean;
}

/** Null for an id that names no race. */
function momentOf({ raceId, postTime: off }: Recommendation, now: Instant): Moment | null {
  const parts = parseRaceId(raceId);
  if (parts === null) return null;
  const { id, trackSlug, day } = parts;
  const postTime = off === null ? null : parseInstant(off);
  const race = { postTime, day: day as RaceDay, trackSlug };
  return { id, postTime, upTo: evidenceInstant(race, now), isOff: isOff(race, now) };
}

interface PricesKnown {
  readonly boards: readonly Board[];
  /** Of races that are off. */
  readonly bets: ReadonlyMap<string, readonly SealedBet[]>;
  /** The horses that start, of races that are off and were sealed as bets. */
  readonly starters: ReadonlyMap<string, readonly NumberedHorse[]>;
  readonly drift: PriceDrift;
}

const isAmong = (horses: readonly NumberedHorse[], horse: NumberedHorse): boolean =>
  horses.some((other) => isSameHorse(other, horse));

/** The first bet sealed on a horse of the line that has started; null without one. */
function betOn(
  { line }: Recommendation,
  bets: readonly SealedBet[],
  starters: readonly NumberedHorse[] | undefined,
): SealedBet | null {
  const horses = (line?.rows ?? []).flatMap((row) => row.horses);
  const isIn = (bet: SealedBet): boolean =>
    isAmong(horses, bet) && (starters === undefined || isAmong(starters, bet));
  return bets.find(isIn) ?? null;
}

function priced(recommendation: Recommendation, { id, postTime, upTo, isOff }: Moment, known: PricesKnown) {
  const starters = known.starters.get(id);
  const board = currentBoard(
    known.boards.filter(({ raceId }) => raceId === id),
    upTo,
  );
  return atPrices(recommendation, {
    board: board?.provenance ?? null,
    priceOf: ({ interest, morningLine, horses }) =>
      starters === undefined || horses.some((horse) => isAmong(starters, horse))
        ? priceThen(interest, morningLine, { board, upTo, postTime })
        : null,
    drift: known.drift,
    isOff,
    sealedBet: betOn(recommendation, known.bets.get(id) ?? [], starters),
  });
}

const NO_BETS: PricesKnown['bets'] = new Map();

/**
 * Saved recommendations at current prices, or at the prices at the off once a race is off. One whose id names no race
 * stays as saved.
 */
export function makePriceNow({ cards, odds, sealedBets, clock, drift }: PriceNowDeps): PriceNow {
  async function startersOf(raceId: RaceId): Promise<(readonly [RaceId, readonly NumberedHorse[]])[]> {
    const stored = await cards.raceWith(raceId);
    if (stored === null) return [];
    const starters = stored.race.isCancelled === true ? [] : stored.race.runners.filter(isStarter);
    return [[raceId, starters.map(({ programNumber, horseName: name }) => ({ programNumber, name }))]];
  }

  return async function priceNow(recommendations) {
    const now = clock();
    const moments = recommendations.map((recommendation) => momentOf(recommendation, now));
    const named = moments.filter((moment) => moment !== null);
    const ran = named.flatMap(({ id, isOff }) => (isOff ? [id] : []));
    const [boards, bets] = await Promise.all([
      odds.latest(named.map(({ id, upTo }) => ({ raceId: id, before: upTo }))),
      ran.length === 0 ? NO_BETS : sealedBets(ran, now),
    ]);
    const started = await Promise.all(ran.filter((id) => bets.has(id)).map(startersOf));
    const known = { boards, bets, starters: new Map(started.flat()), drift };
    return recommendations.map((recommendation, index) => {
      const moment = moments[index] ?? null;
      return moment === null ? recommendation : priced(recommendation, moment, known);
    });
  };
}
