import { ordinal } from '../../handicapping/angles/wording.ts';
import { counted } from '../../kernel/text.ts';
import type { SealedHorse } from '../../picks/ledger/entry.ts';
import type { ShownRace, ShownStarter } from '../../results/day-results.ts';
import { bettingPlaceOf } from '../../results/ran-for-money.ts';
import { outcomeShown } from '../../results/settlement.ts';
import { boughtWith } from '../../tickets/settlement/race-outcome.ts';
import { settleRaceTicket } from '../../tickets/settlement/settle-race-ticket.ts';
import type { Settlement } from '../../tickets/settlement/settlement.ts';
import { straight } from '../../tickets/ticket.ts';
import { named } from '../jake/wording.ts';

/** Our pick of a race that was run, or that none was made. */
export interface PickThen {
  readonly race: ShownRace;
  readonly pick: SealedHorse | null;
  /** Made afterwards from what was known before the race. */
  readonly isReplayed: boolean;
  /** What the pick buys: `1` for 1 and 1A; null without a pick. */
  readonly interest: string | null;
  /** A dollar to win on it; null without a pick. */
  readonly bet: Settlement | null;
  /** Where its betting interest came in, for betting; null where it was not placed or did not start. */
  readonly place: number | null;
  /** Its entry mate, where that one came in ahead of it or ran in its place. */
  readonly mate: ShownStarter | null;
  /** Whether any horse of its betting interest ran for money. */
  readonly hasStarted: boolean;
}

/** Our pick of a race against its result; coupled horses are one pick, as they are one bet. */
export function pickThen(race: ShownRace, pick: SealedHorse | null, isReplayed = false): PickThen {
  const none = { race, pick, isReplayed, interest: null, bet: null, place: null, mate: null };
  if (pick === null) return { ...none, hasStarted: false };
  const outcome = outcomeShown(race);
  const interest = boughtWith(pick.programNumber, outcome);
  const placed = race.starters
    .filter(({ bettingInterest }) => bettingInterest === interest)
    .flatMap((starter) => ({ starter, place: bettingPlaceOf(starter, race) }))
    .toSorted((a, b) => (a.place ?? race.starters.length + 1) - (b.place ?? race.starters.length + 1));
  const picked = placed.find(({ starter }) => starter.programNumber === pick.programNumber);
  const [first] = placed;
  const isMates = first !== undefined && first.place !== null && first.place !== picked?.place;
  return {
    ...none,
    interest,
    bet: settleRaceTicket(straight('win', 1, [pick.programNumber]), outcome),
    place: first?.place ?? null,
    mate: isMates ? first.starter : null,
    hasStarted: outcome.ran.includes(interest),
  };
}

/** How a pick ran: `won`, `was 3rd`, `won with its entry mate #1A Tin Whistle`. */
export function ranText({ race, pick, place, mate, hasStarted }: PickThen): string {
  const starter = race.starters.find(({ programNumber }) => programNumber === pick?.programNumber);
  if (!hasStarted)
    return starter?.noBetting === 'purse-only'
      ? 'ran for purse money only'
      : starter?.noBetting === 'non-starter'
        ? 'was declared a non-starter'
        : 'did not start';
  if (place === null) return 'was not placed';
  const by =
    mate === null
      ? ''
      : ` with its entry mate ${named({ programNumber: mate.programNumber, horse: mate.horseName })}`;
  return `${place === 1 ? 'won' : `was ${ordinal(place)}`}${by}`;
}

/** Picks with a horse that ran for money. */
export const picksThatRan = (picks: readonly PickThen[]): readonly PickThen[] =>
  picks.filter(({ hasStarted }) => hasStarted);

/** `4 of 9 picks won`. */
export function wonText(picks: readonly PickThen[]): string {
  const ran = picksThatRan(picks);
  return `${ran.filter(({ place }) => place === 1).length} of ${counted(ran.length, 'pick')} won`;
}

/** Each pick with how it ran, a line a race. */
export const ranLines = (picks: readonly PickThen[]): readonly string[] =>
  picks.map((then) =>
    then.pick === null
      ? `- Race ${then.race.raceNumber}: no pick was made before the off`
      : `- Race ${then.race.raceNumber}: ${named({ programNumber: then.pick.programNumber, horse: then.pick.name })} ${ranText(then)}`,
  );

/** Whether a race was run and is official. */
export const isOfficial = ({ cancelled, starters }: ShownRace): boolean =>
  !cancelled && starters.some(({ official }) => official === 1);
