import type { ShowCard } from '#core/card/use-cases/show-card.ts';
import type { TracksToday } from '#core/card/use-cases/tracks-today.ts';
import { toIso } from '#core/kernel/instant.ts';
import { chosenTrack } from '../chosen-track.ts';
import type { races } from '../contract/races.ts';
import type { Handlers } from '../handlers.ts';
import { type CardDeps, dayOf, shownCard, shownRace } from './cards.ts';
import { presentProvenance } from './present-provenance.ts';

export interface RaceDeps extends CardDeps {
  readonly showCard: ShowCard;
  readonly tracksToday: TracksToday;
  /** The racing clock does not show the time of day (RACING_NOW, the demo). */
  readonly isRacingClockSet: boolean;
}

const todaysRaces = async (deps: RaceDeps, trackSlug: string) =>
  shownCard(deps, (await dayOf(deps, trackSlug)).card);

async function everywhere(deps: RaceDeps) {
  const days = await Promise.all((await deps.tracksToday()).map((track) => dayOf(deps, track.slug)));
  return (await Promise.all(days.map(({ card }) => shownCard(deps, card)))).flat();
}

async function detailed(deps: RaceDeps, trackSlug: string) {
  const day = await dayOf(deps, trackSlug);
  const { card, today, season, isShowingTomorrow, message, latestCardDay } = day;
  const now = deps.racingClock();
  return {
    races: await shownCard(deps, card),
    isShowingTomorrow,
    message,
    today,
    cardDay: card?.day ?? null,
    season,
    latestCardDay,
    isDemo: card?.provenance.tier === 'demo',
    provenance: card === null ? null : presentProvenance(card.provenance),
    racingNow: toIso(now),
  };
}

export const raceRoutes = (deps: RaceDeps): Handlers<typeof races> => ({
  all: () => everywhere(deps),
  saratogaToday: async ({ query }) => todaysRaces(deps, chosenTrack(query)),
  saratogaTodayDetailed: async ({ query }) => detailed(deps, chosenTrack(query)),
  saratogaRaces: async ({ query }) => todaysRaces(deps, chosenTrack(query)),
  one: async ({ params }) => {
    const { race, card } = await deps.findRace(params.raceId);
    return shownRace(deps, race, card);
  },
  entries: async ({ params }) => {
    const { race, card } = await deps.findRace(params.raceId);
    return (await shownRace(deps, race, card)).entries;
  },
  clock: () => ({ now: toIso(deps.racingClock()), isSet: deps.isRacingClockSet }),
});
