import { Command, InvalidArgumentError } from 'commander';
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
  /** The race days before it, with their results. */
  readonly season: LoadedSeasonDays;
}

export interface LoadedSeasonDays {
  readonly days: number;
  readonly races: number;
  /** First day; null without any. */
  readonly from: string | null;
  /** False when all of it was loaded already. */
  readonly isNew: boolean;
}

export interface DemoDoors {
  /** Null takes the usual seed; `days` of the season before the demo day come with it. */
  loadDemo(seed: number | null, days: number): Promise<LoadedDemoDay>;
  close(): Promise<void>;
}

/** Ten meets. */
const MOST_DAYS = 400;

function wholeNumber(least: number, most = 2 ** 31 - 1): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    return value;
  };
}

function proseOf(loaded: LoadedDemoDay): string {
  const lead = loaded.isNew ? 'Loaded' : 'Already loaded:';
  return (
    `${lead} the demo race day ${loaded.day} at ${loaded.track} (seed ${loaded.seed}): ${loaded.races} races, ` +
    `${loaded.runners} runners, ${loaded.pastRaces} past races. Its clock starts at ${loaded.clockStart}.` +
    seasonProse(loaded.season)
  );
}

function seasonProse({ days, races, from, isNew }: LoadedSeasonDays): string {
  if (from === null) return '';
  const lead = isNew ? 'Loaded' : 'Already loaded:';
  return `\n${lead} the season before it: ${days} race days from ${from} with the results of ${races} races.`;
}

/** `racing-cli demo load`: puts the generated race day, and days before it, on the shelf, labelled as demo. */
export function demoCommand(open: () => Promise<DemoDoors>): Command {
  const load = new Command('load')
    .description('load the generated race day, and race days with results before it; again changes nothing')
    .option('--days <n>', 'race days of the season before it, with results', wholeNumber(1, MOST_DAYS))
    .option('--seed <s>', 'which generated season', wholeNumber(0))
    .option('--json', 'print the summary as JSON')
    .addHelpText('after', '\nExample: racing-cli demo load --days 40 --seed 7')
    .action(async (options: { days?: number; seed?: number; json?: true }) => {
      const house = await open();
      const loaded = await house
        .loadDemo(options.seed ?? null, options.days ?? 0)
        .finally(() => house.close());
      printResult(options.json === true, loaded, proseOf(loaded));
    });
  return new Command('demo')
    .description('the generated race day')
    .addHelpText('after', '\nExample: racing-cli demo load --days 40 --seed 7')
    .addCommand(load);
}
