import { sumOf } from '../../kernel/numbers.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { fairChances } from '../../odds/fair-chances.ts';
import type { LedgerEntry, PickerName, SealedPicker } from '../../picks/ledger/entry.ts';
import { reasonUnsettled } from '../../results/doubt.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import type { RaceResult } from '../../results/race-result.ts';
import { startersForMoney } from '../../results/ran-for-money.ts';
import { settlementOf } from '../../results/settlement.ts';
import { type Ticketed, type TicketOutcome, ticketOutcomes } from '../../results/ticket-outcome.ts';
import { straight } from '../../tickets/ticket.ts';

/** The pickers of the ledger, and the public's last word, which only the result reports. */
export type ScoredPicker = PickerName | 'public';

/** What one picker said of a race and what came of it. */
export interface PickerRun {
  readonly voice: ScoredPicker;
  readonly who: string;
  readonly model: string | null;
  /** Of what calculated, and of the question a model was put. */
  readonly version: string | null;
  readonly promptVersion: string | null;
  /** Whether its horse won, a dead heat counts; null where it had none, or its horse did not run. */
  readonly isHit: boolean | null;
  /** A dollar to win on its horse: what was at risk (0 when it was given back or is unknown) and what it gained. */
  readonly bet: { readonly staked: number; readonly profit: number };
  /** Of those that ran, in the order of `won`; null where it gave none or they cannot be held against the result. */
  readonly chances: readonly number[] | null;
}

/** A sealed pick settled by its result. */
export interface ScoredRace {
  readonly day: RaceDay;
  /** Three letters. */
  readonly track: string;
  readonly raceClass: string | null;
  /** Shares of the win of the tickets that ran; null where the sealed field was another one. */
  readonly won: readonly number[] | null;
  readonly voices: readonly PickerRun[];
}

type BetOn = (programNumber: string) => PickerRun['bet'];

const NO_BET = { staked: 0, profit: 0 };

/** A dollar to win on a horse. */
export function betOn(programNumber: string, race: RaceResult): PickerRun['bet'] {
  const { outcome, staked, refunded, returned } = settlementOf(straight('win', 1, [programNumber]), race);
  if (outcome === 'unknown' || outcome === 'refunded') return NO_BET;
  return { staked: staked - refunded, profit: returned + refunded - staked };
}

/**
 * Why a bet to win cannot be settled: no payoff to win is reported so far, the results do not say whether the horse ran,
 * or they contradict each other, which only an administrator ends.
 */
export type Unsettled = 'no payoff' | 'starters unknown' | 'in doubt';

/** Why a bet to win on a horse cannot be settled; null for one that can. */
export function unsettledBet(programNumber: string, race: RaceResult): Unsettled | null {
  if (settlementOf(straight('win', 1, [programNumber]), race).outcome !== 'unknown') return null;
  if (reasonUnsettled(race, 'Win') !== null) return 'in doubt';
  return race.payouts.some(({ wager }) => wager === 'Win') ? 'starters unknown' : 'no payoff';
}

/** Several pickers have the same horse: each horse of a race is settled once. */
function betsOn(race: RaceResult): BetOn {
  const settled = new Map<string, PickerRun['bet']>();
  return (programNumber) => {
    const bet = settled.get(programNumber) ?? betOn(programNumber, race);
    settled.set(programNumber, bet);
    return bet;
  };
}

/** The chances of those that ran, made to sum to one again; null where not every horse that ran is known. */
export function chancesThatRan(
  chances: readonly number[] | null,
  { ran, isComplete: isWhole }: TicketOutcome,
): readonly number[] | null {
  if (chances === null || !isWhole) return null;
  const left = chances.filter((_, chance) => ran[chance] === true);
  const sum = sumOf(left);
  return sum > 0 ? left.map((chance) => chance / sum) : null;
}

/** What an older entry holds as chances of an outside model are those of the fitted one. */
function sealedRun(
  sealed: SealedPicker,
  { tickets }: LedgerEntry,
  betOnHorse: BetOn,
  field: TicketOutcome,
): PickerRun {
  const { voice: picker, who, model, version, promptVersion, horse, chances } = sealed;
  const index = tickets.findIndex(({ horses }) =>
    horses.some(({ programNumber }) => programNumber === horse?.programNumber),
  );
  return {
    voice: picker,
    who,
    model,
    version,
    promptVersion,
    isHit: field.ran[index] === true ? (field.won[index] ?? 0) > 0 : null,
    bet: horse === null ? NO_BET : betOnHorse(horse.programNumber),
    chances: model === null ? chancesThatRan(chances, field) : null,
  };
}

/** The final odds to one of each ticket; null for one without. */
function finalOdds({ tickets }: Ticketed, race: RaceResult): readonly (number | null)[] {
  const odds = new Map(startersForMoney(race).map((horse) => [horse.programNumber, horse.odds]));
  return tickets.map(
    ({ horses }) =>
      horses.map(({ programNumber }) => odds.get(programNumber) ?? null).find((price) => price !== null) ??
      null,
  );
}

/** What the final odds give the tickets that ran, made to sum to one; null where one of them has none. */
export function publicChances(
  ticketed: Ticketed,
  race: RaceResult,
  field: TicketOutcome,
): readonly number[] | null {
  const left = finalOdds(ticketed, race).filter((_, position) => field.ran[position] === true);
  return left.includes(null) || !field.isComplete ? null : fairChances(left).chances;
}

/** The public as the last prices report it; nothing where a price is missing. */
function publicRun(entry: LedgerEntry, race: RaceResult, field: TicketOutcome): readonly PickerRun[] {
  const chances = publicChances(entry, race, field);
  if (chances === null) return [];
  const { tickets } = entry;
  const odds = new Map(startersForMoney(race).map((horse) => [horse.programNumber, horse.odds]));
  const running = finalOdds(entry, race);
  const left = running.filter((_, position) => field.ran[position] === true);
  const shortest = Math.min(...left.map((price) => price ?? 0));
  const index = running.indexOf(shortest);
  const horse = tickets[index]?.horses.find(({ programNumber }) => odds.has(programNumber));
  return [
    {
      voice: 'public',
      who: 'The public at the off',
      model: null,
      version: null,
      promptVersion: null,
      isHit: (field.won[index] ?? 0) > 0,
      bet: horse === undefined ? NO_BET : betOn(horse.programNumber, race),
      chances,
    },
  ];
}

/** Settles an entry by the result of its race; null where it was cancelled or nobody won. */
export function scoredRace(entry: LedgerEntry, { day, track, race }: FinishedRace): ScoredRace | null {
  const field = ticketOutcomes(entry, race);
  if (field === null) return null;
  const bets = betsOn(race);
  const won = field.won.filter((_, position) => field.ran[position] === true);
  const pickers = entry.voices.map((picker) => sealedRun(picker, entry, bets, field));
  return {
    day,
    track,
    raceClass: entry.raceClass,
    won: field.isComplete ? won : null,
    voices: [...pickers, ...publicRun(entry, race, field)],
  };
}
