import type { DaySpan } from '../../kernel/race-day.ts';
import { isWinnerInDoubt } from '../../results/doubt.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import type { Finisher, RaceResult } from '../../results/race-result.ts';
import { bettingPlaceOf, placeOf } from '../../results/ran-for-money.ts';
import { outcomeOf, type PlaceOutcome } from '../members/member-picks.ts';
import type { SitePick } from '../sealed/site-pick.ts';

/** A race that was run lately, with the horse its line is about. */
export interface RecentResult {
  readonly run: FinishedRace;
  /** Several in a dead heat. */
  readonly winners: readonly Finisher[];
  /** Our pick; null where none was made before the off. */
  readonly pick: SitePick | null;
  /** The pick where there is one and its finish is known, else the winner. */
  readonly about: 'pick' | 'winner';
  readonly horse: Finisher;
  readonly place: number | null;
  readonly outcome: PlaceOutcome;
}

/** The spans that are looked through until enough races are found, in days before today. */
export const LOOK_BACK_DAYS = [3, 30, 365] as const;

const winnersOf = (race: RaceResult): readonly Finisher[] =>
  race.starters.filter((horse) => placeOf(horse, race) === 1);

/** The line of a race; null where it was cancelled, nobody won or the winner is in doubt. */
export function recentResult(run: FinishedRace, pick: SitePick | null): RecentResult | null {
  const winners = winnersOf(run.race);
  const [winner] = winners;
  if (run.race.cancelled !== null || winner === undefined || isWinnerInDoubt(run.race)) return null;
  const picked = run.race.starters.find(({ programNumber }) => programNumber === pick?.bet.programNumber);
  const horse = picked ?? winner;
  const place = placeOf(horse, run.race);
  const about = picked === undefined ? 'winner' : 'pick';
  const paidPlace = horse.noBetting === undefined ? bettingPlaceOf(horse, run.race) : place;
  return { run, winners, pick, about, horse, place, outcome: outcomeOf(paidPlace) };
}

const offIn = ({ off }: FinishedRace): number => off ?? 0;

/** The latest races first. */
export const latestFirst = (a: FinishedRace, b: FinishedRace): number => {
  if (a.day !== b.day) return a.day < b.day ? 1 : -1;
  return offIn(b) - offIn(a) || b.race.raceNumber - a.race.raceNumber;
};

/** Days of the races, ends included; null without any. */
export function daysOf(runs: readonly FinishedRace[]): DaySpan | null {
  const days = runs.map(({ day }) => day).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  return from === undefined || to === undefined ? null : { from, to };
}
