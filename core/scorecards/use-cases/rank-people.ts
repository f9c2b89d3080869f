import { seasonState } from '../../card/season.ts';
import { FLAGSHIP, type Track } from '../../card/track.ts';
import { cachedByMark } from '../../kernel/cached-by-mark.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { addDays, type DaySpan, parseRaceDay, type RaceDay } from '../../kernel/race-day.ts';
import { finishedRaces } from '../../results/finished-race.ts';
import type { ResultStore, ResultYears } from '../../results/ports.ts';
import { type RacingNow, racingAt } from '../../results/racing-now.ts';
import { sheetsToLearnFrom } from '../../results/reconcile/index.ts';
import { type Meet, type PersonRow, rankedPeople } from '../people/person-row.ts';
import type { PersonKind } from '../people/person-start.ts';
import { EMPTY_INDEX, latestOf, type StartIndex, startsAt, withRaces } from '../people/start-index.ts';
import { daysOf, isWithin, type PeopleSpan, spanOf, TOTAL } from '../people/timeframe.ts';
import { resultsVersion } from '../results-version.ts';

export interface RankPeopleDeps {
  readonly results: Pick<ResultStore, 'mark' | 'sheetsBetween'>;
  readonly years: Pick<ResultYears, 'yearMarks'>;
  readonly racingNow: () => Promise<RacingNow>;
  /** Where the starts of past days are cached; if left out, for as long as the store has the same mark. */
  readonly pastStarts?: PastStarts;
}

/** The cached starts under a key, else those that are read; those of the last year are cached apart from other spans. */
export type PastStarts = (
  key: string,
  read: () => Promise<StartIndex>,
  isLastYear: boolean,
) => Promise<StartIndex>;

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
/** How many last years stay cached: today depends on the time zone, and the history may differ too. */
const YEARS_CACHED = 4;
/** How many other spans stay cached: every meet, every year and the whole history are one. */
const SPANS_CACHED = 8;

/** Caches past starts while the version of the results is the same; other spans never push out the last year. */
export function cachedPastStarts(readMark: () => Promise<string>): PastStarts {
  const years = cachedByMark<StartIndex>(readMark, YEARS_CACHED);
  const spans = cachedByMark<StartIndex>(readMark, SPANS_CACHED);
  return (key, read, isLastYear) => (isLastYear ? years : spans)(key, read);
}

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
  const cached = deps.pastStarts ?? cachedPastStarts(async () => resultsVersion(await deps.results.mark()));

  /** Without the years before the first one with results; empty without any. */
  async function resultDays({ from, to }: DaySpan): Promise<DaySpan> {
    const years = [...(await deps.years.yearMarks()).keys()];
    const begin = years.length === 0 ? addDays(to, 1) : (`${Math.min(...years)}-01-01` as RaceDay);
    return { from: begin > from ? begin : from, to };
  }

  return (racing: RacingNow, { from, to }: DaySpan, isLastYear: boolean): Promise<StartIndex> => {
    const yesterday = addDays(racing.today, -1);
    const past = { from, to: to < racing.today ? to : yesterday };
    const key = `${racing.history} ${racing.today} ${past.from} ${past.to}`;
    return cached(key, async () => readBook(deps, racing, await resultDays(past)), isLastYear);
  };
}

/**
 * Jockeys or trainers by their wins in a timeframe that ends today by the racing clock, or in a span of days up to today,
 * from finished races alone: the invented ones where the demo is shown, else the real ones. Totals are of the last year,
 * with a span of that span. With a track, their starts there alone; the meet is that of the track, else of the flagship.
 * Refuses what `daysOf` refuses.
 */
export function makeRankPeople(deps: RankPeopleDeps) {
  const pastBook = makePastBook(deps);
  return async function rankPeople(
    kind: PersonKind,
    over: PeopleSpan = TOTAL,
    track: Track | null = null,
  ): Promise<RankedPeople> {
    const racing = racingAt(await deps.racingNow(), track);
    const { today } = racing;
    const span = daysOf(over, today);
    const isTimeframe = typeof over === 'string';
    const totalSpan = isTimeframe ? spanOf(TOTAL, today) : span;
    const code = track?.code ?? null;
    const todays = span.to < today ? [] : await deps.results.sheetsBetween(code, today, today);
    const past = startsAt(await pastBook(racing, totalSpan, isTimeframe), code);
    const book = withRaces(past, finishedRaces(sheetsToLearnFrom(todays), racing));
    const meet = meetOn(track ?? FLAGSHIP, today);
    return {
      rows: rankedPeople(book.starts, { kind, span, meet }),
      span,
      totalSpan,
      races: book.races.filter(({ day }) => isWithin(span, day)).length,
      meet,
      latest: latestOf(book),
    };
  };
}

export type RankPeople = ReturnType<typeof makeRankPeople>;
