import type { Race } from '../card/race.ts';
import type { Track } from '../card/track.ts';
import type { Evidence } from '../handicapping/evidence.ts';
import { type FinishOrder, finishOrder } from '../handicapping/finish-order.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { type AnalysedRace, type Analysis, analyse } from '../picks/analysis/analysis.ts';
import type { Recommendation } from '../picks/recommendations/recommendation.ts';
import { fieldOf, type TicketField } from '../tickets/ticket-field.ts';

/** All the assistant knows of a race: what may be known of it, the chances, and the picks as they stand. */
export interface RaceInView {
  readonly evidence: Evidence;
  /** The fitted model's win chances, in the order of the betting interests. */
  readonly chances: readonly number[];
  readonly order: FinishOrder;
  readonly field: TicketField;
  /** With the built-in analysts in both slots, whoever made the picks. */
  readonly builtIn: AnalysedRace;
  readonly picks: Recommendation;
  readonly card: Provenance;
  /** Fingerprint of the card it was seen on. */
  readonly cardHash: string;
  /** The same with the picks as they stand. */
  readonly picksMark: string;
}

export interface RaceSeen
  extends Pick<RaceInView, 'evidence' | 'picks' | 'card' | 'cardHash' | 'picksMark'> {}

/** A race with everything that is worked out of it. */
export function raceInView(raceSeen: RaceSeen, analysis: Analysis): RaceInView {
  const builtIn = analyse(raceSeen.evidence, analysis);
  return {
    ...raceSeen,
    builtIn,
    chances: builtIn.model,
    order: finishOrder(builtIn.model, analysis.handicapper.order.exponents),
    field: fieldOf(raceSeen.evidence),
  };
}

/** Races of one card, and what is known of it. */
export interface RacesSeen {
  readonly races: readonly Race[];
  readonly card: Provenance;
  /** Fingerprint of the card. */
  readonly cardHash: string;
}

/** Which card questions are about. */
export interface CardInPlay extends RacesSeen {
  readonly track: Track;
  readonly day: RaceDay;
  /** That tomorrow's card is shown; null while today's is. */
  readonly message: string | null;
}
