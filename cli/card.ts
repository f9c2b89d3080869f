import { Command } from 'commander';
import type { CardSheet, SheetRace, SheetRunner } from '#core/card/card-sheet.ts';
import type { CardSummary } from '#core/card/card-summary.ts';
import { classInWords } from '#core/card/race-class.ts';
import type { CardImport } from '#core/card/use-cases/import-card.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { counted, countText } from '#core/kernel/text.ts';
import { printResult, say } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { type Column, tableLines } from './table.ts';
import { withApp } from './with-app.ts';

export interface CardDeps {
  /** Reads the Brisnet card file at `path` and stores it, completely or not at all. */
  importCard(path: string, ask: { readonly replace: boolean }): Promise<CardImport>;
  showCard(trackKey: string, day: string): Promise<CardSheet>;
  close(): Promise<void>;
}

const MOST_CHANGES = 10;

function summaryText(summary: CardSummary): string {
  const { races, runners, starters, coupled, alsoEligible, mainTrackOnly, firstStarters } = summary;
  const { jockeys, trainers, pastPerformances, figures, workouts } = summary;
  return [
    `  ${races} races, ${runners} runners: ${starters} starters (${coupled} coupled, ${firstStarters} first starters), ` +
      `${alsoEligible} also eligible, ${mainTrackOnly} main track only`,
    `  ${jockeys} jockeys, ${trainers} trainers; ${countText(pastPerformances)} past races, ${countText(figures)} with a ` +
      `speed figure; ${countText(workouts)} workouts`,
  ].join('\n');
}

function changesText({ changes }: CardImport): string[] {
  const lines = changes
    .slice(0, MOST_CHANGES)
    .map(({ raceNumber, programNumber, what, stored, imported }) => {
      const whose = programNumber === null ? `race ${raceNumber}` : `race ${raceNumber}, #${programNumber}`;
      return `  ${whose}, ${what}: "${imported}", was "${stored}"`;
    });
  const more = changes.length - lines.length;
  return more > 0 ? [...lines, `  and ${more} more`] : lines;
}

function importedText(path: string, cardImport: CardImport): string {
  const card = `the ${cardImport.trackSlug} card for ${cardImport.day}`;
  const head = {
    kept: `saved ${card}`,
    replaced: `replaced ${card} (${cardImport.changes.length} facts changed)`,
    unchanged: `${card} was already imported; nothing changed`,
  }[cardImport.outcome];
  return [`${path}: ${head}`, ...changesText(cardImport), summaryText(cardImport.summary)].join('\n');
}

interface Imported {
  readonly done: (CardImport & { readonly file: string })[];
  refused: number;
}

/** Every file is tried; a refused one does not undo the others. */
async function importAll(cardDeps: CardDeps, files: readonly string[], replace: boolean): Promise<Imported> {
  const imported: Imported = { done: [], refused: 0 };
  for (const file of files) {
    try {
      imported.done.push({ file, ...(await cardDeps.importCard(file, { replace })) });
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind === 'unavailable' || files.length === 1) throw error;
      say(error.message);
      imported.refused += 1;
    }
  }
  return imported;
}

function importCommand(open: () => Promise<CardDeps>): Command {
  return new Command('import')
    .description('import Brisnet single-file cards (.DRF), each file completely or not at all')
    .argument('<files...>', 'card files')
    .option('--replace', 'replace a stored card that differs, or read the same file again')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli card import SAR0607.DRF')
    .action(async (files: string[], options: { replace?: true; json?: true }) => {
      const { done, refused } = await withApp(open, (app) => importAll(app, files, options.replace === true));
      const prose = done.map(({ file, ...imported }) => importedText(file, imported)).join('\n');
      if (done.length > 0) printResult(options, done, prose);
      if (refused === 0) return;
      throw new Refusal('invalid', 'card.some-refused', `${refused} of ${files.length} files were refused.`);
    });
}

const COLUMNS: readonly Column<SheetRunner>[] = [
  ['pgm', 'right', (runner) => runner.programNumber],
  ['pp', 'right', (runner) => String(runner.postPosition)],
  ['horse', 'left', (runner) => runner.horse],
  ['jockey', 'left', (runner) => runner.jockey],
  ['trainer', 'left', (runner) => runner.trainer],
  ['m/l', 'right', (runner) => runner.morningLine],
  ['last fig', 'right', (runner) => (runner.lastFigure === null ? null : String(runner.lastFigure))],
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
    .option('--track <slug>', 'track, by its slug', 'saratoga')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli card show 2025-06-07')
    .action(async (day: string, options: { track: string; json?: true }) => {
      const sheet = await withApp(open, (app) => app.showCard(options.track, day));
      printResult(options, sheet, sheetText(sheet));
    });
}

/** `racing-cli card import|show`: imports race cards and prints them. */
export function cardCommand(open: () => Promise<CardDeps>): Command {
  return new Command('card')
    .description('import and show race cards')
    .addHelpText('after', '\nExample: racing-cli card show 2025-06-07')
    .addCommand(importCommand(open))
    .addCommand(showCommand(open));
}
