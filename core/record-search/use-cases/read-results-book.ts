import type { YieldToEventLoop } from '../../kernel/functions.ts';
import { addDays, type RaceDay } from '../../kernel/race-day.ts';
import type { ResultStore, ResultYears } from '../../results/ports.ts';
import type { ResultSheet } from '../../results/result-sheet.ts';
import { bookOf, pagesOf, type QueryBook, type QueryPages } from '../query-book.ts';
import { makeReadYears, type ReadYear, type ReadYears } from '../read-years.ts';

export interface ReadResultsBookDeps {
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly years: ResultYears;
  readonly yieldToEventLoop: YieldToEventLoop;
  /** Where years that were read are kept; readers at different moments may share it. */
  readonly readYears?: ReadYears;
}

/** All that questions can be answered from, as the results stand now. */
export type ReadResultsBook = () => Promise<QueryBook>;

/** Days that are read at a time: small pieces, so that nobody waits long in between. */
const AT_A_TIME = 14;

const isDemo = ({ kind }: ResultSheet): boolean => kind === 'simulation';

/**
 * Reads the years whose results have changed since, piece by piece, and puts all together; invented results only
 * without real ones. Many who ask at once wait for the same.
 */
export function makeReadResultsBook({
  results,
  years,
  yieldToEventLoop,
  readYears = makeReadYears(),
}: ReadResultsBookDeps): ReadResultsBook {
  let latest: { readonly state: string; readonly book: Promise<QueryBook> } | null = null;

  async function readYear(year: number): Promise<ReadYear> {
    const [real, demo]: [QueryPages[], QueryPages[]] = [[], []];
    const end = `${year}-12-31` as RaceDay;
    for (let from = `${year}-01-01` as RaceDay; from <= end; from = addDays(from, AT_A_TIME)) {
      const [until = end] = [addDays(from, AT_A_TIME - 1), end].toSorted();
      const sheets = await results.sheetsBetween(null, from, until);
      if (sheets.length === 0) continue;
      real.push(pagesOf(sheets.filter((sheet) => !isDemo(sheet))));
      demo.push(pagesOf(sheets.filter(isDemo)));
      await yieldToEventLoop();
    }
    return { real, demo };
  }

  async function readBook(marks: ReadonlyMap<number, string>): Promise<QueryBook> {
    const all: ReadYear[] = [];
    for (const [year, mark] of marks) all.push(await readYears.yearOf(year, mark, () => readYear(year)));
    const real = all.flatMap((year) => year.real).filter(({ races }) => races > 0);
    const isInvented = real.length === 0;
    return bookOf(isInvented ? all.flatMap((year) => year.demo) : real, isInvented);
  }

  return async function readResultsBook() {
    const marks = await years.yearMarks();
    const state = [...marks].join(' ');
    if (latest?.state !== state) {
      const book = readBook(marks);
      latest = { state, book };
      book.catch(() => {
        if (latest?.book === book) latest = null;
      });
    }
    return latest.book;
  };
}
