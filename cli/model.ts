import { Command } from 'commander';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { ModelRecords } from '#core/results/fitting/model-records.ts';
import type { Step } from '#core/results/fitting/walk.ts';
import { leakAlarms } from '#core/results/scoring/leak-alarm.ts';
import type { ScoreReport } from '#core/results/scoring/report.ts';
import { calibrationPlot } from './calibration-plot.ts';
import { printResult, say } from './print.ts';
import { makeProgress } from './progress.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { type Column, tableLines } from './table.ts';

export interface ModelDoors {
  fitModels(until: RaceDay | null, told: (line: string) => void): Promise<ModelRecords>;
  /** Writes the records to the folder of the models and names the files. */
  keepModels(records: ModelRecords): Promise<readonly string[]>;
  scoreModels(
    span: { readonly from: RaceDay; readonly to: RaceDay; readonly track: string | null },
    told: (line: string) => void,
    stepped: (step: Step) => void,
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

const fixed = (value: number | null, digits: number): string =>
  value === null || Number.isNaN(value) ? '-' : value.toFixed(digits);
const percent = (value: number | null): string => (value === null ? '-' : `${(100 * value).toFixed(1)} %`);
const signed = (value: number, digits: number): string => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;

function fitText({ fundamental, public: prices, blend, order }: ModelRecords): string {
  const { sample } = fundamental;
  const strongest = fundamental.features
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight))
    .slice(0, 12)
    .map(({ name, weight, error }) => `  ${name} ${signed(weight, 3)} ± ${error.toFixed(3)}`);
  return [
    `Fitted on ${sample.races} ${sample.of}, ${sample.days} race days, ${sample.from} to ${sample.to}.`,
    `The public's power: ${prices.public.power.toFixed(3)} ± ${prices.public.error.toFixed(3)}`,
    `Blend: ${weightsText(blend)}; the races alone would have ${weightsText(blend.free)}`,
    `Order exponents: second ${order.exponents.second.toFixed(3)} ± ${order.errors.second.toFixed(3)}, ` +
      `third ${order.exponents.third.toFixed(3)} ± ${order.errors.third.toFixed(3)}`,
    'Strongest features (weight per standard deviation within races):',
    ...strongest,
  ].join('\n');
}

type Scored = ScoreReport['models'][number];

const COLUMNS: readonly Column<Scored>[] = [
  ['model', 'left', ({ name }) => name],
  ['log loss', 'right', ({ logLoss }) => fixed(logLoss, 4)],
  ['to public', 'right', ({ meanDifferenceToPublic }) => signed(meanDifferenceToPublic, 4)],
  ['± s.e.', 'right', ({ standardError }) => fixed(standardError, 4)],
  [
    '95 %',
    'left',
    ({ differenceInterval: span }) =>
      span === null ? '' : `${signed(span.low, 4)} to ${signed(span.high, 4)}`,
  ],
  ['pseudo R2', 'right', ({ pseudoR2 }) => fixed(pseudoR2, 4)],
  ['top pick', 'right', ({ topPickRate }) => percent(topPickRate)],
  ['cal. error', 'right', (model) => fixed(model.calibrationError, 4)],
  ['slope', 'right', ({ calibrationSlope }) => fixed(calibrationSlope, 3)],
  ['overlays', 'right', ({ roi }) => String(roi.bets)],
  ['return', 'right', ({ roi }) => percent(roi.return)],
];

const weightsText = ({ fundamental, public: prices }: ScoreReport['blend']['used']): string =>
  `model without odds ${signed(fundamental.power, 2)} ± ${fixed(fundamental.error, 2)}, ` +
  `public ${signed(prices.power, 2)} ± ${fixed(prices.error, 2)}`;

function reportText(report: ScoreReport): string {
  const { from, to, track, races, days, models, orders, baselines, blend } = report;
  const favourites = models[0]?.favouriteRate ?? null;
  return [
    `${races} races on ${days} days, ${from} to ${to}${track === null ? '' : ` at ${track}`}; favourites won ${percent(favourites)}`,
    ...tableLines(COLUMNS, models),
    ...orders.map(
      ({ name, exactaLogLoss, trifectaLogLoss, races: scored }) =>
        `order by ${name}: exacta ${fixed(exactaLogLoss, 4)}, trifecta ${fixed(trifectaLogLoss, 4)} on ${scored} races`,
    ),
    ...baselines.map(
      (row) =>
        `a dollar on ${row.name}: ${percent(row.return)} (${percent(row.low)} to ${percent(row.high)}) on ${row.bets} bets`,
    ),
    `Weights of the blend before the last day: ${weightsText(blend.used)}; the races alone would have ${weightsText(blend.free)}.`,
    ...leakAlarms(report),
  ].join('\n');
}

const compareText = (report: ScoreReport): string =>
  [
    reportText(report),
    ...report.models.flatMap(({ name, calibration }) => ['', ...calibrationPlot(name, calibration)]),
  ].join('\n');

function fitCommand(open: () => Promise<ModelDoors>): Command {
  return new Command('fit')
    .description('fit every model on the results that were brought, and keep them in config/models')
    .option('--until <date>', 'only races before this day', raceDayArgument)
    .option('--dry-run', 'print what was fitted and keep nothing')
    .option('--json', 'print the records as JSON')
    .addHelpText('after', '\nExample: racing-cli model fit --until 2020-07-16')
    .action(async (options: { until?: RaceDay; dryRun?: true; json?: true }) => {
      const house = await open();
      try {
        const records = await house.fitModels(options.until ?? null, say);
        printResult(options.json === true, records, fitText(records));
        if (options.dryRun !== true) for (const file of await house.keepModels(records)) say(`Kept ${file}`);
      } finally {
        await house.close();
      }
    });
}

async function scored(open: () => Promise<ModelDoors>, span: Span, keep: boolean): Promise<ScoreReport> {
  const house = await open();
  try {
    const progress = makeProgress({ things: 'race days', say });
    const report = await house.scoreModels(
      { from: span.from as RaceDay, to: span.to as RaceDay, track: span.track?.toUpperCase() ?? null },
      say,
      ({ done, of }) => progress(done, of),
    );
    if (keep) say(`Kept ${await house.keepReport(report)}`);
    return report;
  } finally {
    await house.close();
  }
}

const spanned = (command: Command): Command =>
  command
    .requiredOption('--from <date>', 'first day to score', raceDayArgument)
    .requiredOption('--to <date>', 'last day to score', raceDayArgument)
    .option('--track <code>', 'only races of this track, such as SAR');

function scoreCommand(open: () => Promise<ModelDoors>): Command {
  return spanned(new Command('score'))
    .description('walk through past days, refit before each, and score every model on races it had not seen')
    .option('--keep', 'keep the scores in config/models, for the pages that show them')
    .option('--json', 'print the scores as JSON')
    .addHelpText('after', '\nExample: racing-cli model score --from 2020-07-16 --to 2020-09-07 --track SAR')
    .action(async (options: Span & { keep?: true; json?: true }) => {
      const report = await scored(open, options, options.keep === true);
      printResult(options.json === true, report, reportText(report));
    });
}

function compareCommand(open: () => Promise<ModelDoors>): Command {
  return spanned(new Command('compare'))
    .description('the same scores for people, with a picture of each calibration')
    .option('--json', 'print the scores as JSON')
    .addHelpText('after', '\nExample: racing-cli model compare --from 2020-07-16 --to 2020-09-07')
    .action(async (options: Span & { json?: true }) => {
      const report = await scored(open, options, false);
      printResult(options.json === true, report, compareText(report));
    });
}

/** `racing-cli model`: fits and scores the models. */
export function modelCommand(open: () => Promise<ModelDoors>): Command {
  return new Command('model')
    .description('fit and score the models')
    .addHelpText('after', '\nExample: racing-cli model fit')
    .addCommand(fitCommand(open))
    .addCommand(scoreCommand(open))
    .addCommand(compareCommand(open));
}
