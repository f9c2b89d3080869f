import type { Instant } from '../kernel/instant.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { RunnerDraft } from './card-draft.ts';
import type { RaceId } from './race.ts';
import type { Runner } from './runner.ts';
import type { Surface } from './surface.ts';

/** What is new, in a form that can be put into a card. `to` is how it stands from then on. */
export type ChangedFact =
  /** False takes an earlier word of the same source back. */
  | { readonly what: 'scratched'; readonly to: boolean }
  | { readonly what: 'cancelled'; readonly to: boolean }
  | { readonly what: 'entered'; readonly to: RunnerDraft }
  /** Off the also-eligible list and into the body of the race. */
  | { readonly what: 'draws-in'; readonly to: true }
  | { readonly what: 'jockey'; readonly to: string }
  | { readonly what: 'weight'; readonly to: number }
  | { readonly what: 'blinkers'; readonly to: 'on' | 'off' }
  | { readonly what: 'morning-line'; readonly to: NonNullable<Runner['morningLine']> }
  | { readonly what: 'surface'; readonly to: Surface }
  | { readonly what: 'distance'; readonly to: { readonly yards: number; readonly isAbout: boolean } }
  | { readonly what: 'post-time'; readonly to: Instant }
  /** Said in words only: it is shown and changes nothing. */
  | { readonly what: 'remark'; readonly to: string };

export type ChangeKind = ChangedFact['what'];

/** What one source said otherwise than the card it is about, or than it said before. Never altered, never deleted. */
export interface CardChange {
  readonly raceId: RaceId;
  /** Null where it is about the race. */
  readonly programNumber: string | null;
  readonly horseName: string | null;
  readonly fact: ChangedFact;
  /** In words, `Robin Lane` or `5-2`; null where there was nothing, or what it was is not known. */
  readonly before: string | null;
  readonly after: string | null;
  /** `Veterinarian`; null where none is told. */
  readonly reason: string | null;
  /** Who said it; `at` is when, as far as the source tells. */
  readonly provenance: Provenance;
  /** When it came here, by the racing clock: what is judged before that knows nothing of it. */
  readonly knownAt: Instant;
}

/** Which fact of whom: changes with the same subject are words on one thing. Every remark is a thing of its own. */
export function subjectOf({
  raceId,
  programNumber,
  fact,
}: Pick<CardChange, 'raceId' | 'programNumber' | 'fact'>) {
  const words = fact.what === 'remark' ? ` ${fact.to}` : '';
  return `${raceId} ${programNumber ?? ''} ${fact.what}${words}`;
}
