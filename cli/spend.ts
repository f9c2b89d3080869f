import { Command, Option } from 'commander';
import { toIso } from '#core/kernel/instant.ts';
import { counted } from '#core/kernel/text.ts';
import type { MonthForecast } from '#core/spend/forecast.ts';
import type { SpendReport, SpendRow } from '#core/spend/report.ts';
import type { ScoredPickCost } from '#core/spend/scored-pick.ts';
import {
  type MemberSpend,
  SPEND_SPANS,
  type SpendBreakdown,
  type SpendList,
  type SpendSpan,
} from '#core/spend/use-cases/break-down-spend.ts';
import { printResult } from './print.ts';
import { type Column, tableLines } from './table.ts';
import { withApp } from './with-app.ts';

export interface SpendDeps {
  showSpend(): Promise<{ readonly report: SpendReport; readonly days: readonly SpendRow[] }>;
  breakDownSpend(span: SpendSpan): Promise<SpendBreakdown>;
  close(): Promise<void>;
}

/** Dollars; sums below one with four decimals, since a call may cost less than a cent. */
const money = (dollars: number): string => `$${dollars.toFixed(dollars === 0 || dollars >= 1 ? 2 : 4)}`;

const columns = <Row extends SpendRow>(
  title: string,
  nameOf: (row: Row) => string | null,
): readonly Column<Row>[] => [
  [title, 'left', nameOf],
  ['calls', 'right', ({ calls }) => String(calls)],
  ['tokens', 'right', ({ tokens }) => String(tokens)],
  ['cost', 'right', ({ cost }) => money(cost)],
  ['per call', 'right', ({ averageCost }) => money(averageCost)],
  ['assumed', 'right', ({ assumed }) => (assumed === 0 ? null : String(assumed))],
];

const keyOf = ({ key }: SpendRow): string | null => key;

const table = (title: string, rows: readonly SpendRow[]): readonly string[] =>
  rows.length === 0 ? [] : ['', ...tableLines(columns(title, keyOf), rows)];

function listLines<Row extends SpendRow>(
  title: string,
  { rows, others }: SpendList<Row>,
  nameOf: (row: Row) => string | null = keyOf,
): readonly string[] {
  if (rows.length === 0) return [];
  const more = others.count === 0 ? [] : [`  and ${others.count} more, ${money(others.cost)} together`];
  return ['', ...tableLines(columns(title, nameOf), rows), ...more];
}

const memberName = ({ key, email }: MemberSpend): string => email ?? key ?? 'the site, and former members';
const raceName = ({ key }: SpendRow): string => key ?? 'no race';

function forecastText(forecast: MonthForecast): string {
  if (forecast.is === 'too-few-days')
    return `No month forecast: ${counted(forecast.days, 'full day')} of usage so far; ${forecast.needed} needed.`;
  const { expected, low, high, level, basis } = forecast;
  const range = `${Math.round(level * 100)}% range ${money(low)} to ${money(high)}`;
  return `Month forecast: about ${money(expected)} (${range}), based on the ${counted(basis.days, 'full day')} from ${basis.from} to ${basis.to} (${money(basis.perDay)} per day).`;
}

function scoredText({ races, picks, cost, perPick, ofAllPicks }: ScoredPickCost): string {
  if (perPick === null) return `No AI pick has been settled yet; pick requests cost ${money(ofAllPicks)}.`;
  return `A scored pick cost ${money(perPick)}: ${money(cost)} for ${picks} picks on ${races} settled races.`;
}

function spendText(
  { day, daily, monthly, byService }: SpendReport,
  days: readonly SpendRow[],
  found: SpendBreakdown,
): string {
  const used = (percentage: number): string => `${percentage.toFixed(1)}% used`;
  return [
    `AI spending on ${day} (New York)`,
    `  today  ${money(daily.cost)} of ${money(daily.limit)}, ${used(daily.percentage)}, ${money(daily.remaining)} left`,
    `  month  ${money(monthly.cost)} of ${money(monthly.limit)}, ${used(monthly.percentage)}`,
    forecastText(found.forecast),
    scoredText(found.scoredPicks),
    ...(byService.length === 0 ? ['', 'No AI calls today.'] : []),
    ...table('service, today', byService),
    '',
    `From ${found.span.from} to ${found.span.to}: ${found.total.calls} calls, ${money(found.total.cost)}`,
    ...listLines('model', found.byModel),
    ...listLines('feature', found.byFeature),
    ...listLines('race', found.byRace, raceName),
    ...listLines('member', found.byMember, memberName),
    ...table('day', days),
  ].join('\n');
}

/** `racing-cli spend`: what the outside analysts cost. */
export function spendCommand(open: () => Promise<SpendDeps>): Command {
  return new Command('spend')
    .description("show what the AI models cost, by feature and by model, and the month's forecast")
    .addOption(new Option('--span <span>', 'period to show').choices(SPEND_SPANS).default('month'))
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli spend --span 90-days')
    .action(async ({ span, json }: { span: SpendSpan; json?: true }) => {
      const [{ report, days }, found] = await withApp(open, (app) =>
        Promise.all([app.showSpend(), app.breakDownSpend(span)]),
      );
      const breakdown = { ...found, at: toIso(found.at) };
      printResult({ json }, { ...report, days, breakdown }, spendText(report, days, found));
    });
}
