import { Command, InvalidArgumentError, Option } from 'commander';
import type { RaceDay } from '#core/kernel/race-day.ts';
import { endWith } from './interruption.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { withApp } from './with-app.ts';

export interface LoadedDemoDay {
  readonly day: string;
  readonly track: string;
  readonly seed: number;
  readonly races: number;
  readonly runners: number;
  readonly pastPerformances: number;
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

export interface DemoDeps {
  /**
   * Null takes the usual seed; `days` of the season before the demo day come with it. `servedDay` is the demo day of
   * a server that loads by itself; null when a person asks.
   */
  loadDemo(seed: number | null, days: number, servedDay: RaceDay | null): Promise<LoadedDemoDay>;
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
    `${loaded.runners} runners, ${loaded.pastPerformances} past races. Its clock starts at ${loaded.clockStart}.` +
    seasonProse(loaded.season)
  );
}

function seasonProse({ days, races, from, isNew }: LoadedSeasonDays): string {
  if (from === null) return '';
  const lead = isNew ? 'Loaded' : 'Already loaded:';
  return `\n${lead} the season before it: ${days} race days from ${from} with the results of ${races} races.`;
}

interface LoadOptions {
  readonly days?: number;
  readonly seed?: number;
  /** With `server`: the demo day of the server that started this, and the process that this ends with. */
  readonly servedDay?: RaceDay;
  readonly server?: number;
  readonly json?: true;
}

/** `racing-cli demo load`: stores the generated race day, and days before it, labeled as demo. */
export function demoCommand(open: () => Promise<DemoDeps>): Command {
  const load = new Command('load')
    .description(
      'generate the demo race day and past race days with results; running it again changes nothing',
    )
    .option('--days <n>', 'race days with results to generate before it', wholeNumber(1, MOST_DAYS))
    .option('--seed <s>', 'seed of the generated season', wholeNumber(0))
    .option('--json', 'print as JSON')
    .addOption(new Option('--served-day <date>').argParser(raceDayArgument).hideHelp())
    .addOption(new Option('--server <pid>').argParser(wholeNumber(1)).hideHelp())
    .addHelpText('after', '\nExample: racing-cli demo load --days 40 --seed 7')
    .action(async ({ days, seed, servedDay, server, json }: LoadOptions) => {
      if (server !== undefined) endWith(server);
      const loaded = await withApp(open, (app) => app.loadDemo(seed ?? null, days ?? 0, servedDay ?? null));
      printResult({ json }, loaded, proseOf(loaded));
    });
  return new Command('demo')
    .description('generate the demo day')
    .addHelpText('after', '\nExample: racing-cli demo load --days 40 --seed 7')
    .addCommand(load);
}
