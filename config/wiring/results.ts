import { readAqueductTableFile } from '#adapters/files/aqueduct-table/read-aqueduct-table.ts';
import { readNyraTablesFolder } from '#adapters/files/nyra-2019/read-nyra-tables.ts';
import type { TableSource } from '#adapters/files/table-sources.ts';
import type { ResultDeps } from '#adapters/http/routes/results.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { StoredSheet } from '#core/results/ports.ts';
import { type DecideDoubt, makeDecideDoubt } from '#core/results/use-cases/decide-doubt.ts';
import {
  type ImportResults,
  makeImportResults,
  type ResultsImport,
} from '#core/results/use-cases/import-results.ts';
import { type ListResultDays, makeListResultDays } from '#core/results/use-cases/list-result-days.ts';
import { type MatchResults, makeMatchResults } from '#core/results/use-cases/match-results.ts';
import { makeShowResults, type ShowResults } from '#core/results/use-cases/show-results.ts';
import {
  makeUpdateConnectionRecords,
  type UpdateConnectionRecords,
} from '#core/training/use-cases/update-connection-records.ts';
import { type Get, wiring } from './provide.ts';

declare module './provide.ts' {
  interface Bindings {
    readonly decideDoubt: DecideDoubt;
    readonly importResults: ImportResults;
    readonly listResultDays: ListResultDays;
    readonly matchResults: MatchResults;
    readonly showResults: ShowResults;
    readonly updateConnectionRecords: UpdateConnectionRecords;
  }
}

export const resultsWiring = () =>
  wiring({
    importResults: (get) =>
      makeImportResults({
        results: get('results'),
        allOrNothing: get('allOrNothing'),
        withLock: get('withLock'),
      }),
    decideDoubt: (get) =>
      makeDecideDoubt({
        results: get('results'),
        allOrNothing: get('allOrNothing'),
        withLock: get('withLock'),
        announce: get('announce'),
        clock: get('machineClock'),
        racingClock: get('racingClock'),
      }),
    listResultDays: (get) => makeListResultDays({ results: get('results'), racingClock: get('racingClock') }),
    matchResults: (get) => makeMatchResults({ results: get('results') }),
    showResults: (get) => makeShowResults({ results: get('results') }),
    updateConnectionRecords: (get) =>
      makeUpdateConnectionRecords({
        results: get('results'),
        years: get('resultYears'),
        connectionRecords: get('connectionRecordStore'),
        withLock: get('withLock'),
      }),
  });

const TABLE_READERS: Readonly<
  Record<TableSource['kind'], (path: string, instant: Instant) => Promise<readonly StoredSheet[]>>
> = { 'nyra-tables': readNyraTablesFolder, 'aqueduct-table': readAqueductTableFile };

/**
 * Reads tables whole, then stores day after day; `progress` is called after each with how many of how many are done.
 */
export const makeImportTables =
  (importResults: ImportResults, clock: () => Instant) =>
  async (
    { kind, path }: TableSource,
    progress: (done: number, total: number) => void,
  ): Promise<readonly ResultsImport[]> => {
    const sheets = await TABLE_READERS[kind](path, clock());
    const resultsImports: ResultsImport[] = [];
    for (const sheet of sheets) {
      resultsImports.push(await importResults(sheet));
      progress(resultsImports.length, sheets.length);
    }
    return resultsImports;
  };

/** What the HTTP calls about results need. */
export const resultDeps = (get: Get): ResultDeps => ({
  showResults: get('showResults'),
  listResultDays: get('listResultDays'),
  listMeets: get('listMeets'),
  todaysCard: get('todaysCard'),
  racingClock: get('racingClock'),
});
