import type { Brand } from '../kernel/brand.ts';
import type { EquipmentChange } from './equipment.ts';
import type { PastPerformance } from './past-performance.ts';
import type { Price } from './price.ts';
import type { Workout } from './workout.ts';

/** Key of a horse across cards: `name|birth year|dam`, letters only, upper case. */
export type HorseKey = Brand<string, 'HorseKey'>;

/** Starts and what came of them; earnings in dollars. */
export interface Record4 {
  readonly starts: number;
  readonly wins: number;
  readonly places: number;
  readonly shows: number;
  readonly earnings: number;
}

interface YearRecord extends Record4 {
  readonly year: number | null;
}

/** A person's starts and results in a stated span; `roi` is profit per $2 staked, null without starts. */
export interface PersonRecord {
  /** `this meet`, `this year`, `last year`, `365 days`, `30 days`. */
  readonly span: string;
  readonly starts: number;
  readonly wins: number;
  readonly places: number;
  readonly shows: number;
  readonly roi: number | null;
}

export interface Person {
  readonly name: string;
  /** Newest first: this meet (when it has starts), this year, last year. Empty when nothing is known. */
  readonly records: readonly PersonRecord[];
}

/** A trainer's or jockey's record in a situation that applies today: `2nd off layoff`, 212 starts, 18%. */
export interface Angle {
  readonly who: 'trainer' | 'jockey';
  readonly label: string;
  readonly starts: number;
  /** 0-1. */
  readonly winShare: number;
  readonly inMoneyShare: number;
  /** Profit per $2 staked. */
  readonly roi: number;
}

/** Why a horse is not in the body of the race; null for one that is. */
export type ListStatus = 'also-eligible' | 'main-track-only';

export type RunStyle = 'E' | 'E/P' | 'P' | 'S';

/** Figures of the card's producer. Null where there is none; never a zero that means "none". */
export interface Ratings {
  readonly runStyle: RunStyle | null;
  /** Quirin early-speed points, 0-8. */
  readonly earlyPoints: number | null;
  readonly primePower: number | null;
  readonly bestLife: number | null;
  readonly bestFast: number | null;
  readonly bestTurf: number | null;
  readonly bestOff: number | null;
  readonly bestDistance: number | null;
  readonly bestThisTrack: number | null;
  readonly bestYear: number | null;
}

/** Pedigree ratings; `thin` marks a small sample. */
export interface PedigreeRating {
  readonly value: number;
  readonly thin: boolean;
}

export interface Pedigree {
  readonly sire: string | null;
  readonly sireSire: string | null;
  readonly dam: string | null;
  readonly damSire: string | null;
  readonly breeder: string | null;
  readonly bredIn: string | null;
  readonly fast: PedigreeRating | null;
  readonly mud: PedigreeRating | null;
  readonly turf: PedigreeRating | null;
  readonly distance: PedigreeRating | null;
}

/** A horse's records by kind; a kind that the source does not give is null, and says nothing about the others. */
export interface HorseRecords {
  readonly life: Record4 | null;
  readonly distance: Record4 | null;
  readonly track: Record4 | null;
  readonly turf: Record4 | null;
  readonly wet: Record4 | null;
  /** Null also where a source's other counts are inconsistent. */
  readonly fastDirt: Record4 | null;
  readonly allWeather: Record4 | null;
  readonly currentYear: YearRecord | null;
  readonly previousYear: YearRecord | null;
}

export type Medication =
  | 'none'
  | 'lasix'
  | 'first-time lasix'
  | 'bute'
  | 'bute and lasix'
  | 'bute and first-time lasix';

/** A horse entered in a race. Null is what its source does not report; there is no value that means "unknown". */
export interface Runner {
  /** What is bet on and printed on the saddle cloth: `1`, `1A`. The key inside a race. */
  readonly programNumber: string;
  /** Gate order, 1 = rail; not the program number where entries are coupled. */
  readonly postPosition: number | null;
  readonly horseKey: HorseKey;
  readonly horseName: string;
  /** Racing age in years (every horse turns a year older on 1 January). */
  readonly age: number | null;
  readonly sex: 'colt' | 'horse' | 'gelding' | 'filly' | 'mare' | 'ridgling' | null;
  readonly firstStartAsGelding: boolean | null;
  readonly color: string | null;
  readonly weightLb: number | null;
  /** Letter of a coupled group; runners that share it are one betting interest. */
  readonly coupledWith: string | null;
  readonly isScratched: boolean;
  readonly listStatus: ListStatus | null;
  readonly morningLine: Price | null;
  readonly claimingPrice: number | null;
  /** Null while no rider is named. */
  readonly jockey: Person | null;
  readonly apprenticeAllowanceLb: number | null;
  readonly trainer: Person | null;
  /** Trainer and jockey together over 365 days. */
  readonly combination: PersonRecord | null;
  readonly owner: string | null;
  readonly silks: string | null;
  readonly medication: Medication | null;
  /** A change from the last race. It is the only equipment that card formats report for today. */
  readonly blinkers: 'on' | 'off' | null;
  /** Other equipment announced after the card; absent where nothing was. */
  readonly equipment?: readonly EquipmentChange[];
  readonly daysSinceLast: number | null;
  readonly ratings: Ratings;
  readonly pedigree: Pedigree;
  /** Null, like the works and past performances, from a source of entries alone. */
  readonly records: HorseRecords | null;
  readonly angles: readonly Angle[];
  /** Newest first. */
  readonly workouts: readonly Workout[] | null;
  /** Newest first, all before today. Empty for a horse that has not raced. */
  readonly pastPerformances: readonly PastPerformance[] | null;
}

/** A runner of which nothing but name, number and people is known. */
export const UNKNOWN_RUNNER = {
  postPosition: null,
  age: null,
  sex: null,
  firstStartAsGelding: null,
  color: null,
  isScratched: false,
  listStatus: null,
  morningLine: null,
  claimingPrice: null,
  apprenticeAllowanceLb: null,
  combination: null,
  owner: null,
  silks: null,
  daysSinceLast: null,
  ratings: {
    runStyle: null,
    earlyPoints: null,
    primePower: null,
    bestLife: null,
    bestFast: null,
    bestTurf: null,
    bestOff: null,
    bestDistance: null,
    bestThisTrack: null,
    bestYear: null,
  },
  pedigree: {
    sire: null,
    sireSire: null,
    dam: null,
    damSire: null,
    breeder: null,
    bredIn: null,
    fast: null,
    mud: null,
    turf: null,
    distance: null,
  },
  records: null,
  angles: [],
  workouts: null,
  pastPerformances: null,
} as const satisfies Partial<Runner>;

/** In the body of the race and not scratched: counts for field size, pace and chances. */
export const isStarter = (runner: Runner): boolean => runner.listStatus === null && !runner.isScratched;

/** Joins a horse across sources: name, birth year (0 when unknown) and dam without blanks and punctuation. */
export function horseKey(name: string, birthYear: number | null, dam: string | null): HorseKey {
  const plain = (text: string): string =>
    text
      .toUpperCase()
      .replace(/\([A-Z]{2,3}\)/g, '')
      .replace(/[^A-Z0-9]/g, '');
  return `${plain(name)}|${birthYear ?? 0}|${plain(dam ?? '')}` as HorseKey;
}

/** The key that a text means: a key as it is, of a name alone the key of that name. */
export function horseKeyOf(text: string): HorseKey {
  const [name = '', birthYear = '', dam = ''] = text.split('|');
  return horseKey(name, Number(birthYear) || null, dam === '' ? null : dam);
}
