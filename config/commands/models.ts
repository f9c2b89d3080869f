import type { ModelRecords } from '#core/training/fitting/model-records.ts';
import type { MorningReport } from '#core/training/scoring/morning-report.ts';
import type { ScoreReport } from '#core/training/scoring/report.ts';
import { keepModels, keepMorning, keepReport } from '../model-files.ts';
import { fitModelsId, fitMorningId, scoreModelsId } from '../wiring/models.ts';
import type { Tools } from './tools.ts';

export const modelActs = ({ get }: Tools) => ({
  fitModels: get(fitModelsId),
  fitMorning: get(fitMorningId),
  keepMorning: async (report: MorningReport) => keepMorning(report),
  scoreModels: get(scoreModelsId),
  keepModels: async (records: ModelRecords) => keepModels(records),
  keepReport: async (report: ScoreReport) => keepReport(report),
});
