import type { Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { RunnerDraft } from './card-draft.ts';
import type { DeskMark } from './desk.ts';
import type { EquipmentChange } from './equipment.ts';
import type { QuotedPrice } from './price.ts';
import type { RaceId } from './race.ts';
import type { Surface } from './surface.ts';

/** A new fact in a form that can be put into a card; `to` is its value from then on. */
export type ChangedFact =
  /** False withdraws an earlier report of the same source. */
  | { readonly what: 'scratched'; readonly to: boolean }
  | { readonly what: 'cancelled'; readonly to: boolean }
  | { readonly what: 'entered'; readonly to: RunnerDraft }
  /** Off the also-eligible list and into the body of the race. */
  | { readonly what: 'draws-in'; readonly to: true }
  | { readonly what: 'jockey'; readonly to: string }
  | { readonly what: 'weight'; readonly to: number }
  | { readonly what: 'blinkers'; readonly to: 'on' | 'off' }
  /** Any equipment but blinkers; each piece is its own fact. */
  | { readonly what: 'equipment'; readonly to: EquipmentChange }
  | { readonly what: 'morning-line'; readonly to: QuotedPrice }
  | { readonly what: 'surface'; readonly to: Surface }
  | { readonly what: 'distance'; readonly to: { readonly yards: number; readonly isAbout: boolean } }
  | { readonly what: 'post-time'; readonly to: Instant }
  /** The track condition from then on, whichever race it was entered for; posted as a track condition, not on the card. */
  | { readonly what: 'going'; readonly to: { readonly surface: Surface; readonly condition: string } }
  /** Text only: shown, and changes nothing. */
  | { readonly what: 'remark'; readonly to: string }
  /** Withdraws the stewards' desk entry with that id, and nothing else. */
  | { readonly what: 'withdrawn'; readonly to: string };

export type ChangeKind = ChangedFact['what'];

/** What one source reports that differs from the card, or from its last report. Never altered, never deleted. */
export interface CardChange {
  readonly raceId: RaceId;
  /** Null where it is about the race. */
  readonly programNumber: string | null;
  readonly horseName: string | null;
  readonly fact: ChangedFact;
  /** As text, `Robin Lane` or `5-2`; null where there was nothing, or it is unknown. */
  readonly before: string | null;
  readonly after: string | null;
  /** `Veterinarian`; null without a reason. */
  readonly reason: string | null;
  /** The source; `at` is its own time of the report, as far as it gives one. */
  readonly provenance: Provenance;
  /** When it was received, by the racing clock: nothing before that may use it. */
  readonly knownAt: Instant;
  /** Present only on manual entries. */
  readonly desk?: DeskMark;
}

/** Which fact about whom: changes with the same subject are about one fact. Each remark has its own, and each piece of equipment; going is the day's. */
export function subjectOf({
  raceId,
  programNumber,
  fact,
}: Pick<CardChange, 'raceId' | 'programNumber' | 'fact'>) {
  if (fact.what === 'going') return `${raceId.replace(/-\d+$/, '')} going ${fact.to.surface}`;
  if (fact.what === 'equipment') return `${raceId} ${programNumber ?? ''} equipment ${fact.to.gear}`;
  const words = fact.what === 'remark' || fact.what === 'withdrawn' ? ` ${fact.to}` : '';
  return `${raceId} ${programNumber ?? ''} ${fact.what}${words}`;
}
