/** The places that stand more than once, as in `1, 2, 2, 4`. */
export function sharedPlaces(places: readonly (number | null)[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const shared = new Set<number>();
  for (const place of places) {
    if (place === null) continue;
    (seen.has(place) ? shared : seen).add(place);
  }
  return shared;
}

/** Places from 1 without a hole, but for those a dead heat takes away: `1, 2, 2, 4` is a ranking, `1, 3` none. */
export function isRanking(places: readonly number[]): boolean {
  const sorted = [...places].sort((a, b) => a - b);
  return sorted.every((place, index) => place === index + 1 || (index > 0 && place === sorted[index - 1]));
}
