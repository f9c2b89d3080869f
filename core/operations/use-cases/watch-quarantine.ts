import { Refusal } from '../../kernel/refusal.ts';
import type { QuarantineShelf } from '../ports.ts';
import type { KeptAside, ListedAside } from '../quarantine.ts';

/** What an operator sees of answers that made no sense. */
export interface WatchQuarantine {
  /** Newest first. */
  list(most: number): Promise<readonly ListedAside[]>;
  /** Refuses ('not-found', `operations.unknown-answer`). */
  show(id: number): Promise<KeptAside>;
}

export const makeWatchQuarantine = ({
  quarantine,
}: {
  readonly quarantine: Pick<QuarantineShelf, 'list' | 'find'>;
}): WatchQuarantine => ({
  list: (most) => quarantine.list(most),
  async show(id) {
    const found = await quarantine.find(id);
    if (found !== null) return found;
    throw new Refusal('not-found', 'operations.unknown-answer', `No answer ${id} is set aside.`);
  },
});
