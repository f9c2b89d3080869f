import { Command } from 'commander';
import type { ZoneName } from '#core/card/tracks/zones.ts';
import type { CardImport } from '#core/card/use-cases/import-card.ts';
import type { Refusal } from '#core/kernel/refusal.ts';
import { cardImportText } from './card-import-text.ts';
import { isOfTheFile, isOtherDocument, refuseSome } from './import-each.ts';
import { printResult, say } from './print.ts';
import { makeProgress } from './progress.ts';
import { withApp } from './with-app.ts';
import { zoneArgument } from './zone-argument.ts';

/** A card file: itself, or one in a zip. */
export interface FoundCardFile {
  readonly path: string;
  readonly member: string | null;
}

export interface CardImportRequest {
  readonly replace: boolean;
  /** The time zone for an unlisted track; null for the card's own, else the machine's. */
  readonly zone: ZoneName | null;
}

export interface CardImportDeps {
  /** The card files at a path: the file itself, or those in a zip or folder. */
  cardFiles(path: string): Promise<readonly FoundCardFile[]>;
  /** Reads a card file of any known format and stores it, completely or not at all. */
  importCard(path: string, member: string | null, request: CardImportRequest): Promise<CardImport>;
  close(): Promise<void>;
}

type Done = CardImport & { readonly file: string };

interface Tally {
  readonly done: Done[];
  refused: number;
  skipped: number;
}

const nameOf = ({ path, member }: FoundCardFile): string => (member === null ? path : `${path}, ${member}`);

/** Prints why a file is not imported; one meant for another command counts as skipped. */
function pass(error: Refusal, tally: Tally): void {
  const isSkipped = isOtherDocument(error);
  say(isSkipped ? `${error.message} Skipped.` : error.message);
  if (isSkipped) tally.skipped += 1;
  else tally.refused += 1;
}

/** The files at every path. A path that can't be read doesn't stop the others, unless it is the only one. */
async function filesOf(
  app: CardImportDeps,
  paths: readonly string[],
  tally: Tally,
): Promise<FoundCardFile[]> {
  const files: FoundCardFile[] = [];
  for (const path of paths) {
    try {
      files.push(...(await app.cardFiles(path)));
    } catch (error) {
      if (!isOfTheFile(error) || paths.length === 1) throw error;
      pass(error, tally);
    }
  }
  return files;
}

/** Imports every file; a refused one doesn't stop the others. */
async function importAll(
  app: CardImportDeps,
  paths: readonly string[],
  request: CardImportRequest,
): Promise<Tally> {
  const tally: Tally = { done: [], refused: 0, skipped: 0 };
  const files = await filesOf(app, paths, tally);
  const isAlone = files.length + tally.refused + tally.skipped === 1;
  const progress = makeProgress({ things: 'files', say });
  for (const [before, file] of files.entries()) {
    try {
      const imported = await app.importCard(file.path, file.member, request);
      tally.done.push({ file: nameOf(file), ...imported });
    } catch (error) {
      if (!isOfTheFile(error) || isAlone) throw error;
      pass(error, tally);
    }
    progress(before + 1, files.length);
  }
  return tally;
}

/** `racing-cli card import`: imports card files of every format. */
export function cardImportCommand(open: () => Promise<CardImportDeps>): Command {
  return new Command('import')
    .description(
      'import race cards, each file completely or not at all: Brisnet single files (.DRF), TrackMaster past performances and Equibase race cards (XML)',
    )
    .argument('<paths...>', 'card files, zips or folders')
    .option('--replace', 'replace a stored card that differs, or read the same file again')
    .option('--zone <zone>', 'time zone of an unlisted track, such as America/Denver', zoneArgument)
    .option('--json', 'print as JSON')
    .addHelpText(
      'after',
      '\nAn import that was interrupted goes on when the same command is run again: stored cards stay as they are.\nExample: racing-cli card import SAR0607.DRF',
    )
    .action(async (paths: string[], options: { replace?: true; zone?: ZoneName; json?: true }) => {
      const request = { replace: options.replace === true, zone: options.zone ?? null };
      const tally = await withApp(open, (app) => importAll(app, paths, request));
      const prose = tally.done.map(({ file, ...imported }) => cardImportText(file, imported)).join('\n');
      if (tally.done.length > 0) printResult(options, tally.done, prose);
      refuseSome(tally, 'a card');
    });
}
