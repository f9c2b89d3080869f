import { readAqueductTableFile } from '#adapters/files/aqueduct-table/read-aqueduct-table.ts';
import { readChartFile } from '#adapters/files/equibase-chart/read-chart.ts';
import { readNyraTablesFolder } from '#adapters/files/nyra-2019/read-nyra-tables.ts';
import type { PdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { StoredSheet } from '#core/results/ports.ts';
import {
  type ImportResults,
  makeImportResults,
  type ResultsImport,
} from '#core/results/use-cases/import-results.ts';
import { type MatchResults, makeMatchResults } from '#core/results/use-cases/match-results.ts';
import { makeShowResults, type ShowResults } from '#core/results/use-cases/show-results.ts';
import {
  makeUpdateConnectionRecords,
  type UpdateConnectionRecords,
} from '#core/training/use-cases/update-connection-records.ts';
import { id, wiring } from './provide.ts';
import { allOrNothingId, connectionRecordStoreId, resultsId, withLockId } from './stores.ts';

export const importResultsId = id<ImportResults>('bring results');
export const matchResultsId = id<MatchResults>('match results');
export const showResultsId = id<ShowResults>('show results');
export const updateConnectionRecordsId = id<UpdateConnectionRecords>('tell standings');

export const resultsWiring = () =>
  wiring((provide) => {
    provide(importResultsId, (get) =>
      makeImportResults({
        results: get(resultsId),
        allOrNothing: get(allOrNothingId),
        withLock: get(withLockId),
      }),
    );
    provide(matchResultsId, (get) => makeMatchResults({ results: get(resultsId) }));
    provide(showResultsId, (get) => makeShowResults({ results: get(resultsId) }));
    provide(updateConnectionRecordsId, (get) =>
      makeUpdateConnectionRecords({
        results: get(resultsId),
        standings: get(connectionRecordStoreId),
        withLock: get(withLockId),
      }),
    );
  });

export interface ChartFileDeps {
  readonly importResults: ImportResults;
  readonly pdf: PdfReader;
  readonly clock: () => Instant;
}

/** Brings the chart in a file, whole or not at all; `remarks` are sentences worth telling. */
export const makeImportChartFile =
  ({ importResults, pdf, clock }: ChartFileDeps) =>
  async (path: string): Promise<ResultsImport & { readonly remarks: readonly string[] }> => {
    const { remarks, ...brought } = await readChartFile(path, clock(), pdf);
    return { ...(await importResults(brought)), remarks };
  };

/** Tables of results as the commands name them: the folder of the four, or the file. */
export interface TablePlace {
  readonly kind: 'nyra-tables' | 'aqueduct-table';
  readonly path: string;
}

const TABLE_READERS: Readonly<
  Record<TablePlace['kind'], (path: string, instant: Instant) => Promise<readonly StoredSheet[]>>
> = { 'nyra-tables': readNyraTablesFolder, 'aqueduct-table': readAqueductTableFile };

/** Reads tables whole, then keeps day after day; `progress` is told after each how many of how many are done. */
export const makeImportTables =
  (importResults: ImportResults, clock: () => Instant) =>
  async (
    { kind, path }: TablePlace,
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
