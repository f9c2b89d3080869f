import { percentText } from '../../kernel/text.ts';
import type { ScoreReport } from './report.ts';
import type { Overlays } from './score.ts';

/** `+0.12`, `-0.12`; what rounds to nothing has no sign. */
function signed(value: number, digits: number): string {
  const rounded = Number(value.toFixed(digits)) || 0;
  return `${rounded > 0 ? '+' : ''}${rounded.toFixed(digits)}`;
}

const returnText = ({ bets, return: profit, low, high }: Overlays): string =>
  profit === null
    ? 'no bets'
    : `ROI ${percentText(profit)} on ${bets.toLocaleString('en-US')} bets (95% interval ${percentText(low ?? profit)} to ${percentText(high ?? profit)})`;

/** What a report comes to, in sentences a bettor can check; it promises nothing. */
export function plainWords(report: ScoreReport): readonly string[] {
  const { races, days, from, to, track, models, baselines, blend } = report;
  const named = (name: string) => models.find((model) => model.name === name);
  const [prices, mixed, fundamental] = [named('public'), named('blend'), named('fundamental')];
  if (prices === undefined || mixed === undefined || fundamental === undefined) return [];
  const span = mixed.differenceInterval;
  const isBetter = span !== null && span.high < 0;
  const everything = baselines.find(({ name }) => name === 'everything');
  const favorites = baselines.find(({ name }) => name === 'favorites');
  return [
    `Scored on ${races.toLocaleString('en-US')} races of ${days} race days${track === null ? '' : ` at ${track}`}, ${from} to ${to}, each scored by models fitted only on earlier days.`,
    `Log loss per race (lower is better): final prices ${prices.logLoss.toFixed(3)}, model without odds ${fundamental.logLoss.toFixed(3)}, blend ${mixed.logLoss.toFixed(3)}.`,
    `The blend differs from the final prices by ${signed(mixed.meanDifferenceToPublic, 4)} per race${span === null ? '' : ` (95% interval ${signed(span.low, 4)} to ${signed(span.high, 4)})`}; below zero would be better than the public.`,
    `Blend weight of the model without odds: ${blend.used.fundamental.power.toFixed(2)} ± ${blend.used.fundamental.error.toFixed(2)} (without the prior ${signed(blend.free.fundamental.power, 2)} ± ${blend.free.fundamental.error.toFixed(2)}, and ${signed(blend.free.public.power, 2)} ± ${blend.free.public.error.toFixed(2)} for the prices).`,
    `Betting $1 to win on every horse the model without odds called underpriced: ${returnText(fundamental.roi)}.`,
    ...(everything === undefined || favorites === undefined
      ? []
      : [`$1 on every horse: ${returnText(everything)}. On every favorite: ${returnText(favorites)}.`]),
    `${isBetter ? '' : 'The public was close to unbeatable in these races. '}Nothing here promises an edge over the prices.`,
  ];
}
