import type { RaceId } from '../card/race.ts';
import { sumOf } from '../kernel/numbers.ts';
import type { Provenance } from '../kernel/provenance.ts';

/** The pools a board shows horse by horse. */
export type BoardPool = 'win' | 'place' | 'show';

/** Dollars by pool; null where not reported. */
export type PoolMoney = Readonly<Record<BoardPool, number | null>>;

/** One betting interest on a board. */
export interface BoardInterest {
  /** `1` for 1 and 1A. */
  readonly interest: string;
  /** As shown, to 1; null where there is none. */
  readonly toOne: number | null;
  /** Dollars on it. */
  readonly money: PoolMoney;
  /** Every horse of it is out. */
  readonly isScratched: boolean;
}

/** The odds of a race as one source showed them at one moment. */
export interface Board {
  readonly raceId: RaceId;
  /** `at` is when the board showed this. */
  readonly provenance: Provenance;
  readonly interests: readonly BoardInterest[];
  /** Dollars in each pool. */
  readonly pools: PoolMoney;
}

/** Which way a price went: `up` is longer (drifting), `down` shorter, `stable` the same. */
export interface Movement {
  readonly movement: 'up' | 'down' | 'stable';
  /** How far, in odds to 1; never negative. */
  readonly amount: number;
  /** The price before, to 1. */
  readonly from: number;
}

/** Prices nearer than this are one price. */
const SAME_PRICE = 1e-9;

/** From one price to 1 to a later one: 5 to 8 is up by 3 from 5. Null where one of them is not known. */
export function movementOf(before: number | null, now: number | null): Movement | null {
  if (before === null || now === null) return null;
  const amount = Math.abs(now - before);
  if (amount < SAME_PRICE) return { movement: 'stable', amount: 0, from: before };
  return { movement: now > before ? 'up' : 'down', amount, from: before };
}

/** Dollars in a pool by betting interest; null unless the money of every starter is reported. */
export function summedPool(interests: readonly BoardInterest[], pool: BoardPool): number | null {
  const running = interests.filter(({ isScratched }) => !isScratched);
  const amounts = running.flatMap(({ money }) => money[pool] ?? []);
  if (running.length === 0 || amounts.length < running.length) return null;
  return sumOf(amounts);
}

/** The pools of a board that reports none of its own. */
export const summedPools = (interests: readonly BoardInterest[]): PoolMoney => ({
  win: summedPool(interests, 'win'),
  place: summedPool(interests, 'place'),
  show: summedPool(interests, 'show'),
});

/** Share of a pool that is on an interest, 0-1; null where one of the two is unreported or the pool is empty. */
export function shareOfPool({ interests, pools }: Board, interest: string, pool: BoardPool): number | null {
  const total = pools[pool];
  const on = interests.find((boardInterest) => boardInterest.interest === interest)?.money[pool] ?? null;
  return total === null || total <= 0 || on === null ? null : on / total;
}
