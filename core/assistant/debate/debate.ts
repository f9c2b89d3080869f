import type { CheckedClaim } from '../../fact-check/claim.ts';
import type { Answerer } from '../outside-model.ts';

export interface Opening {
  readonly horse: string;
  readonly programNumber: string;
  /** 0-10. */
  readonly confidence: number;
  readonly reasoning: string;
}

export interface FinalPosition {
  readonly finalHorse: string;
  readonly programNumber: string;
  readonly explanation: string;
}

export interface DebateConsensus {
  readonly hasConsensus: boolean;
  /** The horse both end on; null when they end on two. */
  readonly horse: string | null;
  readonly explanation: string;
  readonly claudePick: string;
  readonly gptPick: string;
}

export type DebateSide = 'claude' | 'gpt';

export type BySide<Value> = Readonly<Record<DebateSide, Value>>;

export type DebateRound = 'round1' | 'round2' | 'round3';

/** Progress of a running debate: a round, as soon as both sides have spoken. */
export type ReportedRound = {
  readonly [Round in DebateRound]: Readonly<Record<Round, Debate[Round]>> & {
    readonly speakers: Readonly<Record<Round, Debate['speakers'][Round]>>;
  };
}[DebateRound];

/** A claim of a statement with where it was made. */
export interface DebateCheck extends CheckedClaim {
  readonly round: 1 | 2 | 3;
  readonly side: DebateSide;
}

/** Three rounds on one race in the documented shape, with who spoke and which facts were wrong. */
export interface Debate {
  readonly raceId: string;
  readonly raceNumber: number;
  readonly round1: Readonly<Record<DebateSide, Opening>>;
  readonly round2: {
    readonly claudeCritique: { readonly critique: string };
    readonly gptCritique: { readonly critique: string };
  };
  readonly round3: { readonly claudeFinal: FinalPosition; readonly gptFinal: FinalPosition };
  readonly consensus: DebateConsensus;
  readonly checks: readonly DebateCheck[];
  /** Who spoke in each round: when a side's model stops answering, the built-in analyst takes over. */
  readonly speakers: Readonly<Record<DebateRound, Readonly<Record<DebateSide, Answerer>>>>;
  /** Who spoke for each side: the one who opened, with a note when another spoke later. */
  readonly analysts: Readonly<Record<DebateSide, Answerer>>;
  readonly analysedBy: string;
  readonly tokens: number;
}
