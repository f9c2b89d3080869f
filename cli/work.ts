import { Command } from 'commander';
import { endSoon, whenInterrupted } from './interruption.ts';
import { printResult, say } from './print.ts';

/** A worker at work; `stop` lets what is under way end, or hands it back. */
export interface Working {
  stop(): Promise<void>;
}

/** `racing-cli work`: runs the scheduler without a server, until a signal ends it. */
export function workCommand(work: () => Promise<Working>): Command {
  return new Command('work')
    .description('run the scheduler: daily jobs, refreshes before each race, results after it')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli work')
    .action(async (options: { json?: true }) => {
      const interruption = whenInterrupted();
      const working = await work();
      say('The scheduler is running   (Ctrl-C stops it)');
      if (options.json === true) printResult(options, { working: true }, '');
      await interruption;
      say('Stopping …');
      await working.stop();
      say('Stopped.');
      endSoon();
    });
}
