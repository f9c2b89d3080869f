import type { SealedEntry } from '../sealed.ts';
import { timeText } from './check-words.ts';
import type { PublishedHead } from './published.ts';

const minute = 60_000;
/** Heads published so soon after an off show that no pick was added later. */
const soon = 10 * minute;

/** The first heads whose text says another time than the site stored them under, in a sentence; null without any. */
export function storedFault(heads: readonly PublishedHead[]): string | null {
  const other = heads.find(
    ({ time, stored }) => time !== null && stored !== null && Math.abs(time - stored) > minute,
  );
  return other === undefined
    ? null
    : `Heads stored as published ${timeText(other.stored ?? 0)} are dated ${timeText(other.time ?? 0)}.`;
}

/** Counts the races with a pick sealed in time that no head followed soon after the off, by `now`. */
export function headsAfterOffs(heads: readonly PublishedHead[], now: number) {
  const picksHeads = heads.filter(({ chain }) => chain === 'picks');
  const races = new Map<string, { readonly off: number; readonly seq: number }>();
  return {
    pick(seq: number, { isDemo, isReplayed, isAfterOff, off, raceId }: SealedEntry): void {
      const post = Date.parse(off ?? '');
      if (!isDemo && !isReplayed && !isAfterOff && post + soon <= now) races.set(raceId, { off: post, seq });
    },
    texts(): readonly string[] {
      const lacking = [...races.values()].filter(
        ({ off, seq }) =>
          !picksHeads.some(
            (head) => head.time !== null && head.seq >= seq && head.time >= off && head.time <= off + soon,
          ),
      );
      if (lacking.length === 0) return [];
      return [
        `No head was published within 10 minutes of the off of ${lacking.length} of ${races.size} races with a pick sealed in time: for these, nothing shows that no pick was added later.`,
      ];
    },
  };
}
