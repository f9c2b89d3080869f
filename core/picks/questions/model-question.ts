import type { RaceId } from '../../card/race.ts';

/** Horses are named by program number; whoever asked checks that it runs. Confidence 0-100: how far evidence agrees. */
export interface ParsedPick {
  readonly primary: {
    readonly programNumber: string;
    readonly confidence: number;
    readonly reasons: readonly string[];
  };
  readonly longshot: { readonly programNumber: string; readonly reason: string } | null;
  /** To win: no price of a place or show bet is known before the off. */
  readonly value: readonly {
    readonly programNumber: string;
    readonly confidence: number;
    readonly reason: string;
  }[];
  readonly exotics: readonly {
    readonly betType: 'exacta' | 'trifecta';
    /** The first is meant to win, the others to fill the places behind it. */
    readonly programNumbers: readonly string[];
    readonly reason: string;
  }[];
}

/** What a model can be asked for, by name, and the shape in which it answers. */
export interface AnswerShapes {
  readonly pick: ParsedPick;
  /** Confidence 0-10, as the debate counts. */
  readonly 'debate-opening': {
    readonly programNumber: string;
    readonly confidence: number;
    readonly reasoning: string;
  };
  readonly 'debate-critique': { readonly critique: string };
  readonly 'debate-final': { readonly programNumber: string; readonly explanation: string };
  /** A model always gives a confidence; null is the house's own word for a race without a pick. */
  readonly 'race-analysis': {
    readonly confidence: number | null;
    readonly riskAssessment: string;
    readonly analysis: string;
    readonly reasoning: string;
    readonly keyFactors: readonly string[];
  };
  readonly 'betting-strategy': {
    readonly primaryPick: string;
    readonly strategy: string;
    readonly alternatives: readonly string[];
    readonly valueOpportunities: readonly string[];
    readonly reasoning: string;
  };
  readonly 'race-summary': {
    readonly confidence: number | null;
    readonly riskLevel: 'low' | 'medium' | 'high';
    readonly summary: string;
    readonly keyFactor: string;
  };
  /** Plain text. */
  readonly text: { readonly text: string };
}

export type ShapeName = keyof AnswerShapes;

/** What a question is asked for; spending is told by it. */
export type Feature =
  | 'picks'
  | 'ask-jake'
  | 'enhanced-analysis'
  | 'debate'
  | 'race-analysis'
  | 'betting-strategy'
  | 'race-summary'
  | 'data-query'
  | 'longshots';

/**
 * One question to a model. `instructions` are the same for every question of a shape, `shared` for every question of
 * that shape on a day: they stand first, so that a provider keeps them and they are paid once. The shape itself stands
 * before both, so that questions of two shapes share nothing; `shared` is blank where no other question of the shape
 * comes soon, for keeping costs more than reading it once. Text of others (feeds, cards, members)
 * is quoted in `shared` and `question` as data, never in `instructions`.
 */
export interface ModelQuestion<Shape extends ShapeName = ShapeName> {
  readonly shape: Shape;
  readonly feature: Feature;
  readonly raceId: RaceId | null;
  /** Id of the member who asked; null for the house itself. */
  readonly askedBy: string | null;
  readonly instructions: string;
  readonly shared: string;
  readonly question: string;
}

/** What a question took, as the provider tells it. */
export interface ModelUsage {
  /** All that went in, what was kept and reused included. */
  readonly inputTokens: number;
  readonly cachedTokens: number;
  /** Kept for reuse by this question; some providers bill it higher. */
  readonly cacheWriteTokens: number;
  readonly outputTokens: number;
}

/** Why there is no answer. */
export type Unanswered =
  | 'refused'
  | 'cut-off'
  | 'no-sense'
  | 'ill'
  | 'too-slow'
  | 'not-allowed'
  | 'no-budget'
  | 'given-up';

/** How a question without an answer ended, for whoever pays for it and may put it again. */
export interface TryEnd {
  /** No model worked on it: nobody bills it. */
  readonly neverRan?: true;
  /** The same question may do later: after so many milliseconds, null where that is not told. */
  readonly again?: { readonly afterMs: number | null };
}

/** `usage` is null where the provider was not reached or did not tell. */
export type ModelAnswer<Shape extends ShapeName = ShapeName> =
  | { readonly is: 'answered'; readonly value: AnswerShapes[Shape]; readonly usage: ModelUsage | null }
  | ({
      readonly is: Unanswered;
      /** One sentence for people. */
      readonly why: string;
      readonly usage: ModelUsage | null;
    } & TryEnd);

/** Somebody who may go away before the answer comes. */
export interface Asker {
  readonly isGone: () => boolean;
  /** Calls once when the asker goes; the answer takes the wish back. */
  readonly whenGone: (act: () => void) => () => void;
}

export interface AskExtras {
  readonly asker?: Asker;
  /** Hears the text as it comes (shape `text` only). */
  readonly hear?: (piece: string) => void;
  /** Milliseconds that are left for it. */
  readonly withinMs?: number;
}
