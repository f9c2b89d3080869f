import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { forTrack } from '#frame/frame.ts';
import type { BadgeTone } from '#kit/kit.ts';

export type LongshotDay = Reply<'GET /api/longshot-alerts'>;
export type LongshotAlert = LongshotDay['alerts'][number];

const minute = 60_000;
export const pollEveryMs = 5 * minute;
/** How long after its time a race is over. */
const overAfterMs = 5 * minute;

/** Fresh ten minutes, kept fifteen; asked every five while polling is on. */
export const longshotsQuery = (slug: string, isPolling: boolean) => ({
  ...ask('GET /api/longshot-alerts', forTrack(slug)),
  staleTime: 10 * minute,
  gcTime: 15 * minute,
  refetchInterval: isPolling ? pollEveryMs : (false as const),
});

const trackClock = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
  timeZone: 'America/New_York',
});

/** Milliseconds since midnight in Eastern Time. */
function timeOfDay(now: number): number {
  const parts = trackClock.formatToParts(now);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return ((value('hour') * 60 + value('minute')) * 60 + value('second')) * 1000;
}

/** `1:05 PM` as milliseconds since midnight; null for a text that is no time. */
function clockTime(text: string | null): number | null {
  const [, hour, minutes, half] = /^(\d{1,2}):(\d\d)\s*([AP])M\b/i.exec(text?.trim() ?? '') ?? [];
  if (hour === undefined || minutes === undefined || Number(hour) > 12 || Number(minutes) > 59) return null;
  const afternoon = half?.toUpperCase() === 'P' ? 12 : 0;
  return (((Number(hour) % 12) + afternoon) * 60 + Number(minutes)) * minute;
}

/** A race is over more than five minutes after its post time (Eastern Time, today); a race without a readable time is not over. */
export function isOver(
  { postTime, raceTime }: Pick<LongshotAlert, 'postTime' | 'raceTime'>,
  now: number,
): boolean {
  const post = postTime === null ? Number.NaN : Date.parse(postTime);
  if (!Number.isNaN(post)) return now - post > overAfterMs;
  const time = clockTime(raceTime);
  return time !== null && timeOfDay(now) - time > overAfterMs;
}

/** Alerts by race number, those of races to come and those of races that are over. Without a clock the server's word counts. */
export function sortedAlerts(alerts: readonly LongshotAlert[], now: number | null) {
  const byRace = [...alerts].sort((a, b) => a.raceNumber - b.raceNumber);
  const over = (alert: LongshotAlert) => (now === null ? alert.isFinished : isOver(alert, now));
  return { upcoming: byRace.filter((alert) => !over(alert)), finished: byRace.filter(over) };
}

export function strengthTone(alertStrength: string): BadgeTone {
  if (alertStrength === 'EXCEPTIONAL') return 'green';
  return alertStrength === 'STRONG' ? 'blue' : 'gray';
}

export function consensusTone(aiConsensus: string): BadgeTone {
  if (aiConsensus === 'HIGH') return 'green';
  if (aiConsensus === 'MEDIUM') return 'yellow';
  return aiConsensus === 'DISAGREEMENT' ? 'red' : 'gray';
}

export const noEnhancedAnalysis = 'Enhanced analysis not available';
