import { Command } from 'commander';
import { endSoon, whenInterrupted } from './interruption.ts';
import { printResult, say } from './print.ts';

/** A server that listens; `stop` lets requests under way end and frees everything it opened. */
export interface Served {
  readonly address: string;
  readonly notes: readonly string[];
  /** Where the first administrator signs up, while there is no administrator. */
  readonly setupUrl: string | null;
  stop(options: { readonly drains: boolean }): Promise<void>;
}

export interface ServeOptions {
  readonly isWithoutWorker: boolean;
}

/** `racing-cli serve`: the web server, until a signal ends it. */
export function serveCommand(serve: (settings: ServeOptions) => Promise<Served>): Command {
  return new Command('serve')
    .description('serve the site and its API')
    .option('--no-worker', 'do not run the scheduler here; leave it to racing-cli work')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: PORT=8080 racing-cli serve')
    .action(async (options: { worker: boolean; json?: true }) => {
      const interruption = whenInterrupted();
      const served = await serve({ isWithoutWorker: !options.worker });
      const { address, notes, setupUrl } = served;
      for (const note of notes) say(note);
      if (setupUrl !== null) say(`Whoever signs up at ${setupUrl} becomes the administrator`);
      say(`Clubhouse Turn is at ${address}   (Ctrl-C stops it)`);
      if (options.json === true) printResult(options, { address, notes, setupUrl }, '');
      const signal = await interruption;
      say('Stopping …');
      await served.stop({ drains: signal === 'SIGTERM' });
      say('Stopped.');
      endSoon();
    });
}
