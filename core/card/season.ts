import { parseRaceDay, type RaceDay } from '../kernel/race-day.ts';
import type { Season } from './tracks/track-facts.ts';

export type SeasonState =
  | { readonly inSeason: true; readonly nextStart: null }
  | { readonly inSeason: false; readonly nextStart: RaceDay };

/** In or off season on that day, and the coming first day when off. Both ends are inside the season. */
export function seasonState(season: Season, day: RaceDay): SeasonState {
  const date = day.slice(5);
  if (date >= season.from && date <= season.to) return { inSeason: true, nextStart: null };
  const year = Number(day.slice(0, 4)) + (date > season.to ? 1 : 0);
  const nextStart = parseRaceDay(`${year}-${season.from}`);
  if (nextStart === null) throw new Error(`season start ${season.from} is not a date of ${year}`);
  return { inSeason: false, nextStart };
}
