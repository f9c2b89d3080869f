import type { RaceDay } from '../kernel/race-day.ts';
import type { LineDetail } from './line-detail.ts';
import type { Surface } from './surface.ts';
import type { TrackmasterLine } from './trackmaster-facts.ts';

/** Position and lengths at one call of a past race. `lengths`: ahead when first, else behind the leader. */
export interface Call {
  /** 1 = first; null where the line shows a letter or nothing. */
  readonly position: number | null;
  readonly lengths: number | null;
}

/** Why there is no finishing position. */
export type NonFinish =
  | 'bled'
  | 'bolted'
  | 'broke down'
  | 'distanced'
  | 'dwelt'
  | 'eased'
  | 'fell'
  | 'lame'
  | 'left at post'
  | 'left course'
  | 'lost rider'
  | 'no line'
  | 'propped'
  | 'sulked'
  | 'sore'
  | 'refused'
  | 'pulled up'
  | 'wheeled'
  | 'saddle slipped'
  | 'lost irons'
  | 'beaten off'
  | 'reared'
  | 'bucked'
  | 'did not finish'
  | 'unplaced'
  | 'unspecified';

/** Producers whose figures are not on Brisnet's scale: the same race gets other numbers, and they spread wider. */
export type FigureScale = 'TrackMaster' | 'Equibase';

/** One earlier race of a horse, as its past-performance line shows it. Known from the day after it was run. */
export interface PastPerformance {
  readonly day: RaceDay;
  readonly track: string;
  readonly raceNumber: number | null;
  readonly surface: Surface | null;
  /** `FT GD MY SY WF` on dirt, `FM GD YL SF HY` on turf; empty in older cards, or null, where it is unknown. */
  readonly condition: string | null;
  readonly distanceYards: number | null;
  readonly isAbout: boolean;
  readonly takenOffTurf: boolean;
  readonly raceType: string;
  readonly grade: 1 | 2 | 3 | null;
  readonly classification: string;
  readonly raceName: string | null;
  readonly purse: number | null;
  readonly claimingPrice: number | null;
  readonly fieldSize: number | null;
  readonly postPosition: number | null;
  /** Odds to 1 at the off; null when unknown. */
  readonly odds: number | null;
  readonly wasFavorite: boolean | null;
  readonly weightLb: number | null;
  /** Position leaving the gate; null at a mile and a quarter or more, where lines do not show it. */
  readonly gateBreak: number | null;
  /** The quarter of a route, before its first call; empty in a sprint. */
  readonly quarterCall: Call;
  /** First call is the quarter in a sprint and the half in a route: the early position for pace. */
  readonly firstCall: Call;
  readonly secondCall: Call;
  readonly stretchCall: Call;
  /** Order across the wire, before disqualifications. */
  readonly crossed: Call;
  readonly nonFinish: NonFinish | null;
  /** Official placing; null when not placed. Use it for results, `crossed` for running lines. */
  readonly official: number | null;
  /** Whose scale the figures and the track variant are on; omitted for Brisnet's and our own. */
  readonly figureScale?: FigureScale;
  readonly speedFigure: number | null;
  readonly speedPar: number | null;
  readonly pace2f: number | null;
  readonly pace4f: number | null;
  readonly pace6f: number | null;
  readonly latePace: number | null;
  readonly raceShape1: number | null;
  readonly raceShape2: number | null;
  /** Leader's times at the three usual calls in seconds; fewer in a short race. */
  readonly fractions: readonly number[];
  readonly finalSeconds: number | null;
  readonly trackVariant: number | null;
  /** Omitted where the line is not TrackMaster's. */
  readonly trackmaster?: TrackmasterLine;
  /** Empty in older cards, or null, where it is unknown; so is the trainer. */
  readonly jockey: string | null;
  readonly trainer: string | null;
  /** `none`, `lasix`, `bute`, `bute and lasix`. */
  readonly medication: string | null;
  readonly blinkers: boolean | null;
  readonly claimed: boolean;
  /** First three across the wire with margins in lengths. */
  readonly firstThree: readonly { readonly name: string; readonly margin: number | null }[];
  readonly comment: string;
  readonly longComment: string;
  readonly extraComment: string;
  /** Omitted where the source prints none of it, and in lines stored before it was read. */
  readonly detail?: LineDetail;
}

/** A line without a producer's figures. */
export const NO_FIGURES = {
  speedFigure: null,
  speedPar: null,
  pace2f: null,
  pace4f: null,
  pace6f: null,
  latePace: null,
  raceShape1: null,
  raceShape2: null,
  trackVariant: null,
} as const satisfies Partial<PastPerformance>;
