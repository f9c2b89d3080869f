import type { RaceDay } from '../../kernel/race-day.ts';
import { impliedByToOne } from '../../odds/fraction.ts';
import type { Finisher, RaceResult } from '../../results/race-result.ts';
import { bettingPlaceOf, placeOf, startersThatRan } from '../../results/ran-for-money.ts';
import type { JoinedRace } from '../../results/reconcile/index.ts';

export type PersonKind = 'jockey' | 'trainer';

/** One start of a jockey or trainer, and what came of it. */
export interface PersonStart {
  readonly kind: PersonKind;
  /** As the result spells it. */
  readonly name: string;
  readonly day: RaceDay;
  /** The track's code. */
  readonly track: string;
  readonly won: boolean;
  /** First, second or third. */
  readonly inTheMoney: boolean;
  /** Returned for a dollar to win on the horse, 0 when it lost; null without odds. */
  readonly returned: number | null;
}

/** What the win payout of its number paid for a dollar, else what its odds say: the payout knows a dead heat. */
function winnerReturned(horse: Finisher, race: RaceResult, isAlone: boolean): number | null {
  const payout = race.payouts.find(
    ({ wager, winningNumbers }) =>
      wager === 'Win' && [horse.programNumber, horse.bettingInterest].includes(winningNumbers),
  );
  if (payout !== undefined && payout.payoff !== null) return payout.payoff / payout.base;
  return horse.odds === null || !isAlone ? null : 1 / impliedByToOne(horse.odds);
}

/**
 * The starts of everybody in a race; none where it was cancelled, or where no place is reported. A horse that ran for
 * purse money only started, and may have won, without a return.
 */
export function startsIn({ track, day, race }: JoinedRace): readonly PersonStart[] {
  if (race.cancelled !== null || !race.starters.some((horse) => placeOf(horse, race) === 1)) return [];
  const paid = race.starters.filter((horse) => bettingPlaceOf(horse, race) === 1);
  return startersThatRan(race).flatMap((horse) => {
    const place = placeOf(horse, race);
    const lost = horse.odds === null ? null : 0;
    const returned = paid.includes(horse) ? winnerReturned(horse, race, paid.length === 1) : lost;
    const start = { day, track, won: place === 1, inTheMoney: place !== null && place <= 3, returned };
    const people: readonly [PersonKind, string | null][] = [
      ['jockey', horse.jockeyName],
      ['trainer', horse.trainerName],
    ];
    return people.flatMap(([kind, name]) =>
      name === null || name.trim() === '' ? [] : [{ kind, name, ...start }],
    );
  });
}
