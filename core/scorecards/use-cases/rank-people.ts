import { seasonState } from '../../card/season.ts';
import { FLAGSHIP, type Track } from '../../card/track.ts';
import { cachedByMark } from '../../kernel/cached-by-mark.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { addDays, type DaySpan, parseRaceDay, type RaceDay } from '../../kernel/race-day.ts';
import { finishedRaces } from '../../results/finished-race.ts';
import type { ResultStore } from '../../results/ports.ts';
import { type RacingNow, racingAt } from '../../results/racing-now.ts';
import { sheetsToLearnFrom } from '../../results/reconcile/index.ts';
import { type Meet, type PersonRow, rankedPeople } from '../people/person-row.ts';
import type { PersonKind } from '../people/person-start.ts';
import { EMPTY_INDEX, latestOf, type StartIndex, startsAt, withRaces } from '../people/start-index.ts';
import { isWithin, spanOf, type Timeframe, TOTAL } from '../people/timeframe.ts';

export interface RankPeopleDeps {
  readonly results: Pick<ResultStore, 'mark' | 'sheetsBetween'>;
  readonly racingNow: () => Promise<RacingNow>;
  /** Where the starts of past days are cached; if left out, for as long as the store has the same mark. */
  readonly pastStarts?: PastStarts;
}

/** The cached starts under a key, else those that are read. */
export type PastStarts = (key: string, read: () => Promise<StartIndex>) => Promise<StartIndex>;

/** Jockeys or trainers with what the figures rest on. */
export interface RankedPeople {
  readonly rows: readonly PersonRow[];
  readonly span: DaySpan;
  /** The days that the totals are of. */
  readonly totalSpan: DaySpan;
  /** Finished races of the span. */
  readonly races: number;
  readonly meet: Meet | null;
  /** The latest results that count; null without any. */
  readonly latest: Provenance | null;
}

/** Days that are read at a time, so that others have a turn in between. */
const AT_A_TIME = 28;
/** How many books stay cached: today depends on the time zone, and the history may differ too. */
const CACHE_SIZE = 4;

/** The season under way at a track, up to today; null off season, and where its dates are not known. */
function meetOn({ season, code }: Track, today: RaceDay): Meet | null {
  if (season === null || !seasonState(season, today).inSeason) return null;
  const from = parseRaceDay(`${today.slice(0, 4)}-${season.from}`);
  return from === null ? null : { track: code, span: { from, to: today } };
}

async function readBook(
  { results }: Pick<RankPeopleDeps, 'results'>,
  racing: RacingNow,
  { from, to }: DaySpan,
): Promise<StartIndex> {
  let book = EMPTY_INDEX;
  for (let first = from; first <= to; first = addDays(first, AT_A_TIME)) {
    const last = addDays(first, AT_A_TIME - 1);
    const sheets = await results.sheetsBetween(null, first, last < to ? last : to);
    book = withRaces(book, finishedRaces(sheetsToLearnFrom(sheets), racing));
  }
  return book;
}

/** Reads the days before today once per version of the store; concurrent callers share one computation. */
function makePastBook(deps: RankPeopleDeps) {
  const cached = deps.pastStarts ?? cachedByMark<StartIndex>(() => deps.results.mark(), CACHE_SIZE);
  return (racing: RacingNow): Promise<StartIndex> => {
    const past = { from: spanOf(TOTAL, racing.today).from, to: addDays(racing.today, -1) };
    return cached(`${racing.history} ${racing.today}`, () => readBook(deps, racing, past));
  };
}

/**
 * Jockeys or trainers by their wins in a timeframe that ends today by the racing clock, from finished races alone: the
 * invented ones where the demo is shown, else the real ones. Totals are of the last year. With a track, their
 * starts there alone; the meet is that of the track, else of the flagship.
 */
export function makeRankPeople(deps: RankPeopleDeps) {
  const pastBook = makePastBook(deps);
  return async function rankPeople(
    kind: PersonKind,
    timeframe: Timeframe = TOTAL,
    track: Track | null = null,
  ): Promise<RankedPeople> {
    const racing = racingAt(await deps.racingNow(), track);
    const { today } = racing;
    const todays = await deps.results.sheetsBetween(track?.code ?? null, today, today);
    const past = startsAt(await pastBook(racing), track?.code ?? null);
    const book = withRaces(past, finishedRaces(sheetsToLearnFrom(todays), racing));
    const [span, meet] = [spanOf(timeframe, today), meetOn(track ?? FLAGSHIP, today)];
    return {
      rows: rankedPeople(book.starts, { kind, span, meet }),
      span,
      totalSpan: spanOf(TOTAL, today),
      races: book.races.filter(({ day }) => isWithin(span, day)).length,
      meet,
      latest: latestOf(book),
    };
  };
}

export type RankPeople = ReturnType<typeof makeRankPeople>;
