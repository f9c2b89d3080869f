import { Command } from 'commander';
import { DEFAULT_TRACK_SLUG, zoneOf } from '#core/card/track.ts';
import { timeAt } from '#core/kernel/day-text.ts';
import { type Instant, toIso } from '#core/kernel/instant.ts';
import { raceDayAt } from '#core/kernel/race-day.ts';
import type { RaceEvent } from '#core/timeline/event.ts';
import type { RaceTimeline, RaceTimelineRequest } from '#core/timeline/use-cases/build-race-timeline.ts';
import { printResult } from './print.ts';
import { raceDayArgument } from './race-day-argument.ts';
import { raceNumberArgument } from './race-number-argument.ts';
import { trackOption } from './track-option.ts';
import { withApp } from './with-app.ts';

export interface RaceDeps {
  buildRaceTimeline(request: RaceTimelineRequest): Promise<RaceTimeline>;
  close(): Promise<void>;
}

interface Options {
  readonly date?: string;
  readonly race: number;
  readonly track?: string;
  readonly json?: true;
}

const changeText = ({ before, after }: RaceEvent): string | null => {
  if (before === null) return after;
  return after === null ? before : `${before} → ${after}`;
};

const pricesText = ({ prices }: RaceEvent): string | null =>
  prices === null
    ? null
    : prices
        .map(({ interest, price, isScratched }) => `${interest} ${isScratched ? 'scr' : (price ?? '-')}`)
        .join('  ');

function eventText(event: RaceEvent, timeOf: (instant: Instant) => string): string {
  const state = event.state === null ? '' : ` [${event.state}]`;
  const source = event.ledgerRow === null ? event.source : `${event.source}, entry ${event.ledgerRow}`;
  const texts = [changeText(event), pricesText(event), event.detail].filter((part) => part !== null);
  const head = `${timeOf(event.at).padEnd(24)} ${event.kind.padEnd(10)} ${event.what}${state}  (${source})`;
  return [head, ...texts.map((line) => `${' '.repeat(36)}${line}`)].join('\n');
}

function timelineText({ track, race, events, missing, now }: RaceTimeline): string {
  const zone = zoneOf(race.trackSlug);
  const timeOf = (instant: Instant): string => {
    const day = raceDayAt(instant, zone);
    const clock = timeAt(instant, zone);
    return day === race.day ? clock : `${day} ${clock}`;
  };
  return [
    `${track.displayName} ${race.day}, race ${race.number}, as of ${timeOf(now)}`,
    ...events.map((event) => eventText(event, timeOf)),
    ...missing.map(({ sentence }) => `- ${sentence}`),
  ].join('\n');
}

const written = ({ race, track, now, isDemo, events, missing }: RaceTimeline) => ({
  raceId: race.id,
  track: track.slug,
  date: race.day,
  raceNumber: race.number,
  isDemo,
  currentTime: toIso(now),
  events: events.map(({ at: instant, reportedAt, ...event }) => ({
    ...event,
    at: toIso(instant),
    reportedAt: toIso(reportedAt),
  })),
  missing,
});

const timelineCommand = (open: () => Promise<RaceDeps>): Command =>
  new Command('timeline')
    .description('show everything that happened to a race, in order')
    .option('--date <date>', 'day, YYYY-MM-DD (default: today at the track)', raceDayArgument)
    .requiredOption('--race <number>', 'race number', raceNumberArgument)
    .addOption(trackOption())
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample: racing-cli race timeline --date 2026-08-01 --race 3')
    .action(async ({ date, race, track = DEFAULT_TRACK_SLUG, json }: Options) => {
      const request = { track, day: date ?? null, raceNumber: race };
      const found = await withApp(open, (app) => app.buildRaceTimeline(request));
      printResult({ json }, written(found), timelineText(found));
    });

/** `racing-cli race`: one race, as operators see it. */
export const raceCommand = (open: () => Promise<RaceDeps>): Command =>
  new Command('race')
    .description('show the history of one race')
    .addHelpText('after', '\nExample: racing-cli race timeline --race 3')
    .addCommand(timelineCommand(open));
