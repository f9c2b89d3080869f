/** How far the two analysts agree on a race; `Pending` while one of them has not answered. */
export type Consensus = 'High' | 'Medium' | 'Low' | 'Pending';

/** How far they agree on one longshot. */
export type LongshotConsensus = 'HIGH' | 'MEDIUM' | 'DISAGREEMENT';

/**
 * An analyst's side of the comparison, confidence 0-100 or null for none. A horse is identified by the index of its betting
 * interest: coupled horses are one ticket, and namesakes are two.
 */
export interface Side {
  readonly index: number;
  readonly confidence: number | null;
  /** Those it names as longshot or value. */
  readonly alsoNames: readonly number[];
}

/** An analyst's stance on a longshot. */
export type Stance = 'for' | 'neutral' | 'against';

/** From this confidence on an analyst counts as sure. */
const SURE = 70;

const isSame = (a: Side, b: Side): boolean => a.index === b.index;

/** The whole rule as a table, first matching row wins. */
const ROWS: readonly { readonly says: Consensus; holds(a: Side, b: Side): boolean }[] = [
  {
    says: 'High',
    holds: (a, b) => isSame(a, b) && Math.min(a.confidence ?? 0, b.confidence ?? 0) >= SURE,
  },
  { says: 'Medium', holds: (a, b) => isSame(a, b) },
  { says: 'Medium', holds: (a, b) => a.alsoNames.includes(b.index) && b.alsoNames.includes(a.index) },
  { says: 'Low', holds: () => true },
];

/**
 * Same first horse: High when both are sure, else Medium. Different ones: Medium when each names the other's as
 * longshot or value, else Low. A missing side: Pending.
 */
export function consensusOf(a: Side | null, b: Side | null): Consensus {
  if (a === null || b === null) return 'Pending';
  return ROWS.find((row) => row.holds(a, b))?.says ?? 'Low';
}

/** Both for it HIGH, one MEDIUM, opposed DISAGREEMENT; null when neither is for it. */
export function longshotConsensus(a: Stance, b: Stance): LongshotConsensus | null {
  if (a !== 'for' && b !== 'for') return null;
  if (a === b) return 'HIGH';
  return a === 'against' || b === 'against' ? 'DISAGREEMENT' : 'MEDIUM';
}
