import type { Race } from '../card/race.ts';
import type { Track } from '../card/track.ts';
import type { Evidence } from '../handicapping/evidence.ts';
import { type FinishOrder, finishOrder } from '../handicapping/finish-order.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import { Refusal } from '../kernel/refusal.ts';
import { type Analysis, type AnalyzedRace, analyze } from '../picks/analysis/analysis.ts';
import type { Recommendation } from '../picks/recommendations/recommendation.ts';
import { fieldOf, type TicketField } from '../tickets/ticket-field.ts';

/** All the assistant knows of a race: the evidence, the chances, and the current picks. */
export interface RaceView {
  readonly evidence: Evidence;
  /** Our win chances, in the order of the betting interests. */
  readonly chances: readonly number[];
  readonly order: FinishOrder;
  readonly field: TicketField;
  /** By the built-in analysts in both slots, whoever made the picks. */
  readonly builtIn: AnalyzedRace;
  readonly picks: Recommendation;
  readonly card: Provenance;
  /** Fingerprint of the card it was seen on. */
  readonly cardHash: string;
  /** The same with the current picks. */
  readonly picksMark: string;
}

export interface RaceSnapshot
  extends Pick<RaceView, 'evidence' | 'picks' | 'card' | 'cardHash' | 'picksMark'> {}

/** A race with everything derived from it; `builtIn` where the built-in analysts' view of it is made already. */
export function raceView(
  snapshot: RaceSnapshot,
  analysis: Analysis,
  builtIn = analyze(snapshot.evidence, analysis),
): RaceView {
  return {
    ...snapshot,
    builtIn,
    chances: builtIn.model,
    order: finishOrder(builtIn.model, analysis.handicapper.order.exponents),
    field: fieldOf(snapshot.evidence),
  };
}

/** The races of a card that a question is about: the one it names, else all. */
export const racesAsked = (card: Pick<CardInPlay, 'races'>, raceNumber: number | null): CardInPlay['races'] =>
  card.races.filter(({ number }) => number === (raceNumber ?? number));

/** The names of all horses of some races, in their order. */
export const horseNamesOn = ({ races }: Pick<CardInPlay, 'races'>): readonly string[] =>
  races.flatMap(({ runners }) => runners.map(({ horseName }) => horseName));

/** Whether a race is off; there is no advice on it from then on. */
export const isRun = ({ evidence }: Pick<RaceView, 'evidence'>): boolean => evidence.isOff;

/** Whether a race is called off. */
export const isCanceled = ({ evidence }: Pick<RaceView, 'evidence'>): boolean =>
  evidence.race.isCancelled === true;

/** Whether a race is still to be run: neither off nor canceled. */
export const isToCome = (view: Pick<RaceView, 'evidence'>): boolean =>
  !isRun(view) && view.evidence.race.isCancelled !== true;

/** What a new analysis or debate of a race that is off is refused with. */
export const raceOff = ({ evidence: { race } }: Pick<RaceView, 'evidence'>): Refusal =>
  new Refusal(
    'conflict',
    'picks.race-off',
    `Race ${race.number} is off: it is no longer analyzed or debated.`,
  );

/** Races of one card, and what is known of it. */
export interface CardRaces {
  readonly races: readonly Race[];
  readonly card: Provenance;
  /** Fingerprint of the card. */
  readonly cardHash: string;
}

/** Which card questions are about. */
export interface CardInPlay extends CardRaces {
  readonly track: Track;
  readonly day: RaceDay;
  /** That tomorrow's card is shown; null while today's is. */
  readonly message: string | null;
}
