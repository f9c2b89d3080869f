import { raceStatus } from '#core/card/race-status.ts';
import { FLAGSHIP, trackBySlug } from '#core/card/track.ts';
import type { TodaysCardOf } from '#core/card/use-cases/todays-card.ts';
import type { Clock } from '#core/kernel/functions.ts';
import { type RaceDay, raceDayAt } from '#core/kernel/race-day.ts';
import { Refusal } from '#core/kernel/refusal.ts';
import { keyOfSpan } from '#core/kernel/span-key.ts';
import type { DayResults } from '#core/results/day-results.ts';
import { lastDays } from '#core/results/last-days.ts';
import type { ListResultDays } from '#core/results/use-cases/list-result-days.ts';
import type { ShowResults } from '#core/results/use-cases/show-results.ts';
import { isUnderWay as isMeetUnderWay, type Meet } from '#core/scorecards/record/meets.ts';
import type { ListMeets } from '#core/scorecards/use-cases/list-meets.ts';
import { chosenTrack, trackOrEvery } from '../chosen-track.ts';
import type { results } from '../contract/results.ts';
import type { Handlers } from '../handlers.ts';
import { presentResult } from './present-result.ts';

export interface ResultDeps {
  readonly showResults: ShowResults;
  readonly listResultDays: ListResultDays;
  readonly listMeets: ListMeets;
  readonly todaysCard: TodaysCardOf;
  /** The racing clock. */
  readonly racingClock: Clock;
}

type Today = Awaited<ReturnType<TodaysCardOf>>;

/** From the first post time to the end of the last race. */
function isUnderWay({ today, card }: Today, date: string, clock: Clock): boolean {
  if (date !== today || card?.day !== today) return false;
  const now = clock();
  const statuses = card.races.map((race) => raceStatus(race, now));
  const hasBegun = statuses.some((status) => status !== 'upcoming');
  return hasBegun && statuses.some((status) => status !== 'completed');
}

const LIVE = 'Live results: finishes out of the money are posted with the official chart.';

function messageOf({ races, refused, date }: DayResults, { today, track }: Today): string {
  const where = `${track.displayName} on ${date}`;
  const found = `${races.length} ${races.length === 1 ? 'race' : 'races'} found for ${where}.`;
  if (refused.length > 0) return `${found} ${refused.length} left out: the sources contradict each other.`;
  if (races.some(({ missing }) => missing.length > 0)) return `${found} ${LIVE}`;
  if (races.length > 0) return found;
  if (date > today) return `No results yet: ${date} is in the future.`;
  return date === today ? `No results yet for ${where}.` : `There are no results for ${where}.`;
}

/** Refuses a day before the last 30: the call for it is another one. */
function assertRecent(date: string, { today }: Today): void {
  const { from } = lastDays(today);
  if (date >= from) return;
  throw new Refusal(
    'invalid',
    'results.before-last-days',
    `This call covers the last 30 days, from ${from} on. For earlier days: /api/race-results-ai/archive/${date}.`,
  );
}

async function presentDay(deps: ResultDeps, today: Today, date: string) {
  const { track } = today;
  const dayResults = await deps.showResults(track.code, date);
  return {
    success: true,
    message: messageOf(dayResults, today),
    isLive: isUnderWay(today, date, deps.racingClock),
    totalRaces: dayResults.races.length,
    track: track.displayName,
    date,
    races: dayResults.races.map(presentResult),
    sources: dayResults.sources,
  };
}

const presentMeet = (meet: Meet, today: RaceDay) => ({
  span: keyOfSpan(meet.span),
  name: meet.name,
  trackSlug: meet.trackSlug,
  from: meet.span.from,
  to: meet.span.to,
  isUnderWay: isMeetUnderWay(meet, today),
});

export const resultRoutes = (deps: ResultDeps): Handlers<typeof results> => ({
  days: async ({ query }) => {
    const { track } = await deps.todaysCard(chosenTrack(query));
    return { track: track.displayName, days: [...(await deps.listResultDays(track.code))] };
  },
  day: async ({ params: { date }, query }) => {
    const today = await deps.todaysCard(chosenTrack(query));
    assertRecent(date, today);
    return presentDay(deps, today, date);
  },
  archiveDay: async ({ params: { date }, query }) =>
    presentDay(deps, await deps.todaysCard(chosenTrack(query)), date),
  spans: async ({ query }) => {
    const slug = trackOrEvery(query.track);
    const track = slug === null ? null : trackBySlug(slug);
    const today = raceDayAt(deps.racingClock(), (track ?? FLAGSHIP).timeZone);
    const { meets, years } = await deps.listMeets(track);
    return { meets: meets.map((meet) => presentMeet(meet, today)), years: [...years] };
  },
  calendar: async ({ query }) => {
    const { track } = await deps.todaysCard(chosenTrack(query));
    return { track: track.displayName, days: [...(await deps.listResultDays(track.code, 'all'))] };
  },
});
