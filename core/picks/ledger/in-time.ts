import type { LedgerEntry } from './entry.ts';

/** A pick of a real race that says it was sealed before the off. */
export type PickInTime = Pick<LedgerEntry, 'seq' | 'sealedAt' | 'trackSlug' | 'day' | 'raceNumber'>;

export const isInTime = ({
  isDemo,
  isReplayed,
  isAfterOff,
}: Pick<LedgerEntry, 'isDemo' | 'isReplayed' | 'isAfterOff'>): boolean =>
  !isDemo && !isReplayed && !isAfterOff;

/** What is compared with the result of its race. */
export const pickInTime = ({ seq, sealedAt, trackSlug, day, raceNumber }: PickInTime): PickInTime => ({
  seq,
  sealedAt,
  trackSlug,
  day,
  raceNumber,
});
