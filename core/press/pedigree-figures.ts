import { horseNameKey } from '../card/same-name.ts';
import { groupBy } from '../kernel/group-by.ts';
import type { Provenance } from '../kernel/provenance.ts';
import type { RaceDay } from '../kernel/race-day.ts';
import type { PickableCard, PickedHorse } from './day-selection.ts';

/** What a pedigree source says of a horse; null where it says nothing. Scores are in the source's own points. */
export interface PedigreeFigures {
  readonly sire: string | null;
  readonly dam: string | null;
  readonly damSire: string | null;
  readonly surfaceScore: number | null;
  readonly distanceScore: number | null;
  readonly classScore: number | null;
  readonly debutScore: number | null;
  /** `6-8-14-2-0`: brilliant, intermediate, classic, solid and professional points. */
  readonly dosageProfile: string | null;
  /** Speed over stamina; infinite without any stamina. */
  readonly dosageIndex: number | 'infinite' | null;
  /** From -2 (stamina) to +2 (speed). */
  readonly centerOfDistribution: number | null;
  /** The price the source thinks right, to 1. */
  readonly oddsToOne: number | null;
  readonly comment: string;
}

/** Figures as reported: not yet matched to a horse. */
export interface ReportedPedigree {
  /** Null where the source names no day. */
  readonly day: RaceDay | null;
  readonly raceNumber: number | null;
  readonly programNumber: string | null;
  readonly horseName: string;
  readonly figures: PedigreeFigures;
}

/** Figures of a horse on a card. */
export interface RunnerPedigree extends PickedHorse {
  /** Slug. */
  readonly track: string;
  readonly day: RaceDay;
  readonly raceNumber: number;
  readonly figures: PedigreeFigures;
  readonly provenance: Provenance;
}

/** The figures as a text to compare by, whatever the order they were written in. */
export const figuresText = ({ figures }: RunnerPedigree): string =>
  JSON.stringify(Object.entries(figures).sort(([a], [b]) => (a < b ? -1 : 1)));

export interface FittedPedigrees {
  readonly fitted: readonly RunnerPedigree[];
  /** In sentences. */
  readonly faults: readonly string[];
  readonly ofOtherDays: number;
}

interface Place extends PickedHorse {
  readonly raceNumber: number;
}

const runnersByName = ({ races }: PickableCard): ReadonlyMap<string, readonly Place[]> =>
  groupBy(
    races.flatMap(({ number, runners }) =>
      runners.map(({ programNumber, horseName }) => ({ raceNumber: number, programNumber, horseName })),
    ),
    ({ horseName }) => horseNameKey(horseName),
  );

const isAtPlace = (reportedPedigree: ReportedPedigree, place: Place): boolean =>
  (reportedPedigree.raceNumber === null || reportedPedigree.raceNumber === place.raceNumber) &&
  (reportedPedigree.programNumber === null || reportedPedigree.programNumber === place.programNumber);

function failureOf(
  { horseName, raceNumber, programNumber }: ReportedPedigree,
  named: readonly Place[],
): string {
  const [place] = named;
  if (place === undefined) return `${horseName}: not on the card.`;
  const reportedPlace = [
    ...(raceNumber === null ? [] : [`race ${raceNumber}`]),
    ...(programNumber === null ? [] : [`#${programNumber}`]),
  ].join(', ');
  return `${horseName}: reported as ${reportedPlace}, on the card it is race ${place.raceNumber}, #${place.programNumber}.`;
}

/** Joins figures to the runners of a card by name; a race or number that contradicts the card is a fault. */
export function fittedPedigrees(
  reportedPedigrees: readonly ReportedPedigree[],
  card: PickableCard,
  provenance: Provenance,
): FittedPedigrees {
  const byName = runnersByName(card);
  const ofDay = reportedPedigrees.filter(({ day }) => day === null || day === card.day);
  const fits = ofDay.map((reportedPedigree) => {
    const named = byName.get(horseNameKey(reportedPedigree.horseName)) ?? [];
    return { one: reportedPedigree, named, place: named.find((place) => isAtPlace(reportedPedigree, place)) };
  });
  return {
    fitted: fits.flatMap(({ one: { figures }, place }) =>
      place === undefined ? [] : { ...place, track: card.trackSlug, day: card.day, figures, provenance },
    ),
    faults: fits.flatMap(({ one: reportedPedigree, named, place }) =>
      place === undefined ? failureOf(reportedPedigree, named) : [],
    ),
    ofOtherDays: reportedPedigrees.length - ofDay.length,
  };
}
