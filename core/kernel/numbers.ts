export const sumOf = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The sum of a number of each item. */
export const sumBy = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
  items.reduce((total, item) => total + numberOf(item), 0);

/** NaN of none. */
export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length;

/** Null of none. */
export const meanOrNull = (values: readonly number[]): number | null =>
  values.length === 0 ? null : meanOf(values);

/** The middle value, or the mean of the two middle ones; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const high = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? high) + high) / 2 : high;
}
