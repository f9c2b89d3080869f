import { seasonState } from '../../card/season.ts';
import { FLAGSHIP } from '../../card/track.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { addDays, type DaySpan, parseRaceDay, type RaceDay } from '../../kernel/race-day.ts';
import { finishedRaces } from '../../results/finished-race.ts';
import type { ResultStore } from '../../results/ports.ts';
import type { RacingNow } from '../../results/racing-now.ts';
import { sheetsToLearnFrom } from '../../results/reconcile/index.ts';
import { type Meet, type PersonRow, rankedPeople } from '../people/person-row.ts';
import type { PersonKind } from '../people/person-start.ts';
import { EMPTY_INDEX, type StartIndex, withRaces } from '../people/start-index.ts';
import { isWithin, spanOf, type Timeframe, TOTAL } from '../people/timeframe.ts';

export interface RankPeopleDeps {
  readonly results: Pick<ResultStore, 'mark' | 'sheetsBetween'>;
  readonly racingNow: () => Promise<RacingNow>;
}

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

/** The season under way at the first registered track, up to today; null off season. */
function meetOn(today: RaceDay): Meet | null {
  const { season, code } = FLAGSHIP;
  if (!seasonState(season, today).inSeason) return null;
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

/** Reads the days before today once for each state of the store; many who ask at once wait for the same. */
function makePastBook(deps: RankPeopleDeps) {
  let cachedIndex: { readonly key: string; readonly book: Promise<StartIndex> } | null = null;
  return async (racing: RacingNow): Promise<StartIndex> => {
    const key = `${racing.history} ${racing.today} ${await deps.results.mark()}`;
    if (cachedIndex?.key === key) return cachedIndex.book;
    const past = { from: spanOf(TOTAL, racing.today).from, to: addDays(racing.today, -1) };
    const fresh = { key, book: readBook(deps, racing, past) };
    cachedIndex = fresh;
    fresh.book.catch(() => {
      if (cachedIndex === fresh) cachedIndex = null;
    });
    return fresh.book;
  };
}

/**
 * Jockeys or trainers by their wins in a timeframe that ends today by the racing clock, from finished races alone: the
 * invented ones where the demo is shown, else the real ones. Totals are of the last year.
 */
export function makeRankPeople(deps: RankPeopleDeps) {
  const pastBook = makePastBook(deps);
  return async function rankPeople(kind: PersonKind, timeframe: Timeframe = TOTAL): Promise<RankedPeople> {
    const racing = await deps.racingNow();
    const { today } = racing;
    const todays = await deps.results.sheetsBetween(null, today, today);
    const book = withRaces(await pastBook(racing), finishedRaces(sheetsToLearnFrom(todays), racing));
    const [span, meet] = [spanOf(timeframe, today), meetOn(today)];
    return {
      rows: rankedPeople(book.starts, { kind, span, meet }),
      span,
      totalSpan: spanOf(TOTAL, today),
      races: book.raceDays.filter((day) => isWithin(span, day)).length,
      meet,
      latest: book.latest,
    };
  };
}

export type RankPeople = ReturnType<typeof makeRankPeople>;
