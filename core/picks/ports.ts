import type { MemberId } from '../accounts/member.ts';
import type { RaceId } from '../card/race.ts';
import type { DaySpan, RaceDay } from '../kernel/race-day.ts';
import type { PicksSet } from './analysis/picks-set.ts';
import type { Slot } from './analysis/slot.ts';
import type { WordsByRace } from './analysis/slot-words.ts';
import type { LedgerHead, SealedRow } from './ledger/entry.ts';
import type { PickToSeal } from './ledger/pick-to-seal.ts';
import type { AnalystsQuestion } from './questions/analysts-question.ts';
import type { AskExtras, ModelAnswer, ModelQuestion, ShapeName } from './questions/model-question.ts';
import type { BetType, MemberPick } from './recommendations/member-pick.ts';

/** A set as it is kept; the revision grows by one whenever the day's set is replaced. */
export interface StoredPicks {
  readonly set: PicksSet;
  readonly revision: number;
}

/** The latest picks of each track and day. */
export interface PicksStore {
  /** Keeps a set in the place of the day's former one. */
  keep(set: PicksSet): Promise<StoredPicks>;
  picksFor(trackSlug: string, day: RaceDay): Promise<StoredPicks | null>;
}

/**
 * A short text that is another one after anything was kept or dropped of what prices and chances of a track (slug) and
 * days rest on: cards, late changes, boards, weather, the records of people, picks.
 */
export type RacingMark = (trackSlug: string, days: DaySpan) => Promise<string>;

/** Whose pick of what: of the picks with one such place the latest stands. */
export interface PickPlace {
  readonly memberId: MemberId;
  readonly raceId: RaceId;
  readonly betType: BetType;
}

/** Picks of members as they were made: none is changed, and what was superseded is kept. */
export interface MemberPickStore {
  /** Adds a pick, which stands from then on; refuses ('signed-out') one of somebody whose account is gone by now. */
  keep(pick: MemberPick): Promise<void>;
  standing(place: PickPlace): Promise<MemberPick | null>;
  /** Every standing pick on races of a span of days, oldest first. */
  standingBetween(span: DaySpan): Promise<readonly MemberPick[]>;
  /** Every pick of a member, superseded ones included, newest first. */
  everythingOf(memberId: MemberId): Promise<readonly MemberPick[]>;
  forget(memberId: MemberId): Promise<void>;
}

/** Puts a question to a model. */
export type PutQuestion = <Shape extends ShapeName>(
  question: ModelQuestion<Shape>,
  extras?: AskExtras,
) => Promise<ModelAnswer<Shape>>;

/** A model outside the house that answers questions. It never throws for what may go wrong with one. */
export interface Provider {
  readonly slot: Slot;
  /** As people know it: `Claude`, `GPT`. */
  readonly name: string;
  /** The provider's id of the model. */
  readonly model: string;
  /** One try. */
  ask: PutQuestion;
  /** Puts a question by `ask`, and again while that may do. Whoever pays for each try stands in between. */
  readonly persist?: (ask: PutQuestion) => PutQuestion;
}

/** Who is asked in each slot; null where no key is set, and the built-in analyst sits. */
export type Providers = Readonly<Record<Slot, Provider | null>>;

/** Asks the outside analysts about races; what goes wrong stands in the words of its slot. Empty where none is set. */
export type AskAnalysts = (ask: AnalystsQuestion) => Promise<WordsByRace>;

/** The sealed ledger: rows are added at its end, none is ever altered or removed. */
export interface LedgerStore {
  /** The last row; null while there is none. */
  head(): Promise<LedgerHead | null>;
  /** Adds rows after the last one; a row whose place is taken is a bug. */
  append(rows: readonly SealedRow[]): Promise<void>;
  /** Of each race the last row, of those sealed then or of those replayed. */
  lastOf(raceIds: readonly RaceId[], isReplayed: boolean): Promise<readonly SealedRow[]>;
}

/** Which rows of the ledger to read; null takes all. */
export interface LedgerRequest {
  readonly day: RaceDay | null;
  readonly trackSlug: string | null;
  /** Only rows before this one. */
  readonly before: number | null;
  readonly most: number;
}

/** Rows of a span that may count: all before the scheduled off, which the race itself may have beaten. */
export interface BoardRequest {
  readonly isDemo: boolean;
  readonly span: DaySpan;
  readonly trackSlug: string | null;
}

/** The ledger as it is read. */
export interface LedgerPages {
  head(): Promise<LedgerHead | null>;
  /** Newest first. */
  page(request: LedgerRequest): Promise<readonly SealedRow[]>;
  /** The rows that follow a place, in their order. */
  after(seq: number, most: number): Promise<readonly SealedRow[]>;
  /** In their order; those sealed after the off are left out. */
  standing(request: BoardRequest): Promise<readonly SealedRow[]>;
}

/** Freezes picks in the unit of work they are kept in; gives how many entries were new. */
export type Seal = (picks: readonly PickToSeal[], how?: { readonly isReplayed?: boolean }) => Promise<number>;
