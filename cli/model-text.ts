import { sampleText } from '#core/handicapping/models/record.ts';
import { percentText } from '#core/kernel/text.ts';
import type { ModelRecords } from '#core/training/fitting/model-records.ts';
import { leakageWarnings } from '#core/training/scoring/leakage-check.ts';
import type { KnownTruthReport } from '#core/training/scoring/morning-report.ts';
import type { ScoreReport } from '#core/training/scoring/report.ts';
import { calibrationPlot } from './calibration-plot.ts';
import { type Column, tableLines } from './table.ts';

const fixed = (value: number | null, digits: number): string =>
  value === null || Number.isNaN(value) ? '-' : value.toFixed(digits);
const percent = (value: number | null): string => (value === null ? '-' : percentText(value));
const signed = (value: number, digits: number): string => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`;

/** What a fit came to. */
export function fitText({ fundamental, public: prices, blend, order }: ModelRecords): string {
  const { sample } = fundamental;
  const strongest = fundamental.features
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
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
    '95%',
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

/** The scores as a table, with what they come to. */
export function reportText(report: ScoreReport): string {
  const { from, to, track, races, days, models, orders, baselines, blend } = report;
  const favorites = models[0]?.favoriteRate ?? null;
  return [
    `${races} races on ${days} days, ${from} to ${to}${track === null ? '' : ` at ${track}`}; favorites won ${percent(favorites)}`,
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
    ...leakageWarnings(report),
  ].join('\n');
}

/** The scores with a picture of each calibration. */
export const compareText = (report: ScoreReport): string =>
  [
    reportText(report),
    ...report.models.flatMap(({ name, calibration }) => ['', ...calibrationPlot(name, calibration)]),
  ].join('\n');

/** What the fit found on races whose true chances are known. */
export function knownTruthText({ record, scored, models }: KnownTruthReport): string {
  return [
    `Morning line to the power ${record.line.power.toFixed(3)} ± ${record.line.error.toFixed(3)}, ` +
      `model without odds ${signed(record.fundamental.power, 3)} ± ${record.fundamental.error.toFixed(3)}; ` +
      `fitted on ${sampleText(record.sample)}.`,
    `Scored on ${sampleText(scored)}:`,
    ...tableLines(COLUMNS, models),
  ].join('\n');
}
