import type { Runner } from '#core/card/runner.ts';
import type { RaceDay } from '#core/kernel/race-day.ts';

/** What limits a horse's possible age on a day. */
export interface AgeFacts {
  readonly day: RaceDay;
  readonly sex: Runner['sex'];
  /** As printed: `03`, `35`, `4U`. */
  readonly restriction: string;
  /** Races it ran in North America, where every horse turns a year older on January 1. */
  readonly earlier: readonly { readonly day: RaceDay; readonly restriction: string }[];
}

const YOUNGEST = 2;
/** The last year as a colt or filly; after that it is a horse or mare. */
const OLDEST_COLT = 4;

interface Bounds {
  readonly from: number;
  readonly to: number;
}

const NO_BOUNDS: Bounds = { from: YOUNGEST, to: Number.POSITIVE_INFINITY };

function restrictionBounds(printed: string): Bounds {
  const [, from = '', to = ''] = /^(\d)([\dU])$/.exec(printed) ?? [];
  if (from === '') return NO_BOUNDS;
  if (from === '0') return to === 'U' ? NO_BOUNDS : { from: Number(to), to: Number(to) };
  return { from: Number(from), to: to === 'U' ? Number.POSITIVE_INFINITY : Number(to) };
}

function sexBounds(sex: Runner['sex']): Bounds {
  if (sex === 'colt' || sex === 'filly') return { from: YOUNGEST, to: OLDEST_COLT };
  if (sex === 'horse' || sex === 'mare') return { from: OLDEST_COLT + 1, to: Number.POSITIVE_INFINITY };
  return NO_BOUNDS;
}

const yearOf = (day: RaceDay): number => Number(day.slice(0, 4));

/**
 * A horse's age if its sex and the age restrictions of its races leave only one possibility; otherwise null, also if
 * they contradict each other. The file itself gives no age. Example: a filly (four at most) in a race for four and up is
 * four; a horse that ran against two-year-olds two years ago is four.
 */
export function certainAge({ day, sex, restriction, earlier }: AgeFacts): number | null {
  const bounds = [
    sexBounds(sex),
    restrictionBounds(restriction),
    ...earlier.map((race) => {
      const years = yearOf(day) - yearOf(race.day);
      const { from, to } = restrictionBounds(race.restriction);
      return { from: from + years, to: to + years };
    }),
  ];
  const from = Math.max(...bounds.map((bound) => bound.from));
  const to = Math.min(...bounds.map((bound) => bound.to));
  return from === to ? from : null;
}
