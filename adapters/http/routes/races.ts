import type { Card } from '#core/card/race.ts';
import type { ShowCard } from '#core/card/use-cases/show-card.ts';
import type { TracksToday } from '#core/card/use-cases/tracks-today.ts';
import { type Instant, instant, toIso } from '#core/kernel/instant.ts';
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

const cardsToday = async (deps: RaceDeps) =>
  Promise.all((await deps.tracksToday()).map(async ({ slug }) => (await dayOf(deps, slug)).card));

const everywhere = async (deps: RaceDeps) =>
  (await Promise.all((await cardsToday(deps)).map((card) => shownCard(deps, card)))).flat();

/** The next post time on a card, leaving out canceled races. */
function nextPostOf({ races }: Card, now: Instant): string | null {
  const posts = races
    .filter(({ isCancelled }) => isCancelled !== true)
    .flatMap(({ postTime }) => postTime ?? [])
    .filter((postTime) => postTime > now);
  return posts.length === 0 ? null : toIso(instant(Math.min(...posts)));
}

async function todayByTrack(deps: RaceDeps) {
  const now = deps.racingClock();
  const tracks = (await cardsToday(deps)).flatMap((card) =>
    card === null
      ? []
      : [{ trackSlug: card.trackSlug, races: card.races.length, nextPost: nextPostOf(card, now) }],
  );
  return { now: toIso(now), tracks };
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
  todayByTrack: () => todayByTrack(deps),
  clock: () => ({ now: toIso(deps.racingClock()), isSet: deps.isRacingClockSet }),
});
