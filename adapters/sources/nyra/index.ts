import type { RaceDraft } from '#core/card/card-draft.ts';
import type { LateChanges } from '#core/card/late-changes.ts';
import { type Instant, SECOND } from '#core/kernel/instant.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';
import type { Board } from '#core/odds/board.ts';
import { NO_MONEY, reportedBoard } from '#core/odds/reported-board.ts';
import type { ReportedRace } from '#core/results/reconcile/index.ts';
import type { Answer, OpenHost } from '../host/asking.ts';
import { failureRefusal } from '../host/failures.ts';
import { type EntriesPage, entriesPage } from './entries.ts';
import { type NyraTrack, SOURCE } from './places.ts';
import { resultsPage } from './results.ts';
import { scratchPage } from './scratches.ts';

/** The entries pages have a word of their own on the card: they lag behind the operator's file of changes. */
export const ENTRIES = 'NYRA entries';

const BASE_URL = 'https://www.nyra.com';
const FILES_URL = 'https://tr-cdn.nyra.com';
/** The operator lets its scratch file be kept that long. */
const KEEP = 30 * SECOND;
const MOST_BYTES = 2_000_000;

/** The entries of one race with the odds beside them. */
export interface NyraEntries {
  readonly race: RaceDraft;
  /** Null where no horse has a price yet. */
  readonly board: Board | null;
  /** Numbers of the day's races, as far as the page links to them. */
  readonly raceNumbers: readonly number[];
  readonly at: Instant;
}

export interface Nyra {
  /** Scratches and changes; null while the file is not available or is of another day. */
  changesOn(track: NyraTrack, day: RaceDay): Promise<LateChanges | null>;
  entriesOf(track: NyraTrack, day: RaceDay, raceNumber: number): Promise<NyraEntries>;
  /** `pending` until the order of finish is official. */
  resultsOf(track: NyraTrack, day: RaceDay, raceNumber: number): Promise<ReportedRace>;
}

function boardOf({ track }: NyraTrack, day: RaceDay, page: EntriesPage, instant: Instant): Board | null {
  const head = { track, day, raceNumber: page.race.number, source: SOURCE, at: instant };
  const rows = page.rows.map(({ runner: { programNumber, isScratched }, liveOdds }) => ({
    programNumber,
    isScratched: isScratched === true,
    toOne: liveOdds?.toOne ?? null,
    money: NO_MONEY,
  }));
  return reportedBoard(head, rows);
}

/** Asked for a dark track, the site may show another one's card. */
const isElsewhere = (page: Pick<EntriesPage, 'day' | 'trackName'>, track: NyraTrack, day: RaceDay): boolean =>
  (page.day !== null && page.day !== day) ||
  (page.trackName !== null && !track.words.includes(page.trackName));

const wrong = (where: string) => failureRefusal(SOURCE, { kind: 'wrong-shape', where });

/** The operator's pages, race by race, and its scratch file. Switched on by an address only. */
export function makeNyra(deps: {
  readonly openHost: OpenHost;
  readonly baseUrl?: string | undefined;
  /** Of the scratch files; the operator's own, or `baseUrl` where that is another than the operator's. */
  readonly filesUrl?: string;
}): Nyra {
  const manners = { source: SOURCE, gapMs: 2_000, mostBytes: MOST_BYTES };
  const baseUrl = (deps.baseUrl ?? BASE_URL).replace(/\/+$/, '');
  const site = deps.openHost({ ...manners, baseUrl });
  const ownFiles = baseUrl === BASE_URL ? FILES_URL : baseUrl;
  const files = deps.openHost({ ...manners, baseUrl: deps.filesUrl ?? ownFiles });
  const fragment = <T>(
    track: NyraTrack,
    query: { readonly day: RaceDay; readonly race: number; readonly limit: 'entries' | 'results' },
    parse: (answer: Answer) => T,
  ) => site.read({ path: `/${track.path}/rdl/race/`, query, content: 'html', freshForMs: KEEP }, parse);

  return {
    async changesOn({ track, file }, day) {
      const path = `/direct/scratches/${file}scratch.html`;
      return files.read({ path, content: 'html', freshForMs: KEEP }, ({ text, at: instant }) => {
        const page = scratchPage(text);
        if (page === null) {
          if (/not available/i.test(text)) return null;
          throw wrong('the heading of the scratches');
        }
        if (page.day !== day) return null;
        const { updatedAt, courses, changes } = page;
        const provenance = { tier: 'live', source: SOURCE, at: updatedAt ?? instant } as const;
        return { track, day, provenance, courses, changes };
      });
    },
    async entriesOf(track, day, raceNumber) {
      return fragment(track, { day, limit: 'entries', race: raceNumber }, ({ text, at: instant }) => {
        const page = entriesPage(text);
        if (page === null) throw wrong('the entries');
        if (page.race.number !== raceNumber || isElsewhere(page, track, day))
          throw wrong('the card of another track, day or race');
        const numbers = page.links.filter((link) => link.day === day).map((link) => link.raceNumber);
        return {
          race: page.race,
          board: boardOf(track, day, page, instant),
          raceNumbers: [...new Set(numbers)].sort((a, b) => a - b),
          at: instant,
        };
      });
    },
    async resultsOf(track, day, raceNumber) {
      return fragment(track, { day, limit: 'results', race: raceNumber }, ({ text }) => {
        const page = resultsPage(text);
        if (page === null || page.race.raceNumber !== raceNumber) throw wrong('the results');
        if (isElsewhere(page, track, day)) throw wrong('the results of another track or day');
        return page.race;
      });
    },
  };
}
