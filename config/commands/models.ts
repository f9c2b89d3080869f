import { makeReadChart } from '#adapters/files/chart-file/read-chart-file.ts';
import { machineClock } from '#adapters/system/machine-clock.ts';
import type { ModelRecords } from '#core/training/fitting/model-records.ts';
import type { ScoreReport } from '#core/training/scoring/report.ts';
import { makeCompareOnCards } from '#core/training/use-cases/compare-on-cards.ts';
import { keepModels, keepReport } from '../model-files.ts';
import { modelsInUse } from '../models.ts';
import { cardsAt, outcomesAt } from './cards-and-results.ts';
import { commands, reads, writes } from './command.ts';
import type { Tools } from './tools.ts';

/** Where cards and their results are read from. */
export interface CardsToCompare {
  readonly cards: string;
  readonly results: string;
}

export const modelCommands = ({ get, pdf }: Tools) =>
  commands({
    fitModels: reads(get('fitModels')),
    fitKnownTruth: reads(get('fitKnownTruth')),
    scoreModels: reads(get('scoreModels')),
    compareOnCards: reads(async ({ cards, results }: CardsToCompare, log: (line: string) => void) =>
      makeCompareOnCards(modelsInUse)(
        await cardsAt(cards, log),
        await outcomesAt(results, log, makeReadChart({ pdf, clock: machineClock })),
      ),
    ),
    keepModels: writes(get, 'model fit', async (records: ModelRecords) => keepModels(records), {
      ownTransactions: true,
    }),
    keepReport: writes(get, 'model score', async (report: ScoreReport) => keepReport(report), {
      ownTransactions: true,
    }),
  });
