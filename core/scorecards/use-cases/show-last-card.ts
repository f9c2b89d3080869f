import { type Track, trackByCode, trackBySlug } from '../../card/track.ts';
import { addDays, parseRaceDay, type RaceDay } from '../../kernel/race-day.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { SealedRow } from '../../picks/ledger/entry.ts';
import type { LedgerPages } from '../../picks/ports.ts';
import { finishedRaces } from '../../results/finished-race.ts';
import type { ResultDays, ResultStore } from '../../results/ports.ts';
import { type RacingNow, racingAt } from '../../results/racing-now.ts';
import { type HashedEntry, type LastCard, lastCardRaces } from '../record/last-card.ts';

export interface ShowDaysCardDeps {
  readonly ledger: Pick<LedgerPages, 'scorable'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly racingNow: () => Promise<RacingNow>;
}

export interface ShowLastCardDeps extends ShowDaysCardDeps {
  readonly ledger: Pick<LedgerPages, 'scorable' | 'page'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'> & Pick<ResultDays, 'cardsWithResults'>;
}

interface CardKey {
  readonly trackSlug: string;
  readonly day: RaceDay;
}

/** Entries read in a look back, and how many looks: days of a long season without any result end the search. */
const LOOK = 200;
const LOOKS = 10;
/** Replays are sealed in any order, so the latest is looked for by the days of results: at most so many, and so far back. */
const MOST_DAYS = 20;
const DAYS_BACK = 400;

/** The cards of entries, latest day first. */
function keysIn(entries: readonly HashedEntry[]): readonly CardKey[] {
  const keys = new Map<string, CardKey>();
  for (const { entry } of entries) {
    const day = parseRaceDay(entry.day);
    const { trackSlug } = entry;
    if (day !== null) keys.set(`${day} ${trackSlug}`, { trackSlug, day });
  }
  return [...keys.values()].sort((a, b) => b.day.localeCompare(a.day));
}

const entriesIn = (rows: readonly SealedRow[]): readonly HashedEntry[] =>
  rows.map((row) => ({ entry: entryIn(row), hash: row.hash }));

/**
 * Reads the races of a card that were sealed and have run by the racing clock, from every entry that the scoreboard reads,
 * however many live turns the day had; null where there are none.
 */
const cardReader =
  ({ ledger, results }: Pick<ShowDaysCardDeps, 'ledger' | 'results'>) =>
  async ({ trackSlug, day }: CardKey, isReplayed: boolean, racing: RacingNow): Promise<LastCard | null> => {
    const track = trackBySlug(trackSlug);
    if (track === null) return null;
    const isDemo = racing.history === 'demo';
    const runs = finishedRaces(await results.sheetsBetween(track.code, day, day), racing);
    if (runs.length === 0) return null;
    const rows = await ledger.scorable({ isDemo, span: { from: day, to: day }, trackSlug });
    const entries = entriesIn(rows).filter(({ entry }) => entry.isReplayed === isReplayed);
    const races = lastCardRaces(runs, entries, racing);
    return races.length === 0 ? null : { track, trackCode: track.code, day, isReplayed, isDemo, races };
  };

/** Track days with results up to today, latest first. */
const cardsWithResults =
  ({ results }: Pick<ShowLastCardDeps, 'results'>) =>
  async (track: Track | null, { today }: RacingNow): Promise<readonly CardKey[]> => {
    const span = { from: addDays(today, -DAYS_BACK), to: today };
    const found = await results.cardsWithResults(track?.code ?? null, span, MOST_DAYS);
    return found.flatMap(({ track: code, day }) => {
      const trackSlug = trackByCode(code)?.slug;
      return trackSlug === undefined ? [] : [{ trackSlug, day }];
    });
  };

/**
 * The latest card with a race that was sealed before its off and has run by the racing clock; a replayed one where none was
 * sealed in time. Of races to come nothing is shown. Null where there is none.
 */
export function makeShowLastCard(deps: ShowLastCardDeps) {
  const { ledger, racingNow } = deps;
  const cardOf = cardReader(deps);
  const latestCards = cardsWithResults(deps);

  async function lastReplayed(track: Track | null, racing: RacingNow): Promise<LastCard | null> {
    for (const key of await latestCards(track, racing)) {
      const card = await cardOf(key, true, racing);
      if (card !== null) return card;
    }
    return lastOf(track, true, racing);
  }

  async function lastOf(
    track: Track | null,
    isReplayed: boolean,
    racing: RacingNow,
  ): Promise<LastCard | null> {
    let before: number | null = null;
    for (let look = 0; look < LOOKS; look += 1) {
      const rows = await ledger.page({
        day: null,
        trackSlug: track?.slug ?? null,
        isReplayed,
        before,
        most: LOOK,
      });
      const isDemo = racing.history === 'demo';
      for (const key of keysIn(entriesIn(rows).filter(({ entry }) => entry.isDemo === isDemo))) {
        const card = await cardOf(key, isReplayed, racing);
        if (card !== null) return card;
      }
      before = rows.at(-1)?.seq ?? null;
      if (rows.length < LOOK || before === null) return null;
    }
    return null;
  }

  return async function showLastCard(track: Track | null): Promise<LastCard | null> {
    const racing = racingAt(await racingNow(), track);
    return (await lastOf(track, false, racing)) ?? lastReplayed(track, racing);
  };
}

export type ShowLastCard = ReturnType<typeof makeShowLastCard>;

/**
 * A track's card of a day as it was sealed before its races and as they ended by the racing clock; null where nothing was
 * sealed in time.
 */
export function makeShowDaysCard(deps: ShowDaysCardDeps) {
  const cardOf = cardReader(deps);
  return async function showDaysCard(trackSlug: string, day: RaceDay): Promise<LastCard | null> {
    return cardOf({ trackSlug, day }, false, racingAt(await deps.racingNow(), trackBySlug(trackSlug)));
  };
}
