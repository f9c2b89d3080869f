import type { RunRace } from './run-race.ts';

/** How often the horse that led at the first call crossed the wire first, before any disqualification. */
export interface LeaderCount {
  /** Races of which the leader at the first call is known. */
  readonly races: number;
  readonly crossedFirst: number;
}

/** The leaders at the first call among some races, and how many of them crossed the wire first. */
export function leaderCount(races: readonly Pick<RunRace, 'starts'>[]): LeaderCount {
  const leaders = races
    .map(({ starts }) => starts.filter(({ firstCall }) => firstCall?.position === 1))
    .filter((leading) => leading.length > 0);
  return {
    races: leaders.length,
    crossedFirst: leaders.filter((leading) => leading.some(({ crossed }) => crossed === 1)).length,
  };
}
