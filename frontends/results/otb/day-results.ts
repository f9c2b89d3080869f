import type { Reply } from '#api/api.ts';
import { ask } from '#api/api.ts';
import { forTrack } from '#frame/frame.ts';
import type { Race } from '#kit/kit.ts';
import { count, properName } from '#kit/kit.ts';

export type DayResults = Reply<'GET /api/race-results-ai/results/{date}'>;
export type RaceResult = DayResults['races'][number];
export type Finisher = RaceResult['results'][number];

/** Where a race is found. */
export type RacePlace = { readonly trackSlug: string; readonly day: string; readonly raceNumber: number };

const minute = 60_000;
const shownAtMost = 5;

/** The days with results, which change a few times a day. */
export const resultDaysQuery = (slug: string) =>
  ({
    ...ask('GET /api/race-results-ai/days', forTrack(slug)),
    staleTime: minute,
    gcTime: 10 * minute,
  }) as const;

/** Every day with results, for the calendar. */
export const calendarQuery = (slug: string) =>
  ({
    ...ask('GET /api/race-results-ai/calendar', forTrack(slug)),
    staleTime: 10 * minute,
    gcTime: 10 * minute,
  }) as const;

/**
 * Results of a day: stale after one minute, asked again every two, tried once more when the call fails. A day before the
 * last 30 has a call of its own.
 */
export function resultsQuery(slug: string, date: string, isOfLastDays = true) {
  const values = { ...forTrack(slug), params: { date } };
  return {
    ...(isOfLastDays
      ? ask('GET /api/race-results-ai/results/{date}', values)
      : ask('GET /api/race-results-ai/archive/{date}', values)),
    staleTime: minute,
    gcTime: 10 * minute,
    refetchInterval: 2 * minute,
    retry: 1,
  } as const;
}

/** A finisher as it is printed: the placing, whether others share it, and a name in any case. */
export type Placing = {
  readonly finisher: Finisher;
  readonly name: string;
  readonly isWinner: boolean;
  readonly isDeadHeat: boolean;
};

/** The first post time of the races of a day; null without one. */
export function firstPostOn(date: string, races: readonly Pick<Race, 'day' | 'postTime'>[]): string | null {
  const times = races.flatMap(({ day, postTime }) => (day === date && postTime !== null ? [postTime] : []));
  return times.sort()[0] ?? null;
}

/** How many races have results: `1 race found for Saratoga`. */
export const foundText = ({ totalRaces, track }: Pick<DayResults, 'totalRaces' | 'track'>): string =>
  `${totalRaces} ${totalRaces === 1 ? 'race' : 'races'} found for ${track}`;

/** The placed horses up to the fifth, with all that share it; the first five as reported when no placing is known. */
function placedFive({ results }: Pick<RaceResult, 'results'>): readonly Finisher[] {
  const placed = results.filter(({ position }) => position !== null);
  const fifth = placed[shownAtMost - 1]?.position;
  const shared = placed.slice(shownAtMost).filter(({ position }) => position === fifth);
  return placed.length > 0 ? [...placed.slice(0, shownAtMost), ...shared] : results.slice(0, shownAtMost);
}

/** That a horse was placed elsewhere than it finished; null for any other. */
export function disqualifiedWords({ disqualified, crossed }: Finisher): string | null {
  if (disqualified !== true) return null;
  return crossed == null ? 'disqualified' : `DQ, finished ${count(crossed)}`;
}

/** The first five, by placing; a horse without one is shown only when nobody has one. */
export function topFive({ results }: Pick<RaceResult, 'results'>): readonly Placing[] {
  const sharing = (position: number | null) =>
    results.filter((result) => result.position === position).length;
  return placedFive({ results }).map((finisher) => ({
    finisher,
    name:
      finisher.horseName ||
      (finisher.position === null ? 'Horse not reported' : `Horse ${finisher.position}`),
    isWinner: finisher.position === 1,
    isDeadHeat: finisher.position !== null && sharing(finisher.position) > 1,
  }));
}

/** Why nobody could bet on a horse. */
export const noBettingWords: Readonly<Record<NonNullable<Finisher['noBetting']>, string>> = {
  'purse-only': 'ran for purse money only',
  'non-starter': 'declared a non-starter',
  'no-odds': 'no betting',
};

function nameBehind(finisher: Finisher): string {
  const { horseName, noBetting } = finisher;
  const name = properName(horseName) || 'unnamed horse';
  const words = [disqualifiedWords(finisher), noBetting && noBettingWords[noBetting]].filter(Boolean);
  return words.length === 0 ? name : `${name} (${words.join(', ')})`;
}

/** The horses that are not among the first five, by name, in the order of finish. */
export function alsoRan({ results }: Pick<RaceResult, 'results'>): readonly string[] {
  const first = new Set(placedFive({ results }));
  return results.filter((finisher) => !first.has(finisher)).map(nameBehind);
}

export const wagers = ['win', 'place', 'show', 'exacta', 'trifecta', 'superfecta'] as const;

/** What was paid, wager by wager, with the stake it was paid for; what was not reported is left out. */
export function tilesOf({ payouts, stakes }: Pick<RaceResult, 'payouts' | 'stakes'>) {
  return wagers.flatMap((wager) => {
    const paid = payouts[wager];
    return paid === null ? [] : [{ wager, paid, stake: stakes[wager] }];
  });
}

/** The name of a race where it has one of its own. */
export const ownName = ({
  raceName,
  raceNumber,
}: Pick<RaceResult, 'raceName' | 'raceNumber'>): string | null =>
  raceName === '' || raceName === `Race ${count(raceNumber)}` ? null : raceName;
