import { parseInstant } from '../../kernel/instant.ts';
import type { LedgerEntry, SealedMoment } from './entry.ts';

type Labeled = Pick<LedgerEntry, 'off' | 'isDemo' | 'seq' | keyof SealedMoment>;

/**
 * What the labels of an entry say against its own times, in a sentence; null when they agree. A pick of a real race that
 * was written down at or after the off is a replay, and one that knew the off is late, whatever the labels say.
 */
export function labelFault(entry: Labeled): string | null {
  const { seq, isAfterOff, isReplayed, isDemo } = entry;
  const [off, sealed, racing] = [entry.off, entry.sealedAt, entry.racingAt].map((text) =>
    parseInstant(text ?? ''),
  );
  if (sealed == null || racing == null) return `entry ${seq}: it does not say when it was sealed`;
  if (off == null) return null;
  if (isAfterOff !== racing >= off)
    return `entry ${seq}: it is labeled ${isAfterOff ? 'after' : 'before'} the off, and its times say otherwise`;
  if (isReplayed || isAfterOff || isDemo || sealed < off) return null;
  return `entry ${seq}: it is labeled as sealed before the off, and was sealed after it`;
}

/** Whether an entry may be scored among real or among invented races: sealed before the off, and labeled as its times say. */
export const mayBeScored = (entry: Labeled, isDemo: boolean): boolean =>
  entry.isDemo === isDemo && !entry.isAfterOff && labelFault(entry) === null;
