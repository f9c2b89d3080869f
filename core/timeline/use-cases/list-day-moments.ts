import { cardOrRefusal, trackAndDay } from '../../card/days-card.ts';
import type { CardStore, ChangeStore } from '../../card/ports.ts';
import type { Track } from '../../card/track.ts';
import type { Clock } from '../../kernel/functions.ts';
import { type Instant, instant, shift } from '../../kernel/instant.ts';
import { addDays, instantOn, type RaceDay } from '../../kernel/race-day.ts';
import type { OddsStore } from '../../odds/ports.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { LedgerEntry } from '../../picks/ledger/entry.ts';
import type { LedgerPages } from '../../picks/ports.ts';
import type { ResultStore, StoredSheet } from '../../results/ports.ts';
import type { WeatherReport } from '../../weather/weather-report.ts';
import { type DayMoment, dayMoments } from '../day-moments.ts';

export interface ListDayMomentsDeps {
  readonly cards: Pick<CardStore, 'cardFor'>;
  readonly changes: Pick<ChangeStore, 'changesOn'>;
  readonly odds: Pick<OddsStore, 'boardsOn'>;
  readonly ledger: Pick<LedgerPages, 'page'>;
  readonly results: Pick<ResultStore, 'sheetsBetween' | 'currentSheet' | 'replaced'>;
  /** The last fact of each kind and source known after one instant and not after another. */
  readonly weatherBetween: (
    trackSlug: string,
    after: Instant,
    before: Instant,
  ) => Promise<readonly WeatherReport[]>;
  /** The racing clock. */
  readonly clock: Clock;
}

/** The moments of a track's day. */
export interface ListedMoments {
  readonly track: Track;
  readonly day: RaceDay;
  /** The racing clock. */
  readonly now: Instant;
  readonly moments: readonly DayMoment[];
}

/** Rows of the ledger that are looked at. */
const MOST_ROWS = 5_000;
/** Weather reports looked back through at most. */
const MOST_REPORTS = 60;

/**
 * The moments of a day at which something became known, from its card to its end, none later than the racing clock.
 * Refuses what `showCard` refuses.
 */
export function makeListDayMoments(deps: ListDayMomentsDeps) {
  async function entriesOn(day: RaceDay, trackSlug: string): Promise<readonly LedgerEntry[]> {
    return (await deps.ledger.page({ day, trackSlug, before: null, most: MOST_ROWS })).map(entryIn);
  }

  async function sheetsOn(code: string, day: RaceDay): Promise<readonly StoredSheet[]> {
    const kinds = (await deps.results.sheetsBetween(code, day, day)).map(({ kind }) => kind);
    const stored = kinds.map(async (kind) => [
      (await deps.results.currentSheet(code, day, kind)) ?? [],
      ...(await deps.results.replaced(code, day, kind)),
    ]);
    return (await Promise.all(stored)).flat(2);
  }

  async function weatherOn(slug: string, from: Instant, until: Instant): Promise<readonly WeatherReport[]> {
    const found: WeatherReport[] = [];
    for (let before = until; found.length < MOST_REPORTS; ) {
      const reports = await deps.weatherBetween(slug, from, before);
      const last = Math.max(...reports.map(({ knownAt }) => knownAt));
      if (reports.length === 0) break;
      found.push(...reports.filter(({ knownAt }) => knownAt === last));
      before = shift(instant(last), -1);
    }
    return found;
  }

  return async function listDayMoments(trackKey: string, dayText: string): Promise<ListedMoments> {
    const { track, day } = trackAndDay(trackKey, dayText);
    const { slug, code, timeZone } = track;
    const { card } = cardOrRefusal(await deps.cards.cardFor(slug, day), track, day);
    const now = deps.clock();
    const until = instant(Math.min(now, shift(instantOn(addDays(day, 1), 0, timeZone), -1)));
    const before = shift(until, 1);
    const [changes, boards, entries, weather, sheets] = await Promise.all([
      deps.changes.changesOn(slug, day, before),
      deps.odds.boardsOn(slug, day, before),
      entriesOn(day, slug),
      weatherOn(slug, shift(instantOn(day, 0, timeZone), -1), until),
      sheetsOn(code, day),
    ]);
    const facts = { card, changes, boards, entries, weather, sheets };
    return { track, day, now, moments: dayMoments(facts, until) };
  };
}

export type ListDayMoments = ReturnType<typeof makeListDayMoments>;
