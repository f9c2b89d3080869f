import type { RaceDay } from '../kernel/race-day.ts';

/** A kind of pool. */
export type Pool = 'win' | 'place' | 'show' | 'exacta' | 'daily double' | 'trifecta' | 'superfecta';

interface Rates {
  readonly from: RaceDay;
  readonly share: Readonly<Record<Pool, number>>;
}

export interface Takeout {
  /** Share of the pool that is never paid back, 0-1. */
  readonly share: number;
  /** Whose rate it is. */
  readonly operator: string;
  /**
   * The track's own rate of that day is not in the table: New York's is used instead, before its oldest row that row.
   */
  readonly isAssumed: boolean;
}

const NEW_YORK = 'New York Racing Association';

/** Newest first. A new rate is a new row with its first day. */
const NEW_YORK_RATES: readonly Rates[] = [
  {
    from: '2019-01-01' as RaceDay,
    share: {
      win: 0.16,
      place: 0.16,
      show: 0.16,
      exacta: 0.185,
      'daily double': 0.185,
      trifecta: 0.24,
      superfecta: 0.24,
    },
  },
];

const NEW_YORK_TRACKS: ReadonlySet<string> = new Set(['saratoga']);

/**
 * What the track keeps of a pool on that day: 16% of win, place and show, 18.5% of exacta and daily double, 24% of
 * trifecta and superfecta in New York. Source: the operator's published wagering information.
 */
export function takeoutOn(trackSlug: string, day: RaceDay, pool: Pool): Takeout {
  const rates = NEW_YORK_RATES.find(({ from }) => from <= day) ?? NEW_YORK_RATES.at(-1);
  if (rates === undefined) throw new Error('the takeout table is empty');
  const isAssumed = !NEW_YORK_TRACKS.has(trackSlug) || day < rates.from;
  return { share: rates.share[pool], operator: NEW_YORK, isAssumed };
}
