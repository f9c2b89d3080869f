import { type RaceDay, weekday } from '#core/kernel/race-day.ts';
import type { Rng } from '../rng.ts';

interface Meet {
  readonly track: string;
  /** First and last day, `MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** How often a New York stable runs there while it is open. */
  readonly weight: number;
  /** Purses against those of a leading track. */
  readonly purses: number;
}

/** Where horses of the Saratoga horse population race over a year; real track codes, rounded seasons. */
const MEETS: readonly Meet[] = [
  { track: 'SAR', from: '07-10', to: '09-05', weight: 8, purses: 1 },
  { track: 'AQU', from: '09-06', to: '12-31', weight: 6, purses: 0.9 },
  { track: 'AQU', from: '01-01', to: '07-09', weight: 6, purses: 0.85 },
  { track: 'KEE', from: '04-03', to: '04-25', weight: 3, purses: 1.05 },
  { track: 'KEE', from: '10-03', to: '10-26', weight: 3, purses: 1.05 },
  { track: 'CD', from: '04-27', to: '06-30', weight: 3, purses: 1.05 },
  { track: 'CD', from: '10-28', to: '11-25', weight: 2, purses: 1 },
  { track: 'GP', from: '12-01', to: '12-31', weight: 3, purses: 0.75 },
  { track: 'GP', from: '01-01', to: '03-31', weight: 4, purses: 0.75 },
  { track: 'TAM', from: '01-01', to: '04-30', weight: 1, purses: 0.45 },
  { track: 'FG', from: '01-01', to: '03-22', weight: 2, purses: 0.6 },
  { track: 'LRL', from: '01-01', to: '12-20', weight: 1, purses: 0.55 },
  { track: 'MTH', from: '05-10', to: '09-10', weight: 2, purses: 0.6 },
  { track: 'PIM', from: '05-08', to: '05-31', weight: 1, purses: 0.7 },
  { track: 'DEL', from: '05-21', to: '10-12', weight: 1.5, purses: 0.55 },
  { track: 'CNL', from: '07-09', to: '09-08', weight: 2, purses: 0.75 },
];

/** A track and the state of its courses on a day: the same for every horse that ran there. */
export interface TrackDay {
  readonly track: string;
  readonly purses: number;
  /** Turf is raced on: all year in the south, from April to November elsewhere. */
  readonly hasTurf: boolean;
  readonly dirt: { readonly condition: string; readonly variant: number; readonly slower: number };
  readonly turf: { readonly condition: string; readonly variant: number; readonly slower: number };
}

const RACE_WEEKDAYS = [0, 3, 4, 5, 6];
export const isRaceWeekday = (day: RaceDay): boolean => RACE_WEEKDAYS.includes(weekday(day));

const SOUTHERN = ['GP', 'TAM', 'FG'];
/** Graded stakes are for tracks that pay at least this share of a leading purse. */
const GRADED_PURSES = 0.7;

/** What narrows the choice of a track: the race is graded; a track at which the horse did not run. */
interface TrackRequest {
  readonly isGraded: boolean;
  readonly closed: string | null;
}

/** A track open on that day, and the weather it had. `weather` are drawn for the whole population, not per horse. */
export function trackDay(day: RaceDay, { isGraded, closed }: TrackRequest, rng: Rng, weather: Rng): TrackDay {
  const date = day.slice(5);
  const meet = rng.weighted(
    MEETS.filter(
      ({ track, from, to, purses }) =>
        date >= from && date <= to && track !== closed && (!isGraded || purses >= GRADED_PURSES),
    ),
    (candidate) => candidate.weight,
  );
  const existingRng = weather.fork(`${meet.track} ${day}`);
  const wet = existingRng.next();
  const dirt = wet < 0.8 ? 'FT' : wet < 0.88 ? 'GD' : wet < 0.94 ? 'MY' : 'SY';
  const turf = wet < 0.74 ? 'FM' : wet < 0.93 ? 'GD' : 'YL';
  const course = (condition: string, slow: number) => {
    const slower = existingRng.normal(slow, 0.35);
    return { condition, slower, variant: Math.round(14 + slower * 8) };
  };
  return {
    track: meet.track,
    purses: meet.purses,
    hasTurf: SOUTHERN.includes(meet.track) || (date >= '04-01' && date <= '11-30'),
    dirt: course(dirt, dirt === 'FT' ? 0 : 0.3),
    turf: course(turf, turf === 'FM' ? 0 : turf === 'GD' ? 0.8 : 2),
  };
}
