import type { Track } from '../card/track.ts';
import { HOUR, type Instant } from '../kernel/instant.ts';
import { isOld, type Observation } from './observation.ts';
import { type SurfaceCondition, surfaceCondition } from './posted-conditions.ts';
import { likelyGoing, STALE_MS } from './race-weather.ts';
import { activeAlerts, type WeatherAlert } from './weather-alert.ts';
import type { WeatherKnown } from './weather-report.ts';

/** `stale` is older than it may be; `missing` means that no source has reported the weather. */
export type WeatherStatus = 'fresh' | 'stale' | 'missing';

/** The weather at a track as it is known at a moment. */
export interface CurrentWeather {
  readonly track: Track;
  readonly now: Instant;
  readonly status: WeatherStatus;
  /** Since the air was measured; null when it is missing. */
  readonly ageMs: number | null;
  readonly observation: Observation | null;
  readonly dirt: SurfaceCondition | null;
  readonly turf: SurfaceCondition | null;
  /** Those that stand now, gravest first. */
  readonly alerts: readonly WeatherAlert[];
}

/** Without racing the weather is asked for less often. */
const STALE_WITHOUT_RACING_MS = 6 * HOUR;

export interface WeatherMoment {
  readonly track: Track;
  readonly now: Instant;
  readonly isRaceDay: boolean;
}

function statusOf(observation: Observation | null, { now, isRaceDay }: WeatherMoment): WeatherStatus {
  if (observation === null) return 'missing';
  return isOld(observation, now, isRaceDay ? STALE_MS : STALE_WITHOUT_RACING_MS) ? 'stale' : 'fresh';
}

/** What is known, looked at in a moment. */
export function currentWeather(weatherKnown: WeatherKnown, moment: WeatherMoment): CurrentWeather {
  const { track, now } = moment;
  const { observation, courses } = weatherKnown;
  const likely = likelyGoing(weatherKnown, now);
  return {
    track,
    now,
    status: statusOf(observation, moment),
    ageMs: observation === null ? null : Math.max(0, now - observation.provenance.at),
    observation,
    dirt: surfaceCondition('dirt', courses, likely),
    turf: surfaceCondition('turf', courses, likely),
    alerts: activeAlerts(weatherKnown.alerts?.alerts ?? [], now),
  };
}
