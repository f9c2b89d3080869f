import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModelRecords } from '#core/results/fitting/model-records.ts';
import type { MorningReport } from '#core/results/scoring/morning-report.ts';
import type { ScoreReport } from '#core/results/scoring/report.ts';
import { projectFolder } from './env.ts';

const folder = join(projectFolder, 'config', 'models');

function keep(name: string, record: unknown): string {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  return `config/models/${name}.json`;
}

/** Writes fitted models where they are read from at the next start. They are reviewed and committed like code. */
export const keepModels = (records: ModelRecords): readonly string[] => [
  keep('fundamental', records.fundamental),
  keep('public', records.public),
  keep('blend', records.blend),
  keep('finish-order', records.order),
];

/** Writes the morning's model and its scores. */
export const keepMorning = ({ record, ...scores }: MorningReport): readonly string[] => [
  keep('morning', record),
  keep('scores-morning', scores),
];

/** Writes the scores that the pages show. */
export const keepReport = (report: ScoreReport): string => keep('scores', report);
