import type { Slot } from '../recommendations/recommendation.ts';
import type { LedgerEntry, SealedHorse } from './entry.ts';

/** The chances that somebody gave the tickets of a race; they sum to one. */
export interface SealedRating {
  readonly rows: readonly { readonly horses: readonly SealedHorse[]; readonly chance: number }[];
}

/** Whose chances are sealed: our line, and the analysts that have chances of their own. */
export type SealedRater = 'model' | Slot;

/** Null where nothing is sealed of a rater. */
export type SealedRatings = Readonly<Record<SealedRater, SealedRating | null>>;

function ratingOf({ voices, tickets }: LedgerEntry, slot: Slot): SealedRating | null {
  const chances = voices.find(({ voice }) => voice === slot)?.chances ?? null;
  if (chances === null || chances.length !== tickets.length) return null;
  return { rows: tickets.map(({ horses }, index) => ({ horses, chance: chances[index] ?? 0 })) };
}

/** The chances in an entry, by rater. */
export const sealedRatings = (entry: LedgerEntry): SealedRatings => ({
  model: entry.line ?? null,
  claude: ratingOf(entry, 'claude'),
  openai: ratingOf(entry, 'openai'),
});
