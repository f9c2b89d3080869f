import type { MemberId } from '../accounts/member.ts';
import type { RaceId } from '../card/race.ts';
import type { Instant } from '../kernel/instant.ts';
import type { DaySpan, RaceDay } from '../kernel/race-day.ts';
import type { Slot } from './analysis/slot.ts';
import type { LedgerHead, SealedRow } from './ledger/entry.ts';
import type { PickToSeal } from './ledger/pick-to-seal.ts';
import type { BetType, MemberPick } from './member-picks/member-pick.ts';
import type { AskExtras, ModelAnswer, ModelQuestion, ShapeName } from './model-questions/model-question.ts';
import type { AnalystsQuestion } from './outside-analysts/analysts-question.ts';
import type { AnswersByRace } from './outside-analysts/slot-answers.ts';
import type { PicksSet } from './recommendations/picks-set.ts';
import type { Recommendation } from './recommendations/recommendation.ts';

/** A stored set; the revision grows by one whenever the day's set is replaced. */
export interface StoredPicks {
  readonly set: PicksSet;
  readonly revision: number;
}

/** The picks of each track and day; those that were replaced stay stored. */
export interface PicksStore {
  /** Saves a set in place of the day's former one. */
  keep(set: PicksSet): Promise<StoredPicks>;
  /** The latest set; with `until`, the latest one made by that moment. */
  picksFor(trackSlug: string, day: RaceDay, until?: Instant): Promise<StoredPicks | null>;
}

/**
 * A short text that changes whenever any data changes that prices and chances of a track (slug) and days depend on: cards,
 * late changes, boards, weather, the records of people, picks.
 */
export type RacingMark = (trackSlug: string, days: DaySpan) => Promise<string>;

/** Whose pick of what: of several picks with the same place the latest counts. */
export interface PickPlace {
  readonly memberId: MemberId;
  readonly raceId: RaceId;
  readonly betType: BetType;
}

/** Picks of members as they were made: none is changed or deleted when superseded. */
export interface MemberPickStore {
  /** Adds a pick, which counts from then on; refuses ('signed-out') one of a deleted account. */
  keep(pick: MemberPick): Promise<void>;
  current(place: PickPlace): Promise<MemberPick | null>;
  /** Every current pick on races of a span of days, oldest first. */
  currentBetween(span: DaySpan): Promise<readonly MemberPick[]>;
  /** Every pick of a member, superseded ones included, newest first. */
  everythingOf(memberId: MemberId): Promise<readonly MemberPick[]>;
  forget(memberId: MemberId): Promise<void>;
}

/** Puts a question to a model. */
export type PutQuestion = <Shape extends ShapeName>(
  question: ModelQuestion<Shape>,
  extras?: AskExtras,
) => Promise<ModelAnswer<Shape>>;

/** An AI provider that answers questions. Its failures are answers, never exceptions. */
export interface Provider {
  readonly slot: Slot;
  /** Display name: `Claude`, `GPT`. */
  readonly name: string;
  /** The provider's id of the model. */
  readonly model: string;
  /** One try. */
  ask: PutQuestion;
  /** Asks by `ask`, and retries while that may help. Budget checks wrap each try. */
  readonly persist?: (ask: PutQuestion) => PutQuestion;
}

/** Who is asked in each slot; null without a key, when the built-in analyst answers. */
export type Providers = Readonly<Record<Slot, Provider | null>>;

/** Asks the outside analysts about races; a failure is the answer of its slot. Empty where none is set. */
export type AskAnalysts = (ask: AnalystsQuestion) => Promise<AnswersByRace>;

/** The sealed ledger: append-only. */
export interface LedgerStore {
  /** The last row; null while there is none. */
  head(): Promise<LedgerHead | null>;
  /** Adds rows after the last one; a taken sequence number is a bug. */
  append(rows: readonly SealedRow[]): Promise<void>;
  /** Of each race the last row, of those sealed then or of those replayed. */
  lastOf(raceIds: readonly RaceId[], isReplayed: boolean): Promise<readonly SealedRow[]>;
  /** Of each race the last row with a line, sealed before the off and by `until`; of those sealed then or of those replayed. */
  lastLineOf(raceIds: readonly RaceId[], isReplayed: boolean, until: Instant): Promise<readonly SealedRow[]>;
  /** The rows on these races that say BET, sealed before the off and by `until`, in their order; replays are left out. */
  betsOf(raceIds: readonly RaceId[], until: Instant): Promise<readonly SealedRow[]>;
}

/** Which rows of the ledger to read; null takes all. */
export interface LedgerRequest {
  readonly day: RaceDay | null;
  readonly trackSlug: string | null;
  readonly raceId?: RaceId;
  /** Only rows replayed later, or only those sealed then. */
  readonly isReplayed?: boolean;
  /** Only rows before this one. */
  readonly before: number | null;
  /** Only rows that were in the ledger at this moment of racing. */
  readonly until?: Instant;
  readonly most: number;
}

/** Rows of a span that may be scored: all sealed before the scheduled post time. */
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
  scorable(request: BoardRequest): Promise<readonly SealedRow[]>;
}

/** Saved recommendations at current prices, in the same order. */
export type PriceNow = (recommendations: readonly Recommendation[]) => Promise<readonly Recommendation[]>;

/** Seals picks in the transaction that saves them; returns how many entries were new. */
export type Seal = (picks: readonly PickToSeal[], how?: { readonly isReplayed?: boolean }) => Promise<number>;
