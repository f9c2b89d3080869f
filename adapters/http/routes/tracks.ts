import { trackOrRefusal } from '#core/card/days-card.ts';
import { TRACKS, type Track } from '#core/card/track.ts';
import type { ShowCard } from '#core/card/use-cases/show-card.ts';
import type { ShowBias } from '#core/handicapping/use-cases/show-bias.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { ShowWeather } from '#core/weather/use-cases/show-weather.ts';
import type { tracks } from '../contract/tracks.ts';
import type { Handlers } from '../handlers.ts';
import { type CardDoors, dayOf, shownCard, shownRace } from './cards.ts';
import { presentBias } from './present-bias.ts';
import { presentProvenance } from './present-provenance.ts';
import { presentWeather } from './present-weather.ts';

export interface TrackDoors extends CardDoors {
  readonly showCard: ShowCard;
  readonly showBias: ShowBias;
  readonly showWeather: ShowWeather;
}

const presentTrack = ({ id, slug, displayName, name, isActive }: Track) => ({
  id,
  slug,
  displayName,
  name,
  isActive,
});

export const trackRoutes = (doors: TrackDoors): Handlers<typeof tracks> => ({
  all: () => TRACKS.map(presentTrack),
  one: ({ params }) => presentTrack(trackOrRefusal(params.slug)),
  config: async ({ params }) => {
    const { track, today, season, latestCardDay } = await doors.todaysCard(params.slug);
    const { code, timeZone, season: seasonDates } = track;
    return { ...presentTrack(track), code, timeZone, today, seasonDates, season, latestCardDay };
  },
  racesToday: async ({ params }) => shownCard(doors, (await dayOf(doors, params.slug)).card),
  card: async ({ params }) => {
    const [card, { today, season, latestCardDay }] = await Promise.all([
      doors.showCard(params.slug, params.date),
      doors.todaysCard(params.slug),
    ]);
    return {
      races: await shownCard(doors, card),
      cardDay: card.day,
      today,
      season,
      latestCardDay,
      isDemo: card.provenance.tier === 'demo',
      provenance: presentProvenance(card.provenance),
    };
  },
  race: async ({ params }) => {
    const track = trackOrRefusal(params.slug);
    const { race, card } = await doors.findRace(params.id);
    if (race.trackSlug !== track.slug) {
      throw new Refusal('not-found', 'card.unknown-race', `There is no such race at ${track.displayName}.`);
    }
    return shownRace(doors, race, card);
  },
  entries: async ({ params }) =>
    (await shownCard(doors, (await dayOf(doors, params.slug)).card)).flatMap((race) => race.entries),
  weather: async ({ params }) => presentWeather(await doors.showWeather(params.slug)),
  bias: async ({ params, query }) => presentBias(await doors.showBias(params.slug, Number(query.days))),
});
