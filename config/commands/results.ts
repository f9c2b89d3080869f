import { machineClock } from '#adapters/system/machine-clock.ts';
import { administratorIds } from '../wiring/administration.ts';
import { makeImportFigureFile } from '../wiring/figures.ts';
import { replayDayId } from '../wiring/replay.ts';
import {
  importResultsId,
  makeImportChartFile,
  makeImportTables,
  matchResultsId,
  showResultsId,
  updateConnectionRecordsId,
} from '../wiring/results.ts';
import { asOperator } from './as-operator.ts';
import type { Tools } from './tools.ts';

export const resultsActs = ({ get, pdf, say }: Tools) => ({
  importChart: makeImportChartFile({ importResults: get(importResultsId), pdf, clock: machineClock }),
  importTables: makeImportTables(get(importResultsId), machineClock),
  importFigures: asOperator(
    get,
    'figures import',
    makeImportFigureFile({ importFigures: get(administratorIds.importFigures), pdf, clock: machineClock }),
    { inOwnUnits: true },
  ),
  /** The process that opens PDFs is done and gives its memory back first. */
  updateConnectionRecords: () => pdf.close().then(() => get(updateConnectionRecordsId)(say)),
  showResults: get(showResultsId),
  replayDay: get(replayDayId),
  matchResults: get(matchResultsId),
});
