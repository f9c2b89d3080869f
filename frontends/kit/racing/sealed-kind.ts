/** The word of a sealed verdict; older entries have PLAY for BET. */
type VerdictKind = 'BET' | 'WATCH' | 'PASS';

export const sealedKind = (kind: VerdictKind | 'PLAY' | null): VerdictKind | null => (kind === 'PLAY' ? 'BET' : kind);
