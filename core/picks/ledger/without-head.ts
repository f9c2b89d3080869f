import type { NotedHead } from '../../kernel/chain.ts';
import { MINUTE, parseInstant } from '../../kernel/instant.ts';
import type { LedgerEntry } from './entry.ts';
import { isInTime } from './in-time.ts';

/** Heads published so soon after an off show that no pick was added later. */
const SOON = 10 * MINUTE;

/** Races that went off with a pick sealed in time, and how many of them no head followed soon after the off. */
export interface HeadsAfterOffs {
  readonly races: number;
  readonly withoutHead: number;
}

/** Counts them, entry after entry; races whose off is later than the last head or entry are to come. */
export function headsAfterOffs(noted: readonly NotedHead[]) {
  const races = new Map<string, { readonly off: number; readonly seq: number }>();
  let latest = Math.max(...noted.map(({ at: published }) => published ?? -Infinity), -Infinity);
  return {
    read(entry: LedgerEntry): void {
      const { raceId, seq } = entry;
      const off = parseInstant(entry.off ?? '');
      latest = Math.max(latest, parseInstant(entry.sealedAt) ?? latest);
      if (isInTime(entry) && off !== null) races.set(raceId, { off, seq });
    },
    counted(): HeadsAfterOffs {
      const over = [...races.values()].filter(({ off }) => off + SOON <= latest);
      const withoutHead = over.filter(
        ({ off, seq }) =>
          !noted.some(
            (head) => head.at !== null && head.seq >= seq && head.at >= off && head.at <= off + SOON,
          ),
      );
      return { races: over.length, withoutHead: withoutHead.length };
    },
  };
}
