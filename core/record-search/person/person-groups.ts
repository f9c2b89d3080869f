import { MILE } from '../../card/distance.ts';
import { courseOf, type Footing } from '../../card/surface.ts';
import { groupBy } from '../../kernel/group-by.ts';
import type { QueryStart } from '../query-start.ts';
import { recordOf, type StartsRecord } from '../record.ts';
import { situationsAmong } from './person-situations.ts';

export interface GroupRow extends StartsRecord {
  readonly label: string;
}

/** The record of a person by one kind of fact: `Surface`. */
export interface PersonGroup {
  readonly title: string;
  /** Most starts first. */
  readonly rows: readonly GroupRow[];
}

const NOT_REPORTED = 'Not reported';

const FOOTINGS: Readonly<Record<Footing, string>> = {
  dirt: 'Dirt',
  turf: 'Turf',
  synthetic: 'Synthetic',
  jumps: 'Over jumps',
};

const surfaceOf = ({ race: { surface } }: QueryStart): string =>
  surface === null ? NOT_REPORTED : FOOTINGS[courseOf(surface).footing];

function distanceOf({ race: { distanceYards } }: QueryStart): string {
  if (distanceYards === null) return NOT_REPORTED;
  return distanceYards < MILE ? 'Sprints (under a mile)' : 'Routes (a mile or more)';
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function classOf({ race: { grade, type } }: QueryStart): string {
  if (grade !== null) return 'Graded stakes';
  return type === '' ? NOT_REPORTED : capitalized(type);
}

const byStarts = (a: GroupRow, b: GroupRow): number => b.starts - a.starts || (a.label < b.label ? -1 : 1);

const groupedBy = (
  title: string,
  starts: readonly QueryStart[],
  labelOf: (start: QueryStart) => string,
): PersonGroup => ({
  title,
  rows: [...groupBy(starts, labelOf)]
    .map(([label, ofLabel]) => ({ label, ...recordOf(ofLabel) }))
    .sort(byStarts),
});

/** By situation; a start may be in several, and in none that the results do not report. */
const bySituation = (starts: readonly QueryStart[], horses: readonly QueryStart[]): PersonGroup => ({
  title: 'Situation',
  rows: situationsAmong(horses)
    .map(({ label, applies }) => ({ label, ...recordOf(starts.filter((start) => applies(start) === true)) }))
    .filter((row) => row.starts > 0),
});

/** A person's starts by surface, distance, class and situation; `horses` are all starts of the horses in order of time. */
export const personGroups = (
  starts: readonly QueryStart[],
  horses: readonly QueryStart[],
): readonly PersonGroup[] => [
  groupedBy('Surface', starts, surfaceOf),
  groupedBy('Distance', starts, distanceOf),
  groupedBy('Class', starts, classOf),
  bySituation(starts, horses),
];
