import { DEFAULT_TRACK_SLUG, TRACKS } from '#core/card/track.ts';
import type { ShowCard } from '#core/card/use-cases/show-card.ts';
import { toIso } from '#core/kernel/instant.ts';
import type { races } from '../contract/races.ts';
import type { Handlers } from '../handlers.ts';
import { type CardDoors, dayOf, shownCard, shownRace } from './cards.ts';
import { presentProvenance } from './present-provenance.ts';

export interface RaceDoors extends CardDoors {
  readonly showCard: ShowCard;
  /** The racing clock does not show the time of day (RACING_NOW, the demo). */
  readonly isRacingClockSet: boolean;
}

const saratoga = async (doors: RaceDoors) => shownCard(doors, (await dayOf(doors, DEFAULT_TRACK_SLUG)).card);

async function everywhere(doors: RaceDoors) {
  const days = await Promise.all(TRACKS.map((track) => dayOf(doors, track.slug)));
  return (await Promise.all(days.map(({ card }) => shownCard(doors, card)))).flat();
}

async function saratogaDetailed(doors: RaceDoors) {
  const day = await dayOf(doors, DEFAULT_TRACK_SLUG);
  const { card, today, season, isShowingTomorrow, message, latestCardDay } = day;
  const now = doors.racingClock();
  return {
    races: await shownCard(doors, card),
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

export const raceRoutes = (doors: RaceDoors): Handlers<typeof races> => ({
  all: () => everywhere(doors),
  saratogaToday: () => saratoga(doors),
  saratogaTodayDetailed: () => saratogaDetailed(doors),
  saratogaRaces: () => saratoga(doors),
  one: async ({ params }) => {
    const { race, card } = await doors.findRace(params.raceId);
    return shownRace(doors, race, card);
  },
  entries: async ({ params }) => {
    const { race, card } = await doors.findRace(params.raceId);
    return (await shownRace(doors, race, card)).entries;
  },
  clock: () => ({ now: toIso(doors.racingClock()), isSet: doors.isRacingClockSet }),
});
