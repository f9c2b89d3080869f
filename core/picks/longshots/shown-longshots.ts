import type { Instant } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { LongshotAlert } from './alert.ts';

export interface ShownLongshots {
  /** By race number, in a race the largest edge first. */
  readonly alerts: readonly LongshotAlert[];
  /** The latest update of card, boards or picks; null without a card. */
  readonly lastUpdated: Instant | null;
  /** `picks` with the analysts' picks, `ratings` with the model alone. */
  readonly basis: 'picks' | 'ratings';
  /** By the racing clock; null without picks. */
  readonly picksMadeAt: Instant | null;
  /** Null without a card. */
  readonly card: Provenance | null;
  /** Why the list is empty, or whose card it is; null otherwise. */
  readonly message: string | null;
}
