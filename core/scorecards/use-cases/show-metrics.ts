import type { CardOutline } from '../../card/card-outline.ts';
import { raceStatus } from '../../card/race-status.ts';
import type { Track } from '../../card/track.ts';
import { MINUTE } from '../../kernel/instant.ts';
import { sumBy } from '../../kernel/numbers.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { addDays, type DaySpan, type RaceDay } from '../../kernel/race-day.ts';
import type { LedgerPages } from '../../picks/ports.ts';
import { finishedRaces } from '../../results/finished-race.ts';
import type { ResultStore } from '../../results/ports.ts';
import { historyOf, type RacingNow, racingAt } from '../../results/racing-now.ts';
import { dayInterval, type Interval } from '../../training/scoring/bootstrap.ts';
import { isWithin } from '../people/timeframe.ts';
import { type BetTotal, betTotal } from '../replay/replay-bets.ts';
import { resultsVersion } from '../results-version.ts';
import { sealedEntries } from '../sealed/sealed-entries.ts';
import { type SitePick, siteBetFor } from '../sealed/site-pick.ts';

export interface ShowMetricsDeps {
  readonly results: Pick<ResultStore, 'mark' | 'sheetsBetween'>;
  readonly ledger: Pick<LedgerPages, 'head' | 'scorable'>;
  readonly racingNow: () => Promise<RacingNow>;
  /** The cards in play: today's, or tomorrow's once today's races are over. */
  readonly inPlay: () => Promise<readonly CardOutline[]>;
}

/** What a figure of our picks rests on. */
export interface SiteRecord {
  readonly span: DaySpan;
  /** $2 to win on each horse whose last verdict before the off was BET. */
  readonly bets: BetTotal;
  /** Bets that were neither refunded nor unknown. */
  readonly scored: number;
  /** 95% range of the profit per dollar, race days resampled; null with fewer than two days. */
  readonly profitRange: Interval | null;
}

export interface Metrics {
  readonly racing: RacingNow;
  readonly upcomingRaces: number;
  readonly totalRaces: number;
  /** The last thirty days. */
  readonly lately: SiteRecord;
  readonly thisMonth: SiteRecord;
  /** Of the first card in play; null without one. */
  readonly card: Provenance | null;
  readonly isDemo: boolean;
}

const DAYS = 30;

interface DatedPick extends SitePick {
  readonly day: RaceDay;
}

/** How many sets of settled picks stay cached: all tracks together, and single tracks. */
const CACHE_SIZE = 50;

function recordIn(picks: readonly DatedPick[], span: DaySpan): SiteRecord {
  const inSpan = picks.filter(({ day }) => isWithin(span, day));
  const scored = inSpan.filter(({ bet: { outcome } }) => outcome === 'won' || outcome === 'lost');
  const days = [...new Set(scored.map(({ day }) => day))].map((day) => {
    const ofDay = scored.filter((pick) => pick.day === day);
    const count = sumBy(ofDay, ({ bet }) => bet.staked);
    return { sum: sumBy(ofDay, ({ bet }) => bet.returned) - count, count };
  });
  const bets = betTotal(inSpan.map(({ bet }) => bet));
  return { span, bets, scored: scored.length, profitRange: dayInterval(days) };
}

/** Settles the sealed picks of a span again when results or the ledger change, and as the racing clock advances. */
function makeSettledPicks(deps: ShowMetricsDeps) {
  const cache = new Map<string, { readonly key: string; readonly picks: readonly DatedPick[] }>();
  return async (racing: RacingNow, span: DaySpan, track: Track | null): Promise<readonly DatedPick[]> => {
    const minute = Math.floor(racing.now / MINUTE);
    const [mark, head] = await Promise.all([deps.results.mark(), deps.ledger.head()]);
    const key = `${racing.history} ${minute} ${resultsVersion(mark)} ${head?.seq}`;
    const place = track?.slug ?? '';
    const cached = cache.get(place);
    if (cached?.key === key) return cached.picks;
    const request = { isDemo: racing.history === 'demo', span, trackSlug: track?.slug ?? null };
    const entries = sealedEntries(await deps.ledger.scorable(request));
    const sheets =
      entries.length === 0 ? [] : await deps.results.sheetsBetween(track?.code ?? null, span.from, span.to);
    const picks = finishedRaces(sheets, racing).flatMap((run) => {
      const pick = siteBetFor(run, entries, racing);
      return pick === null ? [] : [{ ...pick, day: run.day }];
    });
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(place, { key, picks });
    return picks;
  };
}

/**
 * The dashboard's figures. Our record counts only bets sealed before the off; without a scored one there is no figure.
 * With a track, for that track only.
 */
export function makeShowMetrics(deps: ShowMetricsDeps) {
  const settled = makeSettledPicks(deps);
  return async function showMetrics(track: Track | null = null): Promise<Metrics> {
    const [everywhere, inPlay] = await Promise.all([deps.racingNow(), deps.inPlay()]);
    const racing = racingAt(everywhere, track);
    const cards = inPlay.filter(({ trackSlug }) => track === null || trackSlug === track.slug);
    const { now, today } = racing;
    const month = { from: `${today.slice(0, 8)}01` as RaceDay, to: today };
    const lately = { from: addDays(today, 1 - DAYS), to: today };
    const [from = lately.from] = [month.from, lately.from].toSorted();
    const picks = await settled(racing, { from, to: today }, track);
    const races = cards.flatMap((card) => card.races);
    return {
      racing,
      upcomingRaces: races.filter((race) => raceStatus(race, now) === 'upcoming').length,
      totalRaces: races.length,
      lately: recordIn(picks, lately),
      thisMonth: recordIn(picks, month),
      card: cards[0]?.provenance ?? null,
      isDemo: historyOf(cards) === 'demo',
    };
  };
}

export type ShowMetrics = ReturnType<typeof makeShowMetrics>;
