import type { Race } from '#kit/kit.ts';
import { count, findRace, trackTime } from '#kit/kit.ts';

/** A retired id that matches no race. */
const retiredId = '44585';
const everyRace = 'all';

/** How a race is named in the list: `Saratoga Race 3 - 6F - 2:10 PM ET`; what is not known is left as TBD. */
export function raceLabel({ raceNumber, distance, postTime }: Race, trackName: string): string {
  return `${trackName} Race ${count(raceNumber)} - ${distance || '6F'} - ${postTime ? trackTime(postTime) : 'TBD'}`;
}

/**
 * The race to show for what was chosen before (a number or id). `opening` when nothing, something unknown or the
 * retired id was chosen; with `all` the first whose id holds `live`, else the first being run.
 */
export function raceToShow(races: readonly Race[], chosen: string | null, opening: Race | null): Race | null {
  if (chosen === null || chosen === retiredId) return opening;
  if (chosen === everyRace) {
    return (
      races.find((race) => race.id.includes('live')) ??
      races.find((race) => race.status === 'live' && !race.isCancelled) ??
      opening
    );
  }
  return findRace(races, chosen) ?? opening;
}
