import { Command } from 'commander';
import type { FiguresBrought } from '#core/handicapping/use-cases/bring-figures.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { grouped } from './results-brought.ts';

export interface FiguresDoors {
  /** Reads the report (PDF) at `path` and keeps it, whole or not at all; refuses one that is not of this day. */
  bringFigures(path: string, day: string | null): Promise<FiguresBrought>;
  close(): Promise<void>;
}

const HEADS: Readonly<Record<FiguresBrought['outcome'], string>> = {
  kept: 'kept',
  replaced: 'replaced what stood there, which is kept',
  unchanged: 'there already; nothing changed',
};

const broughtText = (file: string, { outcome, track, day, races, horses }: FiguresBrought): string =>
  `${file}: the figures of ${track} on ${day}, ${races} races, ${grouped(horses)} horses: ${HEADS[outcome]}`;

function importCommand(open: () => Promise<FiguresDoors>): Command {
  return new Command('import')
    .description("bring a speed figure report of Equibase (PDF) for a day's card, whole or not at all")
    .argument('<file>', 'the report')
    .option('--date <date>', 'the day it must be of, YYYY-MM-DD', raceDayArgument)
    .option('--json', 'print what was read as JSON')
    .addHelpText('after', '\nExample: racing-cli figures import SAR_2022-08-21.pdf --date 2022-08-21')
    .action(async (file: string, options: { date?: string; json?: true }) => {
      const house = await open();
      const brought = await house.bringFigures(file, options.date ?? null).finally(() => house.close());
      printResult(options.json === true, { file, ...brought }, broughtText(file, brought));
    });
}

/** `racing-cli figures import`: brings speed figures. */
export function figuresCommand(open: () => Promise<FiguresDoors>): Command {
  return new Command('figures')
    .description('bring speed figures')
    .addHelpText('after', '\nExample: racing-cli figures import SAR_2022-08-21.pdf --date 2022-08-21')
    .addCommand(importCommand(open));
}
