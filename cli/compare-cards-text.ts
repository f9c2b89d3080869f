import { counted, percentText } from '#core/kernel/text.ts';
import type { BestLine, CardComparison, CardScores } from '#core/training/scoring/card-comparison.ts';
import type { PairedScore } from '#core/training/scoring/paired-score.ts';
import { type Column, tableLines } from './table.ts';

const signed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(4)}`;

const intervalText = ({ interval }: PairedScore): string =>
  interval === null ? '' : `${signed(interval.low)} to ${signed(interval.high)}`;

const COLUMNS: readonly Column<PairedScore>[] = [
  ['chances', 'left', ({ name }) => name],
  ['log loss', 'right', ({ logLoss }) => logLoss.toFixed(4)],
  ['vs. line', 'right', ({ difference }) => signed(difference)],
  ['± s.e.', 'right', ({ standardError }) => standardError?.toFixed(4) ?? '-'],
  ['95%', 'left', intervalText],
  ['cal. error', 'right', ({ calibrationError }) => calibrationError.toFixed(4)],
  ['top choice won', 'right', ({ topPickRate }) => percentText(topPickRate)],
];

function bestText({ power, ours }: BestLine): string {
  const error = ours.standardError?.toFixed(4) ?? '-';
  return (
    `Best power of the line on these races, in hindsight: ${power.power.toFixed(2)} ± ${power.error.toFixed(2)}. ` +
    `Our chances against it: ${signed(ours.difference)} ± ${error} ${intervalText(ours)}`.trimEnd()
  );
}

const trackText = ({ track, races, scores, best }: CardScores): string =>
  [
    `${track ?? 'All tracks'}: ${counted(races, 'race')}`,
    ...tableLines(COLUMNS, best === null ? scores : [...scores, best.score]),
    ...(best === null ? [] : [bestText(best)]),
  ].join('\n');

/** How the morning line, the form model and our chances did on cards with results. */
export function compareCardsText({ tracks, leftOut, models }: CardComparison): string {
  return [
    `Models: ${models.map(({ name, version }) => `${name} ${version}`).join(', ')}. Lower log loss is better.`,
    ...tracks.map(trackText),
    ...(leftOut.length === 0
      ? []
      : [
          [
            `${counted(leftOut.length, 'race')} left out:`,
            ...leftOut.map(({ race, reason }) => `  ${race}: ${reason}`),
          ].join('\n'),
        ]),
  ].join('\n\n');
}
