import { sumBy } from '../../kernel/numbers.ts';
import { usualStake } from '../../tickets/minimum-bets.ts';
import { type PricedTicket, pricedTicket } from '../../tickets/priced-ticket.ts';
import { partWheel, straight, type Ticket } from '../../tickets/ticket.ts';
import type { Wager } from '../../tickets/wager.ts';
import type { RaceView } from '../race-view.ts';
import type { Mood } from './question.ts';

export interface PlannedTicket {
  readonly ticket: Ticket;
  readonly priced: PricedTicket;
}

/** Tickets that cost no more than the bankroll. */
export interface BettingPlan {
  readonly bankroll: number;
  readonly kind: 'BET' | 'WATCH';
  readonly key: string;
  readonly tickets: readonly PlannedTicket[];
  readonly total: number;
}

/** A share of the money on a kind of ticket: the key horse over so many others. */
interface Share {
  readonly share: number;
  readonly wager: Wager;
  /** For each place after the key horse how many of the others may fill it; empty for a bet on the key alone. */
  readonly fill: readonly number[];
  /** The key horse is second, one of the others wins. */
  readonly isBackedUp?: true;
}

const SHARES: Readonly<Record<Mood, readonly Share[]>> = {
  careful: [
    { share: 0.5, wager: 'win', fill: [] },
    { share: 0.3, wager: 'place', fill: [] },
    { share: 0.2, wager: 'exacta', fill: [3] },
  ],
  even: [
    { share: 0.45, wager: 'win', fill: [] },
    { share: 0.25, wager: 'exacta', fill: [3] },
    { share: 0.1, wager: 'exacta', fill: [2], isBackedUp: true },
    { share: 0.2, wager: 'trifecta', fill: [2, 4] },
  ],
  bold: [
    { share: 0.25, wager: 'win', fill: [] },
    { share: 0.3, wager: 'exacta', fill: [4] },
    { share: 0.3, wager: 'trifecta', fill: [3, 5] },
    { share: 0.15, wager: 'superfecta', fill: [2, 4, 5] },
  ],
};

const CENTS = 100;
const cents = (dollars: number): number => Math.round(dollars * CENTS);

function setsOf({ wager, fill, isBackedUp }: Share, key: string, others: readonly string[]): Ticket['sets'] {
  if (fill.length === 0) return straight(wager, 1, [key]).sets;
  const rest = fill.map((count) => others.slice(0, count));
  return isBackedUp === true ? [...rest, [key]] : [[key], ...rest];
}

/** The ticket at the highest stake that costs no more than the money; null where even the smallest costs more. */
function staked(
  wager: Wager,
  sets: Ticket['sets'],
  money: number,
  { field, order, evidence: { race } }: RaceView,
): PlannedTicket | null {
  const { combinations } = pricedTicket(partWheel(wager, 1, sets), field, order);
  const least = usualStake(race.trackSlug, race.day, wager);
  const step = cents(Math.min(1, least));
  const base = (Math.floor(Math.floor(cents(money) / combinations) / step) * step) / CENTS;
  if (base < least) return null;
  const ticket = partWheel(wager, base, sets);
  return { ticket, priced: pricedTicket(ticket, field, order) };
}

const keyOf = ({ picks }: RaceView): string | null =>
  picks.verdict.programNumber ?? picks.primaryPick?.programNumber ?? null;

/** Betting interests other than the key horse's, likeliest winner first. */
function othersOf({ evidence, chances }: RaceView, key: string): readonly string[] {
  return evidence.interests
    .map(({ number, runners }, interest) => ({ number, runners, chance: chances[interest] ?? 0 }))
    .filter(({ runners }) => !runners.some(({ programNumber }) => programNumber === key))
    .sort((a, b) => b.chance - a.chance)
    .map(({ runners, number }) => runners[0]?.programNumber ?? number);
}

/**
 * A plan for a bankroll on a race: shares by how much risk is wanted, each spent as far as whole stakes go. Under BET for
 * the price now, under WATCH for the price to wait for; null for any other verdict.
 */
export function planFor(view: RaceView, bankroll: number, mood: Mood): BettingPlan | null {
  const key = keyOf(view);
  const { kind } = view.picks.verdict;
  if (key === null || kind === null || kind === 'PASS') return null;
  const others = othersOf(view, key);
  const tickets = SHARES[mood]
    .filter(({ fill }) => others.length >= fill.length)
    .flatMap((share) => staked(share.wager, setsOf(share, key, others), bankroll * share.share, view) ?? []);
  const plannedTickets =
    tickets.length > 0
      ? tickets
      : [staked('win', [[key]], bankroll, view)].filter((plannedTicket) => plannedTicket !== null);
  const total = sumBy(plannedTickets, ({ priced }) => cents(priced.cost)) / CENTS;
  return { bankroll, kind, key, tickets: plannedTickets, total };
}
