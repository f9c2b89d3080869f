import { Command } from 'commander';
import { Refusal } from '#core/kernel/refusal.ts';
import { counted } from '#core/kernel/text.ts';
import { printResult, say } from './print.ts';
import { withApp } from './with-app.ts';

interface Summary {
  readonly file: string;
  readonly tables: number;
  readonly rows: number;
}

export interface BackupDeps {
  backup(file: string): Promise<Summary>;
  restore(file: string, replace: boolean): Promise<Summary>;
  close(): Promise<void>;
}

/** Standard output; it holds the backup then, so that the summary goes to the other stream. */
const STANDARD = '-';

const sizeText = ({ rows, tables }: Summary): string =>
  `${counted(rows, 'row')} in ${counted(tables, 'table')}`;

/** `racing-cli backup FILE`: everything the database holds, as of one moment, in one file. */
export function backupCommand(open: () => Promise<BackupDeps>): Command {
  return new Command('backup')
    .description('save the whole database to one file')
    .argument('<file>', 'the file to write; - for standard output')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli backup before-the-meet.ctb')
    .action(async (file: string, options: { json?: true }) => {
      const done = await withApp(open, (app) => app.backup(file));
      if (file === STANDARD) say(`Backed up ${sizeText(done)} to standard output`);
      else printResult(options, done, `Backed up ${sizeText(done)} to ${done.file}`);
    });
}

/** `racing-cli restore FILE`: restores a backup, all of it or nothing. */
export function restoreCommand(open: () => Promise<BackupDeps>): Command {
  return new Command('restore')
    .description('restore a backup, all of it or nothing')
    .argument('<file>', 'a file made by backup')
    .option('--replace', 'restore even if the database holds data, which is then lost')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli restore before-the-meet.ctb')
    .action(async (file: string, options: { json?: true; replace?: true }) => {
      if (file === STANDARD)
        throw new Refusal(
          'invalid',
          'backup.not-a-file',
          'A backup is read twice, so it is restored from a file.',
        );
      const done = await withApp(open, (app) => app.restore(file, options.replace === true));
      printResult(options, done, `Restored ${sizeText(done)} from ${done.file}`);
    });
}
