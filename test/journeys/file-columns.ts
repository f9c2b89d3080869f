/** First columns of ten in a row, one for each past race. */
const tens = (from: number, upTo: number): readonly number[] =>
  Array.from({ length: (upTo - from) / 10 + 1 }, (_, nth) => from + nth * 10);

/**
 * Columns that the format reserves and says no meaning of: filled only in one file of 2014, where they look like feet
 * of run-up and of the rail, which no source confirms.
 */
const reserved: readonly number[] = [1016, 1026];

/** Every column of a Brisnet card that belongs to the latest past race; that of the k-th is k further on. */
export const columnsOfLine: readonly number[] = [
  ...tens(256, 1136),
  1167,
  ...tens(1182, 1212),
  ...tens(1224, 1254),
  ...tens(1268, 1318),
  ...tens(1383, 1403),
  1419,
].filter((column) => !reserved.includes(column));
