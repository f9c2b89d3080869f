type VerdictKind = 'BET' | 'WATCH' | 'PASS';

/** The word of a sealed verdict; older entries have PLAY for BET. */
export const sealedKind = (kind: VerdictKind | 'PLAY' | null): VerdictKind | null =>
  kind === 'PLAY' ? 'BET' : kind;
