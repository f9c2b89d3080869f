import type { Track } from '#core/card/track.ts';
import type { LastCard } from '#core/scorecards/record/last-card.ts';
import type { ShownScoreboard } from '#core/scorecards/use-cases/show-scoreboard.ts';

/** What the record page shows, and of which span. */
export interface RecordFacts {
  readonly shown: ShownScoreboard;
  readonly lastCard: LastCard | null;
  /** Tracks to choose from. */
  readonly tracks: readonly Track[];
  readonly choice: RecordChoice;
}

/** What a visitor chose, as in the address; null is the default. */
export interface RecordChoice {
  /** A word of `SPANS`. */
  readonly span: string | null;
  /** A slug. */
  readonly track: string | null;
}

/** The address of a choice; the default choice is the plain address. */
export function addressOf({ span, track }: RecordChoice): string {
  const query = new URLSearchParams({
    ...(span !== null && { span }),
    ...(track !== null && { track }),
  }).toString();
  return query === '' ? '/record' : `/record?${query}`;
}
