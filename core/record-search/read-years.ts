import type { QueryPages } from './query-book.ts';

/** What was read of a year. */
export interface ReadYear {
  readonly real: readonly QueryPages[];
  readonly demo: readonly QueryPages[];
}

/** Years as they were read, by their marks. */
export interface ReadYears {
  /** The year as read at that mark, else as `read` gives it now. */
  yearOf(year: number, mark: string, read: () => Promise<ReadYear>): Promise<ReadYear>;
}

/** Of a year: as it is now, and as it was at an earlier moment. */
const VERSIONS = 2;

/** Keeps the last versions of each year. */
export function makeReadYears(): ReadYears {
  const read = new Map<number, Map<string, ReadYear>>();

  function keep(year: number, mark: string, version: ReadYear): ReadYear {
    const versions = read.get(year) ?? new Map<string, ReadYear>();
    versions.delete(mark);
    read.set(year, versions.set(mark, version));
    const [oldest] = versions.keys();
    if (versions.size > VERSIONS && oldest !== undefined) versions.delete(oldest);
    return version;
  }

  return {
    yearOf: async (year, mark, readYear) => keep(year, mark, read.get(year)?.get(mark) ?? (await readYear())),
  };
}
