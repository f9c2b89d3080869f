import type { RaceId } from '#core/card/race.ts';
import type { Instant } from '#core/kernel/instant.ts';
import { MINUTE, shift } from '#core/kernel/instant.ts';
import { sumOf } from '#core/kernel/numbers.ts';
import type { Board } from '#core/odds/board.ts';
import { interestOf, type RaceRun } from '../meet/race-run.ts';
import { type Bets, type Market, poolOf, winOdds } from './market.ts';
import { shownOdds } from './tote.ts';

interface InterestOdds {
  readonly interest: string;
  /** Dollars on it in the win pool. */
  readonly dollars: number;
  /** To 1, as it would pay. */
  readonly toOne: number;
  /** To 1, as the board shows it. */
  readonly displayed: number;
}

/** The win board of a race at one moment. */
export interface OddsSnapshot {
  readonly raceId: RaceId;
  readonly minutesToPost: number;
  readonly at: Instant;
  /** Dollars in the win pool. */
  readonly winPool: number;
  readonly interests: readonly InterestOdds[];
}

interface Moment {
  readonly minutes: number;
  /** Share of the final pool that is in. */
  readonly money: number;
  /** How far the money so far knows what the final money knows; the rest goes by the morning line. */
  readonly informed: number;
}

const MOMENTS: readonly Moment[] = [
  { minutes: 30, money: 0.08, informed: 0 },
  { minutes: 10, money: 0.3, informed: 0.4 },
  { minutes: 5, money: 0.48, informed: 0.6 },
  { minutes: 2, money: 0.72, informed: 0.8 },
  { minutes: 0, money: 1, informed: 1 },
];

/** Shares by the morning line, roughly followed. */
function earlyShares(market: Market, lines: ReadonlyMap<string, number>, race: RaceRun): readonly number[] {
  const rng = race.rng.fork('early money');
  const weights = market.interests.map(
    (interest) => Math.exp(rng.fork(interest).normal(0, 0.2)) / ((lines.get(interest) ?? 20) + 1),
  );
  const total = sumOf(weights);
  return weights.map((weight) => weight / total);
}

/** Money in at that moment; it never leaves the pool, so it never exceeds the next one. */
function betsAt(moment: Moment, market: Market, early: readonly number[], after: Bets): Bets {
  const pool = poolOf(market.win) * moment.money;
  return new Map(
    market.interests.map((interest, index) => {
      const share =
        moment.informed * (market.shares[index] ?? 0) + (1 - moment.informed) * (early[index] ?? 0);
      return [interest, Math.max(1, Math.min(after.get(interest) ?? 0, Math.round(pool * share)))];
    }),
  );
}

function snapshotOf(race: RaceRun, minutesToPost: number, bets: Bets): OddsSnapshot {
  const odds = winOdds(bets, race);
  return {
    raceId: race.id,
    minutesToPost,
    at: shift(race.postTime, -minutesToPost * MINUTE),
    winPool: poolOf(bets),
    interests: [...bets].map(([interest, dollars]) => {
      const toOne = odds.get(interest) ?? 0;
      return { interest, dollars, toOne, displayed: shownOdds(toOne) };
    }),
  };
}

/**
 * The board through the last half hour, first to last: early money goes by the morning line, late money knows better.
 * `lines` are morning-line odds to 1 by betting interest.
 */
export function boardsOf(
  race: RaceRun,
  market: Market,
  lines: ReadonlyMap<string, number>,
): readonly OddsSnapshot[] {
  const early = earlyShares(market, lines, race);
  const boards: OddsSnapshot[] = [];
  let after: Bets = market.win;
  for (const moment of MOMENTS.toReversed()) {
    after = betsAt(moment, market, early, after);
    boards.unshift(snapshotOf(race, moment.minutes, after));
  }
  return boards;
}

/** Morning-line odds to 1 by betting interest. */
export const linesOf = (
  runners: readonly {
    readonly programNumber: string;
    readonly morningLine: { readonly toOne: number } | null;
  }[],
): ReadonlyMap<string, number> =>
  new Map(runners.map((runner) => [interestOf(runner), runner.morningLine?.toOne ?? 20]));

/** A snapshot as boards are kept: prices as displayed, the money of the win pool; `source` is whose season it is. */
export const boardShown = (
  { raceId, at: instant, winPool, interests }: OddsSnapshot,
  source: string,
): Board => ({
  raceId,
  provenance: { tier: 'demo', source, at: instant },
  interests: interests.map(({ interest, dollars, displayed }) => ({
    interest,
    toOne: displayed,
    money: { win: dollars, place: null, show: null },
    isScratched: false,
  })),
  pools: { win: winPool, place: null, show: null },
});
