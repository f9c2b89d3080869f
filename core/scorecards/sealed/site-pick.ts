import type { LedgerEntry, SealedHorse } from '../../picks/ledger/entry.ts';
import { isBet } from '../../picks/ledger/sealed-bets.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import { settlementOf } from '../../results/settlement.ts';
import { isOfAnotherCard } from '../../results/ticket-outcome.ts';
import { straight } from '../../tickets/ticket.ts';
import type { ReplayedBet } from '../replay/replay-bets.ts';
import { countedEntry } from './counted-entry.ts';
import { keyOfEntry, keyOfRun, lastBeforeOff } from './sealed-entries.ts';

/** Our first horse for a race, sealed before the off, and what $2 to win on it came to. */
export interface SitePick {
  readonly entry: LedgerEntry;
  readonly bet: ReplayedBet;
}

type Racing = Pick<RacingNow, 'history'>;

/** Dollars on each bet. */
const STAKE = 2;

function settled(horse: SealedHorse, entry: LedgerEntry, run: FinishedRace): SitePick | null {
  if (isOfAnotherCard(entry, run.race)) return null;
  const { programNumber, name } = horse;
  const settlement = settlementOf(straight('win', STAKE, [programNumber]), run.race);
  return { entry, bet: { wager: 'win', programNumber, horse: name, ...settlement } };
}

function entriesOn(
  run: FinishedRace,
  entries: readonly LedgerEntry[],
  racing: Racing,
): readonly LedgerEntry[] {
  const key = keyOfRun(run, racing);
  return entries.filter((sealed) => keyOfEntry(sealed) === key);
}

/** The last entry on a finished race from before it went off; null where there is none. */
export const entryFor = (
  run: FinishedRace,
  entries: readonly LedgerEntry[],
  racing: Racing,
): LedgerEntry | null => lastBeforeOff(entriesOn(run, entries, racing), run);

/** The entry on a finished race whose verdict counts; null where nothing was sealed before the off. */
export const verdictEntryFor = (
  run: FinishedRace,
  entries: readonly LedgerEntry[],
  racing: Racing,
): LedgerEntry | null => countedEntry(entriesOn(run, entries, racing), run);

/** The sealed pick for a finished race; null where none was made before its off, or it was made from another card. */
export function sitePickFor(
  run: FinishedRace,
  entries: readonly LedgerEntry[],
  racing: Racing,
): SitePick | null {
  const entry = entryFor(run, entries, racing);
  const horse = entry?.voices.find(({ voice: picker }) => picker === 'consensus')?.horse ?? null;
  return entry === null || horse === null ? null : settled(horse, entry, run);
}

/** The sealed bet on a finished race: the horse of the verdict that counts, if that is BET; else null. */
export function siteBetFor(
  run: FinishedRace,
  entries: readonly LedgerEntry[],
  racing: Racing,
): SitePick | null {
  const entry = verdictEntryFor(run, entries, racing);
  return entry === null || !isBet(entry) || entry.verdict.horse === null
    ? null
    : settled(entry.verdict.horse, entry, run);
}
