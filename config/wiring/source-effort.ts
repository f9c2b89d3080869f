import { SECOND } from '#core/kernel/instant.ts';
import { sumBy } from '#core/kernel/numbers.ts';
import type { Effort, EffortOf } from '#core/operations/backfill/plan.ts';
import type { SourceName } from '#core/operations/source-name.ts';
import { SLOTS } from '#core/picks/analysis/slot.ts';
import { providerSettings } from '../ai.ts';
import type { Settings } from '../env.ts';

/** Questions to one host for a day, and the pause it is given between two of them. */
interface HostEffort {
  readonly requests: number;
  readonly gapMs: number;
}

/** A day without a stored card is estimated with so many races. */
const USUAL_RACES = 10;
const [BRISK, CALM] = [1 * SECOND, 2 * SECOND];

type OnDay = (settings: Settings, races: number) => readonly (HostEffort | null)[];

const when = (isSet: boolean, requests: number, gapMs: number): HostEffort | null =>
  isSet ? { requests, gapMs } : null;
const hasFeed = ({ RACING_API_USERNAME, RACING_API_PASSWORD }: Settings): boolean =>
  RACING_API_USERNAME !== undefined && RACING_API_PASSWORD !== undefined;
const isAddress = (place: string | undefined): boolean => /^https?:/i.test(place ?? '');

/** The feed names its meetings first; the operator's pages are one a race, its files one a day. */
const entries: OnDay = (settings, races) => {
  const { NYRA_BASE_URL, OTB_BASE_URL } = settings;
  const pages = when(NYRA_BASE_URL !== undefined, races, CALM);
  const feed = when(hasFeed(settings), 2, BRISK);
  const isAlone = pages === null && feed === null;
  return [feed, pages, when(isAlone && OTB_BASE_URL !== undefined, 1, CALM)];
};

/** Each further source is asked for what those before it left out: the most is meant. */
const results: OnDay = (settings, races) => [
  when(settings.OTB_BASE_URL !== undefined, 1, CALM),
  when(hasFeed(settings), 2, BRISK),
  when(settings.NYRA_BASE_URL !== undefined, races, CALM),
];

/** One source provides odds: the one that is named, or the first that is set up. */
const odds: OnDay = (settings, races) => {
  const { ODDS_SOURCE: named, ODDS_BASE_URL: baseUrl, OTB_BASE_URL, NYRA_BASE_URL } = settings;
  const ways = {
    otb: when((baseUrl ?? OTB_BASE_URL) !== undefined, 1, CALM),
    'racing-api': when(hasFeed(settings), 2, BRISK),
    nyra: when((baseUrl ?? NYRA_BASE_URL) !== undefined, races, CALM),
  };
  return [named === undefined ? (ways.otb ?? ways['racing-api'] ?? ways.nyra) : ways[named]];
};

/** Each is asked of each race, and once more when its answer makes no sense; they keep no pause. */
const analysts: OnDay = (settings, races) =>
  SLOTS.map((slot) => when(providerSettings(settings, slot) !== null, 2 * races, 0));

const WEATHER_REQUESTS = { nws: 6, 'open-meteo': 1, openweather: 2 } as const;

const ON_DAY: Partial<Record<SourceName, OnDay>> = {
  races: entries,
  results,
  changes: ({ NYRA_BASE_URL }) => [when(NYRA_BASE_URL !== undefined, 1, CALM)],
  odds,
  weather: ({ WEATHER_SOURCE }) => [
    WEATHER_SOURCE === undefined ? null : when(true, WEATHER_REQUESTS[WEATHER_SOURCE], BRISK),
  ],
  'expert-picks': ({ EXPERT_PICKS_SOURCES: pages = [] }) => [when(pages.length > 0, pages.length, CALM)],
  pedicapper: ({ PEDICAPPER_SOURCE }) => [when(isAddress(PEDICAPPER_SOURCE), 1, BRISK)],
  news: ({ NEWS_FEEDS: feeds = [] }) => [when(feeds.length > 0, feeds.length, BRISK)],
  'ai-analysis': analysts,
};

/** The most a source of a day takes at the pace of its hosts; a source without outside requests takes nothing. */
export const effortWith =
  (settings: Settings): EffortOf =>
  (source, races): Effort => {
    const hosts = (ON_DAY[source]?.(settings, races ?? USUAL_RACES) ?? []).filter((host) => host !== null);
    return {
      requests: sumBy(hosts, ({ requests }) => requests),
      seconds: sumBy(hosts, ({ requests, gapMs }) => (requests * gapMs) / SECOND),
    };
  };
