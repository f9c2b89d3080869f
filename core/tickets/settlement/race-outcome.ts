import { leadingNumber } from '../../card/betting-interest.ts';
import type { AnyWager } from '../wager.ts';

/** What one wager paid, as results print it. */
export interface PaidLine {
  /** `Win`, `Pick 4`, `Consolation Double`, without the stake. */
  readonly wager: string;
  /** Dollars staked for the payoff. */
  readonly base: number;
  /** `6-1`, `1-2/5-4`, `3-ALL`. */
  readonly winningNumbers: string;
  /** `5 correct`; null where nothing is said. */
  readonly correct: string | null;
  /** Dollars; null where nobody won. */
  readonly payoff: number | null;
}

/** What settlement has to know of a race that is over. */
export interface RaceOutcome {
  readonly raceNumber: number;
  /** Null for a race that was run. */
  readonly cancelled: { readonly reason: string | null } | null;
  /** Betting interests that ran for money. */
  readonly ran: readonly string[];
  /** False where only the horses that were paid are reported: others ran too. */
  readonly isFieldComplete: boolean;
  /** The betting interest of each program number that was in the race. */
  readonly interests: ReadonlyMap<string, string>;
  /** Official winners, several in a dead heat; empty where not reported or in doubt. */
  readonly winners: readonly string[];
  /** The public's choice at the off; several at the same odds, none without odds. */
  readonly favorites: readonly string[];
  readonly paid: readonly PaidLine[];
  /** Why a wager, named as results do, cannot be settled; null where it can. */
  readonly doubtOf: (wager: string) => string | null;
}

/** What a number buys: its betting interest, also when the horse itself is not among the starters. */
export const boughtWith = (number: string, { interests }: Pick<RaceOutcome, 'interests'>): string =>
  interests.get(number) ?? leadingNumber(number);

/** As results name the wagers. */
export const PRINTED_NAMES: Readonly<Record<AnyWager, string>> = {
  win: 'Win',
  place: 'Place',
  show: 'Show',
  quinella: 'Quinella',
  exacta: 'Exacta',
  trifecta: 'Trifecta',
  superfecta: 'Superfecta',
  'super high five': 'Super High Five',
  'daily double': 'Daily Double',
  'pick 3': 'Pick 3',
  'pick 4': 'Pick 4',
  'pick 5': 'Pick 5',
  'pick 6': 'Pick 6',
};

const JACKPOT = / Jackpot$/;

/** Whether a payoff is for the wager: a jackpot pool is the same wager under another name. */
export const isFor = (wager: AnyWager, { wager: printed }: Pick<PaidLine, 'wager'>): boolean =>
  printed === PRINTED_NAMES[wager] || printed.replace(JACKPOT, '') === PRINTED_NAMES[wager];
