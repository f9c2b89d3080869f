import type { Track } from '#core/card/track.ts';
import type { ListedCorrections } from '#core/results/use-cases/list-corrections.ts';
import type { LastCard } from '#core/scorecards/record/last-card.ts';
import type { Meet } from '#core/scorecards/record/meets.ts';
import type { ListedSpans } from '#core/scorecards/use-cases/list-meets.ts';
import type { ShownScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';

/** What a visitor chose, as in the address; null is the default. */
export interface RecordChoice {
  /** A word of `datesOf`. */
  readonly span: string | null;
  /** A slug. */
  readonly track: string | null;
  readonly surface: string | null;
  readonly distance: string | null;
  readonly kind: string | null;
  readonly field: string | null;
}

/** What the record page shows, and of which choice. */
export interface RecordFacts {
  readonly shown: ShownScoreboard;
  readonly lastCard: LastCard | null;
  /** Tracks to choose from. */
  readonly tracks: readonly Track[];
  readonly spans: ListedSpans;
  /** Results of the span that were changed after they were sealed. */
  readonly corrections: ListedCorrections;
  readonly choice: RecordChoice;
  /** The meet that is shown where nothing was chosen and the last year has no race; else null. */
  readonly instead: Meet | null;
}

/** The names of a choice in the address, in their order. */
const CHOICE_NAMES = ['span', 'track', 'surface', 'distance', 'kind', 'field'] as const;

/** The address of a choice; the default choice is the plain address. */
export function addressOf(choice: RecordChoice): string {
  const query = new URLSearchParams();
  for (const name of CHOICE_NAMES) {
    const word = choice[name];
    if (word !== null) query.set(name, word);
  }
  return query.size === 0 ? '/record' : `/record?${query}`;
}

/** `Our record at Saratoga`, or of all tracks. */
export const titleOf = ({ choice, shown: { track } }: Pick<RecordFacts, 'choice' | 'shown'>): string =>
  choice.track === null || track === null ? 'Our record' : `Our record at ${track.displayName}`;
