import type { Instant } from '../../kernel/instant.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import { type RaceDay, raceDayAt } from '../../kernel/race-day.ts';
import type { PastPerformance } from '../past-performance.ts';
import type { Card } from '../race.ts';
import type { HorseKey, Runner } from '../runner.ts';
import { trackByCode } from '../track.ts';
import type { Workout } from '../workout.ts';

/** A horse as a card or a result names it. */
export interface NamedHorse {
  readonly key: HorseKey;
  readonly name: string;
  readonly sire: string | null;
  readonly dam: string | null;
}

export const namedHorse = ({ horseKey, horseName, pedigree }: Runner): NamedHorse => ({
  key: horseKey,
  name: horseName,
  sire: pedigree.sire,
  dam: pedigree.dam,
});

/** What one card prints about a horse: its past performances and works, newest first. */
export interface PrintedForm {
  readonly horse: NamedHorse;
  readonly trackSlug: string;
  /** Of the card. */
  readonly cardDay: RaceDay;
  /** Of the card. */
  readonly provenance: Provenance;
  readonly lines: readonly PastPerformance[];
  readonly works: readonly Workout[];
}

/** What a card prints about each of its horses. */
export const formsOn = ({ trackSlug, day, provenance, races }: Card): readonly PrintedForm[] =>
  races.flatMap(({ runners }) =>
    runners.map((runner) => ({
      horse: namedHorse(runner),
      trackSlug,
      cardDay: day,
      provenance,
      lines: runner.pastPerformances ?? [],
      works: runner.workouts ?? [],
    })),
  );

/** A stored card that has a horse. */
export interface CardOfHorse {
  readonly trackSlug: string;
  readonly day: RaceDay;
}

/** The cards that print something about a horse, newest first, each once. */
export function cardsOf(forms: readonly PrintedForm[]): readonly CardOfHorse[] {
  const cards = forms.map(({ trackSlug, cardDay }) => ({ trackSlug, day: cardDay }));
  const distinct = new Map(cards.map((card) => [`${card.day} ${card.trackSlug}`, card] as const));
  return [...distinct].sort(([a], [b]) => (a < b ? 1 : -1)).map(([, card]) => card);
}

/** No track races farther west, so a day that is over there is over at every track whose time zone is unknown. */
const WESTERNMOST = 'America/Los_Angeles';

/**
 * Whether what happened on that day at a track was known at a moment: from the next day on, in the zone of the track (a
 * code). Nothing counts as known on the day itself.
 */
export const isKnownBefore = (
  { track, day }: { readonly track: string; readonly day: RaceDay },
  before: Instant,
): boolean => day < raceDayAt(before, trackByCode(track)?.timeZone ?? WESTERNMOST);

/** The form as known at a moment. */
export const formBefore = (form: PrintedForm, before: Instant): PrintedForm => ({
  ...form,
  lines: form.lines.filter((line) => isKnownBefore(line, before)),
  works: form.works.filter((work) => isKnownBefore(work, before)),
});
