import { trackOrRefusal } from '#core/card/days-card.ts';
import type { Track } from '#core/card/track.ts';
import type { ShowCard } from '#core/card/use-cases/show-card.ts';
import type { ShowBias } from '#core/handicapping/use-cases/show-bias.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { ListTracks } from '#core/results/use-cases/list-tracks.ts';
import type { ShowWeather } from '#core/weather/use-cases/show-weather.ts';
import type { tracks } from '../contract/tracks.ts';
import type { Handlers } from '../handlers.ts';
import { type CardDeps, dayOf, shownCard, shownRace } from './cards.ts';
import { presentBias } from './present-bias.ts';
import { presentProvenance } from './present-provenance.ts';
import { presentWeather } from './present-weather.ts';

export interface TrackDeps extends CardDeps {
  readonly listTracks: ListTracks;
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

/** A track as the list has it, active on a day it races; one that is not listed as it is registered. */
async function trackNow({ listTracks }: TrackDeps, key: string): Promise<Track> {
  const track = trackOrRefusal(key);
  return (await listTracks()).find(({ slug }) => slug === track.slug) ?? track;
}

export const trackRoutes = (deps: TrackDeps): Handlers<typeof tracks> => ({
  all: async () => (await deps.listTracks()).map(presentTrack),
  one: async ({ params }) => presentTrack(await trackNow(deps, params.slug)),
  config: async ({ params }) => {
    const [track, { today, season, latestCardDay }] = await Promise.all([
      trackNow(deps, params.slug),
      deps.todaysCard(params.slug),
    ]);
    const { code, timeZone, season: seasonDates } = track;
    return { ...presentTrack(track), code, timeZone, today, seasonDates, season, latestCardDay };
  },
  racesToday: async ({ params }) => shownCard(deps, (await dayOf(deps, params.slug)).card),
  card: async ({ params }) => {
    const [card, { today, season, latestCardDay }] = await Promise.all([
      deps.showCard(params.slug, params.date),
      deps.todaysCard(params.slug),
    ]);
    return {
      races: await shownCard(deps, card),
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
    const { race, card } = await deps.findRace(params.id);
    if (race.trackSlug !== track.slug) {
      throw new Refusal('not-found', 'card.unknown-race', `There is no such race at ${track.displayName}.`);
    }
    return shownRace(deps, race, card);
  },
  entries: async ({ params }) =>
    (await shownCard(deps, (await dayOf(deps, params.slug)).card)).flatMap((race) => race.entries),
  weather: async ({ params }) => presentWeather(await deps.showWeather(params.slug)),
  bias: async ({ params, query }) =>
    presentBias(await deps.showBias(params.slug, query.span ?? Number(query.days), query)),
});
