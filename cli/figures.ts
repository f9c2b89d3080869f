import { Command } from 'commander';
import type { FiguresImport } from '#core/handicapping/use-cases/import-figures.ts';
import { countText } from '#core/kernel/text.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { withApp } from './with-app.ts';

export interface FiguresDeps {
  /** Reads the report (PDF) at `path` and stores it, completely or not at all; refuses one for another day. */
  importFigures(path: string, day: string | null): Promise<FiguresImport>;
  close(): Promise<void>;
}

const HEADS: Readonly<Record<FiguresImport['outcome'], string>> = {
  kept: 'saved',
  replaced: 'replaced the previous report (still stored)',
  unchanged: 'already imported; nothing changed',
};

const importedText = (file: string, { outcome, track, day, races, horses }: FiguresImport): string =>
  `${file}: ${track} figures for ${day}, ${races} races, ${countText(horses)} horses: ${HEADS[outcome]}`;

function importCommand(open: () => Promise<FiguresDeps>): Command {
  return new Command('import')
    .description("import an Equibase speed-figure report (PDF) for a day's card, completely or not at all")
    .argument('<file>', 'the report')
    .option('--date <date>', 'the day the report must be for, YYYY-MM-DD', raceDayArgument)
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli figures import SAR_2022-08-21.pdf --date 2022-08-21')
    .action(async (file: string, options: { date?: string; json?: true }) => {
      const figuresImport = await withApp(open, (app) => app.importFigures(file, options.date ?? null));
      printResult(options, { file, ...figuresImport }, importedText(file, figuresImport));
    });
}

/** `racing-cli figures import`: imports speed figures. */
export function figuresCommand(open: () => Promise<FiguresDeps>): Command {
  return new Command('figures')
    .description('import speed figures')
    .addHelpText('after', '\nExample: racing-cli figures import SAR_2022-08-21.pdf --date 2022-08-21')
    .addCommand(importCommand(open));
}
