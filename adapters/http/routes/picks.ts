import type { MemberId } from '#core/accounts/member.ts';
import type { makeAdmitQuery } from '#core/accounts/use-cases/admit-query.ts';
import type { makeNoteQuery } from '#core/accounts/use-cases/note-query.ts';
import { trackOrRefusal } from '#core/card/days-card.ts';
import type { TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { toIso } from '#core/kernel/instant.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import type { DayPicks } from '#core/picks/recommendations/day-picks.ts';
import type { GeneratePicks } from '#core/picks/use-cases/generate-picks.ts';
import type { PicksForDay } from '#core/picks/use-cases/picks-for-day.ts';
import type { PicksForRace } from '#core/picks/use-cases/picks-for-race.ts';
import type { RefreshRace } from '#core/picks/use-cases/refresh-race.ts';
import { chosenTrack } from '../chosen-track.ts';
import type { picks } from '../contract/picks.ts';
import type { Handlers } from '../handlers.ts';
import { presentRecommendation } from './present-recommendation.ts';

export interface PickDeps {
  readonly todaysCard: TodaysCardOf;
  readonly generatePicks: GeneratePicks;
  readonly refreshRace: RefreshRace;
  readonly picksForRace: PicksForRace;
  readonly admitQuery: ReturnType<typeof makeAdmitQuery>;
  readonly noteQuery: ReturnType<typeof makeNoteQuery>;
  readonly racingClock: Clock;
}

const noRaces = (trackSlug: string): string =>
  `There are no races at ${trackOrRefusal(trackSlug).displayName} today.`;

interface InPlay {
  readonly track: string;
  readonly day: string;
  readonly isShowingTomorrow: boolean;
  readonly message: string | null;
}

/** Which card today's picks are about; null without one. */
async function cardInPlay(
  { todaysCard }: Pick<PickDeps, 'todaysCard'>,
  trackSlug: string,
): Promise<InPlay | null> {
  const { track, card, isShowingTomorrow, message } = await todaysCard(trackSlug);
  return card === null ? null : { track: track.slug, day: card.day, isShowingTomorrow, message };
}

async function generate(deps: PickDeps, trackSlug: string, memberId: MemberId, bypassCache: boolean) {
  await deps.admitQuery(memberId);
  const inPlay = await cardInPlay(deps, trackSlug);
  if (inPlay === null) return null;
  const { track, day } = inPlay;
  const dayPicks = await deps.generatePicks({ track, day, bypassCache, askedBy: memberId });
  if (!dayPicks.cached) await deps.noteQuery({ memberId, what: 'picks' });
  return { made: dayPicks, inPlay };
}

const nothing = (trackSlug: string, now: string, bypassCache: boolean) => ({
  recommendations: [],
  cached: false,
  cacheAge: 0,
  timestamp: now,
  scheduledGeneration: false,
  forceRefreshUsed: bypassCache,
  persistentCache: true,
  analysedBy: '',
  message: noRaces(trackSlug),
  isShowingTomorrow: false,
  isDemo: false,
});

const answer = (dayPicks: DayPicks, { isShowingTomorrow, message }: InPlay) => ({
  ...dayPicks,
  recommendations: dayPicks.recommendations.map(presentRecommendation),
  message,
  isShowingTomorrow,
  isDemo: dayPicks.card.tier === 'demo',
});

export interface PicksThenDeps {
  readonly todaysCard: TodaysCardOf;
  /** The stored picks of a day; none is made. */
  readonly picksForDay: PicksForDay;
  /** The moment. */
  readonly racingClock: Clock;
}

async function picksThen(deps: PicksThenDeps, trackSlug: string) {
  const none = nothing(trackSlug, toIso(deps.racingClock()), false);
  const inPlay = await cardInPlay(deps, trackSlug);
  if (inPlay === null) return none;
  try {
    return answer(await deps.picksForDay(inPlay), inPlay);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'picks.none') throw error;
    return { ...none, message: error.message };
  }
}

/** The picks of the day as of a moment: as they were stored then. */
export const picksThenRoutes = (deps: PicksThenDeps): Handlers<Pick<typeof picks, 'enhanced'>> => ({
  enhanced: async ({ query, body: { bypassCache = false } }) => {
    if (bypassCache)
      throw new Refusal('invalid', 'moment.read-only', 'No picks are made while an earlier moment is shown.');
    return picksThen(deps, chosenTrack(query));
  },
});

export const pickRoutes = (deps: PickDeps): Handlers<typeof picks> => ({
  enhanced: async ({ member, query, body: { bypassCache = false } }) => {
    const track = chosenTrack(query);
    const generated = await generate(deps, track, member.id, bypassCache);
    if (generated === null) return nothing(track, toIso(deps.racingClock()), bypassCache);
    return answer(generated.made, generated.inPlay);
  },
  forceRefresh: async ({ member, query }) => {
    const generated = await generate(deps, chosenTrack(query), member.id, true);
    if (generated === null) return { recommendations: [], processed: 0, totalRaces: 0 };
    const { recommendations, processed, totalRaces } = generated.made;
    return { recommendations: recommendations.map(presentRecommendation), processed, totalRaces };
  },
  refreshRace: async ({ member, query, params: { raceNumber } }) => {
    await deps.admitQuery(member.id);
    const track = chosenTrack(query);
    const inPlay = await cardInPlay(deps, track);
    if (inPlay === null) throw new Refusal('not-found', 'card.no-card', noRaces(track));
    const fresh = await deps.refreshRace({
      track: inPlay.track,
      day: inPlay.day,
      raceNumber,
      askedBy: member.id,
    });
    await deps.noteQuery({ memberId: member.id, what: 'race refresh' });
    return { ...fresh, recommendation: presentRecommendation(fresh.recommendation) };
  },
  saratogaPicks: async ({ member, params: { raceId } }) => {
    await deps.admitQuery(member.id);
    const recommendation = presentRecommendation(await deps.picksForRace(raceId, { askedBy: member.id }));
    await deps.noteQuery({ memberId: member.id, what: 'race picks' });
    return recommendation;
  },
});
