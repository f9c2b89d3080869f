import { sumOf } from '../../kernel/numbers.ts';

/** What kind of race it is, whatever words a source has for it. */
export type RaceKind =
  | 'stakes'
  | 'allowance'
  | 'optional claiming'
  | 'starter'
  | 'claiming'
  | 'maiden special weight'
  | 'maiden claiming';

/** How strong a race is, before anything is known of how it was run. */
export interface RaceLevel {
  /** Races of one key are one class: their winners are compared. */
  readonly key: string;
  /** Points an average winner is expected to earn while no data says otherwise. */
  readonly prior: number;
}

/** What the level of a race is read from. Dollars. */
export interface LevelFacts {
  /** A card's code (`A`, `AO`, `S`) or the words of a chart (`Maiden Special Weight`). */
  readonly raceType: string;
  readonly grade: 1 | 2 | 3 | null;
  readonly claimingPrice: number | null;
  readonly onlyTwoYearOlds: boolean;
  readonly onlyFemales: boolean;
  readonly stateBred: boolean;
}

/** Codes of cards and of the New York tables, upper case. */
const CODES: Readonly<Record<string, RaceKind>> = {
  N: 'stakes',
  NO: 'stakes',
  STK: 'stakes',
  A: 'allowance',
  ALW: 'allowance',
  AO: 'optional claiming',
  CO: 'optional claiming',
  AOC: 'optional claiming',
  R: 'starter',
  T: 'starter',
  STR: 'starter',
  SST: 'starter',
  SHP: 'starter',
  SOC: 'starter',
  C: 'claiming',
  CLM: 'claiming',
  WCL: 'claiming',
  S: 'maiden special weight',
  MSW: 'maiden special weight',
  M: 'maiden claiming',
  MO: 'maiden claiming',
  MCL: 'maiden claiming',
  WMC: 'maiden claiming',
};

/** Words of charts, the first that fits. */
const WORDS: readonly (readonly [pattern: RegExp, kind: RaceKind])[] = [
  [/maiden.*claim|waiver maiden/i, 'maiden claiming'],
  [/maiden/i, 'maiden special weight'],
  [/starter/i, 'starter'],
  [/optional/i, 'optional claiming'],
  [/claim/i, 'claiming'],
  [/allow/i, 'allowance'],
  [/stakes|handicap|\bG[123]\b/i, 'stakes'],
];

/** The kind of race a code or a chart's words name; null when neither is known. */
export function raceKindOf(raceType: string): RaceKind | null {
  const plain = raceType.trim();
  if (/^G[123]$/i.test(plain)) return 'stakes';
  return CODES[plain.toUpperCase()] ?? WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

const KINDS: Readonly<Record<Exclude<RaceKind, 'claiming' | 'maiden claiming'>, number>> = {
  stakes: 98,
  allowance: 93,
  'optional claiming': 94,
  starter: 84,
  'maiden special weight': 84,
};
const GRADES = { 1: 112, 2: 106, 3: 102 } as const;
const UNKNOWN = 86;
const FEMALES = -4;
const TWO_YEAR_OLDS = -6;
const STATE_BRED = -5;
const MAIDEN = -8;

/**
 * Claiming prices and the points they buy: the bottom $2,500 57, $10,000 83, $25,000 91; above the last row on as
 * between the last two, to $100,000 and no further.
 */
const PRICES: readonly (readonly [dollars: number, points: number])[] = [
  [2_500, 57],
  [10_000, 83],
  [25_000, 91],
  [60_000, 97],
];

function pricePoints(dollars: number): number {
  const within = Math.min(Math.max(dollars, 2_500), 100_000);
  const reached = PRICES.findIndex(([price]) => price >= within);
  const above = reached === -1 ? PRICES.length - 1 : Math.max(1, reached);
  const [low, high] = [PRICES[above - 1] ?? [2_500, 57], PRICES[above] ?? [60_000, 97]];
  return low[1] + ((high[1] - low[1]) * Math.log(within / low[0])) / Math.log(high[0] / low[0]);
}

/** Claiming prices fall in bands, so that each has races enough. */
const BANDS = [8_000, 12_500, 17_500, 25_000, 35_000, 50_000, 75_000];
const UNKNOWN_PRICE = 'price unknown';
const bandOf = (dollars: number | null): string =>
  dollars === null ? UNKNOWN_PRICE : String(BANDS.filter((edge) => edge < dollars).length);

/** What claimers earn on average over the bands: all that can be expected of one whose price is unknown. */
const AVERAGE_CLAIMER = sumOf(BANDS.map(pricePoints)) / BANDS.length;

function kindPoints(kind: RaceKind | null, { grade, claimingPrice }: LevelFacts): number {
  if (grade !== null) return GRADES[grade];
  if (kind === null) return UNKNOWN;
  if (kind !== 'claiming' && kind !== 'maiden claiming') return KINDS[kind];
  const paid = claimingPrice === null ? AVERAGE_CLAIMER : pricePoints(claimingPrice);
  return kind === 'claiming' ? paid : paid + MAIDEN;
}

/**
 * The level of a race with the points an average winner of it is expected to earn. The points of claimers, good
 * allowances and top stakes are the published meaning of the scale (100 a good allowance, $25,000 claimers low 90s,
 * $10,000 low to middle 80s, $2,500 57); those of the other kinds, and the deductions for fillies, two-year-olds
 * and state-breds, are assumed and give way to data as it comes.
 */
export function raceLevel(facts: LevelFacts): RaceLevel {
  const kind = raceKindOf(facts.raceType);
  const isClaiming = kind === 'claiming' || kind === 'maiden claiming';
  const price = isClaiming && facts.grade === null ? `/${bandOf(facts.claimingPrice)}` : '';
  const marks = [
    facts.onlyFemales ? 'f' : '',
    facts.onlyTwoYearOlds ? '2' : '',
    facts.stateBred ? 's' : '',
  ].join('');
  const deducted =
    (facts.onlyFemales ? FEMALES : 0) +
    (facts.onlyTwoYearOlds ? TWO_YEAR_OLDS : 0) +
    (facts.stateBred ? STATE_BRED : 0);
  return {
    key: `${facts.grade === null ? (kind ?? 'unknown') : `grade ${facts.grade}`}${price} ${marks}`.trim(),
    prior: kindPoints(kind, facts) + deducted,
  };
}
