/** A horse in the table: where it crossed (null: did not finish), and whether it was disqualified. */
export interface Crossed {
  readonly crossed: number | null;
  readonly disqualified: boolean;
}

/**
 * The official places that are certain. The table names the disqualified but not where they were put. Without any,
 * the official order is the one crossed. With one, those ahead of it keep their places, the next behind it moves up
 * into its place, and of the rest (itself too) nothing is known: null. With several, only those ahead are certain.
 */
export function certainPlaces(starters: readonly Crossed[]): readonly (number | null)[] {
  const putBack = starters
    .filter(({ disqualified }) => disqualified)
    .map(({ crossed }) => crossed ?? Infinity);
  const first = Math.min(...putBack);
  const lowerPlaces = starters.map(({ crossed }) => crossed ?? Infinity).filter((crossed) => crossed > first);
  const next = putBack.length === 1 ? Math.min(...lowerPlaces) : Infinity;
  return starters.map(({ crossed, disqualified }) => {
    if (crossed === null || disqualified) return null;
    if (crossed < first) return crossed;
    return crossed === next ? first : null;
  });
}
