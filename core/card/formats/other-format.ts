import { sumBy } from '../../kernel/numbers.ts';
import type { Provenance } from '../../kernel/provenance.ts';
import type { RaceDay } from '../../kernel/race-day.ts';
import { formsOn, type NamedHorse, namedHorse, type PrintedForm } from '../history/printed-form.ts';
import { canBeSameHorse, isFuller } from '../history/same-horse.ts';
import { runnerOfKey } from '../horse-in-race.ts';
import type { Card } from '../race.ts';
import type { Runner } from '../runner.ts';

/** A card file in another format than the stored card: only what it prints about its horses is kept. */
export interface OtherFormat {
  readonly trackSlug: string;
  readonly day: RaceDay;
  readonly provenance: Provenance;
  /** SHA-256 of the facts of the file, so that the same file is recognized. */
  readonly contentHash: string;
  /** Without horses that have neither past performances nor works. */
  readonly forms: readonly PrintedForm[];
}

/** How many past performances and works of another format are kept, and its source. */
export interface KeptForms {
  readonly source: string;
  readonly pastPerformances: number;
  readonly workouts: number;
}

/** One format may leave out the year of birth or spell the dam differently: the horse is the one on the stored card. */
function sharedIdentity(horse: NamedHorse, stored: Runner | null): NamedHorse {
  if (stored === null) return horse;
  const isBetterKnown = canBeSameHorse(horse.key, stored.horseKey) && isFuller(horse.key, stored.horseKey);
  return isBetterKnown ? horse : namedHorse(stored);
}

/** What a card in another format is kept as beside the stored one. */
export function otherFormatOf(card: Card, contentHash: string, stored: Card): OtherFormat {
  const { trackSlug, day, provenance } = card;
  const storedRunners = new Map(stored.races.map(({ number, runners }) => [number, runners]));
  const forms = card.races.flatMap((race) =>
    formsOn({ ...card, races: [race] }).map((form) => ({
      ...form,
      horse: sharedIdentity(form.horse, runnerOfKey(storedRunners.get(race.number) ?? [], form.horse.key)),
    })),
  );
  return {
    trackSlug,
    day,
    provenance,
    contentHash,
    forms: forms.filter(({ lines, works }) => lines.length + works.length > 0),
  };
}

export const keptForms = ({ provenance, forms }: OtherFormat): KeptForms => ({
  source: provenance.source,
  pastPerformances: sumBy(forms, ({ lines }) => lines.length),
  workouts: sumBy(forms, ({ works }) => works.length),
});
