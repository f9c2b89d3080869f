import { distanceText } from '#core/card/distance.ts';
import { type Race, raceId } from '#core/card/race.ts';
import { raceTitle } from '#core/card/race-class.ts';
import { isStarter } from '#core/card/runner.ts';
import { courseOf } from '#core/card/surface.ts';
import { trackBySlug } from '#core/card/track.ts';
import { trackTimeText } from '#core/card/track-time.ts';
import type { FindRace } from '#core/card/use-cases/find-race.ts';
import { dateText } from '#core/kernel/day-text.ts';
import { parseRaceDay } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { counted } from '#core/kernel/text.ts';
import type { LinkPreview } from './link-preview.ts';
import { PICTURE } from './preview-pictures.ts';

const PATH = /^\/race\/([a-z0-9-]+)\/(\d{4}-\d\d-\d\d)\/(\d{1,2})(?:\/|$)/;

/** What the card says of a race: public facts only, no pick. */
function factsOf({ distanceYards, isAbout, surface, runners, postTime, trackSlug, ...race }: Race): string {
  return [
    raceTitle(race),
    ...(distanceYards === null ? [] : [distanceText(distanceYards, isAbout)]),
    ...(surface === null ? [] : [courseOf(surface).name.toLowerCase()]),
    counted(runners.filter(isStarter).length, 'runner'),
    ...(postTime === null ? [] : [`post time ${trackTimeText(postTime, trackSlug)}`]),
  ].join(', ');
}

/** The preview of a link to a race; null for another address, and for a race that no card has. */
export function makeRacePreview(findRace: FindRace, origin: string) {
  async function raceAt(id: string): Promise<Race | null> {
    try {
      return (await findRace(id)).race;
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'not-found') return null;
      throw error;
    }
  }

  return async function racePreview(path: string): Promise<LinkPreview | null> {
    const [, slug = '', dayText = '', number = ''] = PATH.exec(path) ?? [];
    const [track, day] = [trackBySlug(slug), parseRaceDay(dayText)];
    if (track === null || day === null) return null;
    const ids = [false, true].map((isDemo) => raceId(slug, day, Number(number), isDemo));
    const race = (await raceAt(ids[0] ?? '')) ?? (await raceAt(ids[1] ?? ''));
    if (race === null) return null;
    const url = `${origin}/race/${slug}/${day}/${race.number}`;
    return {
      title: `Race ${race.number} at ${track.displayName}, ${dateText(day)}`,
      description: `${factsOf(race)}.`,
      url,
      image: `${url}${PICTURE}`,
    };
  };
}

export type RacePreview = ReturnType<typeof makeRacePreview>;
