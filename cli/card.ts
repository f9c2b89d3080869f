import { Command } from 'commander';
import type { CardSheet, SheetRace, SheetRunner } from '#core/card/card-sheet.ts';
import { classInWords } from '#core/card/race-class.ts';
import { DEFAULT_TRACK_SLUG } from '#core/card/track.ts';
import { counted, countText } from '#core/kernel/text.ts';
import { type CardImportDeps, cardImportCommand } from './card-import.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { type Column, tableLines } from './table.ts';
import { trackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

export interface CardDeps extends CardImportDeps {
  showCard(trackKey: string, day: string): Promise<CardSheet>;
}

/** A figure with whose scale it is on: `91 Brisnet`. */
const figureText = ({ lastFigure, figureScale }: SheetRunner): string | null =>
  lastFigure === null ? null : `${lastFigure} ${figureScale ?? ''}`.trim();

const COLUMNS: readonly Column<SheetRunner>[] = [
  ['pgm', 'right', (runner) => runner.programNumber],
  ['pp', 'right', (runner) => String(runner.postPosition)],
  ['horse', 'left', (runner) => runner.horse],
  ['jockey', 'left', (runner) => runner.jockey],
  ['trainer', 'left', (runner) => runner.trainer],
  ['m/l', 'right', (runner) => runner.morningLine],
  ['last fig', 'left', figureText],
  ['', 'left', (runner) => runner.note ?? ''],
];

function raceText(race: SheetRace): string {
  const purse = race.purse === null ? null : `$${countText(race.purse)}`;
  const facts = [
    race.name,
    race.distance,
    race.surfaceName,
    race.classification === null ? null : classInWords(race.classification),
    purse,
    counted(race.starters, 'starter'),
  ];
  const head = `Race ${race.number}  ${race.postTime ?? 'no post time'}  ${facts.filter(Boolean).join(' · ')}`;
  return [head, ...tableLines(COLUMNS, race.runners)].join('\n');
}

function sheetText(sheet: CardSheet): string {
  const demo = sheet.isDemo ? '  DEMO: invented races' : '';
  return [`${sheet.track}, ${sheet.day} (${sheet.source})${demo}`, ...sheet.races.map(raceText)].join('\n\n');
}

function showCommand(open: () => Promise<CardDeps>): Command {
  return new Command('show')
    .description('show the card of a day')
    .argument('<date>', 'day, YYYY-MM-DD', raceDayArgument)
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli card show 2025-06-07')
    .action(async (day: string, { track = DEFAULT_TRACK_SLUG, json }: { track?: string; json?: true }) => {
      const sheet = await withApp(open, (app) => app.showCard(track, day));
      printResult({ json }, sheet, sheetText(sheet));
    });
}

/** `racing-cli card import|show`: imports race cards and prints them. */
export function cardCommand(open: () => Promise<CardDeps>): Command {
  return new Command('card')
    .description('import and show race cards')
    .addHelpText('after', '\nExample: racing-cli card show 2025-06-07')
    .addCommand(cardImportCommand(open))
    .addCommand(showCommand(open));
}
