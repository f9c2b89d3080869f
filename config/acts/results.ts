import { machineClock } from '#adapters/system/machine-clock.ts';
import { administratorIds } from '../wiring/administration.ts';
import { makeBringFigureFile } from '../wiring/figures.ts';
import { replayDayId } from '../wiring/replay.ts';
import {
  bringResultsId,
  makeBringChartFile,
  makeBringTables,
  matchResultsId,
  showResultsId,
  tellStandingsId,
} from '../wiring/results.ts';
import { asOperator } from './as-operator.ts';
import type { Tools } from './tools.ts';

export const resultsActs = ({ get, pdf, say }: Tools) => ({
  bringChart: makeBringChartFile({ bringResults: get(bringResultsId), pdf, clock: machineClock }),
  bringTables: makeBringTables(get(bringResultsId), machineClock),
  bringFigures: asOperator(
    get,
    'figures import',
    makeBringFigureFile({ bringFigures: get(administratorIds.bringFigures), pdf, clock: machineClock }),
    { inOwnUnits: true },
  ),
  /** The process that opens PDFs is done and gives its memory back first. */
  tellStandings: () => pdf.close().then(() => get(tellStandingsId)(say)),
  showResults: get(showResultsId),
  replayDay: get(replayDayId),
  matchResults: get(matchResultsId),
});
