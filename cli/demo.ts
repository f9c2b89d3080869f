import { Command, InvalidArgumentError } from 'commander';
import { Refusal } from '#core/kernel/refusal.ts';
import { printResult } from './print.ts';

export interface LoadedDemoDay {
  readonly day: string;
  readonly track: string;
  readonly seed: number;
  readonly races: number;
  readonly runners: number;
  readonly pastRaces: number;
  /** ISO instant at which the racing clock of the demo starts. */
  readonly clockStart: string;
  /** False when exactly this day was loaded already. */
  readonly isNew: boolean;
}

export interface DemoDoors {
  /** Null takes the usual seed. */
  loadDemo(seed: number | null): Promise<LoadedDemoDay>;
  close(): Promise<void>;
}

function wholeNumber(least: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > 2 ** 31 - 1)
      throw new InvalidArgumentError(`It must be a whole number from ${least}.`);
    return value;
  };
}

function proseOf(loaded: LoadedDemoDay): string {
  const lead = loaded.isNew ? 'Loaded' : 'Already loaded:';
  return (
    `${lead} the demo race day ${loaded.day} at ${loaded.track} (seed ${loaded.seed}): ${loaded.races} races, ` +
    `${loaded.runners} runners, ${loaded.pastRaces} past races. Its clock starts at ${loaded.clockStart}.`
  );
}

/** `racing-cli demo load`: puts the generated race day on the shelf, labelled as demo wherever it shows. */
export function demoCommand(open: () => Promise<DemoDoors>): Command {
  const load = new Command('load')
    .description('load the generated race day; loading it again changes nothing')
    .option('--days <n>', 'how many race days (one for now)', wholeNumber(1), 1)
    .option('--seed <s>', 'which generated day', wholeNumber(0))
    .option('--json', 'print the summary as JSON')
    .addHelpText('after', '\nExample: racing-cli demo load --seed 7')
    .action(async (options: { days: number; seed?: number; json?: true }) => {
      if (options.days > 1)
        throw new Refusal(
          'invalid',
          'demo.one-day',
          'The demo has one race day so far; a season of them comes later.',
        );
      const house = await open();
      const loaded = await house.loadDemo(options.seed ?? null).finally(() => house.close());
      printResult(options.json === true, loaded, proseOf(loaded));
    });
  return new Command('demo')
    .description('the generated race day')
    .addHelpText('after', '\nExample: racing-cli demo load --seed 7')
    .addCommand(load);
}
