import type { LedgerEntry } from '../../picks/ledger/entry.ts';
import { isBet } from '../../picks/ledger/sealed-bets.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import { startersForMoney } from '../../results/ran-for-money.ts';
import { isOfAnotherCard } from '../../results/ticket-outcome.ts';
import { isBeforeOff } from './sealed-entries.ts';

/**
 * Of the entries on a finished race, in their order, the one whose verdict counts: the first BET sealed before the off
 * whose horse ran, because anyone who followed it has already bet; else the last entry before the off. Of replays the
 * last one counts. Null where nothing was sealed before the off.
 */
export function countedEntry(entries: readonly LedgerEntry[], run: FinishedRace): LedgerEntry | null {
  const inTime = entries.filter((entry) => isBeforeOff(entry, run));
  const ran = new Set(startersForMoney(run.race).map(({ programNumber }) => programNumber));
  const bet = inTime.find(
    (entry) =>
      isBet(entry) &&
      !entry.isReplayed &&
      ran.has(entry.verdict.horse?.programNumber ?? '') &&
      !isOfAnotherCard(entry, run.race),
  );
  return bet ?? inTime.at(-1) ?? null;
}
