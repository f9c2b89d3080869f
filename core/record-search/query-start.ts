import { horseNameKey } from '../card/same-name.ts';
import type { Surface } from '../card/surface.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { impliedByToOne } from '../odds/fraction.ts';
import type { Finisher, RaceResult } from '../results/race-result.ts';
import { bettingPlaceOf, placeOf, startersThatRan } from '../results/ran-for-money.ts';
import type { JoinedRace } from '../results/reconcile/index.ts';

/** A race as questions look at it. */
export interface QueryRace {
  /** The track's code. */
  readonly track: string;
  readonly day: RaceDay;
  /** Null where not reported, as the distance. */
  readonly surface: Surface | null;
  readonly distanceYards: number | null;
  /** Going in lower case, `sloppy (sealed)`; empty where not reported. */
  readonly going: string;
  /** Type in lower case, `maiden claiming`; empty where not reported. */
  readonly type: string;
  readonly grade: 1 | 2 | 3 | null;
  readonly isForTwoYearOlds: boolean;
  readonly isForFillies: boolean;
}

/** A horse that ran, and who was behind it. */
export interface QueryStart {
  readonly race: QueryRace;
  /** As spelled; null where not reported. */
  readonly jockey: string | null;
  readonly trainer: string | null;
  readonly horse: string;
  readonly postPosition: number | null;
  /** To 1; null without odds. */
  readonly odds: number | null;
  readonly isFavorite: boolean;
  /** Official, else across the line; null without one. */
  readonly place: number | null;
  /** What a dollar to win on its number returned; null without odds. */
  readonly returned: number | null;
  /** Day of the race before this one; null where none is reported. */
  readonly lastDay: RaceDay | null;
  /** Null where the result does not say. */
  readonly isFirstStart: boolean | null;
  /** Claimed out of this race. */
  readonly isClaimed: boolean;
}

const nameOrNull = (name: string | null): string | null =>
  name === null || name.trim() === '' ? null : name;

const raceFacts = ({ track, day, race }: JoinedRace): QueryRace => ({
  track,
  day,
  surface: race.surface,
  distanceYards: race.distanceYards,
  going: race.condition?.toLowerCase() ?? '',
  type: race.type?.toLowerCase() ?? '',
  grade: race.grade,
  isForTwoYearOlds:
    /two[- ]years?[- ]olds?/i.test(race.conditions ?? '') && !/three/i.test(race.conditions ?? ''),
  isForFillies: /fillies/i.test(race.conditions ?? ''),
});

/**
 * What a dollar on each betting interest that won returned: the win payout where one is reported, else its odds. In a dead
 * heat without payouts the odds do not give it: null.
 */
function winnersReturn(race: RaceResult, winners: readonly Finisher[]): ReadonlyMap<string, number | null> {
  const interests = [...new Set(winners.map(({ bettingInterest }) => bettingInterest))];
  return new Map(
    interests.map((interest) => {
      const theirs = winners.filter(({ bettingInterest }) => bettingInterest === interest);
      const names = [interest, ...theirs.map(({ programNumber }) => programNumber)];
      const paid = race.payouts.find(
        ({ wager, winningNumbers }) => wager === 'Win' && names.includes(winningNumbers),
      );
      if (paid !== undefined && paid.payoff !== null) return [interest, paid.payoff / paid.base];
      const odds = theirs[0]?.odds ?? null;
      return [interest, odds === null || interests.length > 1 ? null : 1 / impliedByToOne(odds)];
    }),
  );
}

/** Every start of a race; none where it was cancelled, or where no winner is reported. */
export function queryStartsIn(joined: JoinedRace): readonly QueryStart[] {
  const { race } = joined;
  const starters = startersThatRan(race);
  if (race.cancelled !== null || !starters.some((horse) => placeOf(horse, race) === 1)) return [];
  const facts = raceFacts(joined);
  const paid = starters.filter((horse) => bettingPlaceOf(horse, race) === 1);
  const returns = winnersReturn(race, paid);
  const claimed = new Set(race.claims.map(({ horseName }) => horseNameKey(horseName)));
  const shortest = Math.min(...starters.map(({ odds }) => odds ?? Number.POSITIVE_INFINITY));
  return starters.map((horse) => {
    const lost = horse.odds === null ? null : 0;
    const winReturn = horse.noBetting === undefined ? returns.get(horse.bettingInterest) : undefined;
    return {
      race: facts,
      jockey: nameOrNull(horse.jockeyName),
      trainer: nameOrNull(horse.trainerName),
      horse: horse.horseName,
      postPosition: horse.postPosition,
      odds: horse.odds,
      isFavorite: horse.odds !== null && horse.odds === shortest,
      place: placeOf(horse, race),
      returned: winReturn === undefined ? lost : winReturn,
      lastDay: horse.lastStart?.day ?? null,
      isFirstStart: horse.lastStartReported ? horse.lastStart === null : null,
      isClaimed: claimed.has(horseNameKey(horse.horseName)),
    };
  });
}
