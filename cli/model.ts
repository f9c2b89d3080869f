import { setImmediate as turn } from 'node:timers/promises';
import { Command, InvalidArgumentError } from 'commander';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { ModelRecords } from '#core/training/fitting/model-records.ts';
import type { Step } from '#core/training/fitting/walk.ts';
import type { CardComparison } from '#core/training/scoring/card-comparison.ts';
import type { KnownTruthReport } from '#core/training/scoring/morning-report.ts';
import type { ScoreReport } from '#core/training/scoring/report.ts';
import { compareCardsText } from './compare-cards-text.ts';
import { compareText, fitText, knownTruthText, reportText } from './model-text.ts';
import { printResult, say } from './print.ts';
import { makeProgress } from './progress.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { anyTrackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

export interface ModelDeps {
  fitModels(until: RaceDay | null, log: (line: string) => void): Promise<ModelRecords>;
  /** Writes the records to the folder of the models and names the files. */
  keepModels(records: ModelRecords): Promise<readonly string[]>;
  fitKnownTruth(days: number, log: (line: string) => void): Promise<KnownTruthReport>;
  scoreModels(
    span: { readonly from: RaceDay; readonly to: RaceDay; readonly track: string | null },
    log: (line: string) => void,
    stepped: (step: Step) => Promise<void>,
  ): Promise<ScoreReport>;
  compareOnCards(
    paths: { readonly cards: string; readonly results: string },
    log: (line: string) => void,
  ): Promise<CardComparison>;
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
  readonly dryRun?: true;
  readonly json?: true;
}

const INVENTED_DAYS = 600;

function inventedDays(text: string): number {
  const days = Number(text);
  if (/^\d+$/.test(text) && days >= 50 && days <= 2_000) return days;
  throw new InvalidArgumentError('It takes a whole number of days, 50 to 2000.');
}

function fitCommand(open: () => Promise<ModelDeps>): Command {
  return new Command('fit')
    .description('fit the price models on the imported results and save the numbers in config/models')
    .option('--until <date>', 'use only races before this day', raceDayArgument)
    .option('--dry-run', 'print the fit without saving it')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli model fit --until 2020-07-16')
    .action(async (options: FitOptions) => {
      const files = await withApp(open, async (app) => {
        const records = await app.fitModels(options.until ?? null, say);
        printResult(options, records, fitText(records));
        return options.dryRun === true ? [] : app.keepModels(records);
      });
      for (const file of files) say(`Saved ${file}`);
    });
}

function checkCommand(open: () => Promise<ModelDeps>): Command {
  return new Command('check')
    .description('test the fitting on a generated season whose true chances are known; saves nothing')
    .argument('[days]', 'race days to generate, 50 to 2000', inventedDays, INVENTED_DAYS)
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli model check 300')
    .action(async (days: number, options: { json?: true }) => {
      const report = await withApp(open, (app) => app.fitKnownTruth(days, say));
      printResult(options, report, knownTruthText(report));
    });
}

const scored = (open: () => Promise<ModelDeps>, span: Span, isSaved: boolean): Promise<ScoreReport> =>
  withApp(open, async (app) => {
    const progress = makeProgress({ things: 'race days', say });
    const report = await app.scoreModels(
      { from: span.from as RaceDay, to: span.to as RaceDay, track: span.track ?? null },
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
    .addOption(anyTrackOption());

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

interface CompareOptions extends Partial<Span> {
  readonly cards?: string;
  readonly results?: string;
  readonly json?: true;
}

const incomplete = (sentence: string): Error => new Refusal('invalid', 'models.incomplete-options', sentence);

async function compared(open: () => Promise<ModelDeps>, options: CompareOptions): Promise<void> {
  const { cards, results, from, to, track } = options;
  if (cards !== undefined && results !== undefined) {
    if (from !== undefined || to !== undefined || track !== undefined)
      throw incomplete('--cards and --results score every race: leave out --from, --to and --track.');
    const comparison = await withApp(open, (app) => app.compareOnCards({ cards, results }, say));
    printResult(options, comparison, compareCardsText(comparison));
    return;
  }
  if (cards !== undefined || results !== undefined)
    throw incomplete('--cards and --results go together: name the cards and their results.');
  if (from === undefined || to === undefined)
    throw incomplete('Name a span with --from and --to, or cards with --cards and --results.');
  const report = await scored(open, { from, to, ...(track === undefined ? {} : { track }) }, false);
  printResult(options, report, compareText(report));
}

function compareCommand(open: () => Promise<ModelDeps>): Command {
  return new Command('compare')
    .description('score the models on past days, or the morning chances on cards with results')
    .option('--from <date>', 'first day to score, YYYY-MM-DD', raceDayArgument)
    .option('--to <date>', 'last day to score, YYYY-MM-DD', raceDayArgument)
    .addOption(anyTrackOption())
    .option('--cards <path>', 'cards to score: a file, folder or zip of Brisnet or TrackMaster cards')
    .option('--results <path>', 'their results: charts (PDF, XML or zip), or Brisnet cards of later days')
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nExample: racing-cli model compare --from 2020-07-16 --to 2020-09-07\n         racing-cli model compare --cards cards/ --results charts/',
    )
    .action((options: CompareOptions) => compared(open, options));
}

/** `racing-cli model`: fits and scores the models. */
export function modelCommand(open: () => Promise<ModelDeps>): Command {
  return new Command('model')
    .description('fit and score the models')
    .addHelpText('after', '\nExample: racing-cli model fit')
    .addCommand(fitCommand(open))
    .addCommand(checkCommand(open))
    .addCommand(scoreCommand(open))
    .addCommand(compareCommand(open));
}
