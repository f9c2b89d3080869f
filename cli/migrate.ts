import { Command } from 'commander';
import { printResult } from './print.ts';

export interface MigrateDeps {
  migrate(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** `racing-cli migrate`: brings the database to this version's form; every other command does so too. */
export function migrateCommand(open: () => Promise<MigrateDeps>): Command {
  return new Command('migrate')
    .description("bring the database to this version's form")
    .option('--json', 'print the applied steps as JSON')
    .addHelpText('after', '\nExample: racing-cli migrate')
    .action(async (options: { json?: true }) => {
      const migrateDeps = await open();
      const applied = await migrateDeps.migrate().finally(() => migrateDeps.close());
      const prose = applied.length === 0 ? 'The database is up to date' : `Applied: ${applied.join(', ')}`;
      printResult(options.json === true, { applied }, prose);
    });
}
