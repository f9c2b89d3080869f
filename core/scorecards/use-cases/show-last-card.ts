import { type Track, trackBySlug } from '../../card/track.ts';
import { parseRaceDay, type RaceDay } from '../../kernel/race-day.ts';
import { entryIn } from '../../picks/ledger/chain.ts';
import type { LedgerPages } from '../../picks/ports.ts';
import { finishedRaces } from '../../results/finished-race.ts';
import type { ResultStore } from '../../results/ports.ts';
import { type RacingNow, racingAt } from '../../results/racing-now.ts';
import { type HashedEntry, type LastCard, lastCardRaces } from '../record/last-card.ts';

export interface ShowLastCardDeps {
  readonly ledger: Pick<LedgerPages, 'page'>;
  readonly results: Pick<ResultStore, 'sheetsBetween'>;
  readonly racingNow: () => Promise<RacingNow>;
}

interface CardKey {
  readonly trackSlug: string;
  readonly day: RaceDay;
  readonly isReplayed: boolean;
}

/** Entries read in a look back, and how many looks: days of a long season without any result end the search. */
const LOOK = 200;
const LOOKS = 10;
/** Entries of a day: a card of 14 races sealed a dozen times over. */
const MOST_OF_DAY = 400;

function keysIn(entries: readonly HashedEntry[]): readonly CardKey[] {
  const keys = new Map<string, CardKey>();
  for (const { entry } of entries) {
    const day = parseRaceDay(entry.day);
    const { trackSlug, isReplayed } = entry;
    if (day !== null) keys.set(`${day} ${trackSlug} ${isReplayed}`, { trackSlug, day, isReplayed });
  }
  return [...keys.values()].sort(
    (a, b) => Number(a.isReplayed) - Number(b.isReplayed) || b.day.localeCompare(a.day),
  );
}

/**
 * The latest card with a race that was sealed before its off and has run by the racing clock; a replayed one where none was
 * sealed in time. Of races to come nothing is shown. Null where there is none.
 */
export function makeShowLastCard({ ledger, results, racingNow }: ShowLastCardDeps) {
  async function entriesIn(
    request: Pick<Parameters<LedgerPages['page']>[0], 'day' | 'trackSlug' | 'before' | 'most'>,
    isDemo: boolean,
  ): Promise<readonly HashedEntry[]> {
    const rows = await ledger.page(request);
    return rows
      .map((row) => ({ entry: entryIn(row), hash: row.hash }))
      .filter(({ entry }) => entry.isDemo === isDemo);
  }

  async function cardOf(key: CardKey, racing: RacingNow): Promise<LastCard | null> {
    const { trackSlug, day, isReplayed } = key;
    const track = trackBySlug(trackSlug);
    if (track === null) return null;
    const isDemo = racing.history === 'demo';
    const sheets = await results.sheetsBetween(track.code, day, day);
    const runs = finishedRaces(sheets, racing);
    if (runs.length === 0) return null;
    const found = await entriesIn({ day, trackSlug, before: null, most: MOST_OF_DAY }, isDemo);
    const entries = found.filter(({ entry }) => entry.isReplayed === isReplayed).toReversed();
    const races = lastCardRaces(runs, entries, racing);
    return races.length === 0 ? null : { track, trackCode: track.code, day, isReplayed, isDemo, races };
  }

  async function firstOf(keys: readonly CardKey[], racing: RacingNow): Promise<LastCard | null> {
    for (const key of keys) {
      const card = await cardOf(key, racing);
      if (card !== null) return card;
    }
    return null;
  }

  return async function showLastCard(track: Track | null): Promise<LastCard | null> {
    const racing = racingAt(await racingNow(), track);
    const isDemo = racing.history === 'demo';
    let before: number | null = null;
    let replayed: LastCard | null = null;
    for (let look = 0; look < LOOKS; look += 1) {
      const rows = await ledger.page({ day: null, trackSlug: track?.slug ?? null, before, most: LOOK });
      const entries = rows.map((row) => ({ entry: entryIn(row), hash: row.hash }));
      const keys = keysIn(entries.filter(({ entry }) => entry.isDemo === isDemo));
      const sealed = await firstOf(
        keys.filter((key) => !key.isReplayed),
        racing,
      );
      if (sealed !== null) return sealed;
      replayed ??= await firstOf(
        keys.filter((key) => key.isReplayed),
        racing,
      );
      before = rows.at(-1)?.seq ?? null;
      if (rows.length < LOOK || before === null) break;
    }
    return replayed;
  };
}

export type ShowLastCard = ReturnType<typeof makeShowLastCard>;
