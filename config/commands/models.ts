import type { ModelRecords } from '#core/training/fitting/model-records.ts';
import type { MorningReport } from '#core/training/scoring/morning-report.ts';
import type { ScoreReport } from '#core/training/scoring/report.ts';
import { keepModels, keepMorning, keepReport } from '../model-files.ts';
import { commands, reads, writes } from './command.ts';
import type { Tools } from './tools.ts';

export const modelCommands = ({ get }: Tools) =>
  commands({
    fitModels: reads(get('fitModels')),
    fitMorning: reads(get('fitMorning')),
    keepMorning: writes(get, 'model fit-morning', async (report: MorningReport) => keepMorning(report), {
      ownTransactions: true,
    }),
    scoreModels: reads(get('scoreModels')),
    keepModels: writes(get, 'model fit', async (records: ModelRecords) => keepModels(records), {
      ownTransactions: true,
    }),
    keepReport: writes(get, 'model score', async (report: ScoreReport) => keepReport(report), {
      ownTransactions: true,
    }),
  });
