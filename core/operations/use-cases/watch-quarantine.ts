import { Refusal } from '../../kernel/refusal.ts';
import type { QuarantineStore } from '../ports.ts';
import type { ListedQuarantine, QuarantinedItem } from '../quarantine.ts';

/** Quarantined answers, for operators. */
export interface WatchQuarantine {
  /** Newest first. */
  list(most: number): Promise<readonly ListedQuarantine[]>;
  /** Refuses ('not-found', `operations.unknown-answer`). */
  show(id: number): Promise<QuarantinedItem>;
}

export const makeWatchQuarantine = ({
  quarantine,
}: {
  readonly quarantine: Pick<QuarantineStore, 'list' | 'find'>;
}): WatchQuarantine => ({
  list: (most) => quarantine.list(most),
  async show(id) {
    const found = await quarantine.find(id);
    if (found !== null) return found;
    throw new Refusal('not-found', 'operations.unknown-answer', `No such quarantined answer: ${id}.`);
  },
});
