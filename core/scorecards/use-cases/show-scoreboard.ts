import { trackOrRefusal } from '../../card/days-card.ts';
import { type Track, trackBySlug } from '../../card/track.ts';
import type { YieldToEventLoop } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import { addDays, type DaySpan, type RaceDay } from '../../kernel/race-day.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { LedgerPages } from '../../picks/ports.ts';
import { finishedBy } from '../../results/finished-race.ts';
import type { ResultStore } from '../../results/ports.ts';
import { historyOf, type RacingNow, racingAt } from '../../results/racing-now.ts';
import type { SettlePastDays } from '../ports.ts';
import { resultsVersion } from '../results-version.ts';
import { LEAST_RACES } from '../scoreboard/picker-score.ts';
import { isEveryKind, isOfKind, kindKey, type RaceKind } from '../scoreboard/race-kind.ts';
import { type Scoreboard, scoreboardOf } from '../scoreboard/scoreboard.ts';
import {
  type SettledEntries,
  type SettledRace,
  settledRaces,
  summedUp,
} from '../scoreboard/settled-entries.ts';
import {
  betsByVersion,
  type VerdictRecord,
  type VersionRecord,
  verdictRecords,
} from '../scoreboard/verdict-record.ts';

export interface ShowScoreboardDeps {
  readonly ledger: Pick<LedgerPages, 'head' | 'scorable'>;
  readonly results: Pick<ResultStore, 'mark' | 'sheetsBetween'>;
  /** What came of the entries of days that are over at every track. */
  readonly settlePastDays: SettlePastDays;
  readonly racingNow: () => Promise<RacingNow>;
  readonly yieldToEventLoop: YieldToEventLoop;
}

/** What is left out takes the last year, every track, every class and kind of race. */
export interface ScoreboardAsk extends RaceKind {
  readonly from?: RaceDay | undefined;
  readonly to?: RaceDay | undefined;
  /** Slug or number. */
  readonly track?: string | undefined;
  readonly raceClass?: string | undefined;
}

interface Request {
  readonly span: DaySpan;
  readonly track: Track | null;
  readonly raceClass: string | null;
  readonly kind: RaceKind;
}

interface ScoredBoard extends Scoreboard, Pick<SettledEntries, 'open' | 'leftOut'> {
  /** The return of following each verdict. */
  readonly verdicts: readonly VerdictRecord[];
  /** That of BET, by the model and margin that made it. */
  readonly betsByVersion: readonly VersionRecord[];
}

export interface ShownScoreboard {
  readonly span: DaySpan;
  readonly track: Track | null;
  readonly raceClass: string | null;
  readonly history: RacingNow['history'];
  /** Today's tracks with invented races that the board of all tracks leaves out, because it shows real races. */
  readonly invented: readonly Track[];
  readonly leastRaces: number;
  /** Picks sealed before their off. */
  readonly sealed: ScoredBoard;
  /** Picks made afterwards from what was known before the race: no proof, shown apart. */
  readonly replayed: ScoredBoard;
}

/** Answers kept while nothing changed. */
const CACHE_SIZE = 20;

function spanOf({ from, to }: ScoreboardAsk, today: RaceDay): DaySpan {
  const span = { from: from ?? addDays(to ?? today, -365), to: to ?? today };
  if (span.from <= span.to) return span;
  throw new Refusal('invalid', 'results.bad-span', `from: ${span.from} is after ${span.to}.`);
}

interface CachedBoard {
  /** Since when the racing clock shows the same; null while it is being computed, as `until`. */
  from: Instant | null;
  /** When the racing clock alone changes something of it; null: never, or while it is being computed. */
  until: Instant | null;
  readonly board: Promise<ShownScoreboard>;
}

const NOTHING_RECENT = { settled: [], lastAt: null, nextAt: null };

/** The days of a span before a day, and those from it on; null where there are none. */
function partsOf(from: RaceDay, to: RaceDay, since: RaceDay): readonly [DaySpan | null, DaySpan | null] {
  if (to < since) return [{ from, to }, null];
  return from < since
    ? [
        { from, to: addDays(since, -1) },
        { from: since, to },
      ]
    : [null, { from, to }];
}

/** Whether a race is asked for; of a kind are only races that ran. */
const isLookedAt = (race: SettledRace, { track, raceClass, kind }: Request): boolean =>
  (track === null || race.trackSlug === track.slug) &&
  (raceClass === null || race.raceClass === raceClass) &&
  (isEveryKind(kind) || (race.kind !== null && isOfKind(kind, race.kind)));

/** The offs of today by which results without a time of their own are settled. */
const offsToday = ({ cards }: RacingNow): string =>
  cards
    .map(
      ({ trackSlug, day, races }) =>
        `${trackSlug} ${day} ${races.map(({ number, postTime }) => `${number}@${postTime}`)}`,
    )
    .join(' ');

/** Tracks with invented races on a day when other tracks have real ones. */
const inventedIn = ({ cards, history }: RacingNow): readonly Track[] =>
  history === 'demo'
    ? []
    : cards
        .filter((card) => historyOf([card]) === 'demo')
        .flatMap(({ trackSlug }) => trackBySlug(trackSlug) ?? []);

/**
 * How the sealed picks did: settled by the results there are by the racing clock, invented races never beside real ones.
 * A track's board shows real or invented races, whichever its cards are; the board of all tracks shows real ones if any
 * are real today.
 * Computed again when results, ledger, registered tracks or today's offs changed, or one more race is over. Refuses ('not-found',
 * `card.unknown-track`) and ('invalid', `results.bad-span`).
 */
export function makeShowScoreboard(deps: ShowScoreboardDeps) {
  const { ledger, results, settlePastDays, racingNow, yieldToEventLoop } = deps;
  const cache = new Map<string, CachedBoard>();
  let cachedVersion = '';

  const reportOf = async (races: readonly SettledRace[]): Promise<ScoredBoard> => {
    const { scoredRaces, verdictRuns, ...counts } = summedUp(races);
    return {
      ...(await scoreboardOf(scoredRaces, yieldToEventLoop)),
      verdicts: verdictRecords(verdictRuns),
      betsByVersion: betsByVersion(verdictRuns),
      ...counts,
    };
  };

  /** Races of the last two days, which may not be over at every track: by the clock. */
  async function recent(span: DaySpan, { track }: Request, racing: RacingNow) {
    const isDemo = racing.history === 'demo';
    const entries = (await ledger.scorable({ isDemo, span, trackSlug: track?.slug ?? null })).map(entryIn);
    const sheets =
      entries.length === 0 ? [] : await results.sheetsBetween(track?.code ?? null, span.from, span.to);
    const { finished, lastAt, nextAt } = finishedBy(sheets, racing);
    const settled = [true, false].flatMap((isReplayed) =>
      settledRaces(
        entries.filter((entry) => entry.isReplayed === isReplayed),
        finished,
        racing,
      ),
    );
    return { settled, lastAt, nextAt };
  }

  async function settledFor(request: Request, racing: RacingNow) {
    const { from, to } = request.span;
    const [past, last] = partsOf(from, to, addDays(racing.today, -1));
    const over = past === null ? [] : await settlePastDays(racing.history === 'demo', past);
    const { settled, lastAt, nextAt } = last === null ? NOTHING_RECENT : await recent(last, request, racing);
    const races = [...over, ...settled].filter((race) => isLookedAt(race, request));
    return { races, lastAt, nextAt };
  }

  async function computed(request: Request, racing: RacingNow) {
    const { span, track, raceClass } = request;
    const { races, lastAt, nextAt } = await settledFor(request, racing);
    await yieldToEventLoop();
    const boardOf = (isReplayed: boolean): Promise<ScoredBoard> =>
      reportOf(races.filter((race) => race.isReplayed === isReplayed));
    const details = {
      span,
      track,
      raceClass,
      history: racing.history,
      invented: inventedIn(racing),
      leastRaces: LEAST_RACES,
    };
    return {
      shown: { ...details, replayed: await boardOf(true), sealed: await boardOf(false) },
      from: lastAt,
      until: nextAt,
    };
  }

  function keep(key: string, request: Request, racing: RacingNow): Promise<ShownScoreboard> {
    const computation = computed(request, racing);
    const fresh: CachedBoard = { from: null, until: null, board: computation.then(({ shown }) => shown) };
    if (!cache.has(key) && cache.size >= CACHE_SIZE) cache.clear();
    cache.set(key, fresh);
    computation.then(
      ({ from, until }) => {
        fresh.from = from;
        fresh.until = until;
      },
      () => {
        if (cache.get(key) === fresh) cache.delete(key);
      },
    );
    return fresh.board;
  }

  return async function showScoreboard(ask: ScoreboardAsk): Promise<ShownScoreboard> {
    const everywhere = await racingNow();
    const track = ask.track === undefined ? null : trackOrRefusal(ask.track);
    const racing = racingAt(everywhere, track);
    const { footing, distance, fieldSize } = ask;
    const kind = { footing, distance, fieldSize };
    const request = { span: spanOf(ask, racing.today), track, raceClass: ask.raceClass ?? null, kind };
    const [mark, head] = await Promise.all([results.mark(), ledger.head()]);
    const version = `${resultsVersion(mark)} ${head?.hash} ${offsToday(everywhere)}`;
    if (version !== cachedVersion) cache.clear();
    cachedVersion = version;
    const { span, raceClass } = request;
    const key = `${racing.history} ${racing.today} ${span.from} ${span.to} ${track?.slug} ${raceClass} ${kindKey(kind)}`;
    const cached = cache.get(key);
    const isCurrent =
      cached !== undefined &&
      racing.now >= (cached.from ?? -Infinity) &&
      racing.now < (cached.until ?? Infinity);
    return isCurrent ? cached.board : keep(key, request, racing);
  };
}

export type ShowScoreboard = ReturnType<typeof makeShowScoreboard>;
