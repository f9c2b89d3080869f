import { setImmediate as turn } from 'node:timers/promises';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { ModelRecords } from '#core/training/fitting/model-records.ts';
import type { Step } from '#core/training/fitting/walk.ts';
import type { MorningReport } from '#core/training/scoring/morning-report.ts';
import type { ScoreReport } from '#core/training/scoring/report.ts';
import { compareText, fitText, morningText, reportText } from './model-text.ts';
import { printResult, say } from './print.ts';
import { makeProgress } from './progress.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { withApp } from './with-app.ts';

export interface ModelDeps {
  fitModels(until: RaceDay | null, log: (line: string) => void): Promise<ModelRecords>;
  /** Writes the records to the folder of the models and names the files. */
  keepModels(records: ModelRecords): Promise<readonly string[]>;
  fitMorning(days: number, log: (line: string) => void): Promise<MorningReport>;
  keepMorning(report: MorningReport): Promise<readonly string[]>;
  scoreModels(
    span: { readonly from: RaceDay; readonly to: RaceDay; readonly track: string | null },
    log: (line: string) => void,
    stepped: (step: Step) => Promise<void>,
  ): Promise<ScoreReport>;
  /** Writes the report beside the models, for the pages that show it. */
  keepReport(report: ScoreReport): Promise<string>;
  close(): Promise<void>;
}

interface Span {
  readonly from: string;
  readonly to: string;
  readonly track?: string;
}

interface FitOptions {
  readonly until?: RaceDay;
  /** True: the usual number of days. */
  readonly morning?: number | true;
  readonly dryRun?: true;
  readonly json?: true;
}

const INVENTED_DAYS = 600;

function inventedDays(text: string): number {
  const days = Number(text);
  if (/^\d+$/.test(text) && days >= 50 && days <= 2_000) return days;
  throw new InvalidArgumentError('It takes a whole number of days, 50 to 2000.');
}

async function fitReal(modelDeps: ModelDeps, { until, json }: FitOptions, isSaved: boolean) {
  const records = await modelDeps.fitModels(until ?? null, say);
  printResult({ json }, records, fitText(records));
  return isSaved ? modelDeps.keepModels(records) : [];
}

async function fitInvented(modelDeps: ModelDeps, { morning, json }: FitOptions, isSaved: boolean) {
  const days = typeof morning === 'number' ? morning : INVENTED_DAYS;
  const report = await modelDeps.fitMorning(days, say);
  printResult({ json }, report, morningText(report));
  return isSaved ? modelDeps.keepMorning(report) : [];
}

function fitCommand(open: () => Promise<ModelDeps>): Command {
  return new Command('fit')
    .description('fit every model on the imported results and save the numbers in config/models')
    .option('--until <date>', 'use only races before this day', raceDayArgument)
    .addOption(
      new Option(
        '--morning [days]',
        'fit the morning model instead, on a generated season (600 race days by default)',
      )
        .argParser(inventedDays)
        .conflicts('until'),
    )
    .option('--dry-run', 'print the fit without saving it')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli model fit --until 2020-07-16')
    .action(async (options: FitOptions) => {
      const fitted = options.morning === undefined ? fitReal : fitInvented;
      const files = await withApp(open, (app) => fitted(app, options, options.dryRun !== true));
      for (const file of files) say(`Saved ${file}`);
    });
}

const scored = (open: () => Promise<ModelDeps>, span: Span, isSaved: boolean): Promise<ScoreReport> =>
  withApp(open, async (app) => {
    const progress = makeProgress({ things: 'race days', say });
    const report = await app.scoreModels(
      { from: span.from as RaceDay, to: span.to as RaceDay, track: span.track?.toUpperCase() ?? null },
      say,
      ({ done, of: total }) => {
        progress(done, total);
        return turn();
      },
    );
    if (isSaved) say(`Saved ${await app.keepReport(report)}`);
    return report;
  });

const spanned = (command: Command): Command =>
  command
    .requiredOption('--from <date>', 'first day to score, YYYY-MM-DD', raceDayArgument)
    .requiredOption('--to <date>', 'last day to score, YYYY-MM-DD', raceDayArgument)
    .option('--track <code>', 'only races at this track, such as SAR');

function scoreCommand(open: () => Promise<ModelDeps>): Command {
  return spanned(new Command('score'))
    .description('score every model on past days, refitting before each day')
    .option('--keep', 'save the scores in config/models for the screens that show them')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli model score --from 2020-07-16 --to 2020-09-07 --track SAR')
    .action(async (options: Span & { keep?: true; json?: true }) => {
      const report = await scored(open, options, options.keep === true);
      printResult(options, report, reportText(report));
    });
}

function compareCommand(open: () => Promise<ModelDeps>): Command {
  return spanned(new Command('compare'))
    .description('score the models and show tables and calibration plots')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli model compare --from 2020-07-16 --to 2020-09-07')
    .action(async (options: Span & { json?: true }) => {
      const report = await scored(open, options, false);
      printResult(options, report, compareText(report));
    });
}

/** `racing-cli model`: fits and scores the models. */
export function modelCommand(open: () => Promise<ModelDeps>): Command {
  return new Command('model')
    .description('fit and score the models')
    .addHelpText('after', '\nExample: racing-cli model fit')
    .addCommand(fitCommand(open))
    .addCommand(scoreCommand(open))
    .addCommand(compareCommand(open));
}
