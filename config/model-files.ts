import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormRecord, MorningRecord } from '#core/handicapping/models/record.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { PayoffRecord } from '#core/tickets/payoff/payoff-record.ts';
import type { ModelRecords } from '#core/training/fitting/model-records.ts';
import type { MorningScores } from '#core/training/scoring/morning-report.ts';
import type { ScoreReport } from '#core/training/scoring/report.ts';
import { projectFolder } from './env.ts';

/** What is kept together, by the names of the files. */
type Records = Readonly<Record<string, unknown>>;

const pathOf = (name: string): string => `config/models/${name}.json`;

/**
 * Writes records into a folder. All are written beside their places before the first takes its own, so that no reader
 * finds half of one. Refuses ('unavailable', `models.not-kept`) a folder that takes none.
 */
export function keepRecords(folder: string, records: Records): readonly string[] {
  const drafts = Object.entries(records).map(([name, record]) => {
    const file = join(folder, `${name}.json`);
    return { name, record, file, draft: `${file}.${process.pid}` };
  });
  try {
    for (const { draft, record } of drafts) writeFileSync(draft, `${JSON.stringify(record, null, 2)}\n`);
    for (const { draft, file } of drafts) renameSync(draft, file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Refusal(
      'unavailable',
      'models.not-kept',
      `The models could not be saved in ${folder}: ${why}.`,
    );
  } finally {
    for (const { draft } of drafts) rmSync(draft, { force: true });
  }
  return drafts.map(({ name }) => pathOf(name));
}

const keep = (records: Records): readonly string[] =>
  keepRecords(join(projectFolder, 'config', 'models'), records);

/** Writes fitted models where they are read from at the next start. They are reviewed and committed like code. */
export const keepModels = ({ fundamental, public: prices, blend, order }: ModelRecords): readonly string[] =>
  keep({ fundamental, public: prices, blend, 'finish-order': order });

/** The form model, the morning's powers and how the line did on races it was not fitted on. */
export interface MorningModels {
  readonly form: FormRecord;
  readonly morning: MorningRecord;
  readonly scores: MorningScores;
}

/** Writes the form model, the morning's powers and their scores. */
export const keepMorning = ({ form, morning, scores }: MorningModels): readonly string[] =>
  keep({ form, morning, 'scores-morning': scores });

/** Writes the scores that the pages show. */
export const keepReport = (report: ScoreReport): string => keep({ scores: report }).join();

/** Writes what payoffs estimated from prices were worth. */
export const keepPayoffs = (payoffs: PayoffRecord): string => keep({ payoffs }).join();
