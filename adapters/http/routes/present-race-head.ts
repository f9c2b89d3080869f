import type { Race } from '#core/card/race.ts';
import { raceTitle } from '#core/card/race-class.ts';
import { trackNameOf, zoneOf } from '#core/card/track.ts';
import { toIsoOrNull } from '#core/kernel/instant.ts';

/** Which race it is, where and when. */
export const presentRaceHead = (
  race: Pick<Race, 'trackSlug' | 'day' | 'number' | 'postTime' | 'name' | 'classification'>,
) => ({
  trackSlug: race.trackSlug,
  trackName: trackNameOf(race.trackSlug),
  date: race.day,
  raceNumber: race.number,
  postTime: toIsoOrNull(race.postTime),
  timeZone: zoneOf(race.trackSlug),
  title: raceTitle(race),
});
