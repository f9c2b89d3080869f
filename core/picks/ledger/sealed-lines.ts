import type { BettingLine } from '../../handicapping/betting-line.ts';
import { type Instant, parseInstant } from '../../kernel/instant.ts';
import { entryIn } from './chain.ts';
import type { LedgerEntry, SealedRow } from './entry.ts';

/** The last entries with a line, by race: those sealed before the race, then the replayed ones. */
export async function lastLineEntries(
  lastLines: (isReplayed: boolean) => Promise<readonly SealedRow[]>,
): Promise<readonly LedgerEntry[]> {
  const [sealed, replayed] = await Promise.all([lastLines(false), lastLines(true)]);
  return [...sealed, ...replayed].map(entryIn);
}

/** Whether an entry's line counts at `now`: sealed by then, and before the off. */
function fixesLine({ line, racingAt, isAfterOff }: LedgerEntry, now: Instant): boolean {
  const sealed = parseInstant(racingAt);
  return (line ?? null) !== null && !isAfterOff && sealed !== null && sealed <= now;
}

/**
 * The entries on one race whose line counts at `now`, in their order: those sealed before the race, else the replayed
 * ones; none where no line was sealed.
 */
export function lineEntries(entries: readonly LedgerEntry[], now: Instant): readonly LedgerEntry[] {
  const fixing = entries.filter((entry) => fixesLine(entry, now));
  const sealed = fixing.filter(({ isReplayed }) => !isReplayed);
  return (sealed.length > 0 ? sealed : fixing).toSorted((a, b) => a.seq - b.seq);
}

/** Each race's sealed line at `now`; a line sealed before the race takes precedence over a replayed one. */
export function sealedLinesIn(
  entries: readonly LedgerEntry[],
  now: Instant,
): ReadonlyMap<string, BettingLine> {
  const fixing = entries.filter((entry) => fixesLine(entry, now));
  const replaysFirst = fixing.toSorted(
    (a, b) => Number(b.isReplayed) - Number(a.isReplayed) || a.seq - b.seq,
  );
  return new Map(replaysFirst.flatMap(({ raceId, line }) => (line ? [[raceId, line] as const] : [])));
}
