/** Steps from one word to another: a letter more, less or changed, or two swapped. */
export function slips(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let [before, row]: [readonly number[], readonly number[]] = [[], [...b, ''].map((_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + change,
          ...(isSwap ? [(before[j - 2] ?? 0) + 1] : []),
        ),
      );
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 3;
}
