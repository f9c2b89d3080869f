import { Command } from 'commander';
import { printResult } from './print.ts';

export interface MigrateDoors {
  migrate(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** `racing-cli migrate`: brings the database to this version's form; every other command does so too. */
export function migrateCommand(open: () => Promise<MigrateDoors>): Command {
  return new Command('migrate')
    .description("bring the database to this version's form")
    .option('--json', 'print the applied steps as JSON')
    .addHelpText('after', '\nExample: racing-cli migrate')
    .action(async (options: { json?: true }) => {
      const house = await open();
      const applied = await house.migrate().finally(() => house.close());
      const prose = applied.length === 0 ? 'The database is up to date' : `Applied: ${applied.join(', ')}`;
      printResult(options.json === true, { applied }, prose);
    });
}
