import type { SealedBet } from '../../handicapping/sealed-bet.ts';
import type { LedgerEntry, SealedFacts } from './entry.ts';
import { ticketOn } from './tickets.ts';

/** Whether a sealed verdict is a bet, whatever version sealed it. */
export const isBet = ({ verdict: { kind } }: Pick<SealedFacts, 'verdict'>): boolean =>
  kind === 'BET' || kind === 'PLAY';

/** The bet that an entry made, with its price then; null where it made none. */
export function sealedBetOf(entry: LedgerEntry): SealedBet | null {
  const { horse, priceToTake } = entry.verdict;
  if (!isBet(entry) || horse === null) return null;
  const { programNumber } = horse;
  const odds = entry.turn?.price ?? entry.tickets[ticketOn(entry.tickets, programNumber)]?.odds ?? null;
  return { programNumber, priceToTake, price: odds?.text ?? null };
}

/** The bets sealed on each race, by race id, in the order of the entries. */
export function sealedBetsIn(entries: readonly LedgerEntry[]): ReadonlyMap<string, readonly SealedBet[]> {
  const bets = new Map<string, readonly SealedBet[]>();
  for (const entry of entries) {
    const bet = sealedBetOf(entry);
    if (bet !== null) bets.set(entry.raceId, [...(bets.get(entry.raceId) ?? []), bet]);
  }
  return bets;
}
