import { Command } from 'commander';
import type { HorseHistory } from '#core/card/history/horse-history.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { Provenance } from '#core/kernel/provenance.ts';
import { parseRaceDay, type RaceDay } from '#core/kernel/race-day.ts';
import { historyText, identityText } from './horse-text.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { withApp } from './with-app.ts';

export interface HorseDeps {
  /** The horses with that name, as known before the day; null for now by the racing clock. */
  showHorseHistory(horseName: string, day: RaceDay | null): Promise<readonly HorseHistory[]>;
  close(): Promise<void>;
}

function historiesText(histories: readonly HorseHistory[]): string {
  const [, second] = histories;
  const list =
    second === undefined
      ? []
      : [
          [
            `${histories.length} horses have this name:`,
            ...histories.map((history) => `  ${identityText(history)}`),
          ].join('\n'),
        ];
  return [...list, ...histories.map(historyText)].join('\n\n');
}

const sourcesOf = <Report extends { readonly sources: readonly Provenance[] }>({
  sources,
  ...report
}: Report) => ({
  ...report,
  sources: sources.map(({ at: instant, ...source }) => ({ ...source, at: toIso(instant) })),
});

const written = (histories: readonly HorseHistory[]) =>
  histories.map(({ starts, works, ...history }) => ({
    ...history,
    starts: starts.map((start) => ({ ...start, reports: start.reports.map(sourcesOf) })),
    works: works.map((work) => ({ ...work, reports: work.reports.map(sourcesOf) })),
  }));

const historyCommand = (open: () => Promise<HorseDeps>): Command =>
  new Command('history')
    .description("show a horse's races and works from all cards and results, each with its sources")
    .argument('<name>', 'name of the horse, in any spelling')
    .option(
      '--before <date>',
      'only what was known before this day, YYYY-MM-DD (default: now)',
      raceDayArgument,
    )
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli horse history "Paper Lantern" --before 2025-06-07')
    .action(async (name: string, { before, json }: { before?: string; json?: true }) => {
      const day = before === undefined ? null : parseRaceDay(before);
      const histories = await withApp(open, (app) => app.showHorseHistory(name, day));
      printResult({ json }, written(histories), historiesText(histories));
    });

/** `racing-cli horse`: what is known about one horse. */
export const horseCommand = (open: () => Promise<HorseDeps>): Command =>
  new Command('horse')
    .description('show the history of one horse')
    .addHelpText('after', '\nExample: racing-cli horse history "Paper Lantern"')
    .addCommand(historyCommand(open));
