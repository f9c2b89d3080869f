import { Refusal } from '../kernel/refusal.ts';
import { counted } from '../kernel/text.ts';
import { PLACES, type Wager } from './wager.ts';

/** Every horse of the race. */
export const ALL = 'all';

/** Horses by program number or betting interest (`1`, `1A`), or all of the race. */
export type TicketSet = readonly string[] | typeof ALL;

/** A bet on one race: for each place that the wager names, who may fill it. */
export interface Ticket {
  readonly wager: Wager;
  /** Dollars on each combination. */
  readonly base: number;
  readonly sets: readonly TicketSet[];
}

/** One horse for each place, in order. */
export const straight = (wager: Wager, base: number, horses: readonly string[]): Ticket => ({
  wager,
  base,
  sets: horses.map((horse) => [horse]),
});

/** The horses in every order. */
export const box = (wager: Wager, base: number, horses: readonly string[]): Ticket => ({
  wager,
  base,
  sets: Array.from({ length: PLACES[wager] }, () => horses),
});

/** Key horses in one place (1 = first), all others in the rest: an exacta wheel 4 / ALL. */
export const wheel = (wager: Wager, base: number, key: readonly string[], place = 1): Ticket => ({
  wager,
  base,
  sets: Array.from({ length: PLACES[wager] }, (_, index) => (index === place - 1 ? key : ALL)),
});

/** A set of horses of its own for each place. */
export const partWheel = (wager: Wager, base: number, sets: readonly TicketSet[]): Ticket => ({
  wager,
  base,
  sets,
});

const isWholeCents = (dollars: number): boolean =>
  Number.isFinite(dollars) && dollars > 0 && Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;

/** Refuses ('invalid', `handicapping.ticket-stake`) a base that is not an amount of whole cents above zero. */
export function refuseBadStake(base: number): void {
  if (isWholeCents(base)) return;
  throw new Refusal('invalid', 'handicapping.ticket-stake', `A stake of ${base} dollars is not valid.`);
}

/**
 * Refuses a stake that is none (`handicapping.ticket-stake`), sets that are not as many as the wager names places
 * (`handicapping.ticket-places`), a set without a horse (`handicapping.ticket-empty`), and more than one horse to win,
 * place or show (`handicapping.ticket-several`).
 */
export function refuseBadTicket({ wager, base, sets }: Ticket): void {
  refuseBadStake(base);
  const places = PLACES[wager];
  const invalid = (what: string, sentence: string): Refusal =>
    new Refusal('invalid', `handicapping.ticket-${what}`, sentence);
  if (sets.length !== places) {
    throw invalid('places', `This ${wager} ticket needs ${counted(places, 'place')}, not ${sets.length}.`);
  }
  const empty = sets.findIndex((set) => set.length === 0);
  if (empty >= 0) throw invalid('empty', `Place ${empty + 1} of the ${wager} ticket names no horse.`);
  const isSeveral = places === 1 && (sets[0] === ALL || new Set(sets[0]).size > 1);
  if (isSeveral) throw invalid('several', `A ${wager} ticket is on one horse.`);
}
