import { trackOrRefusal } from '#core/card/days-card.ts';
import { TRACKS, type Track } from '#core/card/track.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { tracks } from '../contract/tracks.ts';
import type { Handlers } from '../handlers.ts';
import { type CardDoors, dayOf } from './cards.ts';
import { presentCard, presentRace } from './present-race.ts';

const presentTrack = ({ id, slug, displayName, name, isActive }: Track) => ({
  id,
  slug,
  displayName,
  name,
  isActive,
});

export const trackRoutes = (doors: CardDoors): Handlers<typeof tracks> => ({
  all: () => TRACKS.map(presentTrack),
  one: ({ params }) => presentTrack(trackOrRefusal(params.slug)),
  config: async ({ params }) => {
    const { track, today, season, latestCardDay } = await doors.todaysCard(params.slug);
    const { code, timeZone, season: seasonDates } = track;
    return { ...presentTrack(track), code, timeZone, today, seasonDates, season, latestCardDay };
  },
  racesToday: async ({ params }) => presentCard((await dayOf(doors, params.slug)).card, doors.racingClock()),
  race: async ({ params }) => {
    const track = trackOrRefusal(params.slug);
    const { race, card } = await doors.findRace(params.id);
    if (race.trackSlug !== track.slug) {
      throw new Refusal('not-found', 'card.unknown-race', `There is no such race at ${track.displayName}.`);
    }
    return presentRace(race, card, doors.racingClock());
  },
  entries: async ({ params }) =>
    presentCard((await dayOf(doors, params.slug)).card, doors.racingClock()).flatMap((race) => race.entries),
});
