import { clippedText } from '../accounts/plain-text.ts';
import type { Instant } from '../kernel/instant.ts';
import { Refusal } from '../kernel/refusal.ts';

/** A combination of angles that a member saved under a name. */
export interface SavedSearch {
  readonly name: string;
  /** As written in links. */
  readonly find: string;
  readonly savedAt: Instant;
}

export const LONGEST_NAME = 60;
/** A member's searches. */
export const MOST_SAVED = 50;

/** A name as it is kept. Refuses ('invalid', `angle-search.no-name`) one without a visible character. */
export function nameOfSearch(text: string): string {
  const name = clippedText(text, LONGEST_NAME);
  if (name !== null) return name;
  throw new Refusal('invalid', 'angle-search.no-name', 'Give the search a name.');
}
