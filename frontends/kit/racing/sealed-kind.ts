/** The word of a sealed verdict; older entries have PLAY for BET. */
export const sealedKind = (kind: string | null): string | null => (kind === 'PLAY' ? 'BET' : kind);
