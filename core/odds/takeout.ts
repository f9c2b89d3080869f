import { trackByCode, trackBySlug } from '../card/track.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import {
  OLD_RATES,
  POOLS,
  type Pool,
  type PoolRates,
  PRINTED_RATES,
  type TakeoutRow,
} from './takeout-rates.ts';

export type { Pool } from './takeout-rates.ts';

export interface Takeout {
  /** Share of the pool that is never paid back, 0-1. */
  readonly share: number;
  /** Whose rate it is and as of when: `New York Racing Association`, `Del Mar, 2017`. */
  readonly operator: string;
  /**
   * No document surely gives the track's own rate of that pool and day: the one there is may have changed since, or a
   * list some fifteen years old, a rate from memory, another track's or New York's stands in.
   */
  readonly isAssumed: boolean;
  /** Where the rate was printed. */
  readonly source: string;
}

const NEW_YORK = 'New York Racing Association';
const NEW_YORK_TRACKS: ReadonlySet<string> = new Set(['AQU', 'BAQ', 'BEL', 'SAR']);
/** Whose rates are used when a track's own are unknown. */
const STAND_IN = 'SAR';

const rateIn = (rates: PoolRates, pool: Pool): number | null => rates[POOLS.indexOf(pool)] ?? null;

interface Found {
  readonly row: TakeoutRow;
  readonly percent: number;
}

/** The newest row of a track that lists the pool and applies on that day; the oldest row for earlier days. */
function rowOf(rows: readonly TakeoutRow[], code: string, day: RaceDay, pool: Pool): Found | null {
  const named = rows.flatMap((row): readonly Found[] => {
    const percent = row[0] === code ? rateIn(row[2], pool) : null;
    return percent === null ? [] : [{ row, percent }];
  });
  return named.find(({ row: [, year] }) => hasBegun(year, day)) ?? named.at(-1) ?? null;
}

const hasBegun = (year: number | null, day: RaceDay): boolean =>
  year === null || year <= Number(day.slice(0, 4));

function takeoutFrom({ row, percent }: Found, pool: Pool, day: RaceDay, isOld: boolean): Takeout {
  const [code, year, , doubtful, source] = row;
  const name = trackByCode(code)?.displayName ?? code;
  const dated = isOld ? 'list of about 2010' : 'undated';
  const asOf = year === null ? dated : String(year);
  return {
    share: Math.round(percent * 100) / 10_000,
    operator: NEW_YORK_TRACKS.has(code) ? NEW_YORK : `${name}, ${asOf}`,
    isAssumed: isOld || year === null || doubtful.includes(pool) || !hasBegun(year, day),
    source,
  };
}

/**
 * What the track keeps of a pool on that day, by the newest document that names it: 16% of win, place and show in New
 * York, 18.5% of exacta and daily double, 24% of trifecta and superfecta. Where no document does, an old list's rate,
 * else New York's, marked as assumed.
 */
export function takeoutOn(trackSlug: string, day: RaceDay, pool: Pool): Takeout {
  const code = trackBySlug(trackSlug)?.code ?? '';
  const printed = rowOf(PRINTED_RATES, code, day, pool);
  if (printed !== null) return takeoutFrom(printed, pool, day, false);
  const old = rowOf(OLD_RATES, code, day, pool);
  if (old !== null) return takeoutFrom(old, pool, day, true);
  const standIn = rowOf(PRINTED_RATES, STAND_IN, day, pool);
  if (standIn === null) throw new Error(`no takeout rate for ${pool} is known`);
  return { ...takeoutFrom(standIn, pool, day, false), isAssumed: true };
}
