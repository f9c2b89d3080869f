import { rowOn } from '../../handicapping/betting-line.ts';
import type { SealedBet } from '../../handicapping/sealed-bet.ts';
import type { LedgerEntry, SealedFacts } from './entry.ts';
import { ticketOn } from './tickets.ts';

/** Whether a sealed verdict is a bet, whatever version sealed it. */
export const isBet = ({ verdict: { kind } }: Pick<SealedFacts, 'verdict'>): boolean =>
  kind === 'BET' || kind === 'PLAY';

/** The bet that an entry made, with its price then; null where it made none. */
function sealedBetOf(entry: LedgerEntry): SealedBet | null {
  const { horse, priceToTake } = entry.verdict;
  if (!isBet(entry) || horse === null) return null;
  const { programNumber, name } = horse;
  const odds = entry.turn?.price ?? entry.tickets[ticketOn(entry.tickets, programNumber)]?.odds ?? null;
  const row = entry.line ? rowOn(entry.line, programNumber) : null;
  return { programNumber, name, priceToTake, price: odds?.text ?? null, chance: row?.chance ?? null };
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
