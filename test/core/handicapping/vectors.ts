import type { RaceWeather } from '#core/handicapping/win-percent.ts';
import file from './formula-vectors.json' with { type: 'json' };

interface WinVector {
  readonly name: string;
  readonly entry: {
    readonly post?: number;
    readonly odds?: string | null;
    readonly distance: string;
    readonly age?: number;
    readonly jockeyWinPct?: number;
    readonly trainerWinPct?: number;
  };
  readonly weather: RaceWeather | null;
  readonly expect: Readonly<
    Record<'base' | 'wet' | 'wind' | 'heat' | 'jockey' | 'trainer' | 'post' | 'raw' | 'win', number>
  >;
}

interface Vectors {
  readonly win: readonly WinVector[];
  readonly confidence: readonly { post: number; raw: number; whole: number }[];
  readonly postTerm: readonly { post: number; term: number }[];
  readonly muddyLabel: readonly { post: number; label: number }[];
  readonly oddsPct: readonly { odds?: string | null; num: number; den: number; basePct: number }[];
  readonly longshot: readonly {
    ml: number;
    odds: string;
    relative: { implied: number; edge: number; ratio: number; qualifies: boolean };
    payoutOn2: number;
  }[];
  readonly longshotDrift: readonly {
    morningLine: string;
    case: string;
    ml: number;
    shortestLiveOddsRelative: string;
  }[];
  readonly exactaBox: readonly { stakePerCombination: number; horses: number; cost: number }[];
  readonly placeShowRecommended: {
    readonly inputWinPct: readonly number[];
    readonly out: readonly { win: number; place: number; show: number }[];
  };
}

/** The documented known answers of the formulas, six places. */
export const vectors = file as unknown as Vectors;

/** Equal as far as the known answers are printed. */
export const isNear = (value: number, other: number, within = 1e-6): boolean =>
  Math.abs(value - other) <= within;
