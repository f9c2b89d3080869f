import type { Board } from '#frame/races/races.ts';
import { Provenance } from '#kit/kit.ts';

/** Who gave the prices of a board, and when; nothing without a source. */
export function BoardProvenance({ board }: { readonly board: Board | null }) {
  if (!board?.source) return null;
  const state = board.status === 'stale' ? 'stale' : 'fresh';
  return <Provenance source={board.source} at={board.lastUpdated} state={state} />;
}
