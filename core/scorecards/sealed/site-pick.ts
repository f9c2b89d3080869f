import type { LedgerEntry } from '../../picks/ledger/entry.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import { settlementOf } from '../../results/settlement.ts';
import { isOfAnotherCard } from '../../results/ticket-outcome.ts';
import { straight } from '../../tickets/ticket.ts';
import type { ReplayedBet } from '../replay/replay-bets.ts';
import { keyOfEntry, keyOfRun, lastBeforeOff } from './sealed-entries.ts';

/** Our first horse for a race, sealed before the off, and what $2 to win on it came to. */
export interface SitePick {
  readonly entry: LedgerEntry;
  readonly bet: ReplayedBet;
}

/** Dollars on each pick. */
const STAKE = 2;

/** The sealed pick for a finished race; null where none was made before its off, or it was made from another card. */
export function sitePickFor(
  run: FinishedRace,
  entries: readonly LedgerEntry[],
  racing: Pick<RacingNow, 'history'>,
): SitePick | null {
  const key = keyOfRun(run, racing);
  const entry = lastBeforeOff(
    entries.filter((sealed) => keyOfEntry(sealed) === key),
    run,
  );
  const horse = entry?.voices.find(({ voice: picker }) => picker === 'consensus')?.horse ?? null;
  if (entry === null || horse === null || isOfAnotherCard(entry, run.race)) return null;
  const { programNumber, name } = horse;
  const settled = settlementOf(straight('win', STAKE, [programNumber]), run.race);
  return { entry, bet: { kind: 'primary pick', wager: 'win', programNumber, horse: name, ...settled } };
}
