import type { RaceId } from '../../card/race.ts';
import type { Asker } from '../../kernel/share.ts';

/** Horses are named by program number; the caller checks that it runs. Confidence 0-100: how far the evidence agrees. */
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
    /** The first is meant to win, the others to fill the places underneath. */
    readonly programNumbers: readonly string[];
    readonly reason: string;
  }[];
}

/** A function that a model may call before it answers; each of its arguments is a required text. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<
    Record<string, { readonly description: string; readonly oneOf?: readonly string[] }>
  >;
}

/** A call of a tool. */
export interface ToolCall {
  /** The provider's id of the call. */
  readonly id: string;
  readonly name: string;
  /** Null where they are not what the tool declares, or where there is no such tool. */
  readonly values: Readonly<Record<string, string>> | null;
}

/** Calls that a model made at once, and what each was answered with. */
export interface ToolRound {
  readonly calls: readonly ToolCall[];
  /** In the order of the calls. */
  readonly replies: readonly string[];
  /** What the provider gave with the calls and wants back as it is. */
  readonly thoughts: readonly unknown[];
}

/** The tools of a conversation and what was called so far. */
export interface ToolConversation {
  readonly tools: readonly ModelTool[];
  readonly rounds: readonly ToolRound[];
  /** False when the model must answer now. */
  readonly mayCall: boolean;
}

/** What a model can be asked for, by name, and the shape of its answer. */
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
  /** A model always gives a confidence; null only in a built-in answer for a race without a pick. */
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
  /** Plain text, or the tools that the model wants called first; then the text is no answer yet and may be blank. */
  readonly 'with-tools': {
    readonly text: string;
    readonly calls: readonly ToolCall[];
    /** To be given back with the calls; left out where the provider wants nothing back. */
    readonly thoughts?: readonly unknown[];
  };
}

export type ShapeName = keyof AnswerShapes;

/** What a question is asked for; spending is reported by it. */
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
 * that shape on a day: they come first, so that a provider caches them and they are paid once. The shape itself comes
 * before both, so that questions of two shapes share nothing; `shared` is blank where no other question of the shape
 * follows soon, as caching costs more than reading once. Text of others (feeds, cards, members)
 * is quoted in `shared` and `question` as data, never in `instructions`.
 */
export interface ModelQuestion<Shape extends ShapeName = ShapeName> {
  readonly shape: Shape;
  readonly feature: Feature;
  readonly raceId: RaceId | null;
  /** Id of the member who asked; null for the system. */
  readonly askedBy: string | null;
  readonly instructions: string;
  readonly shared: string;
  readonly question: string;
  /** Only of the shape 'with-tools'. */
  readonly conversation?: ToolConversation;
}

/** Token usage of a question, as the provider reports it. */
export interface ModelUsage {
  /** All input, cached tokens included. */
  readonly inputTokens: number;
  readonly cachedTokens: number;
  /** Written to the cache by this question; some providers bill it higher. */
  readonly cacheWriteTokens: number;
  readonly outputTokens: number;
}

/** Why there is no answer. */
export type Unanswered =
  | 'refused'
  | 'cut-off'
  | 'no-sense'
  | 'unavailable'
  | 'too-slow'
  | 'not-allowed'
  | 'no-budget'
  | 'given-up';

/** How a question without an answer ended, for billing and retries. */
export interface TryEnd {
  /** No model worked on it: not billed. */
  readonly neverRan?: true;
  /** The same question may succeed later: after so many milliseconds, null where unknown. */
  readonly again?: { readonly afterMs: number | null };
}

/** `usage` is null where the provider was not reached or did not report it. */
export type ModelAnswer<Shape extends ShapeName = ShapeName> =
  | { readonly is: 'answered'; readonly value: AnswerShapes[Shape]; readonly usage: ModelUsage | null }
  | ({
      readonly is: Unanswered;
      /** One sentence for people. */
      readonly why: string;
      readonly usage: ModelUsage | null;
    } & TryEnd);

export interface AskExtras {
  readonly asker?: Asker;
  /** Called with the text as it streams in (shapes `text` and `with-tools`). */
  readonly onPiece?: (piece: string) => void;
  /** Milliseconds that are left for it. */
  readonly withinMs?: number;
}
