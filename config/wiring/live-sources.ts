import { nyraDaySources } from '#adapters/sources/nyra/day.ts';
import { makeNyra } from '#adapters/sources/nyra/index.ts';
import { offTrackDaySources } from '#adapters/sources/off-track-betting/day.ts';
import { makeOffTrackBetting } from '#adapters/sources/off-track-betting/index.ts';
import { racingApiDaySources } from '#adapters/sources/the-racing-api/day.ts';
import { makeTheRacingApi } from '#adapters/sources/the-racing-api/index.ts';
import type { EntrySource, LateSource } from '#core/card/ports.ts';
import type { BoardSource } from '#core/odds/use-cases/fetch-boards.ts';
import type { ResultSource } from '#core/results/ports.ts';
import type { Settings } from '../env.ts';
import type { Get } from './provide.ts';

/** The live sources that are set up, by kind of fact, in the order they are asked. */
export interface LiveSources {
  readonly entries: readonly EntrySource[];
  readonly changes: readonly LateSource[];
  /** Null where no source of odds is set up. */
  readonly boards: BoardSource | null;
  readonly results: readonly ResultSource[];
}

const present = <Part>(...parts: readonly (Part | null | undefined)[]): readonly Part[] =>
  parts.flatMap((part) => part ?? []);

function offTrackBetting(get: Get, baseUrl: string | undefined) {
  if (baseUrl === undefined) return null;
  return offTrackDaySources(makeOffTrackBetting({ openHost: get('openHost'), baseUrl }));
}

function theRacingApi(get: Get, baseUrl: string | undefined) {
  const { RACING_API_USERNAME: username, RACING_API_PASSWORD: password } = get('settings');
  if (username === undefined || password === undefined) return null;
  const address = baseUrl === undefined ? {} : { baseUrl };
  return racingApiDaySources(makeTheRacingApi({ openHost: get('openHost'), username, password, ...address }));
}

function nyra(get: Get, baseUrl: string | undefined) {
  if (baseUrl === undefined) return null;
  return nyraDaySources(makeNyra({ openHost: get('openHost'), baseUrl }), get('machineClock'));
}

/** Where odds come from: ODDS_SOURCE at ODDS_BASE_URL; by itself the first of those that are set up for other things. */
function boardsOf(get: Get, settings: Settings): BoardSource | null {
  const {
    ODDS_SOURCE: named,
    ODDS_BASE_URL: oddsAddress,
    OTB_BASE_URL,
    NYRA_BASE_URL,
    RACING_API_BASE_URL,
  } = settings;
  const ways = {
    otb: () => offTrackBetting(get, oddsAddress ?? OTB_BASE_URL)?.boards ?? null,
    'racing-api': () => theRacingApi(get, oddsAddress ?? RACING_API_BASE_URL)?.boards ?? null,
    nyra: () => nyra(get, oddsAddress ?? NYRA_BASE_URL)?.boards ?? null,
  };
  if (named !== undefined) return ways[named]();
  if (oddsAddress !== undefined) return ways.otb();
  return ways.otb() ?? ways['racing-api']() ?? ways.nyra();
}

/**
 * Sources are on when their address or account is set. The card file of OffTrackBetting provides entries when no other
 * source does.
 */
export function liveSources(get: Get): LiveSources {
  const settings = get('settings');
  const otb = offTrackBetting(get, settings.OTB_BASE_URL);
  const feed = theRacingApi(get, settings.RACING_API_BASE_URL);
  const pages = nyra(get, settings.NYRA_BASE_URL);
  const entries = present(feed?.entries, pages?.entries);
  return {
    entries: entries.length > 0 ? entries : present(otb?.entries),
    changes: present(pages?.changes),
    boards: boardsOf(get, settings),
    results: present(otb?.results, feed?.results, pages?.results),
  };
}
