import { Command } from 'commander';
import { printResult } from './print.ts';
import { withApp } from './with-app.ts';

export interface MigrateDeps {
  migrate(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** `racing-cli migrate`: runs the database migrations; every other command does so too. */
export function migrateCommand(open: () => Promise<MigrateDeps>): Command {
  return new Command('migrate')
    .description('run database migrations')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli migrate')
    .action(async (options: { json?: true }) => {
      const applied = await withApp(open, (app) => app.migrate());
      const prose = applied.length === 0 ? 'The database is up to date' : `Applied: ${applied.join(', ')}`;
      printResult(options, { applied }, prose);
    });
}
