import { Command } from 'commander';
import type { DayHealth } from '#core/operations/day-health.ts';
import { placeText } from '#core/operations/source-tracks.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { type Column, tableLines } from './table.ts';
import { trackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

export interface HealthDeps {
  /** For one day, or for the default days (null), latest first; for the flagship when no track is given. */
  showHealth(day: string | null, track?: string): Promise<readonly DayHealth[]>;
  close(): Promise<void>;
}

type Row = readonly [name: string, health: DayHealth['dataSources'][keyof DayHealth['dataSources']]];

const COLUMNS: readonly Column<Row>[] = [
  ['source', 'left', ([name]) => name],
  ['state', 'left', ([, { status, isDue }]) => (isDue ? status : 'not due')],
  ['', 'left', ([, { details }]) => details],
];

const WITHOUT_SCORE: Readonly<Partial<Record<DayHealth['racing'], string>>> = {
  no: 'no racing',
  'not-asked': 'no card; the source of entries was not asked',
};

/** A score says nothing of a day without a card. */
const scoreText = ({ racing, overallScore }: Pick<DayHealth, 'racing' | 'overallScore'>): string =>
  WITHOUT_SCORE[racing] ?? `${overallScore} of 100`;

function dayText({ track, date, dataSources, ...day }: DayHealth): string {
  const rows: readonly Row[] = Object.entries(dataSources);
  return [`${placeText(track, date)}: ${scoreText(day)}`, ...tableLines(COLUMNS, rows)].join('\n');
}

const shortText = ({ track, date, isRaceDay, ...day }: DayHealth): string =>
  `${placeText(track, date)}  ${isRaceDay ? 'racing' : '      '}  ${scoreText(day).padStart(10)}`;

/** `racing-cli health`: how complete a day's data is. */
export function healthCommand(open: () => Promise<HealthDeps>): Command {
  return new Command('health')
    .description('show how complete the data is: the last 14 days and every day with a card, or one day')
    .option('--date <date>', 'only this day, with its sources, YYYY-MM-DD', raceDayArgument)
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli health --date 2025-08-02')
    .action(async ({ date, track, json }: { date?: string; track?: string; json?: true }) => {
      const days = await withApp(open, (app) => app.showHealth(date ?? null, track));
      const text = date === undefined ? shortText : dayText;
      printResult({ json }, days, days.map(text).join('\n'));
    });
}
