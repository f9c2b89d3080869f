/** The values before the first missing one. */
export function untilGap<T>(values: readonly (T | null)[]): readonly T[] {
  const gap = values.indexOf(null);
  return values.slice(0, gap < 0 ? values.length : gap).filter((value) => value !== null);
}
