import type { RaceDay } from '../kernel/race-day.ts';
import { type BetTerms, betTerms } from './bet-terms.ts';
import { stakesFrom, usualAnywhere, usualStake } from './minimum-bets.ts';
import { type AnyWager, isMultiRace, LEGS, setCount, WAGERS } from './wager.ts';

/** A wager as it is sold on a race. */
export interface WagerOnMenu extends BetTerms {
  readonly wager: AnyWager;
  readonly isMultiRace: boolean;
  /** How many sets of horses a ticket has. */
  readonly sets: number;
  /** The races it is on. */
  readonly races: readonly number[];
  /** Stakes to choose from, in dollars, the minimum first. */
  readonly stakes: readonly number[];
  /** The stake to suggest, in dollars. */
  readonly usualStake: number;
}

/** A wager at any track. */
export type WagerRule = Pick<WagerOnMenu, 'wager' | 'isMultiRace' | 'sets' | 'usualStake'>;

/** Every wager with its places or legs and the stake that most tracks sell it for, in the order of a program. */
export const wagerRules: readonly WagerRule[] = WAGERS.map((wager) => ({
  wager,
  isMultiRace: isMultiRace(wager),
  sets: setCount(wager),
  usualStake: usualAnywhere(wager),
}));

/** Where a wager is sold. */
export interface MenuRace {
  readonly trackSlug: string;
  readonly day: RaceDay;
  readonly number: number;
  /** The numbers of the day's races. */
  readonly races: readonly number[];
}

function racesOn(wager: AnyWager, { number, races }: MenuRace): readonly number[] | null {
  if (!isMultiRace(wager)) return [number];
  const legs = Array.from({ length: LEGS[wager] }, (_, leg) => number + leg);
  return legs.every((leg) => races.includes(leg)) ? legs : null;
}

/**
 * What can be bet from a race on, with its terms at the track: a pick 6 needs six races left. Which of them a track sells
 * on a race, its program says; we have no such list.
 */
export function wagerMenu(race: MenuRace): readonly WagerOnMenu[] {
  const { trackSlug, day } = race;
  return WAGERS.flatMap((wager) => {
    const races = racesOn(wager, race);
    if (races === null) return [];
    const terms = betTerms(trackSlug, day, wager);
    return [
      {
        ...terms,
        wager,
        isMultiRace: isMultiRace(wager),
        sets: setCount(wager),
        races,
        stakes: stakesFrom(terms.minimum.dollars),
        usualStake: usualStake(trackSlug, day, wager),
      },
    ];
  });
}
