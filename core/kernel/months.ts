export const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `Jan` … `Dec`. */
export const SHORT_MONTHS: readonly string[] = MONTHS.map((month) => month.slice(0, 3));

/** `06` for `June`, `jun` or `Jun.`: only the first three letters count. Null where they begin no month. */
export function monthNumber(name: string): string | null {
  const short = name.trim().slice(0, 3).toLowerCase();
  const index = SHORT_MONTHS.findIndex((month) => month.toLowerCase() === short);
  return index < 0 ? null : String(index + 1).padStart(2, '0');
}
