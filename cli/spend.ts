import { Command } from 'commander';
import type { SpendReport, SpendRow } from '#core/operations/spend/report.ts';
import { printResult } from './print.ts';
import { type Column, tableLines } from './table.ts';

export interface SpendDoors {
  showSpend(): Promise<{ readonly report: SpendReport; readonly days: readonly SpendRow[] }>;
  close(): Promise<void>;
}

const CENTS = 4;
const money = (dollars: number, digits = 2): string => `$${dollars.toFixed(digits)}`;

const columns = (title: string): readonly Column<SpendRow>[] => [
  [title, 'left', ({ key }) => key],
  ['calls', 'right', ({ calls }) => String(calls)],
  ['tokens', 'right', ({ tokens }) => String(tokens)],
  ['cost', 'right', ({ cost }) => money(cost, CENTS)],
  ['a call', 'right', ({ averageCost }) => money(averageCost, CENTS)],
  ['assumed', 'right', ({ assumed }) => (assumed === 0 ? null : String(assumed))],
];

const table = (title: string, rows: readonly SpendRow[]): readonly string[] =>
  rows.length === 0 ? [] : ['', ...tableLines(columns(title), rows)];

function spendText({ day, daily, monthly, ...by }: SpendReport, days: readonly SpendRow[]): string {
  const used = (percentage: number): string => `${percentage.toFixed(1)}% used`;
  const isNothing = by.byService.length === 0;
  return [
    `AI spending on ${day} (New York)`,
    `  today  ${money(daily.cost, CENTS)} of ${money(daily.limit)}, ${used(daily.percentage)}, ${money(daily.remaining)} left`,
    `  month  ${money(monthly.cost, CENTS)} of ${money(monthly.limit)}, ${used(monthly.percentage)}, about ${money(monthly.projectedCost)} by its end`,
    ...(isNothing ? ['', 'No question was put to an outside analyst today.'] : []),
    ...table('service', by.byService),
    ...table('model', by.byModel),
    ...table('feature', by.byFeature),
    ...table('race', by.byRace),
    ...table('member', by.byMember),
    ...table('day', days),
  ].join('\n');
}

/** `racing-cli spend`: what the outside analysts cost. */
export function spendCommand(open: () => Promise<SpendDoors>): Command {
  return new Command('spend')
    .description('print what the outside analysts cost today, this month and on the last seven days')
    .option('--json', 'print it as JSON')
    .addHelpText('after', '\nExample: racing-cli spend --json')
    .action(async (options: { json?: true }) => {
      const house = await open();
      const { report, days } = await house.showSpend().finally(() => house.close());
      printResult(options.json === true, { ...report, days }, spendText(report, days));
    });
}
