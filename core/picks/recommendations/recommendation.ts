import type { Price } from '../../card/price.ts';
import type { BettingLine } from '../../handicapping/betting-line.ts';
import type { PaceProjection } from '../../handicapping/pace.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { Takeout } from '../../odds/takeout.ts';
import type { Consensus } from '../analysis/consensus.ts';
import type { Slot } from '../analysis/slot.ts';
import type { LongshotOpportunity } from '../longshots/longshot.ts';
import type { RaceAnswers } from '../outside-analysts/slot-answers.ts';
import type { ExoticPlay } from './exotics.ts';
import type { LiveOddsRow } from './live-odds.ts';
import type { TicketChances } from './ticket-chances.ts';
import type { PickCase, ValueBet } from './value-bet.ts';
import type { Verdict } from './verdict.ts';

export type { Slot } from '../analysis/slot.ts';

/** Who analyzed. `model` is null for a built-in analyst: nothing is attributed to a model that did not run. */
export interface SlotAnalyst {
  readonly name: string;
  readonly model: string | null;
  readonly isBuiltIn: boolean;
  /** Why the outside analyst of the slot did not answer, in a sentence; null when it did, or none is set. */
  readonly unavailable: string | null;
  /** Version of the prompt; null for a built-in analyst. */
  readonly promptVersion: string | null;
  /** ISO instant at which an outside analyst was asked, by the racing clock; null where none is set. */
  readonly askedAt: string | null;
}

/** A chosen horse with both analysts' reasons. Confidence 0-100, null for none given: how far the evidence agrees, not a chance. */
export interface PickedHorse {
  readonly horse: string;
  readonly programNumber: string;
  readonly postPosition: number | null;
  readonly confidence: number | null;
  readonly aiConsensus: Consensus;
  readonly openaiHorse: string | null;
  readonly claudeHorse: string | null;
  readonly openaiReason: string | null;
  readonly claudeReason: string | null;
  readonly reasoning: string;
  /** On the board that was known, else of the morning line. */
  readonly price: Price | null;
  readonly morningLine: Price | null;
}

export interface ModelPrediction {
  readonly horseName: string;
  readonly programNumber: string;
  readonly postPosition: number | null;
  /** 0-1, the same figure as in the race's rating. */
  readonly winProbability: number;
  /** The model's, 30-65. */
  readonly confidence: number;
}

/** One horse in an analyst's order. */
export interface RankedRow {
  readonly horse: string;
  readonly programNumber: string;
  readonly postPosition: number | null;
  /** Weighted sum of the findings; zero is an average horse of this field. */
  readonly score: number;
  /** The analyst's own rating, 0-1: our chance, tilted by the score. Not our chance. */
  readonly chance: number;
  readonly reasons: readonly string[];
}

/** An analyst's whole opinion of a race, best horse first. */
export interface OpinionRows {
  readonly analyst: string;
  /** Null where the analyst said nothing, or gave none. */
  readonly confidence: number | null;
  readonly horse: string | null;
  readonly longshot: string | null;
  readonly ranking: readonly RankedRow[];
}

/** Whose takeout applies to the pools; assumed when it is not the track's own. */
export type TakeoutSource = Pick<Takeout, 'operator' | 'isAssumed'>;

/** The documented recommendation for one race, and beyond the documents: who made it, from what, at which price. */
export interface Recommendation {
  readonly raceNumber: number;
  readonly raceId: string;
  readonly raceName: string | null;
  /** ISO instant; null while unknown. */
  readonly postTime: string | null;
  /** `D` dirt (also synthetic), `T` turf (also over jumps); null until announced. */
  readonly surface: 'D' | 'T' | null;
  /** `Dirt`, `Turf`, `Inner turf`, `Synthetic` …; `Not announced`, as the distance. */
  readonly surfaceName: string;
  readonly distance: string;
  readonly weatherData: {
    readonly temperature: number | null;
    readonly description: string | null;
    readonly trackCondition: string | null;
  };
  /** Null in a race without starters. */
  readonly primaryPick: PickedHorse | null;
  /** Null unless a horse meets the longshot criteria. */
  readonly bestLongshotPick: PickedHorse | null;
  /** Empty where no board of the race was known. */
  readonly liveOddsData: readonly LiveOddsRow[];
  /** Starters only; coupled horses carry the chance of their ticket, all the same one. */
  readonly mlPredictions: readonly ModelPrediction[];
  /** By betting interest, in the order of the card. */
  readonly tickets: readonly TicketChances[];
  /** Our line, fixed when the picks were sealed; null in picks of earlier versions. */
  readonly line: BettingLine | null;
  /** By betting interest, in the order of the line. */
  readonly cases: readonly PickCase[];
  /** The horses at their price to take or longer; the analysts' lists have those that they also call value. */
  readonly valueBets: readonly ValueBet[];
  readonly claudeValueBets: readonly ValueBet[];
  readonly chatgptValueBets: readonly ValueBet[];
  readonly exoticPlays: readonly ExoticPlay[];
  readonly claudeExoticPlays: readonly ExoticPlay[];
  readonly chatgptExoticPlays: readonly ExoticPlay[];
  readonly expertPicks: {
    readonly expertCount: number;
    readonly topConsensusHorse: string | null;
    readonly individualPicks: readonly {
      readonly expert: string;
      readonly horse: string;
      readonly source: string;
    }[];
  };
  readonly longshotOpportunities: readonly LongshotOpportunity[];
  readonly verdict: Verdict;
  readonly pace: PaceProjection;
  /** Of an analyst who said nothing the ranking is empty. */
  readonly opinions: Readonly<Record<Slot, OpinionRows>>;
  readonly analysts: Readonly<Record<Slot, SlotAnalyst>>;
  /** The outside analysts' answers, as given. */
  readonly answers: RaceAnswers;
  /** Who made the analysis: `Built-in analyst (no AI key set)`, `Claude (claude-…) and GPT (gpt-…)`. */
  readonly analysedBy: string;
  readonly sources: {
    readonly card: Provenance;
    /** Whose board the live prices are from; null where none was known. */
    readonly board: Provenance | null;
    /** Names and versions of all that calculated. */
    readonly model: string;
    readonly order: string;
    readonly analysts: string;
    readonly takeout: TakeoutSource;
    /** ISO instant up to which facts were used; never after the off. */
    readonly upTo: string;
  };
}
