import { readAqueductTableFile } from '#adapters/files/aqueduct-table/read-aqueduct-table.ts';
import { readChartFile } from '#adapters/files/equibase-chart/read-chart.ts';
import { readNyraTablesFolder } from '#adapters/files/nyra-2019/read-nyra-tables.ts';
import type { PdfReader } from '#adapters/files/pdf/pdf-reader.ts';
import type { Instant } from '#core/kernel/instant.ts';
import type { SheetOnShelf } from '#core/results/ports.ts';
import {
  type BringResults,
  makeBringResults,
  type ResultsBrought,
} from '#core/results/use-cases/bring-results.ts';
import { type MatchResults, makeMatchResults } from '#core/results/use-cases/match-results.ts';
import { makeShowResults, type ShowResults } from '#core/results/use-cases/show-results.ts';
import { makeTellStandings, type TellStandings } from '#core/training/use-cases/tell-standings.ts';
import { id, wiring } from './provide.ts';
import { allOrNothingId, oneAtATimeId, resultsId, standingsId } from './shelves.ts';

export const bringResultsId = id<BringResults>('bring results');
export const matchResultsId = id<MatchResults>('match results');
export const showResultsId = id<ShowResults>('show results');
export const tellStandingsId = id<TellStandings>('tell standings');

export const resultsWiring = () =>
  wiring((provide) => {
    provide(bringResultsId, (get) =>
      makeBringResults({
        results: get(resultsId),
        allOrNothing: get(allOrNothingId),
        oneAtATime: get(oneAtATimeId),
      }),
    );
    provide(matchResultsId, (get) => makeMatchResults({ results: get(resultsId) }));
    provide(showResultsId, (get) => makeShowResults({ results: get(resultsId) }));
    provide(tellStandingsId, (get) =>
      makeTellStandings({
        results: get(resultsId),
        standings: get(standingsId),
        oneAtATime: get(oneAtATimeId),
      }),
    );
  });

export interface ChartFileDoors {
  readonly bringResults: BringResults;
  readonly pdf: PdfReader;
  readonly clock: () => Instant;
}

/** Brings the chart in a file, whole or not at all; `remarks` are sentences worth telling. */
export const makeBringChartFile =
  ({ bringResults, pdf, clock }: ChartFileDoors) =>
  async (path: string): Promise<ResultsBrought & { readonly remarks: readonly string[] }> => {
    const { remarks, ...brought } = await readChartFile(path, clock(), pdf);
    return { ...(await bringResults(brought)), remarks };
  };

/** Tables of results as the commands name them: the folder of the four, or the file. */
export interface TablePlace {
  readonly kind: 'nyra-tables' | 'aqueduct-table';
  readonly path: string;
}

const TABLE_READERS: Readonly<
  Record<TablePlace['kind'], (path: string, at: Instant) => Promise<readonly SheetOnShelf[]>>
> = { 'nyra-tables': readNyraTablesFolder, 'aqueduct-table': readAqueductTableFile };

/** Reads tables whole, then keeps day after day; `progress` is told after each how many of how many are done. */
export const makeBringTables =
  (bringResults: BringResults, clock: () => Instant) =>
  async (
    { kind, path }: TablePlace,
    progress: (done: number, total: number) => void,
  ): Promise<readonly ResultsBrought[]> => {
    const sheets = await TABLE_READERS[kind](path, clock());
    const brought: ResultsBrought[] = [];
    for (const sheet of sheets) {
      brought.push(await bringResults(sheet));
      progress(brought.length, sheets.length);
    }
    return brought;
  };
