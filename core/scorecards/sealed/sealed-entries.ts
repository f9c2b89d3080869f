import { parseRaceId } from '../../card/race.ts';
import { trackBySlug } from '../../card/track.ts';
import { parseInstant } from '../../kernel/instant.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { LedgerEntry, SealedRow } from '../../picks/ledger/entry.ts';
import type { FinishedRace } from '../../results/finished-race.ts';
import type { RacingNow } from '../../results/racing-now.ts';

const keyOf = (code: string, day: string, number: number, isDemo: boolean): string =>
  `${isDemo ? 'demo ' : ''}${code} ${day} ${number}`;

/** The key of a result's race in the shown history, by track code, since results have no slug. */
export const keyOfRun = (
  { track, day, race }: FinishedRace,
  { history }: Pick<RacingNow, 'history'>,
): string => keyOf(track, day, race.raceNumber, history === 'demo');

/** The same key for a sealed race, even at an unregistered track. */
export function keyOfEntry({ raceId }: Pick<LedgerEntry, 'raceId'>): string {
  const parts = parseRaceId(raceId);
  if (parts === null) return raceId;
  const { trackSlug, day, number, isDemo } = parts;
  return keyOf(trackBySlug(trackSlug)?.code ?? trackSlug, day, number, isDemo);
}

type Timed = Pick<LedgerEntry, 'racingAt'> & Partial<Pick<LedgerEntry, 'sealedAt' | 'isReplayed' | 'isDemo'>>;

/**
 * What was sealed before the off knew less than the off; a race whose off nobody reports has no such pick. A real pick that
 * is no replay was written down before it, too.
 */
export function isBeforeOff(
  { racingAt, sealedAt, isReplayed, isDemo }: Timed,
  { off }: Pick<FinishedRace, 'off'>,
): boolean {
  const racing = parseInstant(racingAt);
  if (off === null || racing === null || racing >= off) return false;
  const sealed = isReplayed === false && isDemo === false ? parseInstant(sealedAt ?? '') : null;
  return sealed === null || sealed < off;
}

/** Of entries in their order the last on a race from before it went off; null where there is none. */
export const lastBeforeOff = <Entry extends Timed>(
  entries: readonly Entry[],
  run: Pick<FinishedRace, 'off'>,
): Entry | null => entries.findLast((entry) => isBeforeOff(entry, run)) ?? null;

/** Rows of a span of days, as entries; picks made afterwards are no picks of ours. */
export const sealedEntries = (rows: readonly SealedRow[]): readonly LedgerEntry[] =>
  rows.map(entryIn).filter(({ isReplayed }) => !isReplayed);
