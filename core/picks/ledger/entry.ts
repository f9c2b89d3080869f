import type { QuotedPrice } from '../../card/price.ts';
import type { BettingLine } from '../../handicapping/betting-line.ts';
import type { ChainHead, ChainRow } from '../../kernel/chain.ts';
import type { Tier } from '../../kernel/provenance.ts';
import type { VerdictKind } from '../../odds/verdict.ts';

/**
 * Who picks a race: the two analysts, their consensus with the market, and benchmarks. `board` are the live prices of that
 * moment, `favourite` the shortest price known then.
 */
export type PickerName =
  | 'claude'
  | 'openai'
  | 'consensus'
  | 'model'
  | 'formula'
  | 'morning line'
  | 'board'
  | 'favourite';

export interface SealedHorse {
  readonly programNumber: string;
  readonly name: string;
}

/** A price as it was known; `kind` says whether it could be taken. Source and time are those of the inputs. */
export interface SealedPrice extends QuotedPrice {
  /** Earlier versions wrote `live` for a stale price, too. */
  readonly kind: 'morning line' | 'live' | 'stale';
}

/** One betting interest at that moment. */
export interface SealedTicket {
  readonly interest: string;
  readonly horses: readonly SealedHorse[];
  /** Odds to 1 on the morning line; null without one. */
  readonly line: number | null;
  /** Null where no price was known. */
  readonly odds: SealedPrice | null;
}

/** One picker on a race. Chances 0-1, in the order of the tickets. */
export interface SealedPicker {
  readonly voice: PickerName;
  /** `Form analyst`, `Claude`. */
  readonly who: string;
  /** The provider's id of the model; null where none ran. */
  readonly model: string | null;
  /** Version of what calculated; null where there is none. */
  readonly version: string | null;
  readonly promptVersion: string | null;
  /** Null where it picks no horse. */
  readonly horse: SealedHorse | null;
  /** Of the horse's ticket; null for a picker without chances. */
  readonly chance: number | null;
  /** The price of the horse then. */
  readonly odds: SealedPrice | null;
  readonly chances: readonly number[] | null;
}

/** Where a price was read, and when: ISO instants. */
interface PriceSource {
  readonly source: string;
  readonly at: string;
}

/** Why an entry repeats an earlier pick: its verdict turned to another one at the prices of a board. */
export interface SealedTurn {
  /** The verdict sealed before. */
  readonly from: VerdictKind | 'PLAY' | null;
  /** What turned it, in a sentence. */
  readonly cause: string;
  /** The price of the verdict's horse; null without one. */
  readonly price: SealedPrice | null;
  /** Where the price was read, and when; null without a board. */
  readonly board: PriceSource | null;
}

/** What the pick was made from. */
export interface SealedInputs {
  /** SHA-256 of the whole evidence in canonical text. */
  readonly evidence: string;
  /** Hash of the card with its late changes: `…+3@1753981200000` names their number and the last one. */
  readonly card: string;
  readonly tier: Tier;
  readonly lines: PriceSource;
  /** Null where no board was known. */
  readonly board: PriceSource | null;
  readonly weather: {
    readonly temperature: number | null;
    readonly description: string | null;
    readonly trackCondition: string | null;
  };
}

/** The sealed content on a race, without the moment of sealing. */
export interface SealedFacts {
  readonly raceId: string;
  readonly trackSlug: string;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly raceNumber: number;
  /** `claiming`, `stakes`; null where the class is not known. */
  readonly raceClass: string | null;
  /** ISO instant of the scheduled off; null while unknown. */
  readonly off: string | null;
  /** An invented race. */
  readonly isDemo: boolean;
  readonly inputs: SealedInputs;
  /** Versions of all that made it. */
  readonly madeWith: string;
  readonly analysedBy: string;
  readonly tickets: readonly SealedTicket[];
  readonly voices: readonly SealedPicker[];
  /** Our line: chances without the board, and the prices to take. Entries of earlier versions have none. */
  readonly line?: BettingLine | null;
  readonly verdict: {
    /** Earlier versions called BET `PLAY`; null without prices. */
    readonly kind: VerdictKind | 'PLAY' | null;
    readonly horse: SealedHorse | null;
    readonly priceToTake: QuotedPrice | null;
  };
  /** Only in entries that seal a turn of the verdict: all else is as it was sealed with the pick. */
  readonly turn?: SealedTurn;
}

/** When something was sealed. ISO instants. */
export interface SealedMoment {
  /** By the machine's clock. */
  readonly sealedAt: string;
  /** By the racing clock, which a demo or a replay sets. */
  readonly racingAt: string;
  /** The race was off by then: shown, never scored. */
  readonly isAfterOff: boolean;
  /** Made later from what was known then: shown separately, proves nothing. */
  readonly isReplayed: boolean;
}

/** One line of the ledger. */
export interface LedgerEntry extends SealedFacts, SealedMoment {
  readonly format: 1;
  /** From 1, without gaps. */
  readonly seq: number;
  /** Hash of the entry before this one; of the first 64 zeros. */
  readonly previous: string;
}

/** An entry as it is stored: its canonical text, and the SHA-256 of that. */
export type SealedRow = ChainRow;

/** The last line of the ledger: who knows its hash can prove all before it. */
export type LedgerHead = ChainHead;
