import type { CardChange } from '../../card/card-change.ts';
import type { Race, RaceId } from '../../card/race.ts';
import type { Track } from '../../card/track.ts';
import type { BiasKind } from '../../handicapping/bias/bias-kind.ts';
import type { BiasReport } from '../../handicapping/bias/bias-report.ts';
import type { Switches } from '../../handicapping/what-if/switches.ts';
import type { YieldToEventLoop } from '../../kernel/functions.ts';
import type { Instant } from '../../kernel/instant.ts';
import type { DaySpan, RaceDay } from '../../kernel/race-day.ts';
import type { OddsSheet } from '../../odds/odds-sheet.ts';
import type { LedgerEntry } from '../../picks/ledger/entry.ts';
import type { RaceView as RatedRace } from '../../picks/what-if/race-view.ts';
import type { DayResults } from '../../results/day-results.ts';
import type { PickerScore } from '../../scorecards/scoreboard/picker-score.ts';
import type { VerdictRecord } from '../../scorecards/scoreboard/verdict-record.ts';
import type { FoundAnswer } from '../found-answer.ts';
import type { MemberFacts } from '../member-facts.ts';
import type { PayoffOf } from '../payoff-of.ts';
import type { RaceDays } from '../race-days.ts';
import type { CardInPlay, RaceView } from '../race-view.ts';

/** A question on a card, as far as every tool needs it read. */
export interface ChatQuestion {
  readonly text: string;
  readonly card: CardInPlay;
  /** The race it names by number or name, on the card or not; null for none. */
  readonly raceNumber: number | null;
}

/** A race as it is and with something switched. */
export interface SwitchedRace {
  readonly race: Pick<Race, 'number' | 'runners' | 'surface'>;
  readonly switched: Pick<Race, 'runners' | 'surface' | 'offTheTurf'>;
  readonly mainTracks: readonly NonNullable<Race['surface']>[];
  readonly going: { readonly before: string | null; readonly after: string | null };
  readonly before: RatedRace;
  readonly after: RatedRace;
}

/** Which race is switched, and how. */
export interface SwitchRequest extends Switches {
  readonly track: string;
  readonly day: string;
  readonly raceNumber: number;
}

/** How picks did, as the scoreboard counts them. */
export interface PicksRecord {
  readonly races: number;
  readonly voices: readonly PickerScore[];
  readonly verdicts: readonly VerdictRecord[];
}

/** What tools ask of other rooms. */
export interface ToolSources {
  readonly payoffOf: PayoffOf;
  /** Of the member who asks. */
  readonly memberFacts: MemberFacts;
  /** Other requests are answered while tickets are searched for. */
  readonly yieldToEventLoop: YieldToEventLoop;
  /** The results of a track, by slug, on a day. */
  readonly showResults: (track: string, day: string) => Promise<DayResults>;
  /** Refuses ('conflict') a race that is off, ('invalid') what cannot be switched. */
  readonly showWhatIf: (request: SwitchRequest) => Promise<SwitchedRace>;
  /** The days of a span on which a track raced or has a card. */
  readonly raceDays: (track: Track, span: DaySpan) => Promise<RaceDays>;
  /** Of the races of a kind where one is given, else of all together. */
  readonly showBias: (track: string, days: number, kind?: BiasKind) => Promise<BiasReport>;
  /** The newest first. */
  readonly showChanges: (raceId: RaceId) => Promise<{
    readonly changes: readonly (CardChange & { readonly isInForce: boolean })[];
  }>;
  /** Boards of a race before now, oldest first. */
  readonly showOddsHistory: (request: {
    readonly track: string;
    readonly day: string;
    readonly raceNumber: number;
  }) => Promise<Pick<OddsSheet, 'history'>>;
  /** Sealed picks of a track, by slug, on a day, the newest first. */
  readonly showLedger: (request: {
    readonly track: string;
    readonly day: RaceDay;
    readonly limit: number;
  }) => Promise<{ readonly entries: readonly { readonly entry: LedgerEntry }[] }>;
  readonly showScoreboard: (request: {
    readonly from: RaceDay;
    readonly to: RaceDay;
    readonly track: string;
  }) => Promise<{
    readonly span: DaySpan;
    readonly sealed: PicksRecord;
    readonly replayed: PicksRecord;
  }>;
}

/** Where tools get facts beyond the card. */
export interface ToolFacts extends Omit<ToolSources, 'showResults'> {
  /** The racing clock. */
  readonly now: () => Instant;
  readonly viewsOf: (numbers: readonly number[]) => Promise<readonly RaceView[]>;
  readonly resultsOn: (track: Track, day: RaceDay) => Promise<DayResults>;
}

/** Gets the facts and words the answer. */
export type Answering = (facts: ToolFacts) => Promise<FoundAnswer>;

/** Answers one kind of question. */
export interface Tool {
  readonly name: string;
  /** Null where the question is of another kind. */
  reads(question: ChatQuestion): Answering | null;
}

/** An answer of the card alone. */
export const atOnce =
  (found: FoundAnswer): Answering =>
  async () =>
    found;
